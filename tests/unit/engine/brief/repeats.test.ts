import { describe, expect, it } from 'vitest';
import {
  isLabelled,
  isOfTitle,
  isSaidBelow,
  withoutRepeats,
  withSummary,
} from '../../../../lib/engine/brief/selection/repeats.ts';
import { selectModules } from '../../../../lib/engine/brief/selection/select.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import type { BriefModule, Item } from '../../../../lib/engine/modules.ts';

const title = 'Harbour of Tarn buys new boats';
const line = 'The council pays for forty boats of larch from the shipyard on the island';
const other: Item = { heading: 'Fishermen hand in their old boats and pay the other half', sentence: '' };
const left = (...items: Item[]) =>
  withoutRepeats([{ kind: 'statements', items, sure: 1, weight: 1, why: '' }], title, line, getWords('en')).flatMap(
    (module) => (module.kind === 'statements' ? module.items.map(({ heading, body }) => body ?? heading) : []),
  );
const item = (heading: string, body?: string): Item => ({ heading, sentence: '', ...(body ? { body } : {}) });

it.each([
  ['the line under the title', 'The council will be paying for forty larch boats of the island shipyard'],
  ['the title', 'New boats for the harbour of Tarn were bought'],
])('what says %s again is left out', (_, text) => {
  expect(left(other, item(text))).toEqual([other.heading]);
});

it('what says an earlier statement again is left out', () => {
  expect(left(other, item('The old boats are handed in by fishermen, who pay half'))).toEqual([other.heading]);
});

it.each([
  ['a number', 'The council pays 3,100 crowns for boats of larch from the shipyard'],
  ['more words', 'The council pays because the shipyard would close in spring without orders'],
])('what adds %s stays', (_, text) => {
  expect(left(other, item(text))).toEqual([other.heading, text]);
});

it('a body that is the line under the title goes, and one statement is always left', () => {
  expect(left(item('A loan of the bank covers the rest', line))).toEqual(['A loan of the bank covers the rest']);
  expect(left(item(line))).toEqual([line]);
});

it.each([
  ['The harbour office speaks for the boat owners of the northern coast', true],
  ['The harbour office was founded after the great storm of the century', false],
])('knows a line that a number says as well: %s', (line, isSaid) => {
  const label = 'The harbour office speaks for 1,212 boat owners of the northern coast';
  const bid = { sure: 1, weight: 1, why: '' };
  const modules = [{ kind: 'numbers' as const, figures: [{ value: '1,212', label }], ...bid }];
  expect(isLabelled(line, modules, getWords('en'))).toBe(isSaid);
});

it('a statement that only its body brings beyond the title is left out: the body leans on it', () => {
  const body = 'Critics of the council ask who repairs the quay';
  expect(left(other, item('The harbour of Tarn buys boats', body))).toEqual([other.heading]);
  expect(left(other, item('The harbour of Tarn buys boats', `${body} for 900 crowns`))).toHaveLength(2);
});

it('a body that says the line again but for its link goes', () => {
  expect(left(other, item('Members of the office met in spring', `But ${line}`))).toEqual([
    other.heading,
    'Members of the office met in spring',
  ]);
});

const bid = { sure: 1, weight: 1, why: '' };
const statements = (...items: Item[]): BriefModule => ({ kind: 'statements', items, ...bid });
const sentence = 'Fishermen hand in their old boats and pay the other half';
const names: BriefModule = {
  kind: 'items',
  form: 'list',
  items: [item('What it costs', `In spring ${sentence}`), item('What it brings', 'Larch lasts for a century')],
  ...bid,
};

it.each<[string, BriefModule]>([
  ['an item', names],
  ['a quotation', { kind: 'quote', text: `${sentence}.`, speaker: 'Ada Lund', ...bid }],
  ['a thesis', { kind: 'thesis', text: sentence, ...bid }],
])('what %s says is no statement as well', (_, drawn) => {
  const news = item('The bank lends the council a third of the price');
  const kinds = (...modules: BriefModule[]) =>
    withoutRepeats(modules, title, undefined, getWords('en')).map((module) =>
      module.kind === 'statements' ? module.items.map(({ heading }) => heading) : module.kind,
    );
  expect(kinds(drawn, statements(item(sentence), news))).toEqual([drawn.kind, [news.heading]]);
  expect(kinds(drawn, statements(item(sentence)))).toEqual([drawn.kind]);
});

it('a thesis that an item says is left out', () => {
  const thesis: BriefModule = { kind: 'thesis', text: sentence, ...bid };
  expect(withoutRepeats([names, thesis], title, undefined, getWords('en'))).toEqual([names]);
});

it.each([
  ['a clause of a statement', 'Fishermen pay the other half of larch boats', true],
  ['a statement but for a word', 'Fishermen surely hand in old boats, the other half', true],
  ['what nothing below says', 'The shipyard would close in spring without orders', false],
  ['a number that nothing below has', 'Fishermen hand in 40 old boats and pay the half', false],
])('knows %s under the title', (_, under, isSaid) => {
  const modules = [statements(item(`${sentence} of larch`))];
  expect(isSaidBelow(under, modules, getWords('en'))).toBe(isSaid);
});

