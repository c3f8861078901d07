import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSrcset } from '../../../lib/capture/page/srcset.ts';

describe('parseSrcset', () => {
  it.each([
    [
      'a.jpg 320w, b.jpg 1280w',
      [
        ['a.jpg', 320],
        ['b.jpg', 1280],
      ],
    ],
    [
      'a.jpg, b.jpg 2x',
      [
        ['a.jpg', undefined],
        ['b.jpg', 200],
      ],
    ],
    [
      'a.jpg 1x,b.jpg 1.5x',
      [
        ['a.jpg', 100],
        ['b.jpg', 150],
      ],
    ],
    [
      '/w_1,h_2/a.jpg 320w, /w_3,h_4/b.jpg 640w',
      [
        ['/w_1,h_2/a.jpg', 320],
        ['/w_3,h_4/b.jpg', 640],
      ],
    ],
    ['a.jpg', [['a.jpg', undefined]]],
    [' , a.jpg 10w , ', [['a.jpg', 10]]],
    ['', []],
  ])('%s', (srcset, expected) => {
    const found = parseSrcset(srcset, 100).map(({ address, width }) => [address, width]);
    expect(found).toEqual(expected);
  });

  it('answers for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { address, width } of parseSrcset(text)) {
          expect(address).not.toMatch(/\s/);
          expect(width === undefined || width > 0).toBe(true);
        }
      }),
    );
  });
});
