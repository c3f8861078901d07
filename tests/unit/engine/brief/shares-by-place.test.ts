import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { documentOf, paragraph } from './documents.ts';

const findChart = (language: string, title: string, ...paragraphs: readonly string[]) => {
  const { modules = [] } = makeBrief(documentOf({ title, language }, ...paragraphs.map(paragraph)), {});
  const chart = modules.find(({ kind }) => kind === 'chart');
  return chart?.kind === 'chart' ? chart : undefined;
};

describe('one share of two places', () => {
  it.each([
    [
      'en',
      'Cyclists in two countries',
      'In Norland about 40 % of adults ride to work. The paths there are wide. In Sudland only 6 % of adults ride to work.',
      [
        ['Norland', 40],
        ['Sudland', 6],
      ],
    ],
    [
      'de',
      'Radfahrer in zwei Ländern',
      'In Nordland sind etwa 40 % Radfahrer (laut Zählung). Die Wege sind breit. Viel seltener ist es anderswo: Verglichen damit sind in Südland nur 6 % Radfahrer.',
      [
        ['Nordland', 40],
        ['Südland', 6],
      ],
    ],
    [
      'de',
      'Radfahrer in zwei Ländern',
      'In Nordland sind 40 % Radfahrer oder Läufer (laut Zählung). Die Wege sind breit. Viel seltener ist es anderswo. In Südland sind nur 6 % Radfahrer.',
      [
        ['Nordland: Radfahrer oder Läufer', 40],
        ['Südland: Radfahrer', 6],
      ],
    ],
  ])('%s: is a chart of both', (language, title, text, expected) => {
    const rows = findChart(language, title, text)?.rows ?? [];
    expect(rows.map(({ label, value }) => [label, value])).toEqual(expected);
  });

  it.each([
    ['of different things', 'In Norland about 40 % of adults ride to work. In Sudland only 6 % of roads have paths.'],
    ['of two months', 'In March about 40 % of adults rode to work. In May only 6 % of adults rode to work.'],
    ['of one place', 'In Norland about 40 % of adults ride to work. In Norland only 6 % of adults ride to school.'],
    ['with a change', 'In Norland about 40 % more adults ride to work. In Sudland only 6 % more adults ride to work.'],
  ])('is none %s', (_, text) => {
    expect(findChart('en', 'On the roads', `${text} The paths are wide there.`)).toBeUndefined();
  });
});

describe('parts of a whole of which the last is the rest', () => {
  const others = 'The mill of Orr stands at the river. The council counts emissions every spring.';
  it.each([
    [
      'The emissions of Orr: 70% energy, 14% transport, and 16% other sectors.',
      [
        ['Energy', 70],
        ['Other sectors', 16],
        ['Transport', 14],
      ],
    ],
    ['The emissions of Orr: 70% energy, 14% transport, and 6% other sectors.', []],
  ])('%s', (text, expected) => {
    const rows = findChart('en', 'Emissions of Orr', text, others)?.rows ?? [];
    expect(rows.map(({ label, value }) => [label, value]).toSorted()).toEqual(expected.toSorted());
  });
});
