import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../../lib/engine/document.ts';
import { readPptx } from '../../../../../lib/engine/read/pptx/index.ts';
import {
  box,
  bullets,
  cell,
  chart,
  type Deck,
  diagram,
  group,
  line,
  makeDeck,
  makeLayout,
  picture,
  placeholder,
  slide,
  table,
  title,
} from './make-deck.ts';

const opening = slide(placeholder('ctrTitle', line('How a harbour wakes up')));
const read = (deck: Deck) => readPptx(makeDeck(deck));
/** The blocks of one slide that comes after the opening one, without its heading. */
const toBlocks = (things: string, deck: Partial<Deck> = {}): Block[] =>
  read({ ...deck, slides: [opening, slide(title('Boats') + things)] }).blocks.slice(1);
const texts = (blocks: readonly Block[]) => blocks.map((block) => ('text' in block ? block.text : block.type));
const list = (ordered: boolean, ...items: readonly (readonly [string, number])[]): Block => ({
  type: 'list',
  ordered,
  items: items.map(([text, level]) => ({ text, level })),
});

describe('slides', () => {
  it('come in the order they are shown, each under its title, the deck’s own in the metadata', () => {
    const { metadata, blocks } = read({
      slides: [opening, slide(title('Boats')), slide(title('Nets &amp; ropes')), slide(title('Ice'))],
    });
    expect(metadata).toMatchObject({ title: 'How a harbour wakes up', schemaType: 'PresentationDigitalDocument' });
    expect(blocks).toEqual(['Boats', 'Nets & ropes', 'Ice'].map((text) => ({ type: 'heading', level: 2, text })));
  });

  it.each(['0', 'false'])('are left out when hidden (show="%s")', (show) => {
    const hidden = slide(title('Not for you'), `show="${show}"`);
    expect(texts(read({ slides: [opening, hidden, slide(title('Boats'))] }).blocks)).toEqual(['Boats']);
  });

  it.each([
    'Boats (cont.)',
    'Boats (continued)',
    'BOATS',
    'Boats 2/3',
    'Boats (2 of 3)',
    'Boats – cont’d',
    'Boats (2)',
  ])('that follow each other are one when the title goes on as “%s”', (second) => {
    const { blocks } = read({
      slides: [opening, slide(title('Boats') + bullets('Trawlers')), slide(title(second) + bullets('Dinghies'))],
    });
    expect(texts(blocks)).toEqual(['Boats', 'Trawlers', 'Dinghies']);
  });

  it.each(['Boats of 2024', 'Boats and nets', 'Nets'])('keep a title of their own: “%s”', (second) => {
    const { blocks } = read({ slides: [opening, slide(title('Boats')), slide(title(second))] });
    expect(texts(blocks)).toEqual(['Boats', second]);
  });

  it('that build up step by step say each thing once', () => {
    const steps = [['Cast'], ['Cast', 'Haul'], ['Cast', 'Haul', 'Sort']];
    const { blocks } = read({ slides: [opening, ...steps.map((said) => slide(title('Work') + bullets(...said)))] });
    const said = blocks.flatMap((block) => ('items' in block ? block.items.map(({ text }) => text) : texts([block])));
    expect(said.filter((text) => text === 'Cast')).toHaveLength(1);
    expect(said.filter((text) => text === 'Sort')).toHaveLength(1);
  });

  it('that say the same under another parent say it again', () => {
    const item = (text: string, level: number) => line(text, `lvl="${level}"`);
    const first = item('Cod', 0) + item('Cheap', 1);
    const second = first + item('Crab', 0) + item('Cheap', 1);
    const { blocks } = read({
      slides: [first, second].map((lines) => slide(title('Prices') + placeholder('body', lines))),
    });
    expect(blocks).toEqual([list(false, ['Cod', 0], ['Cheap', 1]), list(false, ['Crab', 0], ['Cheap', 1])]);
  });

  it('say nothing of what the design repeats, of footers, numbers, dates and notes', () => {
    const slogan = box(line('Always fresh'), [8, 6.5, 2, 0.4]);
    const footers = ['ftr', 'sldNum', 'dt'].map((type) => placeholder(type, line('Harbour Ltd'))).join('');
    const slides = ['Boats', 'Nets', 'Ice', 'Salt'].map((name) => slide(title(name) + slogan + footers));
    expect(texts(read({ slides: [opening, ...slides] }).blocks)).toEqual(['Boats', 'Nets', 'Ice', 'Salt']);
  });
});

