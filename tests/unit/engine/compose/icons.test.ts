import { describe, expect, it } from 'vitest';
import paths from '../../../../lib/engine/compose/icons.json' with { type: 'json' };
import { chooseIcons } from '../../../../lib/engine/compose/icons.ts';

const getDrawing = (name: keyof typeof paths) => paths[name].map(([d]) => d);

describe('chooseIcons', () => {
  it.each<[string, string, keyof typeof paths]>([
    ['Drink more water', 'en', 'drop'],
    ['Walking helps', 'en-GB', 'person-simple-walk'],
    ['Genug Schlaf', 'de', 'bed'],
    ['Des livres partout', 'fr', 'book'],
    ['Más árboles', 'es', 'tree'],
    ['Energia mais barata', 'pt-BR', 'lightning'],
    ['Treni più veloci', 'it', 'train'],
    ['Meer bomen', 'nl', 'tree'],
    ['اشرب الماء', 'ar', 'drop'],
    ['夜は早く寝る', 'ja', 'bed'],
    ['每天散步', 'zh-Hans', 'person-simple-walk'],
  ])('knows %j (%s) as %s', (text, language, name) => {
    expect(chooseIcons([text], language)?.[0]?.paths.map(({ d }) => d)).toEqual(getDrawing(name));
  });

  it.each([
    ['a text without a known word', ['Whatever comes'], 'en'],
    ['one of many without', ['Drink water', 'Whatever comes'], 'en'],
    ['two that would look alike', ['Sleep well', 'A better bed'], 'en'],
    ['a language it does not know', ['Drink water'], 'xx'],
    ['a word of another language', ['Gift'], 'de'],
    ['a long sentence', ['At the heart of the lawsuit was a small question'], 'en'],
  ])('gives none for %s', (_what, texts, language) => {
    expect(chooseIcons(texts, language)).toBeUndefined();
  });
});
