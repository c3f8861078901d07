import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceDocument } from '../../../../../lib/engine/document.ts';
import { EngineError } from '../../../../../lib/engine/errors.ts';
import type { TextItem } from '../../../../../lib/engine/read/pdf/page.ts';
import { readPages } from '../../../../../lib/engine/read/pdf/read.ts';
import { column, item, openPdf, sentences, wrap } from './pages.ts';

const paragraph = (text: string) => ({ type: 'paragraph', text });
const info = { title: 'The Ferry Book' };
const read = async (items: readonly TextItem[]) => (await readPages(openPdf([items], { info }))).blocks;
const first = sentences(4);
const second = sentences(4, 5);

describe('a page of text', () => {
  it.each<[string, TextItem[], object[]]>([
    [
      'columns are read one after the other, and a paragraph that the first one cuts goes on in the second',
      [...column(wrap(first, 44), 100, { x: 60 }), ...column(wrap(second, 44), 100, { x: 320 })],
      [paragraph(first), paragraph(second)],
    ],
    [
      'what runs across both columns stays in its place',
      [
        ...column(wrap(sentences(2), 44), 100, { x: 60 }),
        ...column(wrap(sentences(2, 3), 44), 100, { x: 320 }),
        item('What came back with the ferries in the winter months', 190, { x: 60, size: 18, font: 'bold' }),
        ...column(wrap(sentences(2, 5), 44), 230, { x: 60 }),
        ...column(wrap(sentences(2, 7), 44), 230, { x: 320 }),
      ],
      [
        paragraph(sentences(2)),
        paragraph(sentences(2, 3)),
        { type: 'heading', level: 2, text: 'What came back with the ferries in the winter months' },
        paragraph(sentences(2, 5)),
        paragraph(sentences(2, 7)),
      ],
    ],
    [
      'a word that the line’s end cuts is one word, a compound keeps its hyphen',
      column(
        [
          'The long-term plan of the harbour was writ-',
          'ten in a winter, and nobody read that long-',
          'term plan before the ferries came back again.',
        ],
        100,
      ),
      [
        paragraph(
          'The long-term plan of the harbour was written in a winter, and nobody read that long-term plan before the ferries came back again.',
        ),
      ],
    ],
    [
      'bullets apart from their items, items over two lines, and items under items',
      [
        item('The harbour has four rules that everybody on a ferry is told once:', 100),
        ...[
          'No boat leaves before the bell is rung',
          'The last rope is cast off by the master',
          'Salt goes under wool.',
        ].flatMap((text, index) => [item('•', 130 + index * 12, { x: 60 }), item(text, 130 + index * 12, { x: 75 })]),
        item('•', 166, { x: 82 }),
        item('Nobody sleeps on the salt.', 166, { x: 97 }),
      ],
      [
        paragraph('The harbour has four rules that everybody on a ferry is told once:'),
        {
          type: 'list',
          ordered: false,
          items: [
            { text: 'No boat leaves before the bell is rung', level: 0 },
            { text: 'The last rope is cast off by the master', level: 0 },
            { text: 'Salt goes under wool.', level: 0 },
            { text: 'Nobody sleeps on the salt.', level: 1 },
          ],
        },
      ],
    ],
    [
      'cells that stand in columns are a table',
      [
        ...column(wrap(first, 90), 100),
        ...['Port', 'Ferries', 'Wool'].map((text, index) => item(text, 200, { x: 60 + index * 120 })),
        ...['Aden', '14', '320'].map((text, index) => item(text, 214, { x: 60 + index * 120 })),
        ...['Bergen', '9', '115'].map((text, index) => item(text, 228, { x: 60 + index * 120 })),
        ...['Cork', '22', '48'].map((text, index) => item(text, 242, { x: 60 + index * 120 })),
      ],
      [
        paragraph(first),
        {
          type: 'table',
          header: ['Port', 'Ferries', 'Wool'],
          rows: [
            ['Aden', '14', '320'],
            ['Bergen', '9', '115'],
            ['Cork', '22', '48'],
          ],
        },
      ],
    ],
    [
      'a text drawn twice for its boldness is read once, and one of doubled letters too',
      [
        ...column(wrap(first, 90), 100),
        ...column(wrap(first, 90), 100.4, { x: 60.4 }),
        item('TThhee  ffeerrrriieess  ccaammee  bbaacckk..', 160),
      ],
      [paragraph(first), paragraph('The ferries came back.')],
    ],
    [
      'marks of footnotes and the notes go, powers stay',
      [
        item('The bay is 40 km', 100),
        item('2', 96, { x: 141, size: 6 }),
        item('wide, as the harbour master wrote', 100, { x: 149 }),
        item('7', 96, { x: 315, size: 6 }),
        item('in his book.', 100, { x: 322 }),
        ...column(wrap(first, 90), 112),
        item('7 The book was never printed, and one copy of it is left.', 760, { size: 7 }),
      ],
      [paragraph('The bay is 40 km² wide, as the harbour master wrote in his book.'), paragraph(first)],
    ],
    [
      'a raised numerator is no mark of a footnote',
      [
        item('The bolts of the quay are up to 1', 100),
        item('3', 96, { x: 226, size: 6 }),
        item('⁄', 100, { x: 229, size: 6 }),
        item('8 inch wide and as old as the harbour.', 100, { x: 232, size: 6 }),
        ...column(wrap(first, 90), 124),
      ],
      [paragraph('The bolts of the quay are up to 1 3⁄8 inch wide and as old as the harbour.'), paragraph(first)],
    ],
    [
      'a line in bold that the text goes on with in lower case is no heading',
      [
        ...column(wrap(second, 90), 100),
        item('With more ferries than any other town and', 160, { size: 12, font: 'bold' }),
        item('the oldest bell of the coast, Tarn is proud of its harbour.', 176),
        ...column(wrap(first, 90), 200),
      ],
      [
        paragraph(second),
        paragraph(
          'With more ferries than any other town and the oldest bell of the coast, Tarn is proud of its harbour.',
        ),
        paragraph(first),
      ],
    ],
    [
      'Arabic ligatures that were turned are turned back, and a Latin word keeps its space',
      [
        item('من األدوات التي تعزز اإلنتاجية في االقتصاد كله.', 100, { x: 60 }),
        item('Python', 100, { x: 60 + 47 * 5 }),
        item('تعتبر البرمجة بلغة', 100, { x: 60 + 53 * 5 + 4 }),
      ],
      [paragraph('تعتبر البرمجة بلغة Python من الأدوات التي تعزز الإنتاجية في الاقتصاد كله.')],
    ],
    [
      'lines of Chinese are joined without a space',
      column(
        ['渡船在中午之前穿过海湾，带着盐和羊毛回', '来。港口的钟每天早上六点敲响，没有一艘船会', '在钟声之前离开。'],
        100,
        { size: 12 },
      ),
      [paragraph('渡船在中午之前穿过海湾，带着盐和羊毛回来。港口的钟每天早上六点敲响，没有一艘船会在钟声之前离开。')],
    ],
  ])('%s', async (_, items, blocks) => {
    expect(await read(items)).toEqual(blocks);
  });

  it('is read from right to left where its letters are', async () => {
    // Each word is an item of its own, the first one of a line at its right edge.
    const place = (words: readonly string[], y: number) => {
      let right = 500;
      return words.map((text) => {
        const word = item(text, y, { x: right - text.length * 5 });
        right = word.x - 3;
        return word;
      });
    };
    const lines = ['عبرت العبارة الخليج قبل الظهر', 'وعادت محملة بالملح والصوف إلى الميناء.'];
    const items = lines.flatMap((line, index) => place(line.split(' '), 100 + index * 14));
    expect(await read(items)).toEqual([paragraph(lines.join(' '))]);
  });
});

