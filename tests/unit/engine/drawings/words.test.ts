import { describe, expect, it } from 'vitest';
import { drawingNames, isDrawing, searchDrawings } from '../../../../lib/engine/drawings/index.ts';
import { toPhraseKey } from '../../../../lib/engine/drawings/matching/stem.ts';
import { splitTable, splitWords } from '../../../../lib/engine/drawings/matching/word-index.ts';
import { getDrawingNames } from '../../../../lib/engine/drawings/names-by-language.ts';
import { languages } from '../../../../lib/engine/languages/index.ts';

const withWords = languages.filter(({ drawings }) => drawings !== undefined);

describe.each(withWords.map((language) => [language.code, language] as const))(
  'words for drawings in %s',
  (code, { drawings, hasSpaces }) => {
    const lines = splitTable(drawings?.words);

    it('name drawings that there are', () => {
      expect(lines.map(([name]) => name).filter((name) => !isDrawing(name))).toEqual([]);
    });

    it('have one line for a drawing', () => {
      const names = lines.map(([name]) => name);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    });

    it('stand for one drawing each', () => {
      const toKey = (word: string) => (hasSpaces && drawings ? toPhraseKey(word, drawings) : word.toLowerCase());
      const owners = new Map<string, string>();
      const doubles: string[] = [];
      for (const [name, rest] of lines) {
        const { direct, near } = splitWords(rest);
        for (const word of [...direct, ...near]) {
          const key = toKey(word);
          const owner = owners.get(key) ?? name;
          if (owner !== name) doubles.push(`${word}: ${owner}, ${name}`);
          owners.set(key, owner);
        }
      }
      expect(doubles).toEqual([]);
    });

    it('leave no drawing without a name', () => {
      expect(drawingNames.filter((name) => !getDrawingNames(code)[name])).toEqual([]);
    });
  },
);

describe('searchDrawings', () => {
  it.each([
    ['dog', 'en', 'dog'],
    ['Hund', 'de', 'dog'],
    ['chien', 'fr', 'dog'],
    ['собака', 'ru', 'dog'],
    ['犬', 'ja', 'dog'],
    ['cafe', 'es', 'hot-beverage'],
    ['bicycle', 'xx', 'bicycle'],
  ])('finds by %s in %s the drawing %s', (query, language, name) => {
    expect(searchDrawings(query, language).slice(0, 6)).toContain(name);
  });

  it.each([
    ['Hund', ['en', 'de'], 'dog'],
    ['dog', ['de', 'en'], 'dog'],
    ['perro', ['ja', 'es-MX'], 'dog'],
  ])('finds by %s in the languages %s the drawing %s', (query, languages, name) => {
    expect(searchDrawings(query, ...languages).slice(0, 6)).toContain(name);
  });

  it('returns all of them for an empty query, and none for nonsense', () => {
    expect(searchDrawings(' ', 'en')).toEqual(drawingNames);
    expect(searchDrawings('qqxzy', 'en')).toEqual([]);
  });
});
