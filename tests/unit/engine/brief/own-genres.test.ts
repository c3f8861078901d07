import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, nest, paragraph } from './documents.ts';

const toPlainBrief = (title: string, language: string, ...blocks: readonly Block[]) =>
  makeBrief(documentOf({ title, language }, ...blocks), {});
const listSaid = (made: ReturnType<typeof toPlainBrief>) =>
  made.points.map(({ heading: head, body = '' }) => `${head} | ${body}`.replace(/ \| $/, ''));

describe('questions with their answers', () => {
  const questions = [
    [
      'How long may a boat lie at the town quay?',
      'A boat may lie at the quay for three nights. After that the harbour master sends a bill.',
    ],
    ['Is there water on the quay?', 'Yes. Every second lamp post has a tap, and the key hangs at the harbour office.'],
    ['Where do I pay?', 'Pay at the machine by the crane or in the app, which shows the free berths.'],
  ] as const;
  const expected = [
    'How long may a boat lie at the town quay? | A boat may lie at the quay for three nights',
    'Is there water on the quay? | Yes. Every second lamp post has a tap, and the key hangs at the harbour office',
    'Where do I pay? | Pay at the machine by the crane or in the app, which shows the free berths',
  ];
  it.each([
    ['headings', ([question, answer]: readonly [string, string]) => [heading(question, 3), paragraph(answer)]],
    ['paragraphs', ([question, answer]: readonly [string, string]) => [paragraph(question), paragraph(answer)]],
    [
      'marked lines',
      ([question, answer]: readonly [string, string]) => [paragraph(`Q: ${question}`), paragraph(`A: ${answer}`)],
    ],
    [
      'lines of one paragraph',
      ([question, answer]: readonly [string, string]) => [paragraph(`${question}\n${answer}`)],
    ],
    ['a nested list', ([question, answer]: readonly [string, string]) => [nest(question, `  ${answer}`)]],
  ] as const)('are a point each, asked in %s', (_, blocksOf) => {
    expect(listSaid(toPlainBrief('Guest berths at Tarn harbour', 'en', ...questions.flatMap(blocksOf)))).toEqual(
      expected,
    );
  });

  it.each([
    ['de', 'Wer darf mitmachen?', 'F: ', 'A: ', 'Alle Kinder aus dem Dorf dürfen mitmachen.'],
    ['es', '¿Quién puede participar?', 'P: ', 'R: ', 'Todos los niños del pueblo pueden participar.'],
    ['fr', 'Qui peut participer ?', 'Q : ', 'R : ', 'Tous les enfants du village peuvent participer.'],
    ['ja', '誰が参加できますか。', '', '', '村のすべての子どもが参加できます。'],
    ['ar', 'من يمكنه المشاركة؟', 'س: ', 'ج: ', 'يمكن لجميع أطفال القرية المشاركة في المهرجان.'],
  ] as const)('are read in %s', (language, question, asks, answers, answer) => {
    const blocks = [1, 2, 3].flatMap((place) => [
      paragraph(`${asks}${place} ${question}`),
      paragraph(`${answers}${answer}`),
    ]);
    const { points } = toPlainBrief('Fest', language, ...blocks);
    expect(points).toHaveLength(3);
    for (const { body } of points) expect(body).toBe(answer.replace(/[.。]$/, ''));
  });

  it('leave out what nobody answers, and are none in an article that asks in passing', () => {
    const [first, second, third] = questions;
    const open = toPlainBrief(
      'Questions and answers',
      'en',
      ...[first, second, third].flatMap(([question, answer]) => [heading(question), paragraph(answer)]),
      heading('May I swim in the basin?'),
    );
    expect(open.points).toHaveLength(3);
    const story =
      'The old quay was built of granite in 1874 and has carried every crane that the town ever owned. '.repeat(9);
    const article = toPlainBrief(
      'The quay of Tarn',
      'en',
      ...questions.flatMap(([question]) => [heading(question), paragraph(story)]),
    );
    expect(article.points.map(({ heading: head }) => head)).not.toContain('Where do I pay?');
  });
});

describe('a list of releases', () => {
  const blocks = [
    paragraph('All notable changes to the planner are documented in this file.'),
    heading('Unreleased'),
    heading('[4.1.0] - 2026-08-02'),
    heading('Fixed', 3),
    list(['Crash on start when the clock is wrong (#812)', 'Alarms no longer ring twice by @vera in #815']),
    heading('Added', 3),
    list(['Calendars can be shared by a link (#790)', 'Bump the parser to 2.0', 'A widget shows the next tide']),
    heading('[4.0.9] - 2026-06-30'),
    heading('Fixed', 3),
    list(['Exported notes keep their pictures', 'Typing is quick again in long notes', 'The tide table opens offline']),
  ];

  it('shows what is new in the newest, before what was mended, without its references', () => {
    const made = toPlainBrief('Changelog', 'en', ...blocks);
    expect(listSaid(made)).toEqual([
      'Calendars can be shared by a link',
      'A widget shows the next tide',
      'Fixed: Crash on start when the clock is wrong',
      'Alarms no longer ring twice',
    ]);
    expect(made.subtitle).toBe('4.1.0 - 2026-08-02');
  });

  it('tells a line of each where the newest have little to tell', () => {
    const short = ['2.3.2', '2.3.1', '2.3.0'].flatMap((version, index) => [
      heading(`Version ${version}`),
      list([`Reads tide tables of ${index + 2} more coasts`]),
    ]);
    expect(listSaid(toPlainBrief('Release notes', 'en', ...short))).toEqual([
      'Version 2.3.2 | Reads tide tables of 2 more coasts',
      'Version 2.3.1 | Reads tide tables of 3 more coasts',
      'Version 2.3.0 | Reads tide tables of 4 more coasts',
    ]);
  });

  it('is not a paper whose sections have numbers', () => {
    const sections = ['2.1 Tide gauges', '2.2 Models', '2.3 Errors'].flatMap((text) => [
      heading(text),
      paragraph('The gauges stand on the northern shore and measure the water every ten minutes.'),
    ]);
    expect(toPlainBrief('Tides of the northern shore', 'en', ...sections).subtitle).toBeUndefined();
  });
});