describe('a document of several pages', () => {
  const body = (page: number) => column(wrap(sentences(20, page * 20), 90), 120);
  const heads = (page: number): TextItem[] => [
    item(page % 2 ? `${page + 1} The Ferry Book` : `Winter crossings ${page + 1}`, 50, { font: 'head' }),
    item(`– ${page + 1} –`, 800, { x: 290 }),
  ];

  it('loses its running heads and page numbers, whatever page they are on', async () => {
    const pages = Array.from({ length: 8 }, (_, page) => [...heads(page), ...body(page)]);
    const text = JSON.stringify(await readPages(openPdf(pages)));
    expect(text).not.toMatch(/Ferry Book|Winter crossings|–/);
    expect(text.match(/crossed the bay/g)).toHaveLength(160);
  });

  it('joins a paragraph that a page’s edge has cut', async () => {
    const pages = [
      column(['The last ferry of that winter was the one'], 700),
      column(['that nobody on the pier had waited for.'], 100),
    ];
    expect((await readPages(openPdf(pages))).blocks).toEqual([
      paragraph('The last ferry of that winter was the one that nobody on the pier had waited for.'),
    ]);
  });

  it.each([
    [
      'characters without names',
      (text: string) => text.replace(/[a-z]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 96)),
    ],
    ['letters that stand for other ones', (text: string) => text.replace(/[aeiou]/g, 'x')],
    ['no spaces between words', (text: string) => text.replaceAll(' ', '')],
  ])('leaves out pages in a broken font: %s', async (_, breakIt) => {
    const broken = [
      ...wrap(sentences(12), 90).map((line, index) => item(breakIt(line), 200 + index * 12, { font: 'broken' })),
      item('Stimulus, organism, response.', 600),
    ];
    const { blocks } = await readPages(openPdf([column(wrap(first, 90), 100), broken], { info }));
    expect(blocks).toEqual([paragraph(first)]);
  });

  it('leaves out references and thanks', async () => {
    const pages = [
      [
        ...column(wrap(first, 90), 100),
        item('References', 180, { size: 14, font: 'bold' }),
        ...column(wrap(second, 90), 200),
        item('What is left', 280, { size: 14, font: 'bold' }),
        ...column(wrap(sentences(3, 9), 90), 300),
      ],
    ];
    expect((await readPages(openPdf(pages))).blocks).toEqual([
      paragraph(first),
      { type: 'heading', level: 2, text: 'What is left' },
      paragraph(sentences(3, 9)),
    ]);
  });

  it('has the outline’s headings, with its levels', async () => {
    const pages = Array.from({ length: 3 }, (_, page) => [item(`Part ${page + 1}`, 100), ...body(page)]);
    const outline = [0, 1, 2].map((page) => ({ title: `Part ${page + 1}`, depth: page ? 1 : 0, page }));
    const { blocks } = await readPages(openPdf(pages, { outline, info }));
    expect(blocks.filter(({ type }) => type === 'heading')).toEqual([
      { type: 'heading', level: 2, text: 'Part 1' },
      { type: 'heading', level: 3, text: 'Part 2' },
      { type: 'heading', level: 3, text: 'Part 3' },
    ]);
  });
});

