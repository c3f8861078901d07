import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { toOklch } from '../../../../lib/engine/brand/color.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { type Drawings, loadDrawingsFor } from '../../../../lib/engine/compose/drawings.ts';
import { type ComposeOptions, composeDesigns, composeInfographic } from '../../../../lib/engine/compose/index.ts';
import { applyWishes } from '../../../../lib/engine/compose/wishes.ts';
import type { BriefModule } from '../../../../lib/engine/modules.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import { madeBriefs } from '../../../sheet/module-briefs.ts';
import { loadMeasurer } from './briefs.ts';
import { checkScene } from './check-scene.ts';

const found = madeBriefs.find(({ name }) => name === 'list');
if (!found) throw new Error('no list');
const { brief: listed, color } = found;
const moments: BriefModule = {
  kind: 'sequence',
  form: 'timeline',
  items: [
    { date: '1911', at: 1911, heading: 'The first reading room opens' },
    { date: '1954', at: 1954, heading: 'The yard gets its roof' },
    { date: '1988', at: 1988, heading: 'Tools are lent for the first time' },
    { date: '2019', at: 2019, heading: 'The workshop moves in' },
  ],
  sure: 0.7,
  weight: 0.3,
  why: 'test',
};
const numbers: BriefModule = {
  kind: 'numbers',
  figures: [{ value: '48%', label: 'of loans are tools' }],
  sure: 0.9,
  weight: 0.6,
  why: 'test',
};
const brief = {
  ...listed,
  modules: [...(listed.modules ?? []).filter(({ kind }) => kind !== 'numbers'), moments, numbers],
};
const said = ({ nodes }: ReturnType<typeof compose>) =>
  nodes.flatMap((node) => (node.type === 'text' ? node.lines.map(({ text }) => text) : [])).join(' ');
const listTypes = ({ nodes }: ReturnType<typeof compose>) => nodes.map(({ type }) => type);

let measurer: TextMeasurer;
let drawings: Drawings;
beforeAll(async () => {
  measurer = await loadMeasurer();
  drawings = await loadDrawingsFor(brief);
});
const compose = (aspect: (typeof aspects)[number], options: ComposeOptions, given = brief) =>
  composeInfographic(given, aspect, derivePalette(color), measurer, { drawings, ...options });

