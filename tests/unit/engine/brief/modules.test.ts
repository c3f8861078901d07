import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { listContent } from '../../../../lib/engine/brief/selection/select.ts';
import { shortenToPhrase } from '../../../../lib/engine/brief/shortening/phrase.ts';
import { getLastWord } from '../../../../lib/engine/brief/text/text.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { type BriefModule, briefModule, type ModuleKind, type ModuleOf } from '../../../../lib/engine/modules.ts';
import { documentOf, heading, list, news, paragraph } from './documents.ts';
import { genres } from './genres.ts';

const filler = [
  'The mill stands at the mouth of the river, where the town keeps its boats in winter.',
  'Visitors reach the mill on foot, and a ferry crosses the river twice an hour.',
  'The owners repaired the wheel themselves with timber from the old pier.',
];

function listModules(title: string, ...texts: readonly string[]): readonly BriefModule[] {
  return makeBrief(documentOf({ title, language: 'en' }, ...texts.map((text) => paragraph(text))), {}).modules ?? [];
}
function find<Kind extends ModuleKind>(modules: readonly BriefModule[], kind: Kind): ModuleOf<Kind> | undefined {
  return modules.find((module): module is ModuleOf<Kind> => module.kind === kind);
}

const germanFiller = [
  'Das Bürgeramt liegt am Marktplatz und hat an fünf Tagen der Woche geöffnet.',
  'Wer einen Ausweis braucht, kann den Termin im Netz buchen und kommt dann ohne Schlange an die Reihe.',
];

