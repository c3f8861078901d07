import { describe, expect, it } from 'vitest';
import { findContradicted } from '../../../../lib/engine/drawings/contradictions.ts';
import { illustrate } from '../../../../lib/engine/drawings/index.ts';
import { isToScale } from '../../../../lib/engine/drawings/scale.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';
import { makeArticle, makeListBrief } from './sources.ts';

const find = (code: string, title: string, text = ''): ReadonlySet<string> => {
  const language = findLanguage(code);
  if (!language) throw new Error(`no ${code}`);
  return new Set(findContradicted(title, text, language).keys());
};

describe('a drawing is contradicted', () => {
  it.each([
    ['en', 'Vegan noodles from the wok', 'spaghetti'],
    ['de', 'Vegane Nudeln aus dem Wok', 'spaghetti'],
    ['fr', 'Nouilles végétariennes', 'spaghetti'],
    ['es', 'Fideos veganos', 'spaghetti'],
    ['ja', 'ヴィーガンの麺', 'spaghetti'],
    ['ko', '비건 국수', 'spaghetti'],
    ['zh', '素食面条', 'spaghetti'],
    ['de', 'Sieg bei den Hallenmeisterschaften', 'stadium'],
    ['it', 'I campionati indoor', 'stadium'],
    ['en', 'A flat in the old town', 'house'],
    ['pl', 'Ile kosztuje mieszkanie', 'house'],
    ['de', 'Schnee belastet Solarmodule', 'solar-panel'],
    ['ru', 'Снег на солнечных панелях', 'solar-panel'],
    ['nl', 'Chocoladetaart voor de zondag', 'shortcake'],
    ['pt', 'Bolo de chocolate', 'shortcake'],
    ['en', 'Run Windows on a Mac', 'desktop-computer'],
    ['de', 'Biathlon: Sieg im Massenstart', 'skis'],
    ['de', 'Whisky-Abende im Januar', 'cocktail-glass'],
    ['es', 'El senador califica al presidente de incapaz', 'ballot-box-with-ballot'],
    ['ar', 'الوزير يهاجم البرلمان', 'classical-building'],
    ['fr', 'Les étudiants en grève', 'student'],
    ['de', 'Das Dresdner Stollenfest', 'shortcake'],
    ['de', 'Warnstreik an den Hochschulen', 'graduation-cap'],
    ['es', 'Huelga de maestros', 'teacher'],
    ['ja', '教師のストライキ', 'teacher'],
    ['ru', 'Забастовка врачей', 'health-worker'],
    ['pt', 'Demissões na escola', 'teacher'],
    ['zh', '工厂裁员', 'mechanic'],
    ['nl', 'Het museum van de architecten', 'classical-building'],
    ['de', 'Reisemobile auf dem Caravan Salon', 'tent'],
  ])('in %s by the title “%s”: %s', (code, title, drawing) => {
    expect([...find(code, title)]).toContain(drawing);
  });

  it.each([
    ['en', 'Noodles from the wok', 'spaghetti'],
    ['de', 'Sieg im Stadion', 'stadium'],
    ['en', 'A house by the sea', 'house'],
    ['de', 'Solarmodule auf dem Dach', 'solar-panel'],
    ['en', 'Machine learning on a desktop', 'desktop-computer'],
    ['es', 'El senado aprueba la ley', 'classical-building'],
    ['en', 'Students strike a chord', 'student'],
    ['de', 'Studierende im Praktikum', 'student'],
    ['en', 'The museum of the city', 'classical-building'],
  ])('in %s, but not by “%s”: %s', (code, title, drawing) => {
    expect([...find(code, title)]).not.toContain(drawing);
  });

  it.each([
    ['Snow on the solar panels', undefined],
    ['The cake with chocolate', 'bowl-with-spoon'],
    ['Vegan spaghetti', 'fork-and-knife-with-plate'],
  ])('and nothing else of its field is drawn for “%s”, but %s', (title, drawing) => {
    const text = `${title}. The solar energy and the wind turbines of the grid. The recipe for the oven: bake the cake, cook the spaghetti.`;
    expect(illustrate(makeListBrief(title), makeArticle(title, text, text, text)).hero?.drawings[0]).toBe(drawing);
  });

  it('by what a text says twice, and not by one word of it', () => {
    const said = 'The snow lies on the roof.';
    expect([...find('en', 'Panels in winter', `${said} ${said}`)]).toContain('solar-panel');
    expect([...find('en', 'Panels in winter', said)]).not.toContain('solar-panel');
  });

  it('and another thing of the field is drawn', () => {
    const draw = (title: string) => {
      const text =
        'Skiing: the skier won the ski race on the slope. The skis of the skiers ran on the piste in the alps.';
      return illustrate(makeListBrief(title), makeArticle(title, text, text)).hero?.drawings[0];
    };
    expect(draw('The ski race of the skiers')).toBe('skis');
    expect(draw('The ski race of the biathlon skiers')).not.toBe('skis');
  });
});

it.each([
  ['backpack', 'school', false],
  ['lectern', 'mobile-phone', false],
  ['pill', 'stethoscope', true],
  ['automobile', 'house', true],
  ['house', 'automobile', false],
])('%s beside %s is to scale: %s', (drawing, main, is) => {
  expect(isToScale(drawing, main)).toBe(is);
});
