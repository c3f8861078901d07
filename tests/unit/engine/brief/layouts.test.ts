import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { brief as briefSchema } from '../../../../lib/engine/brief.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, nest, paragraph, table } from './documents.ts';

const toBrief = (title: string, language: string, ...blocks: readonly Block[]) =>
  briefSchema.parse(makeBrief(documentOf({ title, language }, ...blocks), {}));

const filler = paragraph(
  'The ferry company keeps four boats on the lake. Its captains learn the harbour of every village by heart. The oldest boat carries bicycles on its upper deck.',
);

describe('layouts that are found', () => {
  it.each<[string, string, string, Block[]]>([
    [
      'steps',
      'How to bake flat bread',
      'en',
      [list(['Mix flour and water.', 'Knead the dough well.', 'Bake it in a hot pan.'], true)],
    ],
    [
      'steps',
      'Fladenbrot backen: so gelingt es',
      'de',
      [list(['Mehl und Wasser mischen.', 'Den Teig kneten.', 'In der Pfanne backen.'], true)],
    ],
    [
      'steps',
      '平たいパンの作り方',
      'ja',
      [
        list(
          ['粉と水をよく混ぜ合わせます。', '生地を十分にこねて休ませます。', '熱いフライパンで両面を焼きます。'],
          true,
        ),
      ],
    ],
    [
      'steps',
      'How to plant a hedge',
      'en',
      [
        paragraph(
          'First, dig a trench along the border. Then, set the young plants into it. Finally, fill it up and water the row.',
        ),
      ],
    ],
    [
      'cycle',
      'The water cycle of a pond',
      'en',
      [
        list(
          [
            'The sun warms the water of the pond.',
            'Vapour rises and cools in the air.',
            'Rain falls and fills the pond again.',
          ],
          true,
        ),
      ],
    ],
    [
      'timeline',
      'A short history of the lake ferry',
      'en',
      [
        list([
          '1891: The first steam boat crosses the lake',
          '1924: Two villages build new piers',
          'May 1968: A storm sinks the oldest boat',
          '2003: Electric boats take over',
        ]),
      ],
    ],
    [
      'timeline',
      'Kleine Geschichte der Seefähre',
      'de',
      [
        paragraph(
          'Im Jahr 1891 fuhr das erste Dampfschiff über den See. Seit 1924 legen die Boote auch im Norden an. Am 3. Mai 1968 versenkte ein Sturm das älteste Schiff. Im Jahr 2003 kamen Boote mit Elektromotor.',
        ),
      ],
    ],
    [
      'timeline',
      'フェリーの歴史',
      'ja',
      [
        list([
          '1891年：最初の蒸気船が湖を渡る',
          '1924年：二つの村が桟橋を造る',
          '1968年5月：嵐で最も古い船が沈む',
          '2003年：電気船が走り始める',
        ]),
      ],
    ],
    [
      'timeline',
      '大桥的历史',
      'zh',
      [
        paragraph(
          '1923年，市议会批准在海湾上建桥。1924年7月，工程开始。1932年3月19日，大桥通车。1988年，最后一列蒸汽火车驶过大桥。',
        ),
      ],
    ],
    [
      'timeline',
      'Historia del transbordador',
      'es',
      [
        list([
          '1891: El primer vapor cruza el lago',
          '1924: Dos pueblos construyen muelles',
          'mayo de 1968: Una tormenta hunde el barco más viejo',
        ]),
      ],
    ],
    [
      'timeline',
      'تاريخ العبارة',
      'ar',
      [list(['1891: أول باخرة تعبر البحيرة', '1924: قريتان تبنيان أرصفة', '2003: قوارب كهربائية تبدأ العمل'])],
    ],
    [
      'comparison',
      'Gravel bike vs road bike',
      'en',
      [
        table(
          ['', 'Gravel bike', 'Road bike'],
          [
            ['Tyres', 'Wide, 40 mm', 'Narrow, 28 mm'],
            ['Position', 'Upright', 'Low'],
            ['Price', 'From €1,200', 'From €1,500'],
          ],
        ),
      ],
    ],
    [
      'comparison',
      'Mieten oder kaufen',
      'de',
      [
        heading('Mieten'),
        list(['Kein eigenes Geld nötig zu Beginn', 'Der Umzug ist leicht zu machen']),
        heading('Kaufen'),
        list(['Das Haus gehört am Ende Ihnen', 'Die Rate bleibt meistens gleich hoch']),
      ],
    ],
    [
      'pros-cons',
      'Should a town buy electric buses?',
      'en',
      [
        heading('Pros'),
        list(['Quieter streets at night', 'Lower fuel bills every year']),
        heading('Cons'),
        list(['Higher price for each bus', 'Charging takes hours']),
      ],
    ],
    [
      'pros-cons',
      'Elektrobusse für die Stadt',
      'de',
      [
        heading('Vorteile'),
        list(['Ruhigere Straßen in der Nacht', 'Weniger Kosten für Kraftstoff']),
        heading('Nachteile'),
        list(['Höherer Preis je Bus', 'Das Laden dauert Stunden']),
      ],
    ],
    [
      'pros-cons',
      'Les bus électriques',
      'fr',
      [
        paragraph('Avantages :'),
        list(['Des rues plus calmes la nuit', 'Moins de dépenses en carburant']),
        paragraph('Inconvénients :'),
        list(['Un prix plus élevé par bus', 'Une recharge de plusieurs heures']),
      ],
    ],
    [
      'ranking',
      'The longest ferry lines of the lake',
      'en',
      [
        table(
          ['Line', 'Length (km)'],
          [
            ['North shore', '12'],
            ['South shore', '19'],
            ['Island', '4'],
            ['Old town', '7'],
            ['Total', '42'],
          ],
        ),
      ],
    ],
    [
      'ranking',
      'Top ferry lines by passengers',
      'en',
      [list(['North shore – 120,000', 'South shore – 98,000', 'Island – 45,500'])],
    ],
    [
      'proportion',
      'How visitors reach the island',
      'en',
      [
        table(
          ['Way', 'Share'],
          [
            ['Ferry', '61%'],
            ['Own boat', '27%'],
            ['Bridge', '12%'],
          ],
        ),
      ],
    ],
    [
      'proportion',
      'How visitors reach the island',
      'en',
      [
        paragraph(
          'Most visitors of the island come by boat. In the count, 61% of visitors took the ferry, 27% used their own boat and 12% walked over the bridge.',
        ),
      ],
    ],
    ['proportion', '9 of 26 villages lose their pier', 'en', [filler]],
    [
      'hierarchy',
      'Types of boats on the lake',
      'en',
      [nest('Sailing boats', '  Dinghies', '  Yachts', 'Motor boats', '  Ferries', '  Police boats')],
    ],
    [
      'quote',
      'A captain on forty years at the wheel',
      'en',
      [
        paragraph(
          '“The lake never looks the same on two mornings, and that is why I stayed,” said Greta Holm, captain of the ferry.',
        ),
      ],
    ],
    [
      'parts',
      'The parts of a ferry',
      'en',
      [
        list([
          'Hull: the body that floats',
          'Bridge: the room of the captain',
          'Deck: the floor people walk on',
          'Screw: what drives the boat',
        ]),
      ],
    ],
    [
      'statistics',
      'Ferry traffic grows on the lake',
      'en',
      [
        paragraph(
          'Ferry traffic on the lake rose by 12% last year. The ferry company spent $3.2 million on two new boats for the lake. About 48% of ferry passengers carry a bicycle.',
        ),
      ],
    ],
  ])('%s: “%s”', (layout, title, language, blocks) => {
    const made = toBrief(title, language, ...blocks);
    expect([made.layout, made.fitting[0]]).toEqual([layout, layout]);
    expect(made.fitting.at(-1)).toBe('list');
  });
});

