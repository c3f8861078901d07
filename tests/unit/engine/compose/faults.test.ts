import { beforeAll, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import type { Brief } from '../../../../lib/engine/brief.ts';
import { checkPicture } from '../../../../lib/engine/compose/check.ts';
import { findBounds } from '../../../../lib/engine/compose/critique.ts';
import type { LeadImage } from '../../../../lib/engine/compose/design.ts';
import { loadDrawingsFor } from '../../../../lib/engine/compose/drawings.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { BriefModule } from '../../../../lib/engine/modules.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { SceneNode } from '../../../../lib/engine/scene.ts';
import { madeBriefs } from '../../../sheet/module-briefs.ts';
import { loadMeasurer } from './briefs.ts';
import { checkScene } from './check-scene.ts';

const made = (name: string): Brief => {
  const found = madeBriefs.find((each) => each.name === name);
  if (!found) throw new Error(`no brief ${name}`);
  return { ...found.brief, hero: undefined };
};
const bid = { sure: 0.9, weight: 1, why: 'test' };
const numbers: BriefModule = { kind: 'numbers', figures: [{ value: '48%', label: 'of loans are tools' }], ...bid };
const sentence = (start: string) => `${start} lends its tools to neighbours who bring them back within a week`;
/** Rows that are drawn: a description tells the band beside them, too. */
const listRows = ({ description }: ReturnType<typeof compose>) => description.match(/lends its tools/g) ?? [];

let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await loadMeasurer();
});
const compose = (brief: Brief, aspect: (typeof aspects)[number], image?: LeadImage) =>
  composeInfographic(brief, aspect, derivePalette('#0f766e'), measurer, { image });
const saidIn = ({ nodes }: ReturnType<typeof compose>) =>
  nodes.flatMap((node) => (node.type === 'text' ? node.lines.map(({ text }) => text) : []));

it.each(aspects)('shows as many sentences as the title promises, in %s', (aspect) => {
  const items = ['The yard', 'The hall', 'The school', 'The mill', 'The barn'].map((start) => ({
    heading: sentence(start),
  }));
  const brief: Brief = {
    ...made('list'),
    title: 'Five sheds that lend a street its tools',
    modules: [
      { kind: 'statements', items, ...bid },
      { ...numbers, weight: 0.2 },
    ],
  };
  const scene = compose(brief, aspect);
  expect(listRows(scene)).toHaveLength(5);
  expect(checkScene(scene)).toEqual([]);
});

it('says fewer of very long sentences', () => {
  const items = ['The yard', 'The hall', 'The school', 'The mill', 'The barn'].map((start) => ({
    heading: `${sentence(start)}, ${'and nobody has to pay for it, '.repeat(4)}ever`,
  }));
  const brief: Brief = {
    ...made('list'),
    title: 'Sheds of a street',
    modules: [{ kind: 'statements', items, ...bid }],
  };
  expect(listRows(compose(brief, '9:16'))).toHaveLength(3);
});

it('heads no chart with a bare sign', () => {
  const brief = made('ranking');
  const modules = brief.modules?.map((module) =>
    module.kind === 'chart' ? { ...module, measure: undefined, unit: '%' } : module,
  );
  expect(saidIn(compose({ ...brief, modules }, '4:5'))).not.toContain('%');
});

it('leads news with its number, not with a quotation that is less sure', () => {
  const quote: BriefModule = {
    kind: 'quote',
    text: 'We lend what others leave in the cellar for years.',
    speaker: 'Alex Example',
    ...bid,
    sure: 0.8,
  };
  const brief: Brief = { ...made('list'), genre: 'news', modules: [quote, { ...numbers, weight: 0.8 }] };
  expect(compose(brief, '4:5').composition).not.toBe('quote');
});

it('says in the middle of the column beside a chart what would stand at its foot under a scene', () => {
  const modules = [
    ...(made('ranking').modules ?? []).filter(({ kind }) => kind === 'chart'),
    { ...numbers, weight: 0.2 },
  ];
  const scene = compose({ ...made('ranking'), modules }, '16:9');
  const figure = scene.nodes.find(
    (node) => node.type === 'text' && node.role === 'number' && node.x > scene.width * 0.6,
  );
  expect(figure?.y).toBeGreaterThan(scene.height * 0.25);
  expect(figure?.y).toBeLessThan(scene.height * 0.65);
  expect(checkScene(scene)).toEqual([]);
});

