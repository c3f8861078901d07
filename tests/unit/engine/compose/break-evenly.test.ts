import { describe, expect, it } from 'vitest';
import { breakEvenly, type Piece } from '../../../../lib/engine/compose/break-evenly.ts';

/** Ten pixels a letter. */
const toPieces = (text: string): Piece[] =>
  text.split(' ').map((word, index) => ({ text: word, space: index === 0 ? 0 : 10, width: word.length * 10 }));

describe('lines', () => {
  it.each<[string, string, number, number, string[]]>([
    ['are even', 'one two three four five six', 2, 200, ['one two three', 'four five six']],
    [
      'end at a pause rather than within a phrase',
      'Town beyond the harbour: It is about our life',
      4,
      190,
      ['Town beyond', 'the harbour:', 'It is about', 'our life'],
    ],
    [
      'leave no word alone at the end',
      'a long heading that stands over one',
      3,
      190,
      ['a long heading', 'that stands', 'over one'],
    ],
  ])('%s', (_, text, count, max, lines) => {
    const broken = breakEvenly(toPieces(text), count, max) ?? [];
    expect(broken).toHaveLength(count);
    expect(broken.join(' ')).toBe(text);
    expect(broken).toEqual(lines);
  });

  it.each<[string, readonly string[], string[]]>([
    ['behind a particle', ['指紋', '認証で', '最新の', '機種', '付き'], ['指紋認証で', '最新の機種付き']],
    ['at a pause', ['在疫情的', '日子里，', '封在', '武汉', '小心'], ['在疫情的日子里，', '封在武汉小心']],
  ])('end rather %s than within a compound', (_, words, lines) => {
    const pieces = words.map((text) => ({ text, space: 0, width: text.length * 10 }));
    expect(breakEvenly(pieces, 2, 100)).toEqual(lines);
  });

  it('fail where a word is wider than they are', () => {
    expect(breakEvenly(toPieces('a gargantuan word'), 2, 60)).toBeUndefined();
  });
});