describe('decoys, which stay a list', () => {
  it.each<[string, string, Block[]]>([
    [
      'dates of a life',
      'Greta Holm, captain',
      [
        paragraph(
          'Greta Holm (1931–2004) was born in 1931. She died in 2004. Her memoirs were published in 1999. The page was updated in 2021.',
        ),
        filler,
      ],
    ],
    [
      'dates that contradict',
      'History of the ferry',
      [
        list([
          '1891: The first steam boat crosses the lake',
          '1895: The first steam boat crosses the lake',
          '1924: Two villages build piers',
        ]),
      ],
    ],
    [
      'parts that are no whole',
      'How visitors reach the island',
      [paragraph('In one survey 61% took the ferry and 57% used their own boat.'), filler],
    ],
    [
      'a table of prices',
      'Opening hours and tickets',
      [
        table(
          ['Ticket', 'Price'],
          [
            ['Adult', 'see desk'],
            ['Child', 'free'],
            ['Dog', 'free'],
          ],
        ),
        filler,
      ],
    ],
    [
      'years as values',
      'Boats of the fleet',
      [
        table(
          ['Boat', 'Built'],
          [
            ['Anna', '1931'],
            ['Berta', '1968'],
            ['Clara', '2003'],
          ],
        ),
        filler,
      ],
    ],
    [
      'a quotation without a name',
      'A day on the lake',
      [paragraph('“The lake never looks the same on two mornings, and that is why we all stayed here.”'), filler],
    ],
  ])('%s', (_, title, blocks) => {
    const made = toBrief(title, 'en', ...blocks);
    expect(made.fitting).toEqual(['list']);
  });
});

