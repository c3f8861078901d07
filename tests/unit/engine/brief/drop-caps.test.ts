import { describe, expect, it } from 'vitest';
import { joinLetters } from '../../../../lib/engine/brief/outline/drop-caps.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { documentOf, paragraph } from './documents.ts';

const rest = 'Keepers of the tower say that it’s white, and the tests for everybody go on at both ends.';
const read = (text: string, language: string) =>
  joinLetters(documentOf({ language }, paragraph(text), paragraph(rest)), getWords(language)).blocks.map((block) =>
    'text' in block ? block.text : '',
  )[0];

describe('the first letter of a paragraph', () => {
  it.each([
    ['T he tower of Tarn is painted in spring.', 'en', 'The tower of Tarn is painted in spring.'],
    ['“T he tower of Tarn is painted in spring.', 'en', '“The tower of Tarn is painted in spring.'],
    ['I t’s been a rough year for lime.', 'en', 'It’s been a rough year for lime.'],
    // Letters that are words, or names of kinds.
    ['T tests of the lime go on.', 'en', 'T tests of the lime go on.'],
    ['A tower of Tarn is painted in spring.', 'en', 'A tower of Tarn is painted in spring.'],
    ['X is the height of the tower.', 'en', 'X is the height of the tower.'],
    ['W roku 1965 latarnia była biała.', 'pl', 'W roku 1965 latarnia była biała.'],
  ])('belongs to its word: %s', (text, language, expected) => {
    expect(read(text, language)).toBe(expected);
  });

  it.each([
    [
      '“[B]ut if I were the mayor, I would paint it,” he said.',
      '“But if I were the mayor, I would paint it,” he said.',
    ],
    ['The tower is white.[b]', 'The tower is white.[b]'],
    ['The tower [c] is white.', 'The tower [c] is white.'],
  ])('stays where a quotation changes it: %s', (text, expected) => {
    expect(read(text, 'en')).toBe(expected);
  });
});
