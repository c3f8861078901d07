import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { type DrawingSet, drawingNames, loadDrawings } from '../../../../lib/engine/drawings/index.ts';
import { readDrawings } from '../../../../lib/engine/drawings/packs.ts';
import { colorDistance, computeUnseenShare, hasCollapsed, recolor } from '../../../../lib/engine/drawings/recolor.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { paintScene } from '../../../../lib/engine/paint/paint.ts';

const brands = ['#0b8a7d', '#ffcc00', '#ff0000', '#111827', '#ffffff', '#5b35d5', '#c2410c'];
const fullSkin = /^#(?:ffc83d|ffb02e|fdbb11|fcb100|f59f00|ed9200)$/;

describe('recolor', () => {
  it.each(brands)('keeps nearly all drawings apart from their ground and from one tone, in %s', async (brand) => {
    const { tones } = derivePalette(brand);
    const drawings = [...(await readDrawings(drawingNames)).values()];
    for (const [ground, dark] of [
      [tones.paper, false],
      [tones.pale, false],
      [tones.deep, true],
    ] as const) {
      const bad = drawings.filter((drawing) => {
        const { colors, isUnseen } = recolor(drawing, { tones, style: 'brand', dark, ground, tone: 1 });
        // One that is not seen gets an outline: that is the guard's last step.
        return (!isUnseen && computeUnseenShare(drawing, colors, ground) > 0.65) || hasCollapsed(drawing, colors);
      });
      expect(bad.length).toBeLessThan(drawings.length * 0.04);
    }
  });

  it('leaves the colours of the full style as they are', async () => {
    const { tones } = derivePalette('#0b8a7d');
    for (const drawing of (await readDrawings(['bus', 'red-apple'])).values()) {
      const { colors } = recolor(drawing, { tones, style: 'full', dark: false, tone: 1 });
      for (const [from, to] of colors) expect(to).toBe(from);
    }
  });

  it('gives people a real skin', async () => {
    const { tones } = derivePalette('#5b35d5');
    for (const drawing of (await readDrawings(['person-biking', 'baby', 'farmer'])).values()) {
      const { colors } = recolor(drawing, { tones, style: 'brand', dark: false, tone: 0 });
      const skin = [...colors].filter(([fill]) => fullSkin.test(fill)).map(([, color]) => color);
      expect(skin.length).toBeGreaterThan(0);
      for (const color of skin) expect(colorDistance(color, '#f1c9a8')).toBeLessThan(0.16);
    }
  });
});

describe('DrawingSet', () => {
  let drawings: DrawingSet;
  beforeAll(async () => {
    drawings = await loadDrawings(drawingNames);
  });
  const { tones } = derivePalette('#0b8a7d');
  const platform = createNodePlatform();

  /** Box of what is painted. */
  function measureInk(nodes: ReturnType<DrawingSet['place']>, size: number) {
    const { context } = platform.createSurface(size, size);
    paintScene(
      { width: size, height: size, background: '#ffffff00', nodes, description: '' },
      context,
      platform,
      new Map(),
    );
    const { data } = context.getImageData(0, 0, size, size);
    let [minX, minY, maxX, maxY] = [size, size, 0, 0];
    for (let at = 3; at < data.length; at += 4) {
      if ((data[at] ?? 0) < 40) continue;
      const [x, y] = [((at - 3) / 4) % size, Math.floor((at - 3) / 4 / size)];
      [minX, minY, maxX, maxY] = [Math.min(minX, x), Math.min(minY, y), Math.max(maxX, x + 1), Math.max(maxY, y + 1)];
    }
    return { minX, minY, maxX, maxY };
  }

  it('puts every drawing on its base, in its middle, as high as it is asked to be', () => {
    fc.assert(
      fc.property(fc.constantFrom(...drawingNames), fc.boolean(), (name, flip) => {
        // The widest is 3.1 times as wide as high: it must stand whole on the surface.
        const place = { x: 200, y: 250, height: 100, tones, style: 'full', flip } as const;
        const ink = measureInk(drawings.place(name, place), 400);
        expect(ink.maxY).toBeCloseTo(250, -0.5);
        expect(ink.maxY - ink.minY).toBeCloseTo(100, -0.7);
        expect((ink.minX + ink.maxX) / 2).toBeCloseTo(200, -0.5);
        expect((ink.maxX - ink.minX) / (ink.maxY - ink.minY)).toBeCloseTo(drawings.aspect(name), 0.5);
      }),
      { numRuns: 60 },
    );
  });

  it('draws a silhouette in one colour, and an outline beneath', () => {
    const colorsIn = (nodes: ReturnType<DrawingSet['place']>) =>
      new Set(JSON.stringify(nodes).match(/#[\da-f]{6}/g) ?? []);
    const look = { x: 0, y: 0, height: 10, tones, style: 'brand' } as const;
    expect(colorsIn(drawings.place('bus', { ...look, silhouette: '#123456' }))).toEqual(new Set(['#123456']));
    expect(colorsIn(drawings.place('bus', { ...look, outline: '#abcdef' })).has('#abcdef')).toBe(true);
  });

  it('places nothing for a drawing that there is not', () => {
    expect(drawings.place('no-such', { x: 0, y: 0, height: 10, tones, style: 'brand' })).toEqual([]);
  });
});