describe('what a layout draws', () => {
  it('places events exactly and drops the date from their text', () => {
    const { events } = toBrief(
      'History of the lake ferry',
      'en',
      list([
        '1890s – Rowing boats carry mail',
        '3 May 1968: A storm sinks the oldest boat',
        'March 2021: The new pier opens',
      ]),
    );
    expect(events?.map(({ date, heading: text }) => [date, text])).toEqual([
      ['1890s', 'Rowing boats carry mail'],
      ['3 May 1968', 'A storm sinks the oldest boat'],
      ['March 2021', 'The new pier opens'],
    ]);
    expect(events?.map(({ at }) => Number(at.toFixed(2)))).toEqual([1890, 1968.34, 2021.17]);
  });

  it('takes the newest year of a table, no total, and the unit of its header', () => {
    const { rows, subtitle } = toBrief(
      'Most used ferry lines',
      'en',
      table(
        ['Line', '2019 (%)', '2023 (%)'],
        [
          ['North', '30', '21'],
          ['South', '40', '44'],
          ['Island', '25', '30'],
          ['Average', '31', '32'],
        ],
        'Seats filled',
      ),
    );
    expect(rows?.map(({ label, text }) => [label, text])).toEqual([
      ['South', '44%'],
      ['Island', '30%'],
      ['North', '21%'],
    ]);
    expect(subtitle).toBe('Seats filled · 2023 (%)');
  });

  it('sets two sides against each other topic by topic', () => {
    const { sides, sideTopics } = toBrief(
      'Gravel bike vs road bike',
      'en',
      table(
        ['', 'Gravel bike', 'Road bike'],
        [
          ['Tyres', 'Wide', 'Narrow'],
          ['Position', 'Upright', 'Low'],
          ['Price', 'From €1,200', 'From €1,500'],
        ],
      ),
    );
    expect(sideTopics).toEqual(['Tyres', 'Position', 'Price']);
    expect(sides?.map(({ name, points }) => [name, points[2]?.heading])).toEqual([
      ['Gravel bike', 'From €1,200'],
      ['Road bike', 'From €1,500'],
    ]);
  });

  it.each([
    [
      'en',
      '“The lake never looks the same on two mornings, and that is why I stayed,” said Greta Holm, captain of the ferry.',
      'Greta Holm',
    ],
    [
      'de',
      '„Der See sieht an keinem Morgen gleich aus, und deshalb bin ich geblieben“, sagte Greta Holm.',
      'Greta Holm',
    ],
    [
      'fr',
      '« Le lac ne se ressemble jamais deux matins de suite, et je suis restée », a déclaré Greta Holm.',
      'Greta Holm',
    ],
    ['es', 'Greta Holm dijo: «El lago nunca es igual dos mañanas seguidas, y por eso me quedé aquí».', 'Greta Holm'],
    ['ja', '「湖の朝は一度も同じだったことがない。だから私はここに残ったのです」と田中一郎は話した。', '田中一郎'],
  ])('quotes a named speaker in %s', (language, text, speaker) => {
    const made = makeBrief(documentOf({ title: 'x', language }, paragraph(text)), { styleNotes: 'layout: quote' });
    expect(made.quote?.speaker).toBe(speaker);
    expect(text).toContain(made.quote?.text);
  });

  it('draws the layout that is asked for when the source can have it, and no other', () => {
    const document = documentOf(
      { title: 'The ferry of the lake', language: 'en' },
      filler,
      paragraph('“The lake never looks the same on two mornings, and that is why I stayed,” said Greta Holm.'),
    );
    expect(makeBrief(document, {}).layout).toBe('list');
    expect(makeBrief(document, { styleNotes: 'As a quote, please' }).layout).toBe('quote');
    expect(makeBrief(document, { styleNotes: 'As a timeline' }).layout).toBe('list');
  });
});

