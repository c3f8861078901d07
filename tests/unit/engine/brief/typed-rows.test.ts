import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { getShape } from '../../../../lib/engine/modules.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

function findFirst(title: string, language: string, blocks: readonly Block[]) {
  const { modules: [first] = [] } = makeBrief(documentOf({ title, language }, ...blocks), {});
  if (first === undefined || !('items' in first)) return { shape: first && getShape(first), said: [] };
  const said = first.items.map((item) => ('date' in item ? `${item.date}: ${item.heading}` : item.heading));
  return { shape: getShape(first), said };
}

const passage =
  'The harbour office has asked for it since the spring of last year, and the boat owners of the northern quay agree. Nothing else would keep the price of a berth where it is. Other towns on the coast went this way long ago.';

describe('paragraphs that are typed as a row', () => {
  it.each<[string, string, string, readonly string[], string, readonly string[]]>([
    [
      'numbers before short lines are a list',
      'What the bench is made of',
      'en',
      ['1. Oak board, Timber Hall, $67', '2. Iron feet, Old Forge, $30', '3. Linseed oil, Corner Shop, $8'],
      'list',
      ['Oak board, Timber Hall, $67', 'Iron feet, Old Forge, $30', 'Linseed oil, Corner Shop, $8'],
    ],
    [
      'numbers before a name and a passage are a list of names',
      'Boat owners ask for a new order of berths',
      'en',
      [
        `1. A berth for each boat: ${passage}`,
        `2. No fee in winter: ${passage}`,
        `3. One list for all who wait for a berth on the northern quay: ${passage}`,
      ],
      'list',
      ['A berth for each boat', 'No fee in winter', 'One list for all who wait for a berth on the northern quay'],
    ],
    [
      'years and capitals are a chronology, and none of its lines is lost',
      'Wohnhof am Hafen',
      'de',
      [
        '1957–1959 Erster Abschnitt: 21 ein- bis dreigeschossige Wohngebäude mit 710 Wohnungen sowie Bibliothek und Laden einschließlich der Gärten am Ufer und der Wege zum Markt',
        '1987 Erklärung zum Testfall einer Sanierung',
        '1998/99 Neue Pläne für den Abriss',
        '2006 Denkmal, Beginn der Sanierung von Haus 4 und 8 auf der Grundlage des Plans für die Erhaltung aller Häuser am Ufer unter Beratung der Stadt, des Landes und der Universität am anderen Ufer des Sees',
      ],
      'timeline',
      [
        '1957–1959: Erster Abschnitt',
        '1987: Erklärung zum Testfall einer Sanierung',
        '1998/99: Neue Pläne für den Abriss',
        '2006: Denkmal, Beginn der Sanierung von Haus 4 und 8 auf der Grundlage des Plans für die Erhaltung aller Häuser am Ufer unter Beratung der Stadt',
      ],
    ],
    [
      'bullets before short lines are a list',
      'What the hall offers',
      'en',
      [
        '• Twelve rowing machines by the window',
        '• A sauna with a view of the lake',
        '• Lessons for children on Sundays',
      ],
      'list',
      ['Twelve rowing machines by the window', 'A sauna with a view of the lake', 'Lessons for children on Sundays'],
    ],
  ])('%s', (_, title, language, lines, shape, said) => {
    const made = findFirst(title, language, lines.map(paragraph));
    expect(made.shape).toBe(shape);
    expect(made.said).toHaveLength(said.length);
    for (const [index, text] of said.entries()) expect(text.startsWith(made.said[index] ?? '?')).toBe(true);
  });

  it('speak where each line opens with a dash and ends as a sentence', () => {
    const lines = [
      '– The baths stay open, she says.',
      '– Nobody asked for more hours.',
      '– We will see in the spring.',
    ];
    expect(findFirst('The baths', 'en', lines.map(paragraph)).said).not.toContain('The baths stay open, she says');
  });
});

describe('numbered lines that start again', () => {
  const row = (names: readonly string[]) =>
    names.flatMap((name, index) => [
      paragraph(`${index + 1}. ${name}`),
      paragraph(`${name} before the frost comes, as the gardeners of the old park do. The roots need it.`),
    ]);
  it('are as many rows, of which the longest is drawn whole', () => {
    const ground = ['Choose the place', 'Dig the hole', 'Water the roots', 'Cover the ground'];
    const blocks = [
      ...row(['Cut the stems', 'Fill the vase', 'Change the water']),
      heading('Roses in the ground'),
      ...row(ground),
    ];
    expect(findFirst('How to care for roses', 'en', blocks)).toEqual({ shape: 'steps', said: ground });
  });
});

describe('an ordered list', () => {
  const acts = ['Buy two jars of the coffee', 'Fill in the form of the shop', 'Send both to the maker by post'];
  const beside = paragraph('The shop gives a voucher for six euros to everybody who buys two jars this week.');
  it.each<[string, Block, readonly string[]]>([
    ['whose lead says how a thing is done', paragraph('How to take part:'), acts],
    [
      'whose items say their order',
      paragraph('The shop explains:'),
      acts.map((act, at) => (at === 0 ? `First, ${act.toLowerCase()}` : act)),
    ],
  ])('%s is a row of steps', (_, lead, items) => {
    expect(findFirst('A voucher for coffee', 'en', [beside, lead, list(items, true)]).shape).toBe('steps');
  });
  it('of things is a list', () => {
    expect(
      findFirst('A voucher for coffee', 'en', [beside, paragraph('The shop names:'), list(acts, true)]).shape,
    ).toBe('list');
  });
});

describe('headings with times of a day', () => {
  it('are what happened then, whatever stands under them', () => {
    const blocks = [
      heading('Opening at 1 pm by the fountain', 3),
      paragraph(
        'Speeches by Ada Lund (council), Ben Moor (harbour office), Cleo Dahl (fishers), Dan Berg (museum), and Eva Holm (school), who speak for ten minutes each before the walk begins.',
      ),
      heading('Songs at 2 pm on the old market', 3),
      paragraph('The choir of the harbour school invites everybody to sing.'),
      heading('Close at 3:30 pm before the town hall', 3),
      paragraph('The council answers questions.'),
    ];
    const made = findFirst('A walk for the harbour', 'en', blocks);
    expect(made).toEqual({
      shape: 'timeline',
      said: ['1 pm: Opening by the fountain', '2 pm: Songs on the old market', '3:30 pm: Close before the town hall'],
    });
  });
});

describe('what went well and what did not', () => {
  it.each([
    ['de', 'Was gut gelaufen ist:', 'Was nicht so gut gelaufen ist:'],
    ['en', 'What went well', 'What went wrong'],
  ])('are two sides (%s)', (language, good, bad) => {
    const sides = [
      heading(good, 4),
      list(['Das Boot kam früh an', 'Der Kai war frei']),
      heading(bad, 4),
      list(['Der Kran fiel aus', 'Zwei Kisten gingen verloren']),
    ];
    const { modules: [first] = [] } = makeBrief(documentOf({ title: 'Ein Tag am Hafen', language }, ...sides), {});
    expect(first && getShape(first)).toBe('pros-cons');
  });
});