describe('charts that sentences are the data of', () => {
  it('names a row without the auxiliary of a verb that follows its numbers', () => {
    const text = 'Die tägliche Wartezeit wurde von 30 Minuten auf 20 Minuten gesenkt.';
    const page = documentOf(
      { title: 'Neues vom Bürgeramt', language: 'de' },
      ...[text, ...germanFiller].map(paragraph),
    );
    expect(find(makeBrief(page, {}).modules ?? [], 'chart')?.rows[0]?.label).toBe('Die tägliche Wartezeit');
  });

  it.each([
    [
      'an earlier and a later value',
      'Electricity use at the mill dropped to 9.1 million units in 2018, down from 19.5 million units the year before.',
      'slope',
      [['Electricity use at the mill', 9.1, 19.5]],
    ],
    [
      'a range with the earlier value first',
      'The mill wants to increase the share of clean power from its river from 23% to 35%.',
      'slope',
      [['Share of clean power from its river', 35, 23]],
    ],
    [
      'two shares set against each other',
      'About 3% of children who learned to swim at the mill fell ill, compared to about 17% of children who did not swim.',
      'bars',
      [
        ['Children who learned to swim at the mill fell ill', 3, undefined],
        ['Children who did not swim', 17, undefined],
      ],
    ],
    [
      'several sums of one unit',
      'The town paid for its $19 billion purchase of the river, its $1 billion repair of the quay and a $3 billion bridge to the mill.',
      'bars',
      [
        ['Purchase of the river', 19, undefined],
        ['Bridge to the mill', 3, undefined],
        ['Repair of the quay', 1, undefined],
      ],
    ],
    [
      'one thing at several points of time',
      'The average price of a boat ticket in October was $39,014, up from $38,373 a year ago and from $34,410 in October 2015.',
      'columns',
      [
        ['October 2015', 34410, undefined],
        ['A year ago', 38373, undefined],
        ['October', 39014, undefined],
      ],
    ],
    [
      'counts that are listed',
      'Volunteers counted 140 grey herons resting on the mill island, 51 young herons near the quay and 12 nesting on the old pier.',
      'bars',
      [
        ['Grey herons resting on the mill island', 140, undefined],
        ['Young herons near the quay', 51, undefined],
        ['Nesting on the old pier', 12, undefined],
      ],
    ],
    [
      'how a vote went',
      'The council approved the new mill bridge, voting 217 to 213 with 4 abstentions.',
      'share',
      [
        ['For', 217, undefined],
        ['Against', 213, undefined],
        ['Abstentions', 4, undefined],
      ],
    ],
    [
      'what a share of people says, over the rows that say it',
      'Nearly three-quarters (74%) of guests whose families live at the river said they wanted a second ferry, compared to 57% of those who live in town.',
      'bars',
      [
        ['Guests whose families live at the river', 74, undefined],
        ['Those who live in town', 57, undefined],
      ],
    ],
    [
      'numbers behind their own subjects',
      'The new mill wheel delivers around 215 kilometers of cable drive, while the old mill wheel reached 120 kilometers.',
      'bars',
      [
        ['New mill wheel', 215, undefined],
        ['Old mill wheel', 120, undefined],
      ],
    ],
    [
      'a share and the rest',
      'Millers made up 95% of the club. The other 5% were sailors from the river.',
      'share',
      [
        ['Millers', 95, undefined],
        ['Sailors from the river', 5, undefined],
      ],
    ],
    [
      'names with their amounts',
      'Ada Lund earned $37 million at the mill. Bo Berg earned $20 million on the river, and Cleo Dahl made $56 million.',
      'bars',
      [
        ['Cleo Dahl', 56, undefined],
        ['Ada Lund', 37, undefined],
        ['Bo Berg', 20, undefined],
      ],
    ],
    [
      'a line of names with arrows',
      'Waiting time: 23 → 11 h, overtime: 14 → 6 h',
      'slope',
      [
        ['Waiting time', 11, 23],
        ['Overtime', 6, 14],
      ],
    ],
  ] as const)('draw %s', (_, sentence, form, rows) => {
    const chart = find(listModules('The mill and its river', sentence, ...filler), 'chart');
    expect(chart?.form).toBe(form);
    expect(chart?.rows.map(({ label, value, other }) => [label, value, other?.value])).toEqual(rows);
  });

  it('draw shares that a sentence without spaces lists', () => {
    const text = '調査によると、水車Aは70％以上のマーケットシェアを持ち、次いで水車Bが10％、水車Cが4％である。';
    const more = ['水車は川の河口に立っており、町は冬の間そこに船を置いている。', '訪問者は徒歩で水車に着く。'];
    const texts = [text, ...more].map((one) => paragraph(one));
    const chart = find(
      makeBrief(documentOf({ title: '水車の市場', language: 'ja' }, ...texts), {}).modules ?? [],
      'chart',
    );
    expect(chart).toMatchObject({ form: 'bars', measure: 'マーケットシェア' });
    expect(chart?.rows.map(({ label, text: value }) => `${label} ${value}`)).toEqual([
      '水車A 70％以上',
      '水車B 10％',
      '水車C 4％',
    ]);
  });

  it.each([
    [
      'names that rose and fell, without their signs',
      'Quay Mills gained 6.4 percent in May. Orr Ferries gained 1.2 percent, and Oil slid 1 percent at the river.',
    ],
    [
      'what a pronoun names',
      'Since the spring flood they captured more than $20 million. In the harbour town, the mills captured more than $14 million.',
    ],
  ])('set no %s against each other', (_, text) => {
    const charts = listModules('The mill and its river', text, ...filler).filter(({ kind }) => kind === 'chart');
    for (const chart of charts)
      if (chart.kind === 'chart')
        expect(chart.rows.every(({ value, text: drawn }) => value < 0 === drawn.startsWith('−'))).toBe(true);
    expect(JSON.stringify(charts)).not.toMatch(/they captured|"Oil","value":1,/);
  });

  it('draw no rate among sums', () => {
    const items = ['Whole mill: 39,540 euros', 'Mill without wheel: 29,540 euros', 'Rent per month: 492 euros'];
    const made = makeBrief(
      documentOf(
        { title: 'The mill and its costs', language: 'en' },
        ...filler.map((text) => paragraph(text)),
        list(items),
      ),
      {},
    );
    expect(made.modules?.some(({ kind }) => kind === 'chart')).toBe(false);
  });

  it('set no index against single things', () => {
    const modules = listModules(
      'Markets in the harbour towns',
      'The Harbour index rose 0.9% while silver fell 3.4% on the day.',
      'Timber lost 0.12% and grain gained 0.5% on the day.',
    );
    expect(find(modules, 'chart')?.rows.map(({ label }) => label)).toEqual(['Grain', 'Timber', 'Silver']);
  });

  it('highlight the row that the title names', () => {
    const chart = find(
      listModules(
        'What silver did in the harbour towns',
        'Copper rose 0.9% while silver fell 3.4% on the day.',
        'Timber lost 0.12% and grain gained 0.5% on the day.',
      ),
      'chart',
    );
    expect(chart?.rows.filter(({ isHighlighted }) => isHighlighted).map(({ label }) => label)).toEqual(['Silver']);
  });

  it('draw how much each of several things moved, down as less than nothing', () => {
    const chart = find(
      listModules(
        'Markets in the harbour towns',
        'Copper rose 0.9% while silver fell 3.4% on the day.',
        'Timber lost 0.12% and grain gained 0.5% on the day.',
      ),
      'chart',
    );
    expect(chart?.rows.map(({ label, value, text }) => [label, value, text])).toEqual([
      ['Copper', 0.9, '+0.9%'],
      ['Grain', 0.5, '+0.5%'],
      ['Timber', -0.12, '−0.12%'],
      ['Silver', -3.4, '−3.4%'],
    ]);
  });

  it('leave counts apart that "from" only joins', () => {
    const modules = listModules('The mill', 'The mill had 22,134 letters from 268 readers in a year.', ...filler);
    expect(find(modules, 'chart')).toBeUndefined();
  });
});