describe('a long document', () => {
  const pageCount = 300;
  const titles = ['Cover', 'Contents', 'Preface', 'Summary', 'Ferries', 'Wool', 'Conclusion', 'Notes', 'Index'];
  const starts = [0, 1, 4, 10, 20, 120, 230, 240, 290];
  const outline = titles.map((title, index) => ({ title, depth: 0, page: starts[index] ?? 0 }));

  async function readAndNote(sections: typeof outline, pages: readonly (readonly TextItem[])[]) {
    const asked: number[] = [];
    const pdf = openPdf(pages, { outline: sections });
    const document = await readPages({
      ...pdf,
      readPage: (index) => {
        asked.push(index);
        return pdf.readPage(index);
      },
    });
    return { asked, document };
  }
  const plain = Array.from({ length: pageCount }, (_, page) => column(wrap(sentences(3, page), 90), 120));

  it('is read in part: what sums it up, the starts of its sections, and pages from all over it', async () => {
    const { asked } = await readAndNote(outline, plain);
    expect(asked.length).toBeLessThan(60);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toEqual(expect.arrayContaining([10, 11, 12, 20, 21, 120, 230, 231]));
    expect(asked.filter((page) => page >= 240)).toEqual([]);
    for (let from = 20; from < 230; from += 30) {
      expect(
        asked.some((page) => page >= from && page < from + 30),
        `pages from ${from}`,
      ).toBe(true);
    }
  });

  it('without an outline goes by its contents list', async () => {
    const entries = titles.slice(2).map((title, index) => {
      const y = 120 + index * 14;
      return [
        item(title, y),
        item('. . . . . . . . . . .', y, { x: 150 }),
        item(String((starts[index + 2] ?? 0) - 3), y, { x: 400 }),
      ];
    });
    const pages = plain.map((items, page) =>
      page === 1 ? entries.flat() : [...items, item(String(page - 3), 800, { x: 290 })],
    );
    const { asked, document } = await readAndNote([], pages);
    expect(asked).toEqual(expect.arrayContaining([10, 11, 12, 20, 120, 230]));
    expect(JSON.stringify(document)).not.toContain('Preface');
  });

  it('starts and ends with whole sentences where pages between were not read', async () => {
    // Each page has words of its own, or they would be taken for its running head.
    const cut = Array.from({ length: pageCount }, (_, page) => {
      const word = String.fromCharCode(97 + (page % 26), 97 + (page % 7), 111);
      return column(wrap(`${word} and wool that nobody asked for. ${sentences(3)} The next ferry of ${word}`, 90), 120);
    });
    const { document } = await readAndNote(outline, cut);
    const [opening] = document.blocks;
    expect(opening).toEqual(paragraph(expect.stringMatching(/^The ferry number 1 (?!.*next ferry).* wool\.$/)));
  });
});

