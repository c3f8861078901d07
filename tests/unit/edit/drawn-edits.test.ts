import { describe, expect, it } from 'vitest';
import { addItem, removeItem, setText, withoutEmptyModules } from '../../../lib/edit/change.ts';
import { listAll, listFields } from '../../../lib/edit/fields.ts';
import { version } from '../../../lib/edit/version.ts';
import type { Brief } from '../../../lib/engine/brief.ts';
import { createEngine } from '../../../lib/engine/engine.ts';
import type { BriefModule } from '../../../lib/engine/modules.ts';
import { createNodePlatform } from '../../../lib/engine/paint/node.ts';

const engine = createEngine(createNodePlatform());
const bid = { sure: 1, weight: 1, why: 'test' };
const item = (heading: string) => ({ heading, sentence: `${heading}.` });
const things = [item('Write first'), item('Reply later'), item('Stop at five')];

const modules: Readonly<Record<string, BriefModule>> = {
  items: { ...bid, kind: 'items', form: 'list', items: things },
  steps: { ...bid, kind: 'sequence', form: 'steps', items: things },
  timeline: {
    ...bid,
    kind: 'sequence',
    form: 'timeline',
    items: things.map((one, index) => ({ ...one, date: String(2020 + index), at: 2020 + index })),
  },
  cycle: { ...bid, kind: 'sequence', form: 'cycle', items: things },
  statements: { ...bid, kind: 'statements', items: things },
  numbers: {
    ...bid,
    kind: 'numbers',
    figures: [
      { value: '38 %', label: 'less unfinished work' },
      { value: '4', label: 'hours of rest' },
    ],
  },
  chart: {
    ...bid,
    kind: 'chart',
    form: 'bars',
    rows: ['Tea', 'Milk', 'Water'].map((label, index) => ({ label, value: index + 3, text: String(index + 3) })),
  },
  table: {
    ...bid,
    kind: 'table',
    header: ['Drink', 'Cups'],
    rows: [
      ['Tea', '3'],
      ['Milk', '4'],
    ],
  },
  rows: {
    ...bid,
    kind: 'sides',
    form: 'comparison',
    topics: ['Price', 'Speed', 'Rest'],
    winners: [0, null, 1],
    sides: ['Tea', 'Milk'].map((name) => ({ name, items: things })),
  },
  sides: {
    ...bid,
    kind: 'sides',
    form: 'pros-cons',
    sides: [
      { name: 'For', items: things },
      { name: 'Against', items: things.slice(1) },
    ],
  },
};

const toBrief = (module: BriefModule): Brief => ({
  layout: 'list',
  fitting: ['list'],
  ordered: false,
  title: 'Mornings',
  points: [],
  statistics: [],
  language: 'en',
  direction: 'ltr',
  modules: [module],
});

const listLists = (brief: Brief) => listFields(brief).flatMap(({ lists = [] }) => lists);

/** What a rude user makes of each list of a picture. */
const edits: Readonly<Record<string, (brief: Brief) => Brief>> = {
  'all but one removed': (brief) =>
    listLists(brief).reduce(
      (before, { path, items }) => items.slice(1).reduce((each) => removeItem(each, path, 1), before),
      brief,
    ),
  'all removed': (brief) =>
    withoutEmptyModules(
      listLists(brief).reduce(
        (before, { path, items }) => items.reduce((each) => removeItem(each, path, 0), before),
        brief,
      ),
    ),
  'thirty added, still empty': (brief) =>
    listLists(brief).reduce(
      (before, { path, blank }) =>
        Array.from({ length: 30 }).reduce<Brief>((each) => addItem(each, path, 0, blank), before),
      brief,
    ),
  'every text emptied': (brief) =>
    listAll(listFields(brief)).reduce((before, { path }) => setText(before, path, ''), brief),
  'every text as long as can be typed': (brief) =>
    listAll(listFields(brief)).reduce((before, { path }) => setText(before, path, 'word '.repeat(400)), brief),
};

describe.each(Object.entries(modules))('edits of %s', (_, module) => {
  it.each(Object.entries(edits))('%s: it is kept, and drawn', async (_, edit) => {
    const brief = edit(toBrief(module));
    const edited = { says: { brief }, aspect: '1:1', styleNotes: '' };
    // What is no version is neither drawn nor read from storage.
    expect(version.safeParse(edited).error?.issues).toBeUndefined();
    const rendering = { aspect: '1:1', format: 'png', steering: {}, assets: {}, widthPx: 200 } as const;
    const { bytes } = await engine.drawInfographic(brief, rendering);
    expect(bytes.length).toBeGreaterThan(0);
  });
});