describe('the steps of a how-to', () => {
  const makeSteps = (items: readonly string[]) =>
    makeBrief(documentOf({ title: 'How to build a raft', language: 'en' }, list(items, true)), {});

  it('leave out remarks between them', () => {
    const { modules } = makeSteps([
      'Saw six logs to two metres.',
      'This particular raft was made by a friend of mine.',
      'Tie the logs with four turns of rope.',
      'Push the raft off at high tide.',
    ]);
    expect(find(modules ?? [], 'sequence')?.items.map((item) => item.heading)).toEqual([
      'Saw six logs to two metres',
      'Tie the logs with four turns of rope',
      'Push the raft off at high tide',
    ]);
  });

  it('stand under each heading where their lists start again', () => {
    const { modules } = makeBrief(
      documentOf(
        { title: 'How to build a raft and sail it', language: 'en' },
        heading('Build it'),
        list(['Saw six logs.', 'Lay them side by side.', 'Tie them with four turns of rope.'], true),
        heading('Sail it'),
        list(['Push it off at high tide.', 'Steer with the long oar.', 'Land before the wind turns.'], true),
      ),
      {},
    );
    expect(find(modules ?? [], 'sequence')?.items).toMatchObject([
      { heading: 'Build it', body: 'Saw six logs. Lay them side by side. Tie them with four turns of rope' },
      { heading: 'Sail it', body: 'Push it off at high tide. Steer with the long oar. Land before the wind turns' },
    ]);
  });

  it('keep what cannot be shortened, and say which part is shown', () => {
    const long = (name: string) =>
      `Heat the ${name} oven to 180 °C for the clay labels and bake them for 20 minutes until they ring when you tap them with a spoon made of wood from the quay.`;
    const colors = 'red blue green white black grey brown pink gold teal plum rust sand jade'.split(' ');
    const steps = colors.map(long);
    const brief = makeSteps(steps);
    const sequence = find(brief.modules ?? [], 'sequence');
    expect(sequence?.items.length).toBeLessThan(steps.length);
    expect(sequence?.total).toBe(steps.length);
    expect(sequence?.from).toBe(1);
    for (const item of sequence?.items ?? []) expect(`${item.heading} ${item.body}`).toContain('180 °C');
  });
});

describe('a list of what its title counts', () => {
  it('shows all of them, each by itself', () => {
    const towns = Array.from({ length: 14 }, (_, index) => `Visit harbour ${String.fromCharCode(65 + index)}`);
    const { modules } = makeBrief(
      documentOf({ title: '14 things to do at the river', language: 'en' }, list(towns, true)),
      {},
    );
    const items = find(modules ?? [], 'items');
    expect(items?.items.every(({ body }) => body === undefined)).toBe(true);
    expect([items?.items.length, items?.total]).toEqual([14, undefined]);
  });
});

describe('the sides of a review', () => {
  it('are praise and blame, each in its own sentence', () => {
    const sides = find(
      listModules(
        'The new mill pump: a review',
        'The pump of the mill is far quieter than the one before it.',
        'The gorgeous oak wheel turns beside the old stones of the river.',
        'The pump unfortunately needs a whole afternoon to be cleaned after the season.',
        'A second handle is missing from the box that the mill sends out.',
        'The mill sells the pump at its own door and in two shops of the town.',
      ),
      'sides',
    );
    expect(sides?.form).toBe('pros-cons');
    expect(sides?.sides.map(({ items }) => items.length)).toEqual([2, 2]);
    expect(sides?.sides[1]?.items[1]?.heading).toContain('missing');
  });
});

