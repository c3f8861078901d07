import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { paletteOf } from '../../../../lib/engine/brand/palette.ts';
import { looks } from '../../../../lib/engine/brand/theme.ts';
import { type Brief, layouts } from '../../../../lib/engine/brief.ts';
import { atDensity } from '../../../../lib/engine/compose/density.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import { samples } from '../../../sheet/briefs.ts';
import { loadMeasurer, makeBrief, scripts } from './briefs.ts';
import { checkScene } from './check-scene.ts';

const { latin } = scripts;
if (latin === undefined) throw new Error('no Latin texts');
const statements: Brief = {
  ...makeBrief({ words: latin, points: 4, statistics: 0, bodies: true, ordered: false, extras: true, turn: 0 }),
  title: 'What a long winter does to a town',
};

describe('how much is said', () => {
  it('is everything unless the surface is looked at for a moment', () => {
    for (const layout of layouts) expect(atDensity(samples[layout], 'normal', false)).toBe(samples[layout]);
  });

  it('is one message in a header', () => {
    const { points, statistics } = atDensity(samples.list, 'single', false);
    expect({ points, statistics }).toEqual({ points: [], statistics: samples.list.statistics.slice(0, 1) });
    expect(atDensity(samples.statistics, 'single', false).points).toEqual([]);
    expect(atDensity(statements, 'single', false).points).toEqual(statements.points.slice(0, 1));
    expect(atDensity(statements, 'single', true).points).toEqual([]);
  });

  it('never takes one step or one of five ways for the message', () => {
    expect(atDensity(samples.steps, 'single', false)).toMatchObject({ layout: 'list', points: [] });
    expect(atDensity({ ...statements, title: 'Four ways to work' }, 'single', false).points).toEqual([]);
  });

  it('leaves out bodies in a story, and all numbers beside a list but one', () => {
    const { points, statistics } = atDensity(samples.list, 'sparse', false);
    expect(points.map(({ heading, body }) => [heading, body])).toEqual(
      samples.list.points.map(({ heading }) => [heading, undefined]),
    );
    expect(statistics).toHaveLength(1);
    expect(atDensity(samples.statistics, 'sparse', false).statistics).toEqual(samples.statistics.statistics);
    expect(atDensity(samples.hierarchy, 'sparse', false)).toEqual(samples.hierarchy);
  });
});

describe('a picture that says less', () => {
  let measurer: TextMeasurer;
  beforeAll(async () => {
    measurer = await loadMeasurer();
  });

  it.each(aspects)('is sound in %s', (aspect) => {
    for (const brief of [...layouts.map((layout) => samples[layout]), statements]) {
      for (const density of ['single', 'sparse'] as const) {
        for (const look of looks.slice(0, 2)) {
          const scene = composeInfographic(brief, aspect, paletteOf('#0f766e'), measurer, { density, look });
          expect(checkScene(scene), `${brief.layout}, ${density}, ${look}`).toEqual([]);
        }
      }
    }
  });

  it.each(aspects)('keeps a photograph beside a quotation in %s', (aspect) => {
    const image = { asset: 'sourceImage', width: 1600, height: 1200 };
    for (const look of looks) {
      const scene = composeInfographic(samples.quote, aspect, paletteOf('#c8372d'), measurer, { image, look });
      expect(checkScene(scene), look).toEqual([]);
      expect(scene.nodes.some((node) => node.type === 'image')).toBe(true);
    }
    const banner = composeInfographic(samples.quote, aspect, paletteOf('#c8372d'), measurer, {
      image: { ...image, width: 3000, height: 400 },
    });
    expect(banner.nodes.some((node) => node.type === 'image')).toBe(false);
  });
});
