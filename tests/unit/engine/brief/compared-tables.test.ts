import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, paragraph, table } from './documents.ts';

const filler = [
  paragraph('Both ways of getting a boat are open to everyone in the village by the lake.'),
  paragraph('The harbour office answers questions on Tuesdays and keeps the forms in its hall.'),
];
const read = (title: string, language: string, ...blocks: readonly Block[]) => {
  const { modules = [] } = makeBrief(documentOf({ title, language }, ...filler, ...blocks), {});
  const [first] = modules;
  const module = modules.find(({ kind }) => kind === 'sides');
  return module?.kind === 'sides'
    ? {
        leads: module === first,
        form: module.form,
        topics: module.topics,
        sides: module.sides.map(({ name, items }) => [name, ...items.map((item) => item.heading)]),
      }
    : undefined;
};

const phrases = [
  ['The boat goes back to the harbour in autumn', 'The boat belongs to the buyer at once'],
  ['The harbour pays for repairs', 'The buyer pays for repairs'],
  ['No money is due before the first trip', 'A third of the price is due in advance'],
];

describe('a table that sets two things side by side', () => {
  it.each([
    ['en', 'Rent or buy: how to get a boat', 'Rent', 'Buy'],
    ['de', 'Miete oder Kauf: so kommt man zum Boot', 'Miete', 'Kauf'],
    ['fr', 'Location ou achat : quel bateau choisir', 'Location', 'Achat'],
    ['es', 'Alquiler o compra: cómo conseguir un barco', 'Alquiler', 'Compra'],
    ['pt', 'Aluguel ou compra: como conseguir um barco', 'Aluguel', 'Compra'],
    ['it', 'Noleggio o acquisto: come avere una barca', 'Noleggio', 'Acquisto'],
    ['nl', 'Huur of koop: zo krijg je een boot', 'Huur', 'Koop'],
  ])('leads where the title names its two columns, %s', (language, title, one, other) => {
    expect(read(title, language, table([one, other], phrases))).toEqual({
      leads: true,
      form: 'comparison',
      topics: undefined,
      sides: [
        [one, ...phrases.map(([left]) => left)],
        [other, ...phrases.map(([, right]) => right)],
      ],
    });
  });

  it('is none where the title does not name them', () => {
    expect(read('How to get a boat', 'en', table(['Rent', 'Buy'], phrases))).toBeUndefined();
  });

  it('keeps empty cells empty where its heading compares', () => {
    const rows = [
      ['Price', '300', '900'],
      ['Deposit', '50', ''],
      ['Season', '6 months', '12 months'],
      ['Repairs', 'none', '80'],
      ['Share', '', '40'],
    ];
    const found = read('Getting a boat', 'en', heading('Rent 2% vs. loan 4%'), table(['', 'Rent 2%', 'Loan 4%'], rows));
    expect(found?.topics).toEqual(['Price', 'Deposit', 'Season', 'Repairs', 'Share']);
    expect(found?.sides.map(([name, ...cells]) => [name, cells.length])).toEqual([
      ['Rent 2%', 5],
      ['Loan 4%', 5],
    ]);
  });

  it('is no board of prices on a market', () => {
    const board = table(
      ['Ticker', 'Security', 'Last', 'Change', 'Change %'],
      [
        ['QB', 'QUAY BOATS INC.', '225.86', '-12.99', '-5.44%'],
        ['LK', 'LAKE KAYAKS INC.', '113.40', '-1.62', '-1.41%'],
      ],
    );
    expect(read('Quay Boats sells less than Lake Kayaks', 'en', board)).toBeUndefined();
  });

  it('is not the pros and cons of one of several things', () => {
    const sides = (good: string, bad: string) =>
      table(
        ['Pros', 'Cons'],
        [
          [good, bad],
          [`${good} too`, `${bad} too`],
        ],
      );
    const found = read(
      'Ways to get a boat',
      'en',
      heading('Pros and cons of rent'),
      sides('Cheap at first', 'Never yours'),
      heading('Pros and cons of buying'),
      sides('Yours at once', 'Dear at first'),
    );
    expect(found).toBeUndefined();
  });
});