it('the page of a book that says who printed it is left out', async () => {
  const imprint = column(
    ['This guide to the harbour is printed every two years.', '© Tarn Press 2016, ISBN 978 1 925136 98 2, all kept.'],
    100,
  );
  const body = column(wrap(first, 90), 100);
  const { blocks } = await readPages(openPdf([body, imprint], { info }));
  expect(blocks).toEqual([paragraph(first)]);
});

it('a scan that was recognized letter by letter is refused', async () => {
  const spelled = sentences(6).replaceAll(/\b(?!ferr|The)\w+/g, (word) => [...word].join(' '));
  await expect(read(column(wrap(spelled, 90), 100))).rejects.toMatchObject({ code: 'pdf_scanned' });
});

describe('any items at all', () => {
  const anyItem = fc.record({
    text: fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('•', '1.', '- 3 -', '....... 12', 'ab-'),
    ),
    x: fc.double({ min: -1000, max: 2000, noNaN: true }),
    y: fc.double({ min: -1000, max: 2000, noNaN: true }),
    width: fc.double({ min: 0, max: 3000, noNaN: true }),
    size: fc.double({ min: 2, max: 400, noNaN: true }),
    font: fc.constantFrom('a', 'b', 'c'),
  });

  it('end in a document or a typed error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyItem, { maxLength: 60 }), { minLength: 1, maxLength: 4 }),
        async (pages) => {
          const document = await readPages(openPdf(pages)).catch((error: unknown) => error);
          if (document instanceof EngineError) expect(['pdf_scanned', 'empty_source']).toContain(document.code);
          else expect(sourceDocument.safeParse(document).error).toBeUndefined();
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    ['one place', () => item('word', 100)],
    ['one line', (index: number) => item('w', 100, { x: index })],
    ['all over', (index: number) => item('word', (index * 7919) % 842, { x: (index * 104_729) % 595 })],
    ['a bullet each', (index: number) => item('• word', index % 842, { x: index % 300 })],
  ])('twelve thousand at %s take under two seconds', async (_, make) => {
    const before = process.threadCpuUsage();
    await readPages(openPdf([Array.from({ length: 12_000 }, (_, index) => make(index))])).catch(() => undefined);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(8);
  });
});
