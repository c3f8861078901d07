import { describe, expect, it } from 'vitest';
import { bars } from '@/lib/engine/compose/forms/bars';
import type { Form } from '@/lib/engine/compose/forms/form';
import { list } from '@/lib/engine/compose/forms/list';
import { quote } from '@/lib/engine/compose/forms/quote';
import { findMessage, leadsFor, listSeconds, says } from '@/lib/engine/compose/seconds';
import type { BriefModule, ModuleOf } from '@/lib/engine/modules';

const bid = { sure: 0.8, weight: 0.9, why: 'given' };
const lead: ModuleOf<'items'> = {
  kind: 'items',
  form: 'list',
  items: ['Oak', 'Lime', 'Maple', 'Birch', 'Ash'].map((heading) => ({ heading, body: `${heading} gives shade` })),
  ...bid,
};
const counts: ModuleOf<'chart'> = {
  kind: 'chart',
  form: 'bars',
  measure: 'Trees planted',
  rows: [40, 30, 20, 15, 9, 4].map((value, index) => ({ label: `Ward ${index + 1}`, value, text: `${value}` })),
  ...bid,
};
const steps: ModuleOf<'sequence'> = {
  kind: 'sequence',
  form: 'steps',
  items: [{ heading: 'Stir the dough' }, { heading: 'Bake it at 180 °C' }],
  ...bid,
};
const needs: ModuleOf<'items'> = {
  kind: 'items',
  form: 'list',
  name: 'Ingredients',
  items: ['250 g flour', '2 eggs', '1 pinch of salt'].map((heading) => ({ heading })),
  ...bid,
};
const statements: ModuleOf<'statements'> = {
  kind: 'statements',
  items: [{ heading: 'The wards with the fewest trees are the hottest' }],
  ...bid,
};

const listUnder = (form: unknown, first: BriefModule, ...others: readonly BriefModule[]) =>
  listSeconds(form as Form, first, [first, ...others]).map(({ seconds = [] }) => seconds);

describe('modules under the one that leads', () => {
  it('says the first rows of a chart, then fewer', () => {
    const found = listUnder(list, lead, counts);
    expect(found.map(([chart]) => (chart?.kind === 'chart' ? chart.rows.length : 0))).toEqual([5, 3]);
  });

  it.each<[string, Partial<ModuleOf<'chart'>>]>([
    ['less sure than a picture needs', { sure: 0.5 }],
    [
      'of bare names and bare sums, whose measure nobody names',
      { measure: undefined, rows: counts.rows.map((row) => ({ ...row, text: `$${row.value} million` })) },
    ],
    ['whose values the lead says', { rows: [{ label: 'Ward 1', value: 1, text: 'shade' }] }],
  ])('leaves out a chart %s', (_, change) => {
    expect(listUnder(list, lead, { ...counts, ...change })).toEqual([]);
  });

  it('has all that a recipe needs, or none of it', () => {
    expect(listUnder(list, steps, needs)).toEqual([[needs]]);
    const many = Array.from({ length: 17 }, (_, index) => ({ heading: `${index} g salt` }));
    expect(listUnder(list, steps, { ...needs, items: many })).toEqual([]);
  });

  it('puts sentences under a chart of few rows only', () => {
    const few = { ...counts, rows: counts.rows.slice(0, 2) };
    expect(listUnder(bars, few, statements)).toEqual([[statements]]);
    expect(listUnder(bars, counts, statements)).toEqual([]);
    expect(listUnder(list, lead, statements)).toEqual([]);
  });

  it('leaves a picture that is one form alone', () => {
    expect(listUnder(quote, { kind: 'quote', text: 'Shade is a right', ...bid }, counts)).toEqual([]);
  });

  it('takes an item or two from a lead, but none of its bodies and none of what is due', () => {
    const shorter = [5, 4, 3, 2].map((count) => ({ ...lead, items: lead.items.slice(0, count) }));
    const bare = { ...lead, items: lead.items.map(({ heading }) => ({ heading })) };
    expect(leadsFor([...shorter, bare], false)).toEqual(shorter.slice(0, 3));
    expect(leadsFor([...shorter, bare], true)).toEqual(shorter.slice(0, 1));
  });

  it.each<[string, string | undefined]>([
    ['Five kinds of trees keep a street cool through a long summer', 'thesis'],
    ['The Quay Post Letters to the Editor for May 17', undefined],
    ['Shade helps', undefined],
    ['Old trees: Oak gives shade', undefined],
    ['', undefined],
  ])('has the line under the title across it where that is a sentence the lead does not say: %s', (line, kind) => {
    expect(findMessage(lead, line)?.kind).toBe(kind);
  });

  it.each<[string, string, string | undefined, boolean]>([
    ['as it stands there', 'The wards with the fewest trees are the hottest', undefined, true],
    ['as a part of it', 'The wards with the fewest trees', undefined, true],
    ['cut from the same sentence in another way', 'The hottest wards lack trees', 'All of it.', true],
    ['not at all', 'The hottest wards lack trees', 'Another one.', false],
  ])('knows what its lead says: %s', (_, line, from, isSaid) => {
    const [item = { heading: '' }] = statements.items;
    expect(says({ ...statements, items: [{ ...item, sentence: 'All of it.' }] }, line, from)).toBe(isSaid);
  });
});
