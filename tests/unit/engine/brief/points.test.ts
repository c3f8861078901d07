import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { briefedNews, documentOf, heading, list, paragraph } from './documents.ts';

const brief = (...args: Parameters<typeof documentOf>) => makeBrief(documentOf(...args), {});
const headings = (...args: Parameters<typeof documentOf>) => brief(...args).points.map((point) => point.heading);

const tips = [
  ['Seal the leaks first', 'Draught-proof doors pay back in under a year. Many people forget them.'],
  ['Insulate the roof', 'A quarter of the heat leaves through the roof.'],
  ['Let a thermostat learn', 'Zoned schedules trim heating hours without cold rooms.'],
] as const;

describe('points from parallel headings', () => {
  it('takes exactly the sections the title counts, without their numbers, in order', () => {
    const made = brief(
      { title: '3 ways to cut a heating bill', language: 'en' },
      paragraph('Heating is the largest part of most bills in this country.'),
      ...tips.flatMap(([title, text], index) => [heading(`${index + 1}. ${title}`), paragraph(text)]),
    );
    expect(made.ordered).toBe(true);
    expect(made.points).toEqual(
      tips.map(([title, text], index) => ({
        heading: title,
        body: text.split('. ')[0]?.replace(/\.$/, ''),
        sentence: `${index + 1}. ${title}\n${index === 0 ? 'Draught-proof doors pay back in under a year.' : text}`,
      })),
    );
  });

  it('prefers the sentence that tells something to a bare remark', () => {
    const made = brief(
      { title: '3 things that slow a train', language: 'en' },
      ...['Old carriages', 'Slow borders', 'Long nights'].flatMap((title) => [
        heading(title),
        paragraph(`${title} hurt. One departure in 5 leaves the station late with ${title.toLowerCase()}.`),
      ]),
    );
    expect(made.points[0]?.body).toBe('One departure in 5 leaves the station late with old carriages');
  });

  const makeSections = (heads: readonly string[]) =>
    heads.flatMap((head, index) => [
      heading(head),
      paragraph(`Lock ${index + 1} of the river was built with ${index + 3} gates of oak in the town’s own yard.`),
    ]);

  it.each([
    [
      'of which some end in a verb’s particle',
      ['The plan to tow them in', 'Mills that line the river', 'A town builds locks'],
    ],
    ['in circled signs', ['①Lock house', '②Mill race', '④Weir field'], ['Lock house', 'Mill race', 'Weir field']],
    [
      'of which one is missing',
      ['1. Lock house yard', '2. Mill race path', '3. Weir field road', '5. Old ferry house', '6. New ferry house'],
      ['Lock house yard', 'Mill race path', 'Weir field road', 'Old ferry house', 'New ferry house'],
    ],
  ])('takes headings %s', (_, heads, expected = heads) =>
    expect(headings({ title: 'What the river Orr carries', language: 'en' }, ...makeSections(heads))).toEqual(expected),
  );

  it('shows the first of more than twelve headings, and how many there are', () => {
    const heads = Array.from({ length: 14 }, (_, index) => `The river carries load ${'ABCDEFGHIJKLMN'[index]}`);
    const [module] =
      brief({ title: 'What the river Orr carries', language: 'en' }, ...makeSections(heads)).modules ?? [];
    expect(module).toMatchObject({ kind: 'items', total: 14 });
  });

  it.each([
    ['donors', ['Donated by Ada Lund, Kiel', 'Donated by Bo Berg, Riga', 'Donated by Cy Dahl, Turku']],
    ['lines of errata', ['P.7、right column', 'P.55、second answer', 'P.122、line four']],
  ])('takes no %s for headings', (_, heads) => {
    const made = headings({ title: 'The museum of the river Orr opens', language: 'en' }, ...makeSections(heads));
    for (const head of heads) expect(made).not.toContain(head);
  });

  it.each([
    [
      'sources',
      [
        'A. Lund, Locks of the Orr, River Press, Kiel 2011, p. 13',
        'B. Berg, Mills and weirs, Quay Verlag, Riga 1991, p. 147',
        'C. Dahl, Ferries of old, Journal of Rivers, 2012, p. 281',
      ],
    ],
    [
      'accounts',
      [
        'Follow Ada Lund of the lock office at @AdaLund',
        'Follow Bo Berg of the mill trust at @BoBergMills',
        'Follow Cy Dahl of the ferry line at @CyDahlFerry',
      ],
    ],
  ])('takes no list of %s for points', (_, items) => {
    const made = headings(
      { title: 'The river Orr', language: 'en' },
      paragraph('The river Orr carries timber from the hills to the mills of the town each spring.'),
      list(items),
    );
    for (const item of items) expect(made.join(' ')).not.toContain(item.slice(0, 20));
  });

  it('takes the list under a line that calls it the sum', () => {
    const items = [
      'The river opens in May this year',
      'Ferries run twice an hour on it',
      'The mill is closed for repairs',
    ];
    const text = 'The river carries timber from the hills to the mills along its lower course every spring and autumn.';
    expect(
      headings(
        { title: 'The river opens again', language: 'en' },
        paragraph('Summary'),
        list(items),
        ...['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => paragraph(`${name} Lund says so. ${text}`)),
      ),
    ).toEqual(items);
  });

  it('turns a countdown round', () => {
    const blocks = ['3. Gates', '2. Locks', '1. Weirs'].flatMap((text) => [
      heading(text),
      paragraph('Water engineers built the first of them along the river in 1790.'),
    ]);
    expect(headings({ title: 'The best of the river', language: 'en' }, ...blocks)).toEqual([
      'Weirs',
      'Locks',
      'Gates',
    ]);
  });

  it('does not take chapter labels for the message', () => {
    const text = 'The river carries timber from the hills to the mills along its lower course every spring.';
    const made = headings(
      { title: 'River Orr', language: 'en' },
      ...['Course', 'Trade', 'Floods'].flatMap((label) => [heading(label), paragraph(`${label} matter here. ${text}`)]),
    );
    expect(made).not.toContain('Course');
  });
});

describe('points from lists', () => {
  it('takes what the text calls its sum, and parts a term from what it is', () => {
    const made = brief(
      { title: 'Water in the garden', language: 'en' },
      paragraph('Gardens need less water than most people give them in the summer months of the year.'),
      heading('Key takeaways'),
      list([
        'Mulch: it keeps the soil wet for days.',
        'Water early: the sun takes less of it.',
        'Plant deep: roots find their own.',
      ]),
    );
    expect(made.points.map((point) => [point.heading, point.body])).toEqual([
      ['Mulch', 'It keeps the soil wet for days'],
      ['Water early', 'The sun takes less of it'],
      ['Plant deep', 'Roots find their own'],
    ]);
  });

  it('takes an amount for no number of its item, nor a number before a capital that counts nothing', () => {
    const items = ['10 g salt for the boiling water', '2 Wash the rice in cold water', '300 g rice with long grains'];
    expect(headings({ title: 'Rice', language: 'en' }, list(items, true))).toEqual([
      '10 g salt for the boiling water',
      '2 Wash the rice in cold water',
      '300 g rice with long grains',
    ]);
  });

  it('keeps the order of steps', () => {
    const steps = ['Wash the jar and let it dry.', 'Fill the jar with small stones.', 'Cover the stones with soil.'];
    const made = brief({ title: 'How to plant a jar', language: 'en' }, list(steps, true));
    expect(made.ordered).toBe(true);
    expect(made.points.map((point) => `${point.heading}.`)).toEqual(steps);
  });

  it('keeps each act of a step, and what goes into it', () => {
    const steps = [
      'Boil the pudding (milk, powder and sugar). Put it aside to cool. Lay foil on it so that no skin forms.',
      'Drain the tangerines. Keep the juice.',
      'Stir the cream into the pudding and spread it on the base. Lay the tangerines on top.',
    ];
    const made = brief({ title: 'How to bake a tangerine cake', language: 'en' }, list(steps, true));
    expect(made.points.map((point) => `${point.heading}. ${point.body}.`)).toEqual(steps);
  });

  it('keeps numbered steps with their second sentences, an odd word among them or not', () => {
    const steps = [
      'Find a room with tables. A library or a canteen will do.',
      'Borrow the tools first. Most helpers bring their own.',
      'Tell the street. Forty posters bring more visitors than an advertisement.',
      'Weigh what you save. The number finds you a friend.',
    ];
    const made = brief({ title: 'How to start a repair café', language: 'en' }, list(steps, true));
    expect(made.ordered).toBe(true);
    expect(made.points.map((point) => `${point.heading}. ${point.body}.`)).toEqual(steps);
  });

  it.each([
    ['en', 'Step', ['Wash the jar and let it dry.', 'Fill the jar with small stones.', 'Cover the stones with soil.']],
    ['de', 'Schritt', ['Das Glas gründlich waschen.', 'Das Glas mit Kieseln füllen.', 'Die Kiesel mit Erde bedecken.']],
  ])('reads “%s: %s 1” over a paragraph as a step', (language, word, steps) => {
    const blocks = steps.flatMap((step, index) => [paragraph(`${word} ${index + 1}`), paragraph(step)]);
    const made = brief({ title: 'Jar garden', language }, ...blocks);
    expect(made.ordered).toBe(true);
    expect(made.points.map((point) => `${point.heading}.`)).toEqual(steps);
  });

  it('passes over menus, repetitions and links', () => {
    const text = [
      paragraph('The council of the town voted to close the old stone bridge for two years.'),
      paragraph('Engineers found cracks in four arches of the old bridge during the winter.'),
      paragraph('Bus drivers will take the northern road to the town until the bridge opens.'),
    ];
    const made = headings(
      { title: 'Old bridge closes', language: 'en' },
      list(['Town Hall Opens Late', 'Market Moves Again', 'School Wins Cup Final']),
      list(['Read more', 'Read more', 'Read more']),
      ...text,
    );
    expect(made).toEqual(text.map((block) => ('text' in block ? block.text.replace(/\.$/, '') : '')));
  });
});

describe('points from sentences', () => {
  const good = 'The museum opens a new wing for ships in the spring of next year.';
  it.each([
    ['a question', 'Will the museum ever open the new wing for ships and boats?'],
    ['an opener that points back', 'This made the museum and the new wing for ships famous.'],
    ['a first person', 'We loved the museum and the new wing for ships very much.'],
    ['an introduction', 'The museum has a new wing for ships and these rooms:'],
    ['boilerplate', 'Subscribe to the museum newsletter and follow us on social media.'],
    ['what carries a story on', 'Later, the museum and the new wing for ships drew a crowd.'],
    ['a scene', 'The director was speaking at the museum about the new wing for ships.'],
    ['a photo credit', 'Photo: the museum and the new wing for ships, by A. Lund.'],
  ])('passes over %s', (_, bad) => {
    const rest = [
      'Visitors reach the museum by ferry from the old town.',
      'The wing holds ninety wooden boats from four centuries.',
    ];
    const made = headings({ title: 'Notes of the week', language: 'en' }, ...[bad, good, ...rest].map(paragraph));
    expect(made).toContain(good.replace(/\.$/, ''));
    expect(made.join()).not.toContain(bad.slice(0, 12));
  });

  it.each([
    ['ru', ['Поэтому старый мост у мельницы закрыли на весь год.', 'Мы видели старый мост у мельницы прошлой весной.']],
    ['ko', ['하지만 오래된 다리는 올해 내내 닫혀 있다고 한다.', '우리는 지난봄에 오래된 다리를 함께 보았다.']],
  ])('passes over what points back and what “we” saw in %s', (language, hanging) => {
    const whole = briefedNews[language]?.blocks ?? [];
    const made = headings({ title: 'Мост 다리', language }, ...whole, paragraph(hanging.join(' ')));
    expect(made.length).toBeGreaterThanOrEqual(3);
    for (const sentence of hanging) expect(made).not.toContain(sentence.replace(/\.$/, ''));
  });

  it('takes a statement that opens with a name in small letters, and keeps the name so', () => {
    const made = headings(
      { title: 'The mill stream gets a new owner', language: 'en' },
      paragraph('eMill runs the three turbines at the stream. Farmers along the stream pay less for the water now.'),
      paragraph('The stream drives a saw in winter. Trout returned to the stream above the weir last spring.'),
    );
    expect(made).toContain('eMill runs the three turbines at the stream');
  });

  it('takes a name that opens like a Korean "this" for a name', () => {
    const made = headings(
      { title: '마을의 새 다리', language: 'ko' },
      paragraph('이유리 시장은 마을 다리에 큰 돈을 들여 겨울 전에 고쳤다. 다리 아래의 강은 봄마다 크게 넘친다.'),
    );
    expect(made).toContain('이유리 시장은 마을 다리에 큰 돈을 들여 겨울 전에 고쳤다');
  });

  it('does not say the title again', () => {
    const title = 'Museum opens new wing for ships';
    const made = headings(
      { title, language: 'en' },
      paragraph(`The museum opens a new wing for ships. The wing holds ninety wooden boats from four centuries.`),
    );
    expect(made).toEqual(['The wing holds ninety wooden boats from four centuries']);
  });

  it('does not say one thing twice', () => {
    const once = 'The wing holds ninety wooden boats from four centuries.';
    const made = headings(
      { title: 'Notes of the week', language: 'en' },
      paragraph(once),
      paragraph(good),
      paragraph('The new wing holds some ninety old wooden boats from four centuries.'),
    );
    expect(made.filter((text) => text.includes('ninety'))).toHaveLength(1);
    expect(made).toHaveLength(2);
  });

  it('stops where the comments begin', () => {
    const made = headings(
      { title: 'Bridge', language: 'en' },
      paragraph(good),
      heading('Comments'),
      paragraph('The author of this piece knows nothing about museums or about ships.'),
    );
    expect(made).toEqual([good.replace(/\.$/, '')]);
  });
});