describe('a list of names with their dates in brackets', () => {
  it('is a timeline, in the order of its dates', () => {
    const { modules } = makeBrief(
      documentOf(
        { title: 'Ferries of the river', language: 'en' },
        list([
          'Heron (1972): the first ferry with a steel hull',
          'Otter (1990): the first that carried cars',
          'Eel (1985): the first with a radar on its roof',
        ]),
      ),
      {},
    );
    const timeline = find(modules ?? [], 'sequence');
    expect(timeline?.form).toBe('timeline');
    expect(timeline?.items.map(({ date }) => date)).toEqual(['1972', '1985', '1990']);
  });
});

describe('a timeline in prose', () => {
  it.each([
    [
      'years',
      ['In 1898 the mill burned down.', 'In 1912 the town built it anew.', 'In 1933 the wheel stopped for good.'],
    ],
    [
      'days without a year',
      [
        'On November 3 the river rose over the quay.',
        'On November 12 the town closed both bridges.',
        'On November 16 the water reached the mill.',
      ],
    ],
  ])('is found by %s', (_, texts) => {
    const timeline = find(listModules('The mill and its river', ...texts, ...filler), 'sequence');
    expect(timeline?.form).toBe('timeline');
    expect(timeline?.items).toHaveLength(3);
  });

  it.each([
    ['needs three dates besides a century', ['In 1898 the mill burned down.'], 0],
    ['counts a decade', ['In 1898 the mill burned down.', 'In 1912 the town built it anew.'], 4],
    [
      'keeps a century beside more exact dates',
      [
        'In 1898 the mill burned down.',
        'In 1912 the town built it anew.',
        'In 1933 the wheel stopped for good.',
        'In the 1980s the mill was a tavern.',
      ],
      6,
    ],
  ])('%s', (_, exact, count) => {
    const vague = ['The first mill of the town was built in the 17th century.', 'In the 1950s the roof fell in.'];
    const timeline = find(listModules('The mill and its river', ...vague, ...exact, ...filler), 'sequence');
    expect(timeline?.items ?? []).toHaveLength(count);
  });

  it.each([
    [
      'bare years where nouns have capitals',
      'de',
      [
        '1898 brannte die alte Mühle am Fluss ab.',
        'Die Stadt baute die Mühle 1912 aus Stein wieder auf.',
        'Das Rad drehte sich 1933 zum letzten Mal.',
      ],
      ['1898', '1912', '1933'],
    ],
    [
      'days as the last of their name before the text',
      'en',
      [
        'On November 3 the river rose over the quay.',
        'The town closed both bridges in March 2025.',
        'On December 16 the water reached the mill.',
      ],
      ['March 2025', 'November 3', 'December 16'],
    ],
  ])('places %s', (_, language, texts, dates) => {
    const blocks = [...texts, ...(language === 'de' ? germanFiller : filler)].map((text) => ({
      type: 'paragraph' as const,
      text,
    }));
    const { modules = [] } = makeBrief(
      { metadata: { title: language === 'de' ? 'Die Mühle' : 'The mill', language, date: '2026-01-08' }, blocks },
      {},
    );
    expect(find(modules, 'sequence')?.items.map(({ date }) => date)).toEqual(dates);
  });

  it('says under a vote what was voted on', () => {
    const vote = 'The council approved the new mill bridge, voting 217 to 213 with 4 abstentions.';
    const chart = find(listModules('The mill bridge is approved', vote, ...filler), 'chart');
    expect(chart?.measure).toContain('approved the new mill bridge');
  });

  it('tells a night by its hours', () => {
    const hours = [
      'The alarm rang at 10:01 p.m. in the mill.',
      'At 10:17 p.m., Ada Lund woke the fire brigade.',
      'By 11:40 p.m., the brigade had reached the river.',
      'At 6:30 a.m., the wheel turned again.',
    ];
    const timeline = find(listModules('A night at the mill', ...hours, ...filler), 'sequence');
    expect(timeline?.form).toBe('timeline');
    expect(timeline?.items.map(({ date }) => date)).toEqual(['10:01 p.m.', '10:17 p.m.', '11:40 p.m.', '6:30 a.m.']);
  });

  it.each([
    ['a mark to measure from', 'The river rose to its highest level since 1898.'],
    ['a period of reference', 'Compared to 1912 the river was higher.'],
    ['a forecast', 'By 2050 the river is expected to flood the mill.'],
    ['the year of a figure', 'In 1990 the mill made 40 percent of the flour.'],
  ])('takes no %s for an event', (_, text) => {
    const exact = ['In 1921 the mill burned down.', 'In 1924 the town built it anew.', text];
    expect(find(listModules('The mill and its river', ...exact, ...filler), 'sequence')).toBeUndefined();
  });

  it('takes no times that go to and fro for a chronology', () => {
    const hours = [
      'The train leaves at 10:01 p.m. from the mill.',
      'At 9:17 a.m., the ferry leaves the mill.',
      'At 11:40 p.m., the last tram leaves the river.',
      'At 6:30 a.m., the first bus leaves the river.',
      'At 5:10 a.m., the baker opens his shop.',
    ];
    expect(find(listModules('Leaving the mill', ...hours, ...filler), 'sequence')).toBeUndefined();
  });

  it('does not take a caption for an event', () => {
    const caption = 'In this Sunday, Nov. 10, 2019, photograph, a long row of boats lies at the quay.';
    const modules = listModules('The mill', caption, 'In 1898 the mill burned down.', ...filler);
    expect(modules.flatMap((module) => listContent(module).texts).join(' ')).not.toContain('photograph');
  });
});

