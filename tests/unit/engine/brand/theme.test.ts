import { describe, expect, it } from 'vitest';
import { paletteOf } from '../../../../lib/engine/brand/palette.ts';
import { chooseLook, looks, themeOf } from '../../../../lib/engine/brand/theme.ts';

describe('chooseLook', () => {
  it.each([
    ['minimal', 'editorial'],
    ['editorial', 'editorial'],
    ['bold', 'full'],
    ['colourful', 'full'],
    ['playful', 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const)('takes the wish %s for the look %s', (wish, look) => {
    expect(chooseLook('Any title', wish)).toBe(look);
  });

  it('gives the same content the same look, and ten in a row at least three', () => {
    const titles = Array.from({ length: 10 }, (_, index) => `Story number ${index} of the week`);
    expect(titles.map((title) => chooseLook(title))).toEqual(titles.map((title) => chooseLook(title)));
    expect(new Set(titles.map((title) => chooseLook(title))).size).toBeGreaterThanOrEqual(3);
  });

  it('is dark on request only', () => {
    const chosen = Array.from({ length: 200 }, (_, index) => chooseLook(`Title ${index}`));
    expect(new Set(chosen)).toEqual(new Set(looks.filter((look) => look !== 'dark')));
  });
});

describe('themeOf', () => {
  it('keeps a brand’s corners and motif through every look', () => {
    const palette = paletteOf('#c8372d');
    const own = looks.map((look) => themeOf(look, palette)).map(({ radius, motif }) => `${radius} ${motif}`);
    expect(new Set(own).size).toBe(1);
  });

  it('gives brands different motifs', () => {
    const brands = ['#0f766e', '#2563eb', '#7c3aed', '#c8372d', '#15803d', '#be2a7b', '#b4530a', '#a21caf'];
    expect(new Set(brands.map((brand) => themeOf('deep', paletteOf(brand)).motif)).size).toBeGreaterThanOrEqual(3);
  });
});
