import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { looks } from '../../../../lib/engine/brand/theme.ts';
import type { Brief } from '../../../../lib/engine/brief.ts';
import { type Drawings, loadDrawingsFor, noDrawings } from '../../../../lib/engine/compose/drawings.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { Scene, SceneNode, TextNode } from '../../../../lib/engine/scene.ts';
import { madeBriefs } from '../../../sheet/module-briefs.ts';
import { loadMeasurer, makeBrief, type Shape, scripts, withModules } from './briefs.ts';
import { checkScene } from './check-scene.ts';

let measurer: TextMeasurer;
const drawingsOf = new Map<string, Drawings>();
beforeAll(async () => {
  measurer = await loadMeasurer();
  for (const { name, brief, style } of madeBriefs) drawingsOf.set(name, await loadDrawingsFor(brief, style));
});

const palette = derivePalette('#0f766e');
const { latin } = scripts;
if (latin === undefined) throw new Error('no Latin texts');
const plain: Shape = {
  words: latin,
  points: 4,
  statistics: 2,
  bodies: true,
  ordered: false,
  extras: true,
  turn: 0,
};
function* flattened(nodes: readonly SceneNode[]): Generator<SceneNode> {
  for (const node of nodes) {
    yield node;
    if (node.type === 'group') yield* flattened(node.children);
  }
}
const listTexts = (scene: Scene) =>
  [...flattened(scene.nodes)].filter((node): node is TextNode => node.type === 'text');
const listWords = (node: TextNode) => node.lines.map((line) => line.text).join(' ');
const listRoles = (scene: Scene, role: TextNode['role']) => listTexts(scene).filter((node) => node.role === role);
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const made = (name: string) => {
  const found = madeBriefs.find((each) => each.name === name);
  if (!found) throw new Error(`no brief ${name}`);
  return found;
};
const composeMade = (name: string, aspect: (typeof aspects)[number], more: Partial<Brief> = {}) => {
  const { brief, color } = made(name);
  const drawings = drawingsOf.get(name) ?? noDrawings;
  return composeInfographic({ ...brief, ...more }, aspect, derivePalette(color), measurer, { drawings });
};

describe.each(madeBriefs.map(({ name }) => name))('the brief %s', (name) => {
  it.each(aspects)('is sound in every look in %s', (aspect) => {
    const { brief, color } = made(name);
    for (const look of looks) {
      const drawings = drawingsOf.get(name) ?? noDrawings;
      const scene = composeInfographic(brief, aspect, derivePalette(color), measurer, { drawings, look });
      expect(checkScene(scene), look).toEqual([]);
      expect(scene.composition, look).not.toBe('title');
    }
  });
});

describe.each(aspects)('a list in %s', (aspect) => {
  const compose = (shape: Partial<Shape>) =>
    composeInfographic(withModules(makeBrief({ ...plain, ...shape })), aspect, palette, measurer);

  it.each(Object.entries(scripts))('is sound for 1 to 7 points and 0 to 3 numbers in %s', (_name, words) => {
    for (let points = 1; points <= 7; points += 2) {
      for (let statistics = 0; statistics <= 3; statistics += 1) {
        const scene = compose({ words, points, statistics, turn: points });
        expect(checkScene(scene), `${points} points, ${statistics} numbers`).toEqual([]);
      }
    }
  });

  it('is sound for any text', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }).filter((value) => value.trim() !== '');
    fc.assert(
      fc.property(
        fc.record({
          title: text,
          subtitle: fc.option(text, { nil: undefined }),
          headings: fc.array(text, { minLength: 0, maxLength: 7 }),
          values: fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 3 }),
          host: fc.option(text, { nil: undefined }),
          direction: fc.constantFrom('ltr' as const, 'rtl' as const),
        }),
        ({ title, subtitle, headings, values, host, direction }) => {
          const brief = {
            ...makeBrief(plain),
            title,
            subtitle,
            host,
            direction,
            source: host,
            points: headings.map((heading) => ({ heading, body: subtitle, sentence: '' })),
            statistics: values.map((value) => ({ value, label: title, sentence: '' })),
          };
          expect(checkScene(composeInfographic(withModules(brief), aspect, palette, measurer))).toEqual([]);
        },
      ),
      {
        numRuns: 20,
        // A title with letters as wide as high may be smaller.
        examples: [
          [
            {
              title: 'בֿ𝅘𝅥𝅮ༀmÐრႠ¼𝅘𝅥𝅮ᐅ豈',
              subtitle: undefined,
              headings: ['!'],
              values: [' '],
              host: undefined,
              direction: 'ltr',
            },
          ],
        ],
      },
    );
  });

  it('mirrors for a right-to-left language', () => {
    const { arabic } = scripts;
    const scene = compose({ words: arabic, statistics: 0 });
    const [title] = listRoles(scene, 'title');
    const rightEdges = title?.lines.map((line) => Math.round(line.x + line.width)) ?? [];
    expect(new Set(rightEdges).size).toBe(1);
    expect(title?.direction).toBe('rtl');
    const [heading] = listRoles(scene, 'heading');
    expect(heading?.lines[0]?.x ?? 0).toBeGreaterThan(heading?.x ?? 0);
  });
});

describe('a story', () => {
  it.each(madeBriefs.map(({ name }) => name))('keeps its words off the outer 8 %% the apps draw over (%s)', (name) => {
    const scene = composeMade(name, '9:16');
    for (const node of listTexts(scene).filter(({ role }) => role !== 'source')) {
      expect(node.y, listWords(node)).toBeGreaterThanOrEqual(scene.height * 0.075);
      expect(node.y + node.height, listWords(node)).toBeLessThanOrEqual(scene.height * 0.92);
    }
  });
});