it.each([
  ['Harbour of Tarn: new boats are bought. This helps above all the young.', true],
  ['Harbour of Tarn: new boats are bought. There are 40 of them.', false],
  ['The shipyard on the island would close in spring without orders.', false],
])('knows a line that begins with what the title says: %s', (under, isAgain) => {
  expect(isOfTitle(under, title, 'en', getWords('en'))).toBe(isAgain);
});

describe('a number is said once', () => {
  const bid = { sure: 1, weight: 1, why: '' };
  const numbers: BriefModule = {
    kind: 'numbers',
    figures: [{ value: '1,700', label: 'Keepers of Tarn lost their lamps' }],
    ...bid,
  };
  const said = (language: string, ...modules: readonly BriefModule[]) =>
    withoutRepeats(modules, title, undefined, getWords(language)).map((module) =>
      module.kind === 'numbers' ? module.figures.length : 'items' in module ? module.items.length : 0,
    );

  it.each([
    ['en', 'Keepers of Tarn lost their lamps', 'Around 1,700 keepers in three towns lost lamps in the storm'],
    ['de', 'Wärter haben ihre Lampen verloren', 'Rund 1,700 Wärter in drei Städten haben Lampen verloren'],
    ['fr', 'Les gardiens ont perdu leurs lampes', 'Quelque 1,700 gardiens de trois villes ont perdu des lampes'],
  ])('large, not in a statement too (%s)', (language, label, text) => {
    const large: BriefModule = { kind: 'numbers', figures: [{ value: '1,700', label }], ...bid };
    expect(said(language, large, { kind: 'statements', items: [other, item(text)], ...bid })).toEqual([1, 1]);
  });

  it('in a row, not large beside it', () => {
    const row = item('Lamps are lost', 'Some 1,700 keepers of Tarn lost lamps');
    expect(said('en', { kind: 'items', form: 'list', items: [row, other], ...bid }, numbers)).toEqual([2]);
  });

  it('but stays where it counts other things', () => {
    const text = 'Some 1,700 boats of larch were built by the island shipyard';
    expect(said('en', numbers, { kind: 'statements', items: [other, item(text)], ...bid })).toEqual([1, 2]);
  });
});

describe('a summary that is added as the first statement', () => {
  const add = (summary: string, ...modules: readonly BriefModule[]) =>
    withSummary(modules, [summary], { title, limit: 6, words: getWords('en') }).flatMap((module) =>
      module.kind === 'numbers'
        ? module.figures.map(({ value }) => value)
        : module.kind === 'statements'
          ? module.items.map(({ heading }) => heading)
          : [],
    );
  const news = 'The bank lends the council a third of the price';

  it('leaves out the statement with the same decimal number and half of its words', () => {
    const summary = 'Rent on the island rose by 3.1 percent in March, the office said.';
    const again = 'Adjusted for the season, rent on the island rose by 3.1 percent in March 2027 against February';
    expect(add(summary, statements(item(again), item(news)))).toEqual([summary.slice(0, -1), news]);
  });

  it('and its number in another unit', () => {
    const numbers: BriefModule = {
      kind: 'numbers',
      figures: [
        {
          value: '1.3 million crowns',
          label: 'The hall is seeking 1.3 million crowns from the public',
          sentence: 'The hall is seeking 1.3 million crowns ($1.4 million) from the public.',
        },
      ],
      ...bid,
    };
    const summary = 'Neighbours are asked for $1.4 million.';
    expect(add(summary, statements(item(news)), numbers)).toEqual([summary.slice(0, -1), news]);
  });
});

describe('a list and a chart of the same rows', () => {
  const names = ['Kelp walk', 'Gull watch', 'Rope class'];
  const list = (body?: string) => ({
    module: {
      kind: 'items',
      form: 'list',
      items: names.map((name, nth) => item(`${name} (${nth + 4} hours)`, body)),
      ...{ sure: 0.7, weight: 1, why: '' },
    },
  });
  const chart = {
    module: {
      kind: 'chart',
      form: 'bars',
      unit: 'hours',
      rows: names.map((label, nth) => ({ label, value: nth + 4, text: `${nth + 4} hours` })),
      ...{ sure: 0.6, weight: 1, why: '' },
    },
  };
  it.each([
    ['only the list is drawn', list(), ['items']],
    ['both are drawn where the list says more', list('Meet at the pier at nine'), ['items', 'chart']],
  ])('%s', (_, rows, kinds) => {
    const candidates = [rows, chart] as Parameters<typeof selectModules>[0];
    expect(selectModules(candidates, undefined).map(({ module }) => module.kind)).toEqual(kinds);
  });
});