it('names who made the picture', () => {
  const image = { asset: 'sourceImage', width: 1600, height: 900, credit: 'Photo: Kim Example' };
  expect(saidIn(compose(made('list'), '4:5', image)).join(' ')).toContain('Photo: Kim Example');
});

it('does not take a text’s own word for the ground it stands on', () => {
  const scene = compose(made('list'), '4:5');
  expect(checkPicture(scene)).toEqual([]);
  const [first] = scene.nodes.filter((node) => node.type === 'text');
  const cover: SceneNode = {
    type: 'box',
    x: 0,
    y: 0,
    width: scene.width,
    height: scene.height,
    fill: first?.color ?? '',
  };
  const covered = { ...scene, nodes: [cover, ...scene.nodes.filter(({ type }) => type === 'text')] };
  expect(checkPicture(covered)).toContainEqual({ rule: 'contrast', text: first?.lines[0]?.text });
});

it.each(aspects)('leaves the title readable where night falls over a timeline, in %s', async (aspect) => {
  const hero = { drawings: ['office-building'], ground: 'skyline', isNight: true, score: 5 } as const;
  const brief: Brief = { ...made('timeline'), hero: { ...hero, drawings: [...hero.drawings] } };
  const drawings = await loadDrawingsFor(brief);
  const scene = composeInfographic(brief, aspect, derivePalette('#0f766e'), measurer, { drawings });
  expect(checkPicture(scene).filter(({ rule }) => rule === 'contrast')).toEqual([]);
});

it.each(['4:5', '9:16', '1:1'] as const)(
  'keeps a long word of the title whole and large beside a drawing, in %s',
  async (aspect) => {
    const word = 'Lagerhausverwaltungsgesetz';
    const brief: Brief = {
      ...made('list'),
      title: `Neues zum ${word}`,
      hero: { drawings: ['balance-scale'], ground: 'stage', isNight: false, score: 5 },
    };
    const drawings = await loadDrawingsFor(brief);
    const scene = composeInfographic(brief, aspect, derivePalette('#0f766e'), measurer, { drawings });
    const lines = scene.nodes.flatMap((node) => (node.type === 'text' && node.role === 'title' ? [node] : []));
    expect(lines.some((node) => node.lines.some(({ text }) => text.includes(word)))).toBe(true);
    expect(Math.max(...lines.map(({ font }) => font.size))).toBeGreaterThanOrEqual(46);
  },
);

it.each(['4:5', '1:1', '9:16'] as const)(
  'says the rows of a chart once, without the table they are of, in %s',
  (aspect) => {
    const rows = ['Oak', 'Ash', 'Elm', 'Fir'].map((label, index) => ({
      label,
      value: 8 - index,
      text: `${8 - index} m`,
    }));
    const cells = rows.map(({ label, text }) => [label, text]);
    const modules: BriefModule[] = [
      { kind: 'chart', form: 'bars', measure: 'Height', rows, ...bid },
      { kind: 'table', header: ['Tree', 'Height'], rows: cells, ...bid, weight: 0.6 },
    ];
    const texts = saidIn(compose({ ...made('ranking'), modules }, aspect));
    expect(texts.filter((text) => text === 'Oak')).toHaveLength(1);
  },
);

it.each(['4:5', '1:1'] as const)('keeps what two things share inside the lens of their circles, in %s', (aspect) => {
  const side = (name: string, ...items: string[]) => ({ name, items: items.map((heading) => ({ heading })) });
  const sides = [
    side('Moth', 'Flies at night', 'Rests with wings flat'),
    side('Butterfly', 'Flies by day', 'Rests with wings folded'),
    side('Both', 'Four wings with scales', 'Drink nectar'),
  ];
  const scene = compose({ ...made('ranking'), modules: [{ kind: 'sides', form: 'venn', sides, ...bid }] }, aspect);
  expect(scene.composition).toBe('venn');
  const middle = scene.nodes.flatMap((node) =>
    node.type === 'text' && node.lines.some(({ text }) => /Both|nectar/.test(text)) ? node.lines : [],
  );
  const reach =
    Math.max(...middle.map(({ baseline }) => baseline)) - Math.min(...middle.map(({ baseline }) => baseline));
  const shapes = scene.nodes.flatMap((node) => (node.type === 'path' && node.fill ? [findBounds(node.d)] : []));
  const lens = Math.min(...shapes.flatMap((bounds) => (bounds && bounds.height > 200 ? [bounds.height] : [])));
  expect(reach).toBeLessThan(lens * 0.75);
});
