import { describe, expect, it } from 'vitest';
import { findProseCharts } from '../../../../lib/engine/brief/finders/prose-charts.ts';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { findMeasuredTable } from '../../../../lib/engine/brief/numbers/table-rows.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, paragraph } from './documents.ts';

const listCharts = (language: string, title: string, ...texts: readonly string[]) =>
  findProseCharts(readDocument(documentOf({ title, language }, ...texts.map(paragraph)), readSteering({}))).flatMap(
    ({ module }) =>
      module.kind === 'chart'
        ? module.rows.map(({ label, text, other }) => [label, ...(other ? [other.text] : []), text].join(' | '))
        : [],
  );

describe('charts that sentences are the data of', () => {
  it.each([
    [
      'amounts in brackets behind their names',
      'es',
      'Recibieron fondos estas obras: los muelles (20,4 %), las casas de pesca (19 %), agua, luz y gas (15 %) y la escuela (12,3 %).',
      ['Los muelles | 20,4 %', 'Las casas de pesca | 19 %', 'Agua, luz y gas | 15 %', 'La escuela | 12,3 %'],
    ],
    [
      'amounts in brackets behind a copula',
      'en',
      'Since the storm, the means of moving a boat in Orr are Sails (60%), motors (25%) and poles (5%).',
      ['Sails | 60%', 'Motors | 25%', 'Poles | 5%'],
    ],
    [
      'clauses that each count the same for a name',
      'en',
      'A Norland 777 boat uses 14 oars, Orr’s A380 carries 22, and the enormous Tarn An-225 demands 32.',
      ['Tarn An-225 | 32', 'Orr’s A380 | 22', 'Norland 777 boat | 14'],
    ],
    [
      'clauses that count other things',
      'en',
      'A Norland 777 boat uses 14 oars, Orr’s A380 carries 22 sails, and the enormous Tarn An-225 demands 32.',
      [],
    ],
    [
      'clauses of years',
      'en',
      'The Norland mill made 1400 boats, the Orr mill closed 1922, and the Tarn mill opened 1932.',
      [],
    ],
    [
      'an earlier and a later value behind the amount of the change',
      'en',
      'The use of motors on the lake rose by 37 percent, from 0.90 percent to 1.23 percent, after the law was passed.',
      ['The use of motors on the lake | 0.90% | 1.23%'],
    ],
    [
      'a later value before the earlier one',
      'en',
      'Since March, the ferry bank has raised its key rate to 3.25% from 0.25%, one of its fastest moves.',
      ['The ferry bank has raised its key rate | 0.25% | 3.25%'],
    ],
    [
      'a value after an earlier one',
      'de',
      'Die Barmittel der Fähre sanken auf 32 Millionen Euro, nach 125 Millionen Euro zu Jahresbeginn.',
      ['Die Barmittel der Fähre | 125 Millionen Euro | 32 Millionen Euro'],
    ],
    [
      'the year before in brackets',
      'de',
      'Der Umsatz der Mühle von Orr stieg auf 48 Millionen Euro (Vorjahr: 40 Millionen Euro).',
      ['Der Umsatz der Mühle von Orr | 40 Millionen Euro | 48 Millionen Euro'],
    ],
    [
      'an earlier value told by its time',
      'en',
      'Sales at the mill of Orr were $48 million, compared with $40 million a year earlier.',
      ['Sales at the mill of Orr | $40 million | $48 million'],
    ],
    [
      'a subject behind its verb',
      'de',
      'Im Jahr 2021 lag der Anteil der Windmühlen am Strom in Orr bei 26 %, gegenüber weniger als 1 % im Jahr 2014.',
      [],
    ],
    ['a rival’s value', 'en', 'Sales at the mill of Orr were $48 million, compared with $40 million at its rival.', []],
    [
      'a gain after a loss',
      'de',
      'Die Mühle meldete einen Verlust von 19 Millionen Euro, nach einem Gewinn von 21 Millionen Euro im Vorjahr.',
      [],
    ],
    [
      'a value against an earlier one',
      'es',
      'Las ventas del molino de Orr fueron de 48 millones de euros, frente a los 40 millones de euros del año anterior.',
      ['Las ventas del molino de Orr | 40 millones de euros | 48 millones de euros'],
    ],
    [
      'an earlier value that shares the unit of the later one',
      'en',
      'The jobless rate in Orr fell from 6.2 to 3.8 percent in a year.',
      ['The jobless rate in Orr | 6.2% | 3.8%'],
    ],
    [
      'a later value told of "it"',
      'en',
      'For night staff, the wage gap in 1979 was only 6 percent; by 2015, it had jumped to 19 percent.',
      ['For night staff, the wage gap | 6% | 19%'],
    ],
    [
      'two rivals',
      'en',
      'On Sunday, Ada Lund earned 306 harbour votes to Bo Holm’s 232, but nobody was surprised by any of that.',
      ['Ada Lund | 306', 'Bo Holm | 232'],
    ],
    [
      'two moves that one sentence sets against each other, by their whole names',
      'en',
      'Van and bus sales are down 2.6 percent, while ferry sales are down 12.3 percent.',
      ['Van and bus sales | −2.6%', 'Ferry sales | −12.3%'],
    ],
    [
      'a vote whose matter the title names',
      'fr',
      'Les députés ont, sans grande surprise et malgré les longs débats des derniers mois, adopté (438 contre 86 et 42 abstentions) la loi sur les ports francs défendue par le gouvernement.',
      ['Pour | 438', 'Contre | 86', 'Abstentions | 42'],
    ],
  ] as const)('shows %s', (_, language, text, rows) =>
    expect(listCharts(language, language === 'fr' ? 'La loi sur les ports francs adoptée' : 'Ferries', text)).toEqual(
      rows,
    ),
  );

  it('sets no changes of different things beside each other', () => {
    const charts = listCharts(
      'en',
      'Ferries',
      'The harbour expects its freight to grow 3.2% this year, down from 8.1% last year.',
      'Fares on the sound were raised from 4.7% to 8.8% in the summer of the tax.',
    );
    expect(charts.length).toBeLessThan(2);
  });

  it('names no change by a clause without its subject', () => {
    const text =
      'Together, these ten yards, which own most ferries, have raised their stakes to $113 billion from $67 billion.';
    expect(listCharts('en', 'Ferries', text)).toEqual([]);
  });
});

