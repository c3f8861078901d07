import { describe, expect, it } from 'vitest';
import { findWordAt } from '../../../lib/edit/word-at.ts';

const value = 'Write first, answer later, write again';
const lines = [
  { text: 'WRITE FIRST,', x: 100, baseline: 150, width: 240 },
  { text: 'ANSWER LATER,', x: 100, baseline: 210, width: 260 },
  { text: 'WRITE AGAIN', x: 100, baseline: 270, width: 220 },
];

describe('the word under a click', () => {
  it.each([
    [110, 140, 'Write', 0],
    [300, 140, 'first', 6],
    [350, 200, 'later', 20],
    // The second of two equal words.
    [110, 260, 'write', 27],
    // Above all lines, beside one, below all.
    [110, 0, 'Write', 0],
    [900, 200, 'later', 20],
    [300, 900, 'again', 33],
  ])('at %i, %i is "%s"', (x, y, word, start) => {
    const found = findWordAt({ lines, direction: 'ltr' }, { x, y }, value);
    expect(found && value.slice(found.start, found.end)).toBe(word);
    expect(found?.start).toBe(start);
  });

  it('is counted from the right where text runs that way', () => {
    const arabic = [{ text: 'اكتب أولا', x: 0, baseline: 50, width: 200 }];
    const found = findWordAt({ lines: arabic, direction: 'rtl' }, { x: 190, y: 40 }, 'اكتب أولا');
    expect(found).toEqual({ start: 0, end: 4 });
  });

  it('is none where other words were drawn, and where there is no line', () => {
    expect(findWordAt({ lines, direction: 'ltr' }, { x: 110, y: 140 }, 'Something else')).toBeUndefined();
    expect(findWordAt({ lines: [], direction: 'ltr' }, { x: 0, y: 0 }, value)).toBeUndefined();
  });
});