describe('a phrase to emphasise', () => {
  it('stands whole on one line, in a box on light ground', () => {
    const scene = composeMade('list', '4:5');
    const phrase = listTexts(scene).find((node) => spaced(listWords(node)) === 'after six');
    expect(phrase?.lines).toHaveLength(1);
    const box = scene.nodes.find((node) => node.type === 'box' && node.fill === phrase?.ground);
    expect(box).toBeDefined();
  });

  it('has weight alone in grave matters', () => {
    const scene = composeMade('list', '4:5', { gravity: 'grave', hero: undefined });
    const phrase = listTexts(scene).find((node) => spaced(listWords(node)) === 'after six');
    expect(phrase?.font.weight).toBeGreaterThanOrEqual(500);
    expect(phrase?.ground).toBe(derivePalette('#0f766e').grave.ground);
  });
});

describe('drawings', () => {
  const groups = (scene: Scene) => [...flattened(scene.nodes)].filter(({ type }) => type === 'group').length;

  it('stand before all rows, else two at most in the margin', () => {
    const { brief } = made('list');
    const [items, ...rest] = brief.modules ?? [];
    if (items?.kind !== 'items') throw new Error('no items');
    const [first, ...others] = items.items;
    if (!first) throw new Error('no item');
    const { drawing: _, ...bare } = first;
    const modules = [{ ...items, items: [bare, ...others] }, ...rest];
    const scene = composeMade('list', '4:5', { modules });
    expect(listRoles(scene, 'badge').map(listWords)).toEqual(['1', '2', '3', '4', '5']);
    expect(listRoles(composeMade('list', '4:5'), 'badge')).toEqual([]);
    expect(groups(composeMade('list', '4:5')) - groups(scene)).toBe(others.length + 1 - 2);
  });

  it('are left out of grave matters', () => {
    expect(groups(composeMade('list', '4:5', { gravity: 'grave' }))).toBe(0);
  });
});

describe('a chart', () => {
  it.each(aspects)('has bars true to scale, from zero, in %s', (aspect) => {
    const { brief, color } = made('ranking');
    const [chart] = brief.modules ?? [];
    if (chart?.kind !== 'chart') throw new Error('no chart');
    const { paper } = derivePalette(color);
    const scene = composeMade('ranking', aspect);
    const widths = scene.nodes
      .filter((node) => node.type === 'box')
      .filter(({ fill }) => fill === paper.highlight || fill === paper.rest)
      .filter(({ height }) => height < 100)
      .map(({ width }) => width);
    const [first = 1] = widths;
    widths.forEach((width, index) => {
      expect(width / first).toBeCloseTo((chart.rows[index]?.value ?? 0) / (chart.rows[0]?.value ?? 1), 2);
    });
    expect(widths.length).toBeGreaterThanOrEqual(4);
    expect(listTexts(scene).map(listWords)).toContain('Loans in 2025');
  });
});

describe('a comparison', () => {
  it.each(aspects)('names every row and marks winners only where they are known, in %s', (aspect) => {
    const words = listTexts(composeMade('comparison', aspect)).map(listWords).map(spaced);
    for (const topic of ['Door to door', 'Price', 'CO₂ per person', 'Runs late'])
      expect(words.join(' ')).toContain(topic);
    const { paper } = derivePalette(made('comparison').color);
    const pills = composeMade('comparison', aspect).nodes.filter(
      (node) => node.type === 'box' && node.fill === paper.highlight,
    );
    expect(pills).toHaveLength(4);
    const [sides] = made('comparison').brief.modules ?? [];
    if (sides?.kind !== 'sides') throw new Error('no sides');
    const tied = composeMade('comparison', aspect, { modules: [{ ...sides, winners: [null, null, null, null] }] });
    expect(tied.nodes.filter((node) => node.type === 'box' && node.fill === paper.highlight)).toHaveLength(0);
  });
});

describe.each(aspects)('the page’s own picture in %s', (aspect) => {
  it.each([
    ['photo', 1600, 1200],
    ['panorama', 3000, 500],
    ['screenshot', 500, 1200],
  ])('is shown large, a %s, with sound text', (name, width, height) => {
    const image = { asset: 'sourceImage', width, height };
    for (const { brief } of madeBriefs.filter((each) => each.name !== 'quote')) {
      const scene = composeInfographic(brief, aspect, palette, measurer, { image });
      const shown = scene.nodes.find((node) => node.type === 'image');
      if (shown?.type !== 'image') throw new Error(`no picture with ${brief.title}`);
      if (name === 'photo') expect(shown.fit).toBe('cover');
      expect((shown.width * shown.height) / scene.width / scene.height, brief.title).toBeGreaterThan(0.05);
      expect(checkScene(scene), brief.title).toEqual([]);
    }
  });
});

it('makes the page’s own picture a strip before what rows say is left out', () => {
  const points = ['Keep mornings free', 'Write first', 'Answer twice a day', 'Finish one thing', 'Hand over'].map(
    (heading, index) => ({
      heading,
      body:
        index % 2
          ? 'Nothing is booked before noon'
          : 'Nothing is booked before noon for anyone, and that was broken twice',
      sentence: '',
    }),
  );
  const brief = withModules({
    ...makeBrief({ ...plain, statistics: 0 }),
    title: '5 habits of a calm team',
    points,
  });
  const scene = composeInfographic(brief, '4:5', palette, measurer, {
    image: { asset: 'sourceImage', width: 1600, height: 1200 },
  });
  const bodies = listTexts(scene).filter((text) => listWords(text).startsWith('Nothing is booked'));
  expect(bodies).toHaveLength(5);
  const shown = scene.nodes.find((node) => node.type === 'image');
  expect(shown?.type === 'image' && shown.height / scene.height).toBeGreaterThan(0.15);
});
