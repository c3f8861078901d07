import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeContrast, toHex, toOklch } from '../../../../lib/engine/brand/color.ts';
import {
  derivePalette,
  minContrast,
  minMarkContrast,
  type Palette,
  surfaceNames,
  textPairs,
} from '../../../../lib/engine/brand/palette.ts';

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
    expect(computeContrast(a, b)).toBeCloseTo(ratio, 2);
  });

  it('keeps the hue of a colour whose chroma is out of sRGB', () => {
    const { h, l } = toOklch(toHex({ l: 0.7, c: 0.4, h: 145 }));
    expect(h).toBeCloseTo(145, 0);
    expect(l).toBeCloseTo(0.7, 2);
  });
});

describe('derivePalette', () => {
  const surfaces = (palette: Palette) => surfaceNames.map((name) => [name, palette[name]] as const);

  it('can be read on every surface for any brand colour', () => {
    fc.assert(
      fc.property(hexColor, (brand) => {
        for (const [name, surface] of surfaces(derivePalette(brand))) {
          for (const [text, ground] of textPairs) {
            const ratio = computeContrast(surface[text], surface[ground]);
            expect(ratio, `${text} on ${ground} of ${name}`).toBeGreaterThanOrEqual(minContrast);
          }
          const { ink, fill = surface.ground } = surface.mark;
          expect(computeContrast(ink, fill), `marked phrase of ${name}`).toBeGreaterThanOrEqual(minContrast);
        }
      }),
      // A light violet's quiet text was too weak over its decoration.
      { numRuns: 300, examples: [['#e082f7']] },
    );
  });

  it('has marks that stand out for any brand colour, the highlighted one from the rest', () => {
    fc.assert(
      fc.property(hexColor, (brand) => {
        for (const [name, { ground, highlight, rest, trace }] of surfaces(derivePalette(brand))) {
          expect(computeContrast(highlight, ground), name).toBeGreaterThanOrEqual(minMarkContrast);
          expect(computeContrast(trace, ground), `lines of ${name}`).toBeGreaterThan(1.7);
          expect(computeContrast(highlight, rest), name).toBeGreaterThan(1.5);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['#ffffff', 'white'],
    ['#000000', 'black'],
    ['#39ff14', 'neon green'],
    ['#ff00ff', 'neon magenta'],
    ['#ffff00', 'yellow'],
    ['#00ffff', 'cyan'],
  ])('holds for %s (%s)', (brand) => {
    for (const [name, surface] of surfaces(derivePalette(brand))) {
      for (const [text, ground] of textPairs)
        expect(computeContrast(surface[text], surface[ground]), `${text} of ${name}`).toBeGreaterThanOrEqual(
          minContrast,
        );
    }
  });

  it('keeps two near-equal brands near', () => {
    const lightness = (palette: Palette) => surfaceNames.map((name) => toOklch(palette[name].ground).l);
    const [one, other] = [lightness(derivePalette('#2563eb')), lightness(derivePalette('#2664ea'))];
    one.forEach((l, index) => {
      expect(other[index]).toBeCloseTo(l, 1);
    });
  });

  it('quiets a neon colour as a page', () => {
    const { full, bright } = derivePalette('#39ff14');
    expect(toOklch(full.ground).c).toBeLessThan(0.2);
    expect(bright).toBe(full.ground);
  });

  it('draws a light brand colour as itself, with dark text', () => {
    const { full } = derivePalette('#ffd400');
    expect(full.ground).toBe('#ffd400');
    expect(toOklch(full.ink).l).toBeLessThan(0.4);
  });

  it('keeps the brand’s hue and an accent far from it', () => {
    fc.assert(
      fc.property(hexColor, (brand) => {
        const { l, c, h } = toOklch(brand);
        fc.pre(c > 0.08 && l < 0.7);
        const palette = derivePalette(brand);
        const distance = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));
        expect(distance(toOklch(palette.paper.strong).h, h)).toBeLessThan(4);
        expect(distance(toOklch(palette.paper.hot).h, h)).toBeGreaterThan(40);
      }),
    );
  });

  it.each([
    ['brown', '#8a4b00'],
    ['rust', '#a8431a'],
  ])('gives a %s brand no cold accent', (_name, brand) => {
    expect(derivePalette(brand).tones.accentHue).toBeLessThan(120);
  });

  it('takes the accent from the second colour where that stands apart', () => {
    const { tones } = derivePalette('#0f766e', '#be185d');
    expect(tones.accentHue).toBeCloseTo(toOklch('#be185d').h, 0);
    expect(derivePalette('#0f766e', '#15803d').tones.accentHue).toBe(derivePalette('#0f766e').tones.accentHue);
  });

  it.each(['#ffffff', '#000000', '#808080'])('makes greys of the grey %s', (brand) => {
    expect(toOklch(derivePalette(brand).deep.ground).c).toBeLessThan(0.02);
  });
});
