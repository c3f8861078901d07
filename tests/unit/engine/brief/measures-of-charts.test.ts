import { describe, expect, it } from 'vitest';
import { findProseCharts } from '../../../../lib/engine/brief/finders/prose-charts.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, paragraph } from './documents.ts';

const listCharts = (title: string, ...texts: readonly string[]) =>
  findProseCharts(
    readDocument(documentOf({ title, language: 'en' }, ...texts.map(paragraph)), readSteering({})),
  ).flatMap(({ module }) =>
    module.kind === 'chart' ? [[module.measure, ...module.rows.map(({ label, text }) => `${label} ${text}`)]] : [],
  );

const title = 'The town pays Lund for its ferry';
const main = 'The town has paid Ada Lund roughly $600 million in interest for the old ferry.';
const others =
  'In the same span, the town has paid Bo Holm Inc. roughly $430 million, while Cora Dahl Inc. (the owner of the mill) has got about $160 million.';
const rows = ['Ada Lund ~$600 million', 'Bo Holm Inc. ~$430 million', 'Cora Dahl Inc. ~$160 million'];

describe('what the numbers behind bare names measure', () => {
  it.each<[what: string, texts: readonly string[], charts: readonly unknown[]]>([
    [
      'the line above them',
      [main, 'Town has paid at least $1.4 billion in interest since 2012', others],
      [['Town has paid at least $1.4 billion in interest since 2012', ...rows]],
    ],
    ['what the title says', [main, others], [[undefined, ...rows]]],
    [
      'no line that names one of them',
      [main, 'Bo Holm has got too much interest from the town since 2012', others],
      [[undefined, ...rows]],
    ],
    ['no question', [main, 'Who has got the interest from the town?', others], [[undefined, ...rows]]],
  ])('%s', (_, texts, charts) => {
    expect(listCharts(title, ...texts)).toEqual(charts);
  });

  it('none, and so no chart, where neither the lines above nor the title say it', () => {
    expect(listCharts('Three years at the lake', main, others)).toEqual([]);
  });

  it('takes a line about money for sums that have another verb', () => {
    const texts = [
      'Music earns money. It always has.',
      'Ada Lund made $170 million. Bo Holm made $56 million. Cora Dahl made $20 million.',
    ];
    expect(listCharts('Why sailors are not overpaid', ...texts)).toEqual([
      ['Music earns money', 'Ada Lund $170 million', 'Bo Holm $56 million', 'Cora Dahl $20 million'],
    ]);
    expect(listCharts('Why sailors are not overpaid', ...texts.slice(1))).toEqual([]);
  });
});

describe('what shares of several wholes are shares in', () => {
  const shares = '27% of boats without sails, 40% of boats without oars and 60% of leaking boats, a study found.';
  const own = ['Leaking boats 60%', 'Boats without oars 40%', 'Boats without sails 27%'];
  it.each<[lead: string, charts: readonly unknown[]]>([
    ['But harbours fail in', [['Harbours fail', ...own]]],
    ['', [[undefined, ...own]]],
    ['In spring,', [[undefined, ...own]]],
    ['It turned out that', [[undefined, ...own]]],
    ['They fail in', [[undefined, ...own]]],
  ])('“%s …”', (lead, charts) => {
    const [first = '', ...others] = `${lead} ${shares}`.trim();
    expect(listCharts('What a study found out about harbours', first.toUpperCase() + others.join(''))).toEqual(charts);
  });
});

describe('what an earlier and a later count are counts of', () => {
  it.each<[text: string, measure: string | undefined]>([
    ['The weekly average increased from 310 boats per day to 462 boats per day in the harbour.', 'Boats per day'],
    ['The weekly average increased from 310 boats in May to 462 ships in June.', undefined],
  ])('%s', (text, measure) => {
    expect(listCharts('The average of boats in the harbour', text).map(([said]) => said)).toEqual([measure]);
  });
});