describe.each(aspects)('in %s', (aspect) => {
  it('draws the layout that is asked for, though another leads', () => {
    expect(compose(aspect, {}).composition).not.toBe('timeline');
    const scene = compose(aspect, { wishes: { shape: 'timeline' } });
    expect(said(scene)).toContain('1911');
    expect(scene.unmet).toEqual([]);
    expect(checkScene(scene)).toEqual([]);
  });

  it('says so where the source does not hold it', () =>
    expect(compose(aspect, { wishes: { shape: 'quadrant' } }).unmet).toEqual(['layout']));

  it('draws the next best compositions, each another and sound', () => {
    const scenes = [0, 1, 2].map((composition) => compose(aspect, { composition }));
    expect(new Set(scenes.map(({ composition }) => composition)).size).toBe(3);
    expect(scenes[0]?.composition).toBe(compose(aspect, {}).composition);
    for (const scene of scenes) expect(checkScene(scene)).toEqual([]);
    expect(compose(aspect, { composition: 99 }).composition).not.toBe('title');
  });

  it('gives every design the name by which it is drawn again', () => {
    const designs = Array.from(composeDesigns(brief, aspect, derivePalette(color), measurer, { drawings }));
    expect(designs.length).toBeGreaterThan(2);
    expect(new Set(designs.map(({ composition }) => composition)).size).toBe(designs.length);
    for (const design of designs) {
      expect(compose(aspect, { composition: design.composition, critique: true })).toEqual(design);
    }
  });

  it('draws a composition by its name', () => {
    const { composition } = compose(aspect, { composition: 1 });
    expect(compose(aspect, { composition }).composition).toBe(composition);
    expect(compose(aspect, { composition: 'nothing' }).unmet).toEqual(['composition']);
  });

  it('leaves out numbers', () => {
    const alone = { ...brief, modules: [numbers] };
    expect(said(compose(aspect, { wishes: { numbers: 'none' } }))).not.toContain('48%');
    expect(compose(aspect, { wishes: { numbers: 'none' } }, alone).unmet).toEqual(['numbers']);
  });

  it('leaves out a table of numbers, and reports only numbers that are drawn', () => {
    const table: BriefModule = {
      kind: 'table',
      header: ['', 'Loans'],
      rows: [
        ['Ladder', '412'],
        ['Tent', '288'],
      ],
      sure: 0.9,
      weight: 0.9,
      why: 'test',
    };
    const items = ['Oil the hinges', 'Clear the gutters', 'Sweep the yard'].map((heading) => ({ heading }));
    const tips: BriefModule = { kind: 'items', form: 'list', items, sure: 0.9, weight: 0.5, why: 'test' };
    const given = { ...brief, title: 'Sheds of a street', kicker: undefined, subtitle: undefined };
    const scene = compose(aspect, { wishes: { numbers: 'none' } }, { ...given, modules: [table, tips] });
    expect(said(scene)).not.toContain('412');
    expect(scene.unmet).toEqual([]);
  });

  it('leaves out sentences with numbers where others remain, and reports numbers of the title', () => {
    const items = ['The yard lends 48 ladders', 'The hall is open on Sundays', 'The mill needs a roof'];
    const modules: BriefModule[] = [
      { kind: 'statements', items: items.map((heading) => ({ heading })), sure: 0.9, weight: 1, why: 'test' },
    ];
    const given = { ...brief, title: 'Sheds of a street', subtitle: undefined, modules };
    const scene = compose(aspect, { wishes: { numbers: 'none' } }, given);
    expect(said(scene)).not.toContain('48');
    expect(scene.unmet).toEqual([]);
    expect(compose(aspect, { wishes: { numbers: 'none' } }, { ...given, title: '48 ladders' }).unmet).toEqual([
      'numbers',
    ]);
  });

  it('draws a lighter and a darker picture', () => {
    const grounds = (['light', 'dark'] as const).map(
      (tone) => toOklch(String(compose(aspect, { mood: 'minimal', tone }).background)).l,
    );
    expect(grounds[0]).toBeGreaterThan(0.9);
    expect(grounds[1]).toBeLessThan(0.5);
    const lighter = compose(aspect, { mood: 'light', tone: 'light' });
    expect(lighter.nodes).not.toEqual(compose(aspect, {}).nodes);
    expect(checkScene(lighter)).toEqual([]);
  });

  it('says so many points', () => {
    const modules = brief.modules.filter(({ kind }) => kind === 'items');
    const three = compose(aspect, { wishes: { points: 3 } }, { ...brief, modules });
    expect(three.description.split('; ')).toHaveLength(3);
    expect(compose(aspect, { wishes: { points: 7 } }, { ...brief, modules }).unmet).toEqual(['points']);
  });

  it('keeps all that steps need, however few points are asked for', () => {
    const bid = { sure: 0.9, weight: 1, why: 'test' };
    const need = ['500 g flour', '300 ml water', '7 g yeast', '10 g salt', '150 g walnuts'];
    const modules: BriefModule[] = [
      { kind: 'sequence', form: 'steps', items: ['Mix', 'Knead', 'Bake'].map((heading) => ({ heading })), ...bid },
      { kind: 'items', form: 'list', name: 'Ingredients', items: need.map((heading) => ({ heading })), ...bid },
    ];
    const { brief: wished, unmet } = applyWishes({ ...brief, modules }, { points: 3 });
    expect(wished.modules).toEqual(modules);
    expect(unmet).toEqual([]);
  });

  it('leaves out drawings and scene', () => {
    expect(listTypes(compose(aspect, {}))).toContain('group');
    expect(listTypes(compose(aspect, { wishes: { drawings: 'none' } }))).not.toContain('group');
  });
});

it('lists moments with their dates where a list is asked for', () => {
  const scene = compose('4:5', { wishes: { shape: 'list' } }, { ...brief, modules: [moments] });
  expect(scene.composition).toBe('list');
  expect(scene.description).toContain('1911: The first reading room opens');
});