describe('a sentence too long for one line', () => {
  const words = getWords('en');
  it.each([
    [
      'A flaw in the widely used pump makes it easy for just about anyone to stop the mill, according to Greta Holm, who has published how it is done.',
      'A flaw in the widely used pump makes it easy for just about anyone to stop the mill',
      'Greta Holm',
    ],
    [
      'The city will lower the quay by two metres before the spring floods and plant it with willows, harbour master Greta Holm said on Friday.',
      'The city will lower the quay by two metres before the spring floods and plant it with willows',
      'Harbour master Greta Holm',
    ],
    [
      'The council has pushed for a stricter limit on noise in the harbour for many years, but it has been unable to win a majority for its plan.',
      'The council has pushed for a stricter limit on noise in the harbour for many years',
      'But it has been unable to win a majority for its plan.',
    ],
    [
      '“The river has never been this warm in June,” Greta Holm said in a statement.',
      '“The river has never been this warm in June”',
      'Greta Holm',
    ],
    [
      'Greta Holm, captain of the ferry, said on Monday that the lower quay will stay closed to every boat until the divers have looked at its foundations.',
      'The lower quay will stay closed to every boat until the divers have looked at its foundations',
      'Greta Holm, captain of the ferry',
    ],
    [
      'Fewer boats passed the upper lock of the canal in May than in any other month, according to the Harbour Institute, an office that counts boats by hand.',
      'Fewer boats passed the upper lock of the canal in May than in any other month',
      'The Harbour Institute',
    ],
  ])('is set over who says it, or over its second thought: %s', (sentence, heading, body) => {
    expect(shortenToPhrase(sentence, words)).toMatchObject({ heading, body, isInseparable: true });
  });

  it('is no claim of the source where more of the claim follows the name', () => {
    const sentence =
      'The ferry company has a growing fleet of small boats for the summer, according to the harbour office, double the number of the year before.';
    expect(shortenToPhrase(sentence, words)?.body ?? '').not.toMatch(/double/);
  });

  it.each([
    'Three boats have been lost on the lake since the storm of Monday, sparking fears about the ferry and its old hull, though officials say the risk of more is low.',
    'The harbour office announced the nine-metre mark of that plan for the quay and the wall behind it had been reached three years before the date it was set for.',
  ])('names nobody where no claim and speaker are apart: %s', (sentence) => {
    expect(shortenToPhrase(sentence, words)?.body ?? '').not.toMatch(/officials$|office$/);
  });

  it.each([
    'The global downturn gave the town a landscape in which older, flickering signs that nobody could afford to fix or to replace came to look like symbols of decline and of neglect to all who came home.',
    'He said that the lower quay will stay closed to every boat, whatever its size, and however urgent its errand may be on the day, until the divers of the navy have looked at its old foundations.',
  ])('is left out where nothing can go: %s', (sentence) => {
    expect(shortenToPhrase(sentence, words)).toBeUndefined();
  });

  it('is not parted between two adjectives', () => {
    const parts = shortenToPhrase(
      'Nobody who has ever bought a mill goes into the talks without a clear, well thought out plan for every single room.',
      words,
    );
    expect(parts?.heading).not.toMatch(/a clear$/);
  });
});

