import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { documentOf, list, paragraph, quote } from './documents.ts';

const title = 'Ferry line to Orr Island closes';
const warmUp = paragraph('On a grey morning the harbour café fills slowly with tourists, dogs and wet umbrellas.');
const fact =
  'The ferry line to Orr Island will close in March after its owner, Lund Shipping, lost 4,200 passengers within one year.';
const rest = [
  paragraph(
    'The owner of the ferry line lost 4,200 passengers within one year, and Lund Shipping blames the new bridge.',
  ),
  paragraph(
    'Islanders want the council to pay for a smaller boat from March. Lund Shipping offers its old pier for free.',
  ),
  paragraph('The bridge opened in the spring with two lanes for cars and one for bicycles.'),
];
const made = (description: string | undefined, ...blocks: ReturnType<typeof paragraph>[]) =>
  makeBrief(
    documentOf({ title, language: 'en', ...(description === undefined ? {} : { description }) }, ...blocks),
    {},
  );
const headings = (...args: Parameters<typeof made>) => made(...args).points.map((point) => point.heading);

describe('the main fact', () => {
  it('is the first statement, from the summary', () => {
    expect(headings(fact, warmUp, ...rest)[0]).toMatch(/^The ferry line to Orr Island will close in March/);
  });

  it('is the first statement, from the opening where the title announces it', () => {
    expect(headings(undefined, warmUp, paragraph(fact), ...rest)[0]).toMatch(
      /^The ferry line to Orr Island will close/,
    );
  });

  it('is the first statement, from behind an anecdote', () => {
    const scene = [warmUp, paragraph('Somebody laughs at the counter. Rain runs down the windows and nobody leaves.')];
    expect(headings(undefined, ...scene, warmUp, paragraph(fact), ...rest)[0]).toMatch(
      /^The ferry line to Orr Island will close/,
    );
  });

  it('stands alone: no lesser sentence near the title is set above it', () => {
    const lesser = paragraph('The ferry line to Orr Island is small.');
    const { modules = [] } = made(undefined, paragraph(fact), ...rest, lesser);
    expect(modules.map(({ kind }) => kind)).not.toContain('thesis');
  });

  it.each([
    [
      'a description that the body tells in other words',
      'en',
      'Lund Shipping wants to close its ferry line to Orr Island over losses and a rusty pier.',
    ],
    ['a date near at hand', 'en', 'This Monday Lund Shipping told Orr Island that the ferry line is closing.'],
  ])('is told first: %s', (_, language, first) => {
    const { points, subtitle } = makeBrief(documentOf({ title, language, description: first }, warmUp, ...rest), {});
    expect(subtitle ?? points[0]?.heading).toBe(first.slice(0, -1));
  });

  it.each([
    ['cut off', 'The ferry line to Orr Island will close in March after its owner, Lund Shipping…'],
    ['a call', 'Read how the ferry line to Orr Island and Lund Shipping lost 4,200 passengers.'],
    ['a question', 'Why does the ferry line to Orr Island of Lund Shipping close in March?'],
    ['not borne out', 'Trusted stories, podcasts and live radio for the whole of Orr Island, every single day.'],
    ['of a number the body lacks', 'The ferry line to Orr Island lost 9,900 passengers within one year in March.'],
    ['about an unnamed subject', 'The company lost 4,200 passengers within one year on the ferry line to Orr Island.'],
  ])('is no summary that is %s', (_, description) => {
    const start = description.slice(0, 30);
    expect(headings(description, warmUp, ...rest).filter((text) => text.startsWith(start))).toEqual([]);
  });
});

describe('what is left out of statements', () => {
  const body = [paragraph(fact), ...rest];
  it.each([
    ['a similar case', 'Now, a similar line to Mull Island loses its passengers and its owner as well.'],
    ['a live report', 'In the next hour, the ferry to Orr Island will carry the mayor and 40 guests.'],
    ['a video', 'The video above shows the ferry on its way to Orr Island with 40 guests on board.'],
    ['an aside', 'Adding insult to injury, the ferry to Orr Island lost its pier in the storm.'],
    ['another paper', 'As Coast Weekly reported back in July, the ferry to Orr Island needs a new engine.'],
    ['a person without a surname', 'Eric, 34, took the ferry to Orr Island every Monday with his two dogs.'],
    ['a caption', 'Orr Mayor Greta Holm on Sunday near the old ferry pier in the harbour of Orr.'],
    ['only a source', 'The ferry results, according to Greta Holm.'],
    ['an author', 'Senior editor with a focus on the ferry to Orr Island and on all other boats.'],
    ['a handle', 'The ferry to Orr Island is the best boat of them all says @orrboats #ferry today.'],
    ['an unsourced forecast', 'The ferry market of Orr Island will be worth $9.5 million in 2020 and grow.'],
  ])('%s', (_, bad) => {
    const shown = headings(undefined, ...body, paragraph(bad), ...rest.slice(1));
    const tail = bad.replace(/[.]$/, '').slice(-24);
    expect(shown.filter((text) => text.includes(tail))).toEqual([]);
  });

  it('a post that the page shows', () => {
    const post = quote('The ferry to Orr Island was our whole childhood and now it is gone pic.twitter.com/abc');
    expect(headings(undefined, ...body, post).join(' ')).not.toContain('childhood');
  });
});