describe('a post', () => {
  const said = 'The best map I ever drew is the one I threw away. You keep the path.';
  const makePost = (...blocks: readonly Block[]) =>
    makeBrief(documentOf({ title: said, author: 'Ada Lund', schemaType: 'SocialMediaPosting' }, ...blocks), {});

  it('that is short is a quotation of its author', () => {
    expect(makePost(paragraph(said))).toMatchObject({ layout: 'quote', quote: { text: said, speaker: 'Ada Lund' } });
  });

  it.each<[string, Block[]]>([
    ['a list', [paragraph(said), list(['Draw what you see', 'Walk what you drew', 'Keep the path'])]],
    ['more than 280 letters', [paragraph(Array.from({ length: 6 }, () => said).join(' '))]],
    ['a cut-off end', [paragraph(`${said} And then…`)]],
  ])('with %s is none', (_, blocks) => {
    expect(makePost(...blocks).layout).not.toBe('quote');
  });
});

describe('a source that is one table', () => {
  const only = (title: string, ...blocks: readonly Block[]) => toBrief(title, 'en', ...blocks);

  it('of one unit is a ranking that says what is counted', () => {
    const made = only(
      'Sales review',
      table(
        ['', '2022', '2023'],
        [
          ['North', '12', '14'],
          ['South', '30', '27'],
          ['East', '21', '25'],
        ],
        'Sales (€ million)',
      ),
    );
    expect(made).toMatchObject({ layout: 'ranking', subtitle: 'Sales (€ million) · 2023' });
    expect(made.rows?.map(({ label, value }) => [label, value])).toEqual([
      ['South', 27],
      ['East', 25],
      ['North', 14],
    ]);
  });

  it('takes the heading above for its name', () => {
    const shares = table(
      ['', 'Share'],
      [
        ['Shop', '48%'],
        ['Web', '37%'],
        ['Phone', '15%'],
      ],
    );
    expect(only('Review', heading('Orders by channel'), shares)).toMatchObject({
      layout: 'proportion',
      subtitle: 'Orders by channel',
    });
  });

  it('of two columns of measures is a comparison', () => {
    const made = only(
      'Energy use',
      table(
        ['', 'Old boiler', 'Heat pump'],
        [
          ['Winter', '120 kWh', '40 kWh'],
          ['Spring', '60 kWh', '22 kWh'],
          ['Summer', '20 kWh', '10 kWh'],
        ],
      ),
    );
    expect(made).toMatchObject({ layout: 'comparison', sideTopics: ['Winter', 'Spring', 'Summer'] });
    expect(made.sides?.map(({ name }) => name)).toEqual(['Old boiler', 'Heat pump']);
  });

  it.each([
    ['years, the newest first', ['2023', '2022', '2021'], ['2021', '2022', '2023']],
    ['quarters', ['Q1', 'Q2', 'Q3'], ['Q1', 'Q2', 'Q3']],
    ['months', ['March', 'April', 'May'], ['March', 'April', 'May']],
  ])('of %s is a course of time, never an order by size', (_, labels, dates) => {
    const made = only(
      'Orders',
      table(
        ['', 'Orders'],
        labels.map((label, index) => [label, String(90 + ((index * 7) % 5))]),
      ),
    );
    expect(made.layout).toBe('timeline');
    expect(made.fitting).not.toContain('ranking');
    expect(made.events?.map(({ date }) => date)).toEqual(dates);
  });

  it.each<[string, string[], string[][]]>([
    [
      'words',
      ['Day', 'Opens', 'Closes'],
      [
        ['Monday', '9:00', '17:00'],
        ['Tuesday', '9:00', '17:00'],
        ['Friday', '9:00', '12:00'],
      ],
    ],
    [
      'several series',
      ['', 'Red', 'Blue', 'Green'],
      [
        ['Mill', '4', '2', '3'],
        ['Quay', '5', '1', '2'],
        ['Park', '7', '3', '9'],
      ],
    ],
  ])('of %s is a list of its rows', (_, header, rows) => {
    const made = only('At the lake', table(header, rows));
    expect(made.layout).toBe('list');
    expect(made.points.map((point) => point.heading)).toEqual(rows.map(([label]) => label));
    expect(made.points[0]?.body).toBe(
      header
        .slice(1)
        .map((name, index) => `${name}: ${rows[0]?.[index + 1]}`)
        .join(', '),
    );
  });

  it.each<[string, string[], string[][]]>([
    [
      'columns without names',
      [],
      [
        ['Mill', '4', '2'],
        ['Quay', '5', '1'],
        ['Park', '7', '3'],
      ],
    ],
    [
      'two rows',
      ['', 'Red'],
      [
        ['Mill', '4'],
        ['Quay', '5'],
      ],
    ],
    [
      'gaps',
      ['', 'Red', 'Blue'],
      [
        ['Mill', '4', ''],
        ['Quay', '', '1'],
        ['Park', '', ''],
      ],
    ],
  ])('with %s says too little', (_, header, rows) => {
    expect(() => only('At the lake', table(header, rows))).toThrow('There is too little text');
  });
});

describe('numbered headings', () => {
  const sections = ['Close the valve', 'Check the seal', 'Count the turns'].flatMap((text, index) => [
    heading(`${index + 1}. ${text}`),
    paragraph('Cold water takes its way through the smallest gap within an hour.'),
  ]);
  it.each([
    ['How to keep a boat dry', 'en', 'steps'],
    ['How to keep a boat dry: 3 tips', 'en', 'list'],
    ['How to keep a boat dry with three simple habits', 'en', 'list'],
    ['Cómo mantener seco un barco: tres consejos', 'es', 'list'],
  ] as const)('are told as they are meant: %s', (title, language, layout) => {
    const made = toBrief(title, language, ...sections);
    expect(made.layout).toBe(layout);
    expect(made.points.map(({ heading: head }) => head)).toEqual([
      'Close the valve',
      'Check the seal',
      'Count the turns',
    ]);
  });
});