describe('a slide without title', () => {
  const small = line('The boats leave at four and come back when the market opens.', '', 'sz="1800"');
  it.each([
    ['its largest text', box(small, [1, 1, 8, 1]) + box(line('Early start', '', 'sz="4000"'), [1, 3, 8, 1])],
    ['its topmost text', box(small, [1, 3, 8, 1]) + box(line('Early start', '', 'sz="1800"'), [1, 1, 8, 1])],
    [
      'its topmost text, the own one being empty',
      placeholder('title', line(' ')) + box(small, [1, 3, 8, 1]) + box(line('Early start'), [1, 1, 8, 1]),
    ],
  ])('is given %s', (_, things) => {
    const { blocks } = read({ slides: [opening, slide(things)] });
    expect(blocks[0]).toEqual({ type: 'heading', level: 2, text: 'Early start' });
    expect(texts(blocks.slice(1))).toEqual(['The boats leave at four and come back when the market opens.']);
  });

  it('takes no number as title', () => {
    const { blocks } = read({
      slides: [opening, slide(box(line('87%', '', 'sz="9000"'), [1, 1, 2, 2]) + box(small, [1, 4, 8, 1]))],
    });
    expect(blocks.some(({ type }) => type === 'heading')).toBe(false);
  });
});

describe('text', () => {
  it('in bullets is a list with levels, children under their parents', () => {
    const lines = line('Catch') + line('Cod', 'lvl="1"') + line('Large', 'lvl="4"') + line('Market');
    expect(toBlocks(placeholder('body', lines))).toEqual([
      list(false, ['Catch', 0], ['Cod', 1], ['Large', 2], ['Market', 0]),
    ]);
  });

  it('without a bullet over deeper ones is their parent', () => {
    const lines = line('Catch:', '|<a:buNone/>') + line('Cod', 'lvl="1"|<a:buChar char="•"/>');
    expect(toBlocks(box(lines, [1, 2, 5, 2]))).toEqual([list(false, ['Catch:', 0], ['Cod', 1])]);
  });

  it.each([
    ['set', line('Cast', '|<a:buAutoNum/>') + line('Haul', '|<a:buAutoNum/>'), true],
    ['typed as bullets', line('• Cast') + line('• Haul'), false],
  ])('with marks that are %s is a list', (_, lines, ordered) => {
    expect(toBlocks(box(lines, [1, 2, 5, 2]))).toEqual([list(ordered, ['Cast', 0], ['Haul', 0])]);
  });

  it('in boxes is paragraphs, lines broken by hand joined', () => {
    const lines = line('The tide turns before the') + line('first light reaches the pier.') + line('Then it is quiet.');
    expect(texts(toBlocks(box(lines, [1, 2, 5, 2])))).toEqual([
      'The tide turns before the first light reaches the pier.',
      'Then it is quiet.',
    ]);
  });

  it('takes over from its layout that it has no bullets', () => {
    const plain = placeholder('body', '').replace(
      '<a:lstStyle/>',
      '<a:lstStyle><a:lvl1pPr><a:buNone/></a:lvl1pPr></a:lstStyle>',
    );
    expect(texts(toBlocks(bullets('Cast', 'Haul'), { layout: makeLayout(plain) }))).toEqual(['Cast', 'Haul']);
  });

  it.each([
    ['to the right', [14, 2, 3, 1]],
    ['to the left', [-4, 2, 3, 1]],
    ['under it', [1, 8, 3, 1]],
  ] as const)('that lies beside the slide, %s, is left out', (_, place) => {
    expect(toBlocks(box(line('Change the colours here'), place))).toEqual([]);
  });

  it('leaves out fields that count slides and what is hidden', () => {
    const number = '<a:p><a:fld type="slidenum"><a:t>7</a:t></a:fld></a:p>';
    expect(toBlocks(box(number, [1, 2, 5, 2]) + box(line('Secret'), [1, 4, 5, 1], 'hidden="1"'))).toEqual([]);
  });
});

