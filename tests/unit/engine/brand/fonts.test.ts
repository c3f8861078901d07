import { readFileSync } from 'node:fs';
import { assert, integer, property, string, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseFaces, findNearestWeight } from '../../../../lib/engine/brand/choose-faces.ts';
import { isFontFile } from '../../../../lib/engine/brand/font-file.ts';
import { findStandIn } from '../../../../lib/engine/brand/stand-in.ts';
import { toTypeface } from '../../../../lib/engine/typefaces.ts';

const file = (type: string) => readFileSync(`node_modules/@fontsource/anton/files/anton-latin-400-normal.${type}`);

describe('a font file', () => {
  it.each(['woff2', 'woff'])('is known by its signature: %s', (type) => {
    expect(isFontFile(file(type))).toBe(true);
    expect(isFontFile(file(type).subarray(0, 60))).toBe(false);
  });

  it('that says it unpacks to 4 GB is none', () => {
    const bomb = Buffer.from(file('woff2'));
    bomb.writeUInt32BE(0xffffffff, 16);
    expect(isFontFile(bomb)).toBe(false);
  });

  it('is nothing else, whatever the bytes', () => {
    const html = new TextEncoder().encode(`<!doctype html>${' '.repeat(200)}`);
    expect(isFontFile(html)).toBe(false);
    assert(property(uint8Array({ maxLength: 200 }), (bytes) => typeof isFontFile(bytes) === 'boolean'));
  });
});

describe('the files a text needs', () => {
  const face = (weight: string, unicodeRange?: string) => ({
    family: 'Sea',
    weight,
    url: `https://fonts.example/${weight}-${unicodeRange}`,
    ...(unicodeRange && { unicodeRange }),
  });
  const greek = 'U+0370-03FF';
  const latin = 'U+0000-00FF, U+20AC';

  it('are those with its characters, Latin first, in the weights of its role', () => {
    const faces = [face('300', latin), face('400', greek), face('400', latin), face('900', greek), face('900', latin)];
    expect(chooseFaces(faces, 'headline', 'Tide').map(({ weight }) => weight)).toEqual(['900']);
    expect(chooseFaces(faces, 'body', 'Ωmega').map((each) => [each.weight, each.unicodeRange])).toEqual([
      ['400', latin],
      ['900', latin],
      ['400', greek],
      ['900', greek],
    ]);
  });

  it('are one for all weights where it is variable, and few', () => {
    expect(chooseFaces([face('100 900')], 'body', 'x')).toHaveLength(1);
    expect(
      chooseFaces(
        Array.from({ length: 1000 }, () => face('700')),
        'body',
        'x',
      ).length,
    ).toBeLessThanOrEqual(10);
  });

  it('may have any range', () => {
    assert(property(string({ maxLength: 200 }), (range) => void chooseFaces([face('400', range)], 'body', 'x')));
    expect(chooseFaces([face('400', 'U+4??'), face('400', 'u+6')], 'body', 'Щ')).toHaveLength(1);
  });
});

describe('a weight', () => {
  it.each([
    [[[400, 400]], 800, 400],
    [
      [
        [400, 400],
        [700, 700],
      ],
      600,
      700,
    ],
    [
      [
        [300, 300],
        [500, 500],
      ],
      400,
      300,
    ],
    [[[200, 700]], 800, 700],
    [[], 700, 700],
  ] as const)('of %j nearest to %i is %i', (ranges, wanted, nearest) => {
    expect(findNearestWeight(ranges, wanted)).toBe(nearest);
  });

  it('is always one that the files have', () => {
    assert(
      property(integer({ min: 1, max: 1000 }), integer({ min: 1, max: 1000 }), (had, wanted) => {
        const files = [{ alias: 'a', weight: String(had) }];
        const font = toTypeface('headline', wanted, { headline: { behind: 'headline', files } });
        expect(font).toEqual({ family: 'headline', weight: had, faces: ['a'] });
      }),
    );
  });
});

describe('what stands in for a font', () => {
  it.each([
    ['Inter', 'headline', 'body'],
    ['bricolage grotesque', 'body', 'headline'],
    ['Anton', 'headline', 'meme'],
    ['Inter Variable', 'body', 'body'],
    ['Oswald', 'headline', 'meme'],
    ['Barlow Condensed', 'headline', 'meme'],
    ['Oswald', 'body', 'body'],
    ['Helvetica Neue', 'headline', 'body'],
    ['Open Sans', 'headline', 'body'],
    ['IBM Plex Mono', 'headline', 'body'],
    ['Playfair Display', 'headline', 'headline'],
    ['Pacifico', 'headline', 'headline'],
    ['Merriweather', 'body', 'body'],
  ] as const)('named %s as %s is %s', (name, role, bundled) => {
    expect(findStandIn(name, role)).toBe(bundled);
  });
});