describe('the modules of a brief', () => {
  it('tell no sentence twice as statements and in another module', () => {
    const texts = [
      'In 1898 the mill burned down.',
      'In 1912 the town built it anew.',
      'In 1933 the wheel stopped for good.',
    ];
    const modules = listModules('The mill and its river', ...texts, ...filler);
    const drawn = find(modules, 'statements')?.items.map(({ sentence }) => sentence) ?? [];
    for (const text of texts) expect(drawn).not.toContain(text);
  });

  it('lead with what the user asks for', () => {
    const document = documentOf(
      { title: 'Four ways to the mill', language: 'en' },
      list([
        'By ferry: it crosses twice an hour',
        'On foot: the path follows the river',
        'By bus: line 4 stops at the quay',
      ]),
      ...filler.map((text) => paragraph(text)),
      paragraph(
        '“We never thought that the river could rise so far in a single night,” said Greta Holm, captain of the ferry.',
      ),
    );
    expect(makeBrief(document, { styleNotes: 'layout: quote' }).modules?.[0]?.kind).toBe('quote');
  });

  it('keep every item that the title counts', () => {
    const items = Array.from({ length: 15 }, (_, index) => `Mill ${index + 1} on the river: it still grinds flour`);
    const document = documentOf({ title: '15 mills worth a visit', language: 'en' }, heading('The mills'), list(items));
    const found = find(makeBrief(document, {}).modules ?? [], 'items');
    expect([found?.items.length, found?.total]).toEqual([15, undefined]);
  });

  it('mark a phrase of the text it belongs to', () => {
    for (const document of [...Object.values(news), ...Object.values(genres)])
      for (const module of makeBrief(document, {}).modules ?? [])
        if (module.kind === 'statements' || module.kind === 'items' || module.kind === 'sequence')
          for (const { heading, body, mark = '' } of module.items) expect(body ?? heading).toContain(mark);
  });

  it('have every number as the source has it, with its unit and sign', () => {
    const amount = fc.record({
      value: fc.integer({ min: 2, max: 998 }),
      unit: fc.constantFrom('%', ' percent', ' km', ' tonnes', ' million', '°C'),
      verb: fc.constantFrom('rose by', 'fell by', 'reached', 'cost'),
      hedge: fc.constantFrom('', 'about ', 'up to ', 'more than '),
    });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 6 }), (amounts) => {
        const texts = amounts.map(
          ({ value, unit, verb, hedge }, index) =>
            `Output of mill ${'ABCDEF'[index]} ${verb} ${hedge}${value}${unit} last year.`,
        );
        const source = texts.join(' ');
        for (const module of listModules('Output of the mills', ...texts, ...filler)) {
          expect(briefModule.safeParse(module).success).toBe(true);
          for (const text of listContent(module).texts)
            for (const number of text.match(/\d+/g) ?? []) expect(source).toContain(number);
          if (module.kind !== 'chart') continue;
          for (const { text, sentence = '', value } of module.rows) {
            if (/^[+−]/.test(text)) expect(/fell/.test(sentence)).toBe(value < 0);
            // "percent" is drawn as its sign; nothing else changes.
            expect(sentence.replace(/ percent/g, '%')).toContain(text.replace(/^[+−]/, ''));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('have no text that ends in a word which needs another', () => {
    for (const document of [...Object.values(news), ...Object.values(genres)]) {
      const { modules = [], language } = makeBrief(document, {});
      for (const module of modules)
        if (module.kind === 'statements')
          for (const { heading: text, sentence = '' } of module.items) {
            const isWhole = sentence.split('\n').some((line) => line.replace(/[.。!]$/, '').endsWith(text.slice(1)));
            if (!isWhole) expect([text, getWords(language).joints.has(getLastWord(text))]).toEqual([text, false]);
          }
    }
  });
});
