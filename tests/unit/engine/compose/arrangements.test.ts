import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import type { Brief } from '../../../../lib/engine/brief.ts';
import { type Drawings, loadDrawingsFor } from '../../../../lib/engine/compose/drawings.ts';
import { arrangements, isCounted } from '../../../../lib/engine/compose/forms/arrangements.ts';
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
  const rows = ['house', 'hammer'].map((drawing) => ({ heading: drawing, drawing }));
  const module = { kind: 'statements' as const, items: rows, sure: 0.9, weight: 0.6, why: 'test' };
  drawings = await loadDrawingsFor(makeBrief('', 1, { modules: [module] }));
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

it.each(['1:1', '4:5', '16:9'] as const)('are a poster where there is one, in %s', (aspect) => {
  for (const title of titles) expect(compose(makeBrief(title, 1), aspect).composition).toBe('landscape');
});

it('are both said on one scene where two are long', () => {
  const [first, second] = [
    'A shed lends a drill, a saw and a ladder to 40 neighbours a month, who pay for each of them with an hour of their time or with a cake for the Saturday meeting at its door',
    'Most of the tools come back within a week, cleaned and sharpened, so that the street has bought hardly any new ones since the spring and has given eleven of its own to the shed',
  ];
  const module = { kind: 'statements', sure: 0.9, weight: 0.6, why: 'test' } as const;
  const modules = [{ ...module, items: [{ heading: first }, { heading: second }] }];
  const { description } = compose(
    makeBrief('A street that shares its drills, saws and ladders with all', 2, { modules }),
    '4:5',
    'landscape',
  );
  expect(description).toContain(first);
  expect(description).toContain(second);
});

const listLines = ({ nodes }: ReturnType<typeof compose>) =>
  nodes.flatMap((node) => (node.type === 'text' ? node.lines.map(({ text }) => text) : []));

describe.each(aspects)('in %s a long foot', (aspect) => {
  it.each([
    ['address', { host: 'the-little-shed-of-the-street.wordpress.example.com' }],
    ['name of the site', { source: `${'The neighbourly shed and all that it lends '.repeat(4)} · May 4, 2026` }],
  ])('costs no sentence: %s', (_, more) => {
    const usual = compose(makeBrief('A street that shares', 3), aspect);
    expect(compose(makeBrief('A street that shares', 3, more), aspect).description).toBe(usual.description);
  });
});

it.each([
  ['its date alone beside a name of the site that has no room', 'example.org', 'May 4, 2026'],
  ['what fits of the name where no address says it', undefined, '…'],
])('shows %s', (_, host, shown) => {
  const source = `${'The neighbourly shed and all that it lends '.repeat(6)} · May 4, 2026`;
  const lines = listLines(compose(makeBrief('A street that shares', 2, { host, source }), '4:5'));
  expect(lines.some((line) => line.endsWith(shown))).toBe(true);
  expect(lines.some((line) => line.endsWith('…'))).toBe(shown === '…');
});

it.each([
  [1, false],
  [2, true],
])('draws margin spots in %s of three rows: %s', (count, isDrawn) => {
  const items = sentences.map((heading) => ({ heading }));
  const names = ['house', 'hammer'];
  // The first one leads and has no margin.
  const spotted = items.map((item, at) => (at > 0 && at <= count ? { ...item, drawing: names[at - 1] } : item));
  const draw = (some: typeof items) => {
    const module = { kind: 'statements' as const, items: some, sure: 0.9, weight: 0.6, why: 'test' };
    return compose(makeBrief('A street that shares', 4, { modules: [module], hero: undefined }), '4:5', 'essay').nodes;
  };
  expect(JSON.stringify(draw(spotted)) !== JSON.stringify(draw(items))).toBe(isDrawn);
});

it('shows a long address whole, and a source that is the title not again', () => {
  const host = 'the-little-shed-of-the-street.wordpress.example.com';
  const title = 'A street that shares its drills';
  const lines = listLines(compose(makeBrief(title, 2, { host, source: `${title} · May 4, 2026` }), '4:5'));
  expect(lines).toContain(host);
  expect(lines).toContain('May 4, 2026');
});

it('says all under a long title in a wide picture, too', () => {
  const title =
    'Nachbarschaftswerkstatt verleiht Bohrmaschinen nach Oberammergau und Garmisch-Partenkirchen: Bereits 9.087 Ausleihen durch die Anwohnerinnen im laufenden Jahr';
  const sayUnder = (own: string) =>
    compose(makeBrief(own, 3, { hero: undefined }), '16:9').description.slice(own.length);
  expect(sayUnder(title)).toBe(sayUnder('A street that shares'));
});

it.each([
  ['Three sheds that lend a street its tools', true],
  ['A port, a town and three islands close their gates', false],
])('counts its sentences where the title does: %s', (title, isDue) => {
  const items = sentences.slice(0, 3).map((heading) => ({ heading }));
  const module = { kind: 'statements' as const, items, sure: 0.9, weight: 0.6, why: 'test' };
  expect(isCounted(module, { brief: makeBrief(title, 3) })).toBe(isDue);
});