it('tells a number once', () => {
  const shown = made(undefined, warmUp, paragraph(fact), ...rest);
  const drawn = [
    ...shown.points.flatMap(({ heading, body = '' }) => [heading, body]),
    ...shown.statistics.map(({ value }) => value),
  ].filter((text) => text.includes('4,200'));
  expect(drawn).toHaveLength(1);
});

it.each([
  [
    'The council of Orr closes the ferry line, and the islanders wait for the mayor to say w…',
    'The council of Orr closes the ferry line',
  ],
  [
    'Council of Orr Island and the owners of Lund Shipping close the old ferry line from the northern pier to the town',
    'Council of Orr Island and the owners of Lund Shipping close the old ferry line from the northern pier to the town',
  ],
])('draws no title that ends in dots: %s', (given, drawn) => {
  expect(makeBrief(documentOf({ title: given, language: 'en' }, paragraph(fact), ...rest), {}).title).toBe(drawn);
});

it.each([
  ['“the ferry line is not what the islanders deserve after all these years,” the 44-year-old said.'],
  ['“that the boats are not for tourists, and the islanders need the ferry line more,” Greta Holm said.'],
])('quotes nobody unnamed and no end of a sentence: %s', (said) => {
  const shown = made(undefined, paragraph(fact), ...rest, paragraph(said));
  expect(shown.points.map(({ body = '' }) => body)).not.toContain('The 44-year-old');
  expect(shown.points.map(({ heading }) => heading.charAt(0))).not.toContain('“');
});

it('puts the statements first for which a picture has room', () => {
  const numbered = paragraph(
    'A new engine for the old boat would cost the council €3.5 million and 14 months of work.',
  );
  const plain = [
    'A café stands beside the pier and sells cake to walkers on Sundays.',
    'Dogs travel on deck with their owners in summer and in winter.',
    'The pier has two lamps and a bench made of oak by a carpenter.',
    'Gulls sleep on the roof of the old customs house all year round.',
  ].map(paragraph);
  const shown = headings(undefined, paragraph(fact), ...plain, numbered);
  expect(shown.slice(0, 4).join(' ')).toContain('3.5 million');
});

it.each([
  [
    'a person named before',
    'Holm sells 900 pies a week to walkers and to children from the mainland.',
    /^Greta Holm sells/,
  ],
  ['a thing that the title lacks', 'The show opens in October with 40 posters of the old boats.', undefined],
  ['one of those before', 'While they have no plans to sell, they looked at 12 houses on the mainland.', undefined],
])('leaves no riddle of %s', (_, riddle, resolved) => {
  const named = paragraph('Islanders trust Greta Holm, who has run the harbour café for years. They meet in it.');
  const shown = headings(undefined, paragraph(fact), ...rest, named, paragraph(riddle));
  const own = shown.filter((text) => text.includes(riddle.slice(12, 30)));
  if (resolved === undefined) expect(own).toEqual([]);
  else expect(own[0]).toMatch(resolved);
});

it('draws no line under the title that is about something else', () => {
  const description = `${fact.slice(0, -1)}, as its 40 captains, all 12 pilots and the old council of the island wrote. All data and dates.`;
  expect(made(description, warmUp, ...rest).subtitle).toBeUndefined();
});

it('cuts no main clause off a relative one where the verb stands second', () => {
  const text =
    'Für alle diese Fahrten braucht die Insel Treibstoff und Strom, die in erster Linie aus Kohle, Erdöl oder Erdgas erzeugt werden.';
  const blocks = [text, 'Die Fähre fährt jeden Tag viermal zur Insel Orr und zurück.'].map(paragraph);
  const { points } = makeBrief(documentOf({ title: 'Strom für die Insel Orr', language: 'de' }, ...blocks), {});
  expect(points.filter(({ heading }) => heading.startsWith('Die in erster'))).toEqual([]);
});