describe('the reading order', () => {
  const at = (text: string, x: number, y: number) => box(line(text), [x, y, 2, 0.8]);
  it.each([
    ['rows from top to bottom', at('B', 1, 4) + at('A', 1, 2), 'AB'],
    ['columns from left to right', at('B', 5, 2) + at('A', 1, 2), 'AB'],
    [
      'cards, each whole',
      [1, 4, 7]
        .map((x, i) => at('ACE'.charAt(i), x, 2) + at('BDF'.charAt(i), x, 3))
        .reverse()
        .join(''),
      'ABCDEF',
    ],
    [
      'names with their explanations',
      [2, 3, 4].map((y, i) => at('BDF'.charAt(i), 5, y) + at('ACE'.charAt(i), 1, y)).join(''),
      'ABCDEF',
    ],
    ['right to left for such scripts', at('ب ثانية هنا', 1, 2) + at('أولا هناك', 5, 2), 'أولا هناكب ثانية هنا'],
    [
      'groups whole and where they stand',
      at('C', 1, 6) + group(at('B', 11, 11.5) + at('A', 11, 10), [1, 2, 4, 2], [10, 10, 4, 4]),
      'ABC',
    ],
  ])('is %s', (_, things, order) => {
    const isArabic = /\p{Script=Arabic}/u.test(order);
    const blocks = isArabic ? read({ slides: [slide(title('الميناء في الصباح') + things)] }).blocks : toBlocks(things);
    expect(texts(blocks).join('')).toBe(order);
  });

  it('uses the layout’s places for placeholders without their own', () => {
    const layout = makeLayout(
      placeholder('body', '', [6, 2, 3, 3], '11') + placeholder('body', '', [1, 2, 3, 3], '12'),
    );
    const things =
      placeholder('body', line('Second'), undefined, '11') + placeholder('body', line('First'), undefined, '12');
    expect(texts(toBlocks(things, { layout }))).toEqual(['First', 'Second']);
  });
});

describe('a table', () => {
  it('has its header and its rows', () => {
    const rows = [
      ['Port', 'Boats'],
      ['Hull', '12'],
      ['Brest', '9'],
    ];
    expect(toBlocks(table(rows))).toEqual([{ type: 'table', header: rows[0], rows: rows.slice(1) }]);
    expect(toBlocks(table(rows, ''))).toEqual([{ type: 'table', header: [], rows }]);
  });

  it('says merged cells in each row and column they cover, and a row of one cell as caption', () => {
    const rows = [
      [cell('Boats in port', 'gridSpan="2"'), cell('', 'hMerge="1"')],
      [cell('Hull', 'rowSpan="2"'), '12'],
      [cell('', 'vMerge="1"'), '9'],
    ];
    expect(toBlocks(table(rows, ''))).toEqual([
      {
        type: 'table',
        caption: 'Boats in port',
        header: [],
        rows: [
          ['Hull', '12'],
          ['Hull', '9'],
        ],
      },
    ]);
  });
});

describe('a chart', () => {
  const points = (values: readonly string[]) =>
    values.map((value, i) => `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`).join('');
  const series = (name: string, values: readonly string[], format = 'General') =>
    `<c:ser><c:tx><c:strRef><c:strCache>${points([name])}</c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache>${points(['Hull', 'Brest'])}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:formatCode>${format}</c:formatCode>${points(values)}</c:numCache></c:numRef></c:val></c:ser>`;
  const makeChart = (inside: string, heading = '') =>
    `<c:chart>${heading && `<c:title><c:tx><c:rich>${line(heading)}</c:rich></c:tx></c:title>`}<c:plotArea><c:barChart>${inside}</c:barChart></c:plotArea></c:chart>`;

  it('is a table of its categories and series under its title', () => {
    const xml = makeChart(series('2023', ['12', '9']) + series('2024', ['14.5', '11']), 'Boats by port');
    expect(toBlocks(chart, { chart: xml })).toEqual([
      {
        type: 'table',
        caption: 'Boats by port',
        header: ['', '2023', '2024'],
        rows: [
          ['Hull', '12', '14.5'],
          ['Brest', '9', '11'],
        ],
      },
    ]);
  });

  it.each([
    ['0%', '0.453', '45%'],
    ['0.0%', '0.453', '45.3%'],
    ['"$"#,##0', '1234.4', '$1,234'],
    ['[$€-407]#,##0.00', '1234.5', '€1,234.50'],
    ['#,##0\\ "km"', '1234', '1,234 km'],
    ['0.0,,"M"', '2500000', '2.5M'],
    ['#,##0;(#,##0)', '-1200', '-1,200'],
    ['General', '0.30000000000000004', '0.3'],
    ['General', '0.00234', '0.0023'],
    ['General', '250000', '250,000'],
    ['m/d/yyyy', '45292', '2024-01-01'],
    ['mmm\\-yy', '45292', '2024-01'],
    ['General', 'n/a', 'n/a'],
  ])('shows a number in its format: %s of %s is %s', (format, value, shown) => {
    const [block] = toBlocks(chart, { chart: makeChart(series('Share', [value], format)) });
    expect(block?.type === 'table' && block.rows[0]).toEqual(['Hull', shown]);
  });

  it('writes numbers in the deck’s language', () => {
    const german = slide(
      title('Die Boote und das Eis im Hafen') +
        bullets('Das ist nicht für die Boote, sondern für den Fang und das Eis.') +
        chart,
    );
    const { metadata, blocks } = read({
      slides: [opening, german],
      chart: makeChart(series('Fang', ['1234.5'], '#,##0.0')),
    });
    expect(metadata.language).toMatch(/^de/);
    expect(blocks.find(({ type }) => type === 'table')).toMatchObject({ rows: [['Hull', '1.234,5']] });
  });
});