describe('things with their prices', () => {
  it.each([
    [
      'en',
      ['Day pass, adult $24', 'Day pass, child $12', 'Boat hire, one hour – $40'],
      ['Day pass, adult | $24', 'Day pass, child | $12', 'Boat hire, one hour | $40'],
    ],
    [
      'de',
      ['Tageskarte 18,50 €', 'Wochenkarte 79 €', 'Jahreskarte ab 240 €'],
      ['Tageskarte | 18,50 €', 'Wochenkarte | 79 €', 'Jahreskarte | ab 240 €'],
    ],
    [
      'ja',
      ['大人一日券 2,400円', '子ども一日券 1,200円', '家族一日券 6,000円'],
      ['大人一日券 | 2,400円', '子ども一日券 | 1,200円', '家族一日券 | 6,000円'],
    ],
  ] as const)('are a name over its price (%s)', (language, items, expected) => {
    expect(listSaid(toPlainBrief('Tarn baths', language, list(items)))).toEqual(expected);
  });

  it('are headings with a price right under them, and what it is for', () => {
    const plans = [
      ['Rower', '$0 / month', 'For one boat'],
      ['Skipper', '$9 / month', 'For up to five boats'],
      ['Harbour', '$49 / month', 'For whole marinas'],
    ].flatMap(([name = '', cost = '', about = '']) => [heading(name, 3), paragraph(cost), paragraph(about)]);
    expect(listSaid(toPlainBrief('Plans', 'en', ...plans))).toEqual([
      'Rower | $0 / month · For one boat',
      'Skipper | $9 / month · For up to five boats',
      'Harbour | $49 / month · For whole marinas',
    ]);
  });
});

describe('a list that opens with numbers', () => {
  const items = [
    '62% of the boats in the basin have not left it for a year',
    '28% are older than their owners',
    '4,300 berths stand empty in winter',
    'Nobody counts the swans',
  ];

  it('shows them as numbers, and the rest as points', () => {
    const made = toPlainBrief('The harbour in numbers', 'en', heading('Key findings'), list(items));
    expect(made.layout).toBe('statistics');
    expect(made.statistics.map(({ value, label }) => `${value} ${label}`)).toEqual(items.slice(0, 3));
    expect(listSaid(made)).toEqual(['Nobody counts the swans']);
  });

  it('is a list where a person wants one', () => {
    const made = makeBrief(
      documentOf({ title: 'The harbour in numbers', language: 'en' }, heading('Key findings'), list(items)),
      { styleNotes: 'layout: list' },
    );
    expect(made.layout).toBe('list');
    expect(made.points).toHaveLength(4);
  });
});

describe('short sections under names', () => {
  it('are points, without the one over what is left', () => {
    const made = toPlainBrief(
      'What is new at the baths',
      'en',
      heading('Longer hours'),
      paragraph('The baths now open at six in the morning on every working day.'),
      heading('Warm basin'),
      paragraph('The waste heat of the ice rink keeps our outer basin at 28 degrees.'),
      heading('Night swims'),
      paragraph('Lamps under the water light the long lanes until midnight on Fridays.'),
      heading('Other changes'),
      paragraph('The lockers take coins and cards.'),
    );
    expect(listSaid(made)).toEqual([
      'Longer hours | The baths now open at six in the morning on every working day',
      'Warm basin | The waste heat of the ice rink keeps our outer basin at 28 degrees',
      'Night swims | Lamps under the water light the long lanes until midnight on Fridays',
    ]);
  });
});

describe('capitals among letters that know none', () => {
  it.each([
    ['zh', '使用LED灯可以节省百分之八十的电力。'],
    ['ar', 'تستهلك مصابيح LED طاقة أقل بكثير من المصابيح القديمة.'],
  ])('do not shout (%s)', (language, sentence) => {
    const filler =
      language === 'zh'
        ? ['湖上的渡船每天往返四次，冬天也不停航。', '老城区的市场每个星期六早上六点开门。']
        : ['تعبر العبّارة البحيرة أربع مرات في اليوم طوال العام.', 'يفتح سوق المدينة القديمة أبوابه صباح كل سبت.'];
    const made = toPlainBrief('灯 LED', language, ...[sentence, ...filler].map(paragraph));
    expect(made.points.flatMap(({ sentence: own }) => own?.split('\n'))).toContain(sentence);
  });
});

describe('a list item that leads on to more than fits', () => {
  it('is left out, where a term stays', () => {
    const tail = `${'the northern quay and the old customs house with its two cranes '.repeat(3)}, and so on`;
    const items = [
      'The pilot station keeps its own weather log',
      `Mark each berth by a letter as follows: ${tail}`,
      `Berth fee: ${tail}`,
      'Boats leave the lock by the western gate',
    ];
    const made = toPlainBrief('Notes', 'en', heading('Summary'), list(items));
    expect(made.points.map(({ heading: head }) => head)).toEqual([items[0], 'Berth fee', items[3]]);
  });
});