describe('a long main fact', () => {
  const opened = (language: string, named: string, first: string) =>
    makeBrief(documentOf({ title: named, language }, paragraph(first), ...(language === 'en' ? rest : [])), {})
      .points[0]?.heading;

  it.each([
    [
      'filed by a wire',
      'en',
      'ORR, Dec. 23 (Wire) — The ferry line to Orr Island will close in March and leave 4,200 islanders without a boat.',
      'The ferry line to Orr Island will close in March and leave 4,200 islanders without a boat',
    ],
    [
      'behind what a template left',
      'en',
      '&#151; -- The ferry line to Orr Island will close in March and leave 4,200 islanders without a boat.',
      'The ferry line to Orr Island will close in March and leave 4,200 islanders without a boat',
    ],
    [
      'of two clauses',
      'en',
      'Lund Shipping wants its ferry line to Orr Island to be a link for islanders, not just summer guests, and it expects to enlist an experienced operator to give the old boat, its piers and its timetable a reputation that reaches as far as the northern towns.',
      'Lund Shipping wants its ferry line to Orr Island to be a link for islanders, not just summer guests',
    ],
    [
      'with its means',
      'en',
      'Lund Shipping on Tuesday ended the ferry line to Orr Island and its three smaller neighbours by leaving out all of their stops in the new timetable and pointing to the bridge that opened in the spring as the better way for islanders and their guests to reach the northern towns of the coast.',
      'Lund Shipping on Tuesday ended the ferry line to Orr Island and its three smaller neighbours',
    ],
    [
      'with a clause about what it brings in',
      'en',
      'An internal report on the closing of the ferry line to Orr Island in the northern part of the coast reveals a confused chain of command among council members and owners of Lund Shipping that hampered their ability to quickly and decisively find the money for a smaller boat.',
      'An internal report on the closing of the ferry line to Orr Island in the northern part of the coast reveals a confused chain of command among council members and owners of Lund Shipping',
    ],
    [
      'behind a clause of its own',
      'en',
      'After the council of the northern coast denied a request to pay for a smaller boat on Monday evening, islanders with a season ticket for the ferry line, like the mayor of Orr Island, should start receiving payments of up to $500, depending on the type and length of their season tickets.',
      'Islanders with a season ticket for the ferry line should start receiving payments of up to $500',
    ],
    [
      'pointing at its own start',
      'fr',
      'En raison du taux élevé de pannes sur les bateaux de la ligne vers Orr, la mairie a décidé de ne pas autoriser ces navires dans le port en 2020.',
      'En raison du taux élevé de pannes sur les bateaux de la ligne vers Orr, la mairie a décidé de ne pas autoriser ces navires dans le port en 2020',
    ],
  ])('%s', (_, language, first, shown) => {
    const named = language === 'en' ? title : 'Fin de la ligne de bateaux vers Orr';
    expect(opened(language, named, first)).toBe(shown);
  });
});

it.each([
  ['Die Fähre nach Orr bekommt neue Lampen', 'Fähren nach Orr: neue Lampe für das Schiff'],
  ['Coastpress is the number one newspaper tool since 2002.', title],
])('is no line under the title that repeats it, or a slogan: %s', (description, named) => {
  const language = named === title ? 'en' : 'de';
  expect(makeBrief(documentOf({ title: named, language, description }, paragraph(fact), ...rest), {}).subtitle).toBe(
    undefined,
  );
});

it('stands under the title where a structure leads', () => {
  const years = [
    '1996: Lund opens the yard',
    '2004: The bridge is built',
    '2011: The old boat sinks',
    '2019: It closes',
  ];
  const shown = makeBrief(
    documentOf(
      { title: 'History of the ferry to Orr', language: 'en' },
      paragraph('The ferry to Orr carried 4,200 islanders in a history of 23 years.'),
      list(years),
    ),
    {},
  );
  expect(shown.modules?.[0]?.kind).toBe('sequence');
  expect(shown.subtitle).toBe('The ferry to Orr carried 4,200 islanders in a history of 23 years');
});

describe('a statement that says the title again', () => {
  const more = [
    'Fahrkarten für die Überfahrt kosten an Werktagen sechs Euro.',
    'Die Fischer der Inseln hatten seit 1998 um die Überfahrt gebeten.',
  ];
  it.each([
    ['Der Hafen testet eine neue Fähre für die Inseln.', false],
    ['Der Hafen testet eine neue Fähre für die Inseln mit Platz für 300 Fahrgäste.', true],
  ])('%s', (opening, isShown) => {
    const blocks = [opening, ...more].map((text) => paragraph(text));
    const { points } = makeBrief(
      documentOf({ title: 'Hafen arbeitet an neuer Fähre für die Inseln', language: 'de' }, ...blocks),
      {},
    );
    expect(points.length).toBeGreaterThan(0);
    expect(points.some(({ heading }) => opening.startsWith(heading))).toBe(isShown);
  });
});