describe('a diagram', () => {
  const point = (id: string, text: string) => `<dgm:pt modelId="${id}"><dgm:t>${line(text)}</dgm:t></dgm:pt>`;
  const link = (from: string, to: string, place: number) =>
    `<dgm:cxn srcId="${from}" destId="${to}" srcOrd="${place}"/>`;
  const data = (layout: string, links: string) =>
    `<dgm:ptLst><dgm:pt modelId="0" type="doc"><dgm:prSet loTypeId="urn:layout/${layout}"/></dgm:pt>${point('1', 'Cast')}${point('2', 'Haul')}${point('3', 'By hand')}</dgm:ptLst><dgm:cxnLst>${links}</dgm:cxnLst>`;

  it.each([
    ['process1', true],
    ['default', false],
  ])('of the layout %s is a list in its order (counted: %s)', (layout, ordered) => {
    const links = link('0', '2', 1) + link('0', '1', 0) + link('2', '3', 0);
    expect(toBlocks(diagram, { diagram: data(layout, links) })).toEqual([
      list(ordered, ['Cast', 0], ['Haul', 0], ['By hand', 1]),
    ]);
  });

  it('whose links run in a circle ends', () => {
    const links = link('0', '1', 0) + link('1', '2', 0) + link('2', '1', 0);
    expect(toBlocks(diagram, { diagram: data('default', links) })).toEqual([list(false, ['Cast', 0], ['Haul', 1])]);
  });
});

describe('a picture', () => {
  it('is a figure when words describe it', () => {
    expect(toBlocks(picture('A boat in the fog'))).toEqual([
      { type: 'figure', alt: 'A boat in the fog', image: 'ppt/media/image1.png' },
    ]);
  });

  it.each([
    '',
    'IMG_2034',
    'C:\\Users\\me\\My Pictures\\boat in fog.png',
    'boat in the fog.jpg',
    'https://example.com/the boat.png',
    'A boat on the water&#10;&#10;Description automatically generated',
    'j0309078',
  ])('described by “%s” is left out', (description) => {
    expect(toBlocks(picture(description))).toEqual([]);
  });
});

describe('the properties', () => {
  const properties = (own: string, creator: string) =>
    `<dc:title>${own}</dc:title><dc:creator>${creator}</dc:creator><dcterms:modified>2024-05-19T08:00:00Z</dcterms:modified>`;
  const untitled = [slide(bullets('The boats leave at four.', 'The market opens at six.'))];

  it.each([
    ['the opening slide’s over a stale one', 'Budget of last year', [opening], 'How a harbour wakes up'],
    ['the file’s where no slide has one', 'A morning in port', untitled, 'A morning in port'],
    ['no template’s', 'PowerPoint Presentation', untitled, undefined],
    ['no file name', 'final_v3.pptx', untitled, undefined],
  ])('give %s as title', (_, own, slides, expected) => {
    expect(read({ slides, properties: properties(own, 'Ada Quay') }).metadata.title).toBe(expected);
  });

  it.each([
    ['Ada Quay', 'Ada Quay'],
    ['Microsoft Office User', undefined],
    ['python-pptx', undefined],
    ['admin', undefined],
    ['李明', '李明'],
    ['ليلى', 'ليلى'],
    ['…', undefined],
  ])('know the author %s as %s', (creator, author) => {
    expect(read({ slides: [opening], properties: properties('', creator) }).metadata).toMatchObject({
      date: '2024-05-19T08:00:00Z',
      ...(author ? { author } : {}),
    });
    expect(read({ slides: [opening], properties: properties('', creator) }).metadata.author).toBe(author);
  });
});
