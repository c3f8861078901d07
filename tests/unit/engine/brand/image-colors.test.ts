import { assert, property, uint8ClampedArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOklch } from '../../../../lib/engine/brand/color.ts';
import { findPixelColors } from '../../../../lib/engine/brand/image-colors.ts';

type Rgb = readonly [number, number, number];
const teal: Rgb = [15, 118, 110];
const orange: Rgb = [234, 88, 12];
const sage: Rgb = [143, 168, 155];
const paper: Rgb = [250, 250, 248];
const black: Rgb = [10, 10, 10];
const pixels = (...areas: readonly (readonly [count: number, color: Rgb, alpha?: number])[]) =>
  Uint8ClampedArray.from(
    areas.flatMap(([count, color, alpha = 255]) => Array.from({ length: count }, () => [...color, alpha]).flat()),
  );

describe('the colours of a picture', () => {
  it.each([
    ['one on paper', pixels([900, paper], [100, teal]), ['#0f766e']],
    ['two, the stronger first', pixels([500, paper], [300, orange], [200, teal]), ['#ea580c', '#0f766e']],
    ['none of what is transparent', pixels([900, orange, 0], [100, teal]), ['#0f766e']],
    ['a muted one where there is no other', pixels([900, paper], [100, sage]), ['#8fa89b']],
    ['no muted one beside a colourful one', pixels([900, sage], [100, teal]), ['#0f766e']],
    ['none of greys', pixels([500, paper], [500, black]), []],
    ['none of nothing', pixels([100, orange, 0]), []],
  ])('are %s', (_, picture, colors) => {
    expect(findPixelColors(picture).colors).toEqual(colors);
  });

  it('tell light from dark, and bold from quiet', () => {
    const light = findPixelColors(pixels([900, paper], [100, teal]));
    const dark = findPixelColors(pixels([900, black], [100, teal]));
    expect(light.lightness).toBeGreaterThan(0.85);
    expect(dark.lightness).toBeLessThan(0.3);
    expect(findPixelColors(pixels([100, orange])).chroma).toBeGreaterThan(0.15);
    expect(light.chroma).toBeLessThan(0.03);
  });

  it('are five at most and never grey, whatever the picture', () => {
    assert(
      property(uint8ClampedArray({ maxLength: 4000 }), (picture) => {
        const { colors, lightness } = findPixelColors(picture);
        expect(colors.length).toBeLessThanOrEqual(5);
        for (const color of colors) expect(toOklch(color).c).toBeGreaterThan(0.015);
        expect(lightness).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