it('reads a value beside the names it belongs to, where a table is two side by side', () => {
  const rows = [
    ['Gross', '3,380 €', 'Pension gross', '992 €'],
    ['Own part', '186 €', 'Pension part', '216 €'],
    ['Net part', '100 €', 'Pension net', '124 €'],
    ['Net part', '90 €', 'Pension tax', '49 €'],
  ];
  const found = findMeasuredTable({ type: 'table', header: ['', 'today', '', 'later'], rows }, 'en');
  expect(found?.rows.map(({ label, measure }) => `${label} ${measure.text}`)).not.toContain('Pension gross 3,380 €');
});

describe('amounts in brackets', () => {
  it.each([
    ['are ages without a unit', 'Three keepers spoke: Ada Lund (48), Ben Moor (31) and Cleo Dahl (22).'],
    [
      'have another clause between them',
      'Many boats belong to Lund (48%), while the office (31%) lends the school (12%) its own.',
    ],
    [
      'are of all but the one that counts',
      'Apart from oars, other means of moving a boat in Orr are Sails (60%), motors (25%) and poles (5%).',
    ],
    ['are only about', 'Many name three harbours: Orr (about 48%), Mora (31%) and Tarn (12%).'],
    [
      'are of a name that begins further ahead',
      'Many boats belong to the school of Orr (48%), the office (31%) and the town (12%).',
    ],
    ['span the prices of several', 'The yard has used oak boats going from $1,599 to $2,100 in its spring catalogue.'],
  ])('are no chart where they %s', (_, text) => expect(listCharts('en', 'Boats', text)).toEqual([]));

  it.each([
    ['de', 'Der Roamer im Test', 'Für den Sprint des Roamer von 0 auf 100 km/h vergehen nur 8,8 Sekunden.'],
    ['en', 'The Roamer in a test', 'The Roamer sprints from 0 to 100 km/h in only 8.8 seconds.'],
  ])('are no range that begins at nothing: %s', (language, title, text) => {
    expect(listCharts(language, title, text)).toEqual([]);
  });
});

