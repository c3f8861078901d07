import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { paletteOf } from '../../../../lib/engine/brand/palette.ts';
import { looks } from '../../../../lib/engine/brand/theme.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import { countsOf, cumulative } from '../../../../lib/engine/compose/layouts/proportion.ts';
import { barsOf } from '../../../../lib/engine/compose/layouts/ranking.ts';
import { timePositions } from '../../../../lib/engine/compose/layouts/timeline.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { BoxNode, PathNode, Scene } from '../../../../lib/engine/scene.ts';
import { samples } from '../../../sheet/briefs.ts';
import { loadMeasurer } from './briefs.ts';

let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await loadMeasurer();
});

const palette = paletteOf('#0f766e');
const pathsOf = (scene: Scene, fills: readonly string[]) =>
  scene.nodes.filter(
    (node): node is PathNode => node.type === 'path' && typeof node.fill === 'string' && fills.includes(node.fill),
  );
/** Pairs of numbers a path names. */
const pointsOf = (d: string) =>
  (d.replace(/A\S+ \S+ 0 [01] [01] /g, 'L').match(/-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?/g) ?? []).map((pair) =>
    pair.split(' ').map(Number),
  );

describe.each(aspects)('charts in %s', (aspect) => {
  it.each(looks)('draw bars as long as their values are large (%s)', (look) => {
    const brief = samples.ranking;
    const scene = composeInfographic(brief, aspect, palette, measurer, { look });
    const rows = brief.rows ?? [];
    const marks = [palette.card, palette.paper, palette.deepCard].flatMap(({ highlight, rest }) => [highlight, rest]);
    const bars = scene.nodes.filter(
      (node): node is BoxNode =>
        node.type === 'box' && typeof node.fill === 'string' && marks.includes(node.fill) && node.height > 12,
    );
    expect(bars).toHaveLength(rows.length);
    const unit = (bars[0]?.width ?? 0) / (rows[0]?.value ?? 1);
    bars.forEach((bar, index) => {
      expect(bar.width).toBeCloseTo((rows[index]?.value ?? 0) * unit, 1);
      expect(bar.x).toBeCloseTo(bars[0]?.x ?? 0, 3);
    });
  });

  it('place events on the axis true to time', () => {
    const brief = samples.timeline;
    const scene = composeInfographic(brief, aspect, palette, measurer, { look: 'deep' });
    const { highlight, hot } = palette.paper;
    const dots = pathsOf(scene, [highlight, hot]).filter(({ stroke }) => stroke !== undefined);
    const along = aspect === '16:9' ? 0 : 1;
    const centers = dots.map(({ d }) => {
      const points = pointsOf(d);
      return along === 0 ? ((points[0]?.[0] ?? 0) + (points[1]?.[0] ?? 0)) / 2 : (points[0]?.[1] ?? 0);
    });
    const times = brief.events?.map(({ at }) => at) ?? [];
    expect(centers).toHaveLength(times.length);
    const [first = 0, last = 1] = [centers[0], centers.at(-1)];
    const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
    centers.forEach((center, index) => {
      expect((center - first) / (last - first)).toBeCloseTo(((times[index] ?? 0) - (times[0] ?? 0)) / span, 2);
    });
  });

  it('draw one figure for each of so many', () => {
    const brief = {
      ...samples.proportion,
      shares: [{ label: 'schools answered', value: 34.6, text: '9 of 26', sentence: '' }],
    };
    const scene = composeInfographic(brief, aspect, palette, measurer, { look: 'deep' });
    expect(pathsOf(scene, [palette.card.highlight])).toHaveLength(9);
    expect(pathsOf(scene, [palette.card.tile])).toHaveLength(17);
  });
});

describe('an arc of a ring', () => {
  it('has the angle of its share', () => {
    const brief = {
      ...samples.proportion,
      shares: [{ label: 'of all water', value: 37.5, text: '37.5%', sentence: '' }],
    };
    const scene = composeInfographic(brief, '1:1', palette, measurer, { look: 'deep' });
    const [sector] = pathsOf(scene, [palette.card.highlight]);
    const [from, to, inner] = pointsOf(sector?.d ?? '');
    // The centre lies on the line from the outer through the inner end of either side; it starts at twelve o'clock.
    const x = from?.[0] ?? 0;
    const slope = ((inner?.[1] ?? 0) - (to?.[1] ?? 0)) / ((inner?.[0] ?? 0) - (to?.[0] ?? 0));
    const y = (to?.[1] ?? 0) + slope * (x - (to?.[0] ?? 0));
    const angle = Math.atan2((to?.[0] ?? 0) - x, y - (to?.[1] ?? 0));
    expect(angle / (2 * Math.PI)).toBeCloseTo(0.375, 2);
  });
});

describe('barsOf', () => {
  it('is true to scale from zero on, for any values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 7 }),
        (values) => {
          const bars = barsOf(values);
          const span = Math.max(0, ...values) - Math.min(0, ...values);
          fc.pre(span > 1e-3);
          bars.forEach(({ start, length }, index) => {
            expect(length * span).toBeCloseTo(Math.abs(values[index] ?? 0), 3);
            expect(start).toBeGreaterThanOrEqual(-1e-9);
            expect(start + length).toBeLessThanOrEqual(1 + 1e-9);
          });
        },
      ),
    );
  });

  it('ends losses where gains begin', () => {
    expect(barsOf([30, -10])).toEqual([
      { start: 0.25, length: 0.75 },
      { start: 0, length: 0.25 },
    ]);
  });
});

describe('cumulative', () => {
  it('puts shares end to end', () => {
    expect(cumulative([50, 30, 20], 100)).toEqual([
      { from: 0, to: 0.5 },
      { from: 0.5, to: 0.8 },
      { from: 0.8, to: 1 },
    ]);
  });
});

describe('timePositions', () => {
  it.each([
    [
      [2000, 2005, 2020],
      [0, 0.25, 1],
    ],
    [
      [2000, 2000, 2000],
      [0, 0.5, 1],
    ],
  ])('of %j are %j', (times, positions) => {
    expect(timePositions(times.map((at) => ({ at })))).toEqual(positions);
  });
});

describe('countsOf', () => {
  it.each([
    ['9 of 26', { some: 9, all: 26 }],
    ['3 in 10', { some: 3, all: 10 }],
    ['34.6%', undefined],
    ['1 of 4,000', undefined],
    ['12 of 9', undefined],
  ])('of %j are %j', (text, counts) => {
    expect(countsOf({ label: '', value: 1, text, sentence: '' })).toEqual(counts);
  });
});
