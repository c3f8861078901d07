import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { type DrawingSet, loadDrawings } from '../../../../lib/engine/drawings/index.ts';
import type { Hero } from '../../../../lib/engine/modules.ts';
import { hero as heroSchema } from '../../../../lib/engine/modules.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { paintScene } from '../../../../lib/engine/paint/paint.ts';
import {
  composeScenery,
  listSceneryColors,
  listScenerySpots,
  overlaps,
  type SceneryInput,
} from '../../../../lib/engine/scenery/index.ts';

const grounds = heroSchema.shape.ground.options;
const casts = [
  [],
  ['bus'],
  ['laptop', 'potted-plant', 'hot-beverage'],
  ['airplane', 'luggage'],
  ['trophy', 'running-shoe'],
  ['pencil', 'laptop'],
];
const sizes = [
  { width: 1080, height: 478, clear: { x: 72, y: 66, width: 560, height: 270 } },
  { width: 1080, height: 620, clear: { x: 72, y: 160, width: 800, height: 190 } },
  { width: 640, height: 1080, clear: undefined },
  { width: 1920, height: 1080, clear: { x: 96, y: 96, width: 800, height: 320 } },
  { width: 420, height: 308, clear: undefined },
];

const inputs = fc.record({
  ground: fc.constantFrom(...grounds),
  drawings: fc.constantFrom(...casts),
  isNight: fc.boolean(),
  size: fc.constantFrom(...sizes),
  seed: fc.nat(),
  brand: fc.constantFrom('#0b8a7d', '#ffcc00', '#ff0000', '#111827', '#ffffff'),
});

describe('composeScenery', () => {
  let drawings: DrawingSet;
  beforeAll(async () => {
    drawings = await loadDrawings(casts.flat());
  });
  const platform = createNodePlatform();
  type Drawn = typeof inputs extends fc.Arbitrary<infer Value> ? Value : never;
  const makeInput = ({ ground, drawings: names, isNight, size, seed, brand }: Drawn): SceneryInput => {
    const hero: Hero = { ground, drawings: names, isNight, score: 5 };
    return { hero, palette: derivePalette(brand), ...size, seed, drawings, style: 'brand' };
  };

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(inputs, (drawn) => {
        expect(composeScenery(makeInput(drawn))).toEqual(composeScenery(makeInput(drawn)));
      }),
    );
  });

  it('cuts no drawing, and lets none overlap another or the title', () => {
    fc.assert(
      fc.property(inputs, (drawn) => {
        const { width, height, clear } = drawn.size;
        const spots = listScenerySpots(makeInput(drawn));
        for (const [index, spot] of spots.entries()) {
          expect(spot.x).toBeGreaterThanOrEqual(0);
          expect(spot.y).toBeGreaterThanOrEqual(0);
          expect(spot.x + spot.width).toBeLessThanOrEqual(width);
          expect(spot.y + spot.height).toBeLessThanOrEqual(height);
          expect(overlaps(spot, clear)).toBe(false);
          for (const other of spots.slice(index + 1)) expect(overlaps(spot, other)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('draws nothing in the clear zone but the sky and hairlines', () => {
    fc.assert(
      fc.property(inputs, (drawn) => {
        const { width, height, clear } = drawn.size;
        if (!clear) return;
        const input = makeInput(drawn);
        const { context } = platform.createSurface(width, height);
        const nodes = composeScenery(input);
        paintScene({ width, height, background: '#000000', nodes, description: '' }, context, platform, new Map());
        const { data } = context.getImageData(clear.x, clear.y, clear.width, clear.height);
        const sky = listSceneryColors(input).sky;
        const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(sky.slice(at, at + 2), 16));
        let other = 0;
        for (let at = 0; at < data.length; at += 4) {
          if (data[at] !== r || data[at + 1] !== g || data[at + 2] !== b) other += 1;
        }
        const hairlines = drawn.ground === 'space' ? 0.05 : 0;
        expect(other / (data.length / 4)).toBeLessThanOrEqual(hairlines);
      }),
      { numRuns: 120 },
    );
  });

  it('draws the hero where there is room for it', () => {
    for (const ground of grounds) {
      for (const size of sizes) {
        const hero: Hero = { ground, drawings: ['bus'], isNight: false, score: 5 };
        const input = { hero, palette: derivePalette('#0b8a7d'), ...size, seed: 7, drawings, style: 'brand' } as const;
        const [main] = listScenerySpots(input);
        expect(main?.height ?? 0, `${ground} ${size.width}×${size.height}`).toBeGreaterThan(
          Math.min(size.height, size.width) * 0.12,
        );
      }
    }
  });
});
