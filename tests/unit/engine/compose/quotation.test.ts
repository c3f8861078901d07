import { describe, expect, it } from 'vitest';
import { addQuotationMarks, drawOpeningMark, withoutQuotes } from '../../../../lib/engine/compose/parts/quotation.ts';

describe('quoted', () => {
  it.each([
    ['en', '“So it is”'],
    ['de', '„So it is“'],
    ['de-CH', '„So it is“'],
    ['es', '«So it is»'],
    ['fr', '«\u00a0So it is\u00a0»'],
    ['it', '«So it is»'],
    ['pl', '„So it is”'],
    ['nl', '“So it is”'],
    ['ru', '«So it is»'],
    ['uk', '«So it is»'],
    ['cs', '„So it is“'],
    ['fi', '”So it is”'],
    ['sv', '”So it is”'],
    ['hu', '„So it is”'],
    ['ja', '「So it is」'],
    ['xx', '“So it is”'],
  ])('closes what it opens in %s: %s', (language, expected) => {
    expect(addQuotationMarks('So it is', language)).toBe(expected);
  });

  it('adds no second pair', () => {
    expect(addQuotationMarks('„So it is“', 'de')).toBe('„So it is“');
  });
});

describe('unquoted', () => {
  it.each([
    ['de', '„So it is“', 'So it is'],
    ['fr', '«\u00a0So it is\u00a0»', 'So it is'],
    ['en', 'So it is', 'So it is'],
    ['en', '“So,” she said, “it is”', '“So,” she said, “it is”'],
  ])('in %s leaves of %s: %s', (language, text, words) => {
    expect(withoutQuotes(text, language)).toBe(words);
  });
});

describe('openingMark', () => {
  it.each([
    ['de', 'en', false],
    ['fr', 'en', false],
    ['ja', 'en', false],
    ['fr', 'ru', true],
    ['nl', 'en', true],
  ])('of %s and %s is the same: %s', (one, other, isSame) => {
    const [first, second] = [drawOpeningMark(one, '#000000', 1), drawOpeningMark(other, '#000000', 1)];
    expect(JSON.stringify(first) === JSON.stringify(second)).toBe(isSame);
  });
});
