import { beforeAll, describe, expect, it } from 'vitest';
import { type Aspect, aspects } from '../../../../lib/contract/index.ts';
import { paletteOf } from '../../../../lib/engine/brand/palette.ts';
import { looks } from '../../../../lib/engine/brand/theme.ts';
import type { Brief } from '../../../../lib/engine/brief.ts';
import { critique } from '../../../../lib/engine/compose/critique.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { ImageNode, Scene, TextNode } from '../../../../lib/engine/scene.ts';
import { samples } from '../../../sheet/briefs.ts';
import { loadMeasurer } from './briefs.ts';
import { checkColumns, checkScene } from './check-scene.ts';

let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await loadMeasurer();
});

const palette = paletteOf('#0f766e');
const textsOf = (scene: Scene, role: TextNode['role']) =>
  scene.nodes.filter((node): node is TextNode => node.type === 'text' && node.role === role);
const smallest = (nodes: readonly TextNode[]) => Math.min(...nodes.map(({ font }) => font.size));

/** What an article says of a bridge, each in a sentence. */
const statements = [
  'The old bridge over the Sample stays open to people on foot and on bicycles',
  'Engineers found rust in nine of its forty hangers last spring',
  'The council set aside the money that the repair was lacking',
  'Lorries have been led around the old town for a year',
  'Shopkeepers on the left bank had asked for a quicker end to the works',
  'A second span of steel will be lifted in by two cranes in the autumn',
  'The first of the new hangers is to be tested under load in May',
];
const names = ['Walk early', 'Sleep dark', 'Drink water', 'Call a friend', 'Read on paper', 'Cook once', 'Stretch'];

const made = (headings: readonly string[], more: Partial<Brief> = {}): Brief => ({
  ...samples.list,
  kicker: undefined,
  subtitle: undefined,
  title: 'The old bridge stays, and it gets new hangers',
  statistics: [],
  points: headings.map((heading) => ({ heading, sentence: heading })),
  ...more,
});

const titles = Array.from({ length: 12 }, (_, index) => `A bridge and what became of it, part ${index + 21}`);
const compose = (brief: Brief, aspect: Aspect, look?: (typeof looks)[number]) =>
  composeInfographic(brief, aspect, palette, measurer, { look });

describe.each(aspects)('lists in a row in %s', (aspect) => {
  it('are arranged in ways of their own, each content always in the same', () => {
    const shapeOf = (brief: Brief) => {
      const { background, nodes } = compose(brief, aspect);
      return JSON.stringify([background, nodes.map((node) => (node.type === 'text' ? node.role : node.type))]);
    };
    const briefs = titles.map((title) => made(statements.slice(0, 3), { title }));
    expect(new Set(briefs.map(shapeOf)).size).toBeGreaterThan(6);
    expect(briefs.map(shapeOf)).toEqual(briefs.map(shapeOf));
  });

  it.each([3, 5, 7])('leave no hole and no empty cell with %i points', (count) => {
    for (const headings of [statements, names]) {
      titles.forEach((title, index) => {
        const scene = compose(made(headings.slice(0, count), { title }), aspect, looks[index % looks.length]);
        expect(checkScene(scene), title).toEqual([]);
        expect(checkColumns(scene), title).toEqual([]);
        expect(critique(scene).empty, `the largest hole with ${title}`).toBeLessThan(0.75);
      });
    }
  });
});

describe('a list in two columns', () => {
  it('is one of the arrangements, for odd and even counts', () => {
    const columnsOf = (scene: Scene) => new Set(textsOf(scene, 'heading').map(({ x }) => Math.round(x))).size;
    for (const count of [3, 4, 5]) {
      const found = titles.filter((title) => columnsOf(compose(made(names.slice(0, count), { title }), '4:5')) > 1);
      expect(found.length, `${count} points`).toBeGreaterThan(0);
    }
  });
});

describe('more than can be read with ease', () => {
  it('is said in fewer points, in larger print', () => {
    const scene = compose(made(statements), '1:1');
    const headings = textsOf(scene, 'heading');
    expect(headings.length).toBeGreaterThanOrEqual(3);
    expect(headings.length).toBeLessThanOrEqual(5);
    expect(smallest(headings)).toBeGreaterThanOrEqual(30);
  });

  it.each([
    ['its title counts', { title: 'Seven things to know of the old bridge' }],
    ['has an order', { ordered: true }],
  ])('is said whole by a list that %s', (_why, more) => {
    expect(textsOf(compose(made(statements, more), '1:1'), 'heading')).toHaveLength(7);
  });

  it('does without bodies beside numbers in a square, not on a story', () => {
    const square = compose(samples.list, '1:1');
    expect(textsOf(square, 'body')).toEqual([]);
    expect(textsOf(square, 'heading')).toHaveLength(5);
    expect(smallest(textsOf(square, 'heading'))).toBeGreaterThanOrEqual(36);
    expect(textsOf(compose(samples.list, '9:16'), 'body')).toHaveLength(5);
  });

  it('is whole where there is room', () => {
    const { points } = samples.list;
    const brief = { ...samples.list, statistics: [], title: 'Habits for mornings', points: points.slice(0, 4) };
    for (const aspect of aspects) expect(textsOf(compose(brief, aspect), 'body'), aspect).toHaveLength(4);
  });
});

describe('a picture with a list', () => {
  const image = { asset: 'https://courier.example/a.jpg', width: 1600, height: 1000 };

  it('stands above, under or beside the title', () => {
    const places = titles.map((title) => {
      const brief = made(statements.slice(0, 3), { title });
      const scene = composeInfographic(brief, '4:5', palette, measurer, { image, look: 'light' });
      expect(checkScene(scene), title).toEqual([]);
      const picture = scene.nodes.find((node): node is ImageNode => node.type === 'image');
      const [words] = textsOf(scene, 'title');
      if (!picture || !words) throw new Error('no picture or title');
      if (picture.width < scene.width * 0.6) return 'beside';
      return picture.y < words.y ? 'above' : 'under';
    });
    expect(new Set(places)).toEqual(new Set(['above', 'under', 'beside']));
  });

  it('stands beside the title where there is much to say', () => {
    const brief = { ...samples.steps, points: [...samples.steps.points, ...samples.steps.points].slice(0, 7) };
    const scene = composeInfographic(brief, '1:1', palette, measurer, { image, look: 'deep' });
    const picture = scene.nodes.find((node): node is ImageNode => node.type === 'image');
    expect(picture?.width).toBeLessThan(scene.width * 0.6);
    expect(textsOf(scene, 'heading')).toHaveLength(7);
  });
});
