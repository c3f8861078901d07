import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, toHex, toOklch } from '../../../../lib/engine/brand/color.ts';
import { minContrast, paletteOf, textPairs } from '../../../../lib/engine/brand/palette.ts';

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('color', () => {
  it('goes to OKLCH and back without loss', () => {
    fc.assert(fc.property(hexColor, (hex) => toHex(toOklch(hex)) === hex));
  });

  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ff0000', 1],
  ])('measures the contrast of %s on %s as %s', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2);
  });

  it('keeps the hue of a colour whose chroma is out of sRGB', () => {
    const { h, l } = toOklch(toHex({ l: 0.7, c: 0.4, h: 145 }));
    expect(h).toBeCloseTo(145, 0);
    expect(l).toBeCloseTo(0.7, 2);
  });
});

describe('paletteOf', () => {
  it('can be read for any brand colour', () => {
    fc.assert(
      fc.property(hexColor, (brand) => {
        const palette = paletteOf(brand);
        for (const [text, ground] of textPairs) {
          expect(contrast(palette[text], palette[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(minContrast);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the brand’s hue and an accent far from it', () => {
    fc.assert(
      fc.property(hexColor, (brand) => {
        const { c, h } = toOklch(brand);
        fc.pre(c > 0.08);
        const palette = paletteOf(brand);
        const distance = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));
        expect(distance(toOklch(palette.main).h, h)).toBeLessThan(4);
        expect(distance(toOklch(palette.accent).h, h)).toBeGreaterThan(40);
      }),
    );
  });

  it.each(['#ffffff', '#000000', '#808080'])('makes greys of the grey %s', (brand) => {
    expect(toOklch(paletteOf(brand).deep).c).toBeLessThan(0.02);
  });
});
