import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import type { Brief } from '../../../../lib/engine/brief.ts';
import { type Drawings, loadDrawingsFor } from '../../../../lib/engine/compose/drawings.ts';
import { arrangements } from '../../../../lib/engine/compose/forms/arrangements.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import { loadMeasurer } from './briefs.ts';
import { checkScene } from './check-scene.ts';

const sentences = [
  'A shed lends a drill to 40 neighbours a month',
  'Nobody has to own what is used twice a year',
  'Most tools come back within a week',
  'The street meets at its door on Saturdays',
];
const titles = Array.from({ length: 10 }, (_, index) => `A street that shares, part ${index}`);
const hero = { drawings: ['house'], ground: 'hills', isNight: false, score: 5 } as const;

const makeBrief = (title: string, count: number, more: Partial<Brief> = {}): Brief => ({
  layout: 'list',
  fitting: ['list'],
  ordered: false,
  title,
  points: [],
  statistics: [],
  source: 'Alex Example · May 4, 2026',
  host: 'example.org',
  language: 'en',
  direction: 'ltr',
  hero: { ...hero, drawings: [...hero.drawings] },
  modules: [
    {
      kind: 'statements',
      items: sentences.slice(0, count).map((heading) => ({ heading })),
      sure: 0.9,
      weight: 0.6,
      why: 'test',
    },
  ],
  ...more,
});

let measurer: TextMeasurer;
let drawings: Drawings;
beforeAll(async () => {
  measurer = await loadMeasurer();
  drawings = await loadDrawingsFor(makeBrief('', 1));
});
const palette = derivePalette('#0f766e');
const compose = (brief: Brief, aspect: (typeof aspects)[number], composition?: string) =>
  composeInfographic(brief, aspect, palette, measurer, { drawings, composition });

describe.each(aspects)('sentences in %s', (aspect) => {
  it.each(arrangements)('are sound as %s, with a scene and without, from left and from right', (name) => {
    for (const count of [1, 2, 3, 4])
      for (const more of [{}, { hero: undefined }, { direction: 'rtl' as const }]) {
        const scene = compose(makeBrief('A street that shares', count, more), aspect, name);
        expect(checkScene(scene), `${count} ${JSON.stringify(more)}`).toEqual([]);
      }
  });
});

it('are not arranged alike on picture after picture', () => {
  const used = new Set(titles.map((title) => compose(makeBrief(title, 4), '1:1').composition));
  expect(used.size).toBeGreaterThan(3);
});

it.each(['1:1', '4:5'] as const)('are a poster where there is one, in %s', (aspect) => {
  for (const title of titles) expect(compose(makeBrief(title, 1), aspect).composition).toBe('landscape');
});
