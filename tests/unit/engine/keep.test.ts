import { describe, expect, it, vi } from 'vitest';
import { findAll, tidy } from '../../../lib/engine/brief/text/text.ts';
import { getWords, keepByWords } from '../../../lib/engine/brief/text/words.ts';
import { keepByText } from '../../../lib/engine/keep.ts';

describe('keepByText', () => {
  it('computes once for each text, also where the result is 0 or false', () => {
    const compute = vi.fn((text: string) => text.length > 3);
    const isLong = keepByText(compute);
    expect(['sea', 'ship', 'sea', 'ship'].map(isLong)).toEqual([false, true, false, true]);
    expect(compute).toHaveBeenCalledTimes(2);
  });
});

describe('keepByWords', () => {
  it('keeps results of each set of words apart', () => {
    const [english, german] = [getWords('en'), getWords('de')];
    const isStop = keepByWords((text, words) => words.stop.has(text));
    expect([isStop('die', german), isStop('die', english), isStop('die', german)]).toEqual([true, false, true]);
  });
});

describe('findAll', () => {
  it('finds as matchAll does, and leaves the pattern as it was', () => {
    const pattern = /\d/g;
    expect(findAll('1 or 2', pattern).map(({ index }) => index)).toEqual([0, 5]);
    expect(findAll('none', pattern)).toEqual([]);
    expect(pattern.lastIndex).toBe(0);
  });
});

describe('tidy', () => {
  it.each([
    ['plain words', 'plain words'],
    [' ahead', 'ahead'],
    ['behind\n', 'behind'],
    ['two  spaces', 'two spaces'],
    ['a\ttab', 'a tab'],
    ['a hard\u00a0space', 'a hard space'],
    ['\ufeffmark', 'mark'],
  ])('writes %j as %j', (text, expected) => {
    expect(tidy(text)).toBe(expected);
  });
});
