import { describe, expect, it } from 'vitest';
import { findComparison } from '../../../../lib/engine/brief/finders/comparison.ts';
import { nameThings } from '../../../../lib/engine/brief/finders/named-rows.ts';
import { findProportion } from '../../../../lib/engine/brief/finders/proportion.ts';
import { findRanking } from '../../../../lib/engine/brief/finders/ranking.ts';
import { findTable } from '../../../../lib/engine/brief/finders/table.ts';
import { findTableCharts } from '../../../../lib/engine/brief/finders/table-charts.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, paragraph, table } from './documents.ts';

const read = (title: string, language: string, ...blocks: readonly Block[]) =>
  readDocument(documentOf({ title, language }, ...blocks), readSteering({}));

describe('the labels of a chart name things', () => {
  it.each<[language: string, labels: readonly string[], measure: string | undefined, expected: boolean]>([
    ['en', ['Old harbour', 'New harbour'], undefined, true],
    ['en', ['In the second try', 'In the first'], undefined, false],
    ['en', ['In spring', 'In autumn'], 'Guests of the ferry', true],
    ['en', ['In Orr the boats of the school lie idle', 'In Mora the boats of the town sail'], undefined, true],
    ['en', ['“A slip”', 'Old harbour'], undefined, false],
    ['en', ['Old harbour', 'The lender)'], undefined, false],
    ['en', ['People of this harbour', 'People of Orr'], undefined, false],
    ['en', ['Those who row', 'Those who sail'], undefined, true],
    ['es', ['Los muelles', 'Las casas'], undefined, true],
    ['de', ['Im zweiten Versuch', 'Im ersten'], undefined, false],
    ['de', ['Entfallen auf Boote', 'Auf Ruder'], undefined, false],
    ['fr', ['La population de cette région', 'Les habitants du port'], undefined, false],
  ])('%s %j under %s: %s', (language, labels, measure, expected) => {
    const rows = labels.map((label, index) => ({
      label,
      value: index + 1,
      text: `${index + 1} %`,
      sentence: labels.map((one) => `${index + 1} % ${one.charAt(0).toLowerCase()}${one.slice(1)}`).join(', '),
    }));
    expect(nameThings(rows, measure, read('Boats', language, paragraph('Boats.')))).toBe(expected);
  });
});

it.each([
  ['parts that have their names', 'About the catch: 70% herrings, 30% eels.', 1],
  [
    'none where one of the numbers is a share of the whole that it names',
    'About the catch: 75% of the herrings, 25% eels.',
    0,
  ],
])('shares of one sentence: %s', (_, text, count) => {
  const village = paragraph('The village by the lake has a catch of fish each spring and its people sell it in town.');
  const found = findProportion(read('The catch of the village', 'en', village, paragraph(text)));
  expect(found.filter(({ module }) => module.kind === 'chart' && module.rows.length > 1)).toHaveLength(count);
});

describe('rows of a list or table', () => {
  const eggs = list(['Chabo: 80 eggs', 'Maran: 170 eggs', 'Sundheim: 220 eggs'], false);
  const isDrawn = (title: string, ...blocks: readonly Block[]) =>
    findRanking(read(title, 'en', ...blocks)).some(({ module }) => module.sure >= 1 / 2);
  it.each<[what: string, title: string, blocks: readonly Block[], expected: boolean]>([
    ['measured by the heading above them', 'Hens', [heading('Eggs in a year'), eggs], true],
    ['not measured by a sentence above them', 'Hens', [paragraph('Much depends on the breed of a hen:'), eggs], false],
    [
      'that count people up',
      'Sign for the ferry',
      [
        table(
          [],
          [...'9876'].map((last, index) => [`1,19${last}`, `Ada Lund ${'ABCD'[index]}`]),
          '1,199 signatures',
        ),
      ],
      false,
    ],
    [
      'that measure people',
      'Sign for the ferry',
      [
        table(
          [],
          ['870', '640', '512', '499'].map((n, index) => [n, `Ada Lund ${'ABCD'[index]}`]),
          'Miles rowed',
        ),
      ],
      true,
    ],
  ])('are bars: %s', (_, title, blocks, expected) => expect(isDrawn(title, ...blocks)).toBe(expected));

  it.each<[what: string, rows: readonly (readonly string[])[], count: number]>([
    [
      'a first row of names',
      [
        ['Boat', 'Length'],
        ['Ada', '9 m'],
        ['Bo', '8 m'],
        ['Cora', '7 m'],
      ],
      1,
    ],
    [
      'no head in a first row with a date like the others',
      [
        ['Lund', 'Feb 16, 2013'],
        ['Dahl', 'Feb 15, 2013'],
        ['Holm', 'Feb 14, 2013'],
        ['Moor', 'Feb 13, 2013'],
      ],
      0,
    ],
    [
      'no head in a first pair',
      [
        ['Length:', 'nine'],
        ['Width:', 'three'],
        ['Mast:', 'oak'],
        ['Sail:', 'red'],
      ],
      0,
    ],
  ])('have a head: %s', (_, rows, count) => {
    expect(findTable(read('Boats of the harbour', 'en', table([], rows)))).toHaveLength(count);
  });
});

describe('a title that sets two things against each other', () => {
  const fees = (one: string, other: string) =>
    table(
      ['Sum', one, other],
      [
        ['Small', '6 %', '4 %'],
        ['Middle', '4 %', '3 %'],
        ['Large', '2 %', '1 %'],
      ],
    );
  it.each([
    ['Ferry', 'Bridge', 1],
    ['Taker Fee', 'Maker Fee', 0],
  ])('takes the columns %s and %s for them: %i', (one, other, count) => {
    const reading = read('Ferry vs. Bridge', 'en', fees(one, other));
    expect(findComparison(reading)).toHaveLength(count);
    expect(findTableCharts(reading)).toHaveLength(count);
  });
});