it('sets no part beside the whole that includes it', () => {
  const deal =
    'The bank put $6 billion in loans into the yard and paid for a $3 billion buyout of its owners, including $1 billion for shares of the founder.';
  expect(listCharts('en', 'The bank rescues the yard', deal)).toEqual([]);
});

it.each([
  [
    'en',
    'Row boats are the largest group (60%), followed by sailing boats (30%) and finally rafts (10%).',
    'Row boats',
    'Sailing boats',
    'Rafts',
  ],
  [
    'de',
    'Ruderboote sind die größte Gruppe (60%), gefolgt von Segelbooten (30%) und schließlich Flößen (10%).',
    'Ruderboote',
    'Segelbooten',
    'Flößen',
  ],
  [
    'fr',
    'Les barques sont le plus grand groupe (60%), suivies de voiliers (30%) et enfin radeaux (10%).',
    'Les barques',
    'Voiliers',
    'Radeaux',
  ],
  [
    'es',
    'Los botes son el mayor grupo (60%), seguidos de veleros (30%) y finalmente balsas (10%).',
    'Los botes',
    'Veleros',
    'Balsas',
  ],
  [
    'pt',
    'Os barcos são o maior grupo (60%), seguidos de veleiros (30%) e finalmente balsas (10%).',
    'Os barcos',
    'Veleiros',
    'Balsas',
  ],
  [
    'it',
    'Le barche sono il gruppo più grande (60%), seguite da velieri (30%) e infine zattere (10%).',
    'Le barche',
    'Velieri',
    'Zattere',
  ],
  [
    'nl',
    'Roeiboten zijn de grootste groep (60%), gevolgd door zeilboten (30%) en ten slotte vlotten (10%).',
    'Roeiboten',
    'Zeilboten',
    'Vlotten',
  ],
])('draws a ranking with shares in brackets, which the sentence names: %s', (language, text, ...names) => {
  const amounts = ['60%', '30%', '10%'];
  expect(listCharts(language, 'Orr', text)).toEqual(names.map((name, index) => `${name} | ${amounts[index]}`));
});

it('keeps the time that both of two moves share', () => {
  const text = 'Shares of the mill are up 39 percent year-to-date while the Lake Index is up 24.5 percent.';
  const [found] = findProseCharts(
    readDocument(documentOf({ title: 'The mill of Orr', language: 'en' }, paragraph(text)), readSteering({})),
  );
  expect(found?.module).toMatchObject({ measure: 'Year-to-date', rows: [{ text: '+39%' }, { text: '+24.5%' }] });
});

it('says two moves once, as a chart', () => {
  const moves = 'Shares of the mill are up 39 percent year-to-date while the Lake Index is up 24.5 percent.';
  const others = [
    'The mill of Orr earned less in the third quarter than its owners had hoped for in spring.',
    'The mill of Orr will close one of its two wheels in winter to save wood and oil.',
  ];
  const { modules = [] } = makeBrief(
    documentOf({ title: 'The mill of Orr earns less', language: 'en' }, ...[...others, moves].map(paragraph)),
    {},
  );
  const said = modules.flatMap((module) => (module.kind === 'statements' ? module.items : []));
  expect(modules.map(({ kind }) => kind)).toContain('chart');
  expect(modules.map(({ kind }) => kind)).not.toContain('numbers');
  expect(said.map(({ heading }) => heading)).not.toContain(moves.replace(/\.$/, ''));
});

it('draws no two shares without the greatest, which the sentence before says', () => {
  const shares =
    '17 percent of the boat owners rent a berth in town, compared to 20 percent of the boat owners on the island.';
  const title = 'Where boat owners keep their boats';
  expect(listCharts('en', title, `Owners were asked in spring. ${shares}`).length).toBeGreaterThan(0);
  expect(listCharts('en', title, `A meadow of their own is used by 63 percent. ${shares}`)).toEqual([]);
});