describe('a shape that another holds', () => {
  const sides: BriefModule = {
    kind: 'sides',
    form: 'comparison',
    sides: [
      { name: 'Shed', items: [{ heading: '€40' }, { heading: '2 days' }, { heading: '45 dB' }] },
      { name: 'Hall', items: [{ heading: '€65' }, { heading: '5 days' }, { heading: 'none' }] },
    ],
    topics: ['Price', 'Loan', 'Noise'],
    sure: 0.9,
    weight: 1,
    why: 'test',
  };
  const chart = (form: 'bars' | 'columns'): BriefModule => ({
    kind: 'chart',
    form,
    rows: [2020, 2021, 2022, 2023].map((year, index) => ({
      label: String(year),
      value: index + 4,
      text: `${index + 4} t`,
    })),
    sure: 0.9,
    weight: 1,
    why: 'test',
  });
  it.each([
    ['table', sides, 'table'],
    ['table', chart('bars'), 'table'],
    ['columns', chart('bars'), 'columns'],
    ['ranking', chart('columns'), 'ranking'],
    ['linechart', chart('columns'), 'line'],
  ] as const)('is drawn as %s', (shape, module, composition) => {
    const scene = compose('4:5', { wishes: { shape } }, { ...brief, modules: [module] });
    expect([scene.composition, scene.unmet]).toEqual([composition, []]);
    expect(checkScene(scene)).toEqual([]);
  });

  it.each(aspects)('names the rows of a comparison without a source line, in %s', (aspect) => {
    const given = { ...brief, source: undefined, host: undefined, modules: [sides] };
    const scene = compose(aspect, {}, given);
    expect(scene.composition).toBe('comparison');
    expect(said(scene)).toContain('Noise');
    expect(checkScene(scene)).toEqual([]);
  });
});

describe('a form asked for by name', () => {
  const bid = { sure: 0.9, weight: 1, why: 'test' };
  const named: BriefModule = {
    kind: 'items',
    form: 'list',
    items: [
      { heading: 'Visitors', body: '1,000' },
      { heading: 'Sign-ups', body: '420' },
      { heading: 'Members', body: '64' },
    ],
    ...bid,
  };
  const shapes = ['funnel', 'pyramid', 'cycle', 'flow', 'steps', 'parts', 'hierarchy'] as const;
  it.each(shapes.flatMap((shape) => aspects.map((aspect) => [shape, aspect] as const)))(
    'is drawn of names in one order: %s in %s',
    (shape, aspect) => {
      const scene = compose(aspect, { wishes: { shape } }, { ...listed, modules: [named] });
      expect(scene.unmet).toEqual([]);
      expect(said(scene)).toContain('Sign-ups');
      expect(checkScene(scene)).toEqual([]);
    },
  );

  it('is no funnel of what grows', () => {
    const rows = [1, 2, 3].map((value) => ({ label: `Year ${value}`, value, text: String(value) }));
    const chart: BriefModule = { kind: 'chart', form: 'bars', rows, ...bid };
    expect(compose('1:1', { wishes: { shape: 'funnel' } }, { ...listed, modules: [chart] }).unmet).toEqual(['layout']);
  });

  const years: BriefModule = {
    kind: 'chart',
    form: 'line',
    rows: [2019, 2020, 2021, 2022].map((year, index) => ({ label: `${year}`, value: 9 - index, text: `${9 - index}` })),
    ...bid,
  };
  it.each(shapes)('is not drawn of years: %s', (shape) =>
    expect(compose('4:5', { wishes: { shape } }, { ...listed, modules: [years] }).unmet).toEqual(['layout']),
  );

  const tips: BriefModule = {
    kind: 'items',
    form: 'list',
    items: ['Oil the hinges', 'Clear the gutters', 'Sweep the yard'].map((heading) => ({ heading })),
    ...bid,
  };
  it('is no funnel of things without an order', () =>
    expect(compose('4:5', { wishes: { shape: 'funnel' } }, { ...listed, modules: [tips] }).unmet).toEqual(['layout']));

  it.each(aspects)('stands instead of what it was, not beside it, in %s', (aspect) => {
    const scene = compose(aspect, { wishes: { shape: 'cycle' } }, { ...listed, modules: [tips, moments] });
    expect(said(scene).split('Oil the hinges')).toHaveLength(2);
  });

  it('draws a small whole itself: nine of 26', () => {
    const rows = [{ label: 'courses were full', value: 34.6, text: 'Nine of 26' }];
    const chart: BriefModule = { kind: 'chart', form: 'share', rows, ...bid };
    const scene = compose('4:5', { wishes: { shape: 'isotype' } }, { ...listed, modules: [chart] });
    const fills = scene.nodes.flatMap((node) => (node.type === 'path' && node.fill ? [node.fill] : []));
    const counts = [...Map.groupBy(fills, (fill) => fill).values()].map(({ length }) => length);
    expect(scene.unmet).toEqual([]);
    expect(counts).toEqual(expect.arrayContaining([9, 17]));
  });
});
