import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, sourceDocument } from '../../../../lib/engine/document.ts';
import { EngineError } from '../../../../lib/engine/errors.ts';
import { readText } from '../../../../lib/engine/read/text.ts';
import { writeText } from '../../../../lib/engine/read/write-text.ts';

const origin = { title: 'Tides: a history', url: 'https://example.org/tides?a=1' };
const paragraph = (text: string) => ({ type: 'paragraph', text });
const heading = (level: number, text: string) => ({ type: 'heading', level, text });
const list = (ordered: boolean, ...items: string[]) => ({
  type: 'list',
  ordered,
  items: items.map((text) => ({ text, level: 0 })),
});

describe('pasted text', () => {
  it.each([
    [
      'a joke of two lines',
      'Me: I will sleep early\nAlso me at 3 am: ducks',
      [paragraph('Me: I will sleep early'), paragraph('Also me at 3 am: ducks')],
    ],
    [
      'lines that a mail program broke',
      'The sea came up the high street of the town twice a\nyear, past the bakery and into the school hall that\nstands there.',
      [
        paragraph(
          'The sea came up the high street of the town twice a year, past the bakery and into the school hall that stands there.',
        ),
      ],
    ],
    [
      'hyphens of words that a line’s end cuts',
      'Never use the non-\nslip mat on wet tiles.\nUn-\nplug the heater before you leave the house.\nPut it in the self-\nclosing case.',
      [
        paragraph('Never use the non-slip mat on wet tiles.'),
        paragraph('Unplug the heater before you leave the house.'),
        paragraph('Put it in the self-closing case.'),
      ],
    ],
    [
      'a hyphen that stands for a word',
      'Die Stadt sperrt alle Haupt-\nund Nebenstraßen und Baden-\nWürttemberg hilft.',
      [paragraph('Die Stadt sperrt alle Haupt- und Nebenstraßen und Baden-Württemberg hilft.')],
    ],
    [
      'a cut word in an item over two lines',
      '- People should self-\nisolate for five days\n- Nobody should un-\nplug the heater',
      [list(false, 'People should self-isolate for five days', 'Nobody should unplug the heater')],
    ],
    [
      'a cut word in lines of a width',
      'The sea came up the high street of the town twice a\nyear, past the bakery and into the school hall, un-\nless the wind had turned before.',
      [
        paragraph(
          'The sea came up the high street of the town twice a year, past the bakery and into the school hall, unless the wind had turned before.',
        ),
      ],
    ],
    [
      'names in code, and emphasis',
      '- Python calls __init__ in a__b__c\n- The file is __main__.py\n- It is __very Bold__',
      [list(false, 'Python calls __init__ in a__b__c', 'The file is __main__.py', 'It is very Bold')],
    ],
    ['bullets of posts', '• Raise the doors\n• Clear the drains', [list(false, 'Raise the doors', 'Clear the drains')]],
    [
      'numbers with empty lines between',
      '1. Raise the doors\n\n2. Clear the drains',
      [list(true, 'Raise the doors', 'Clear the drains')],
    ],
    [
      'nested bullets',
      '- a\n    - b\n- c',
      [
        {
          type: 'list',
          ordered: false,
          items: [
            { text: 'a', level: 0 },
            { text: 'b', level: 1 },
            { text: 'c', level: 0 },
          ],
        },
      ],
    ],
    [
      'cells from a spreadsheet',
      'Year\tFloods\n2001\t3\n2002\t5',
      [
        {
          type: 'table',
          header: ['Year', 'Floods'],
          rows: [
            ['2001', '3'],
            ['2002', '5'],
          ],
        },
      ],
    ],
    [
      'marks of pasted Markdown',
      '**Bold** and `code` and [a link](https://example.org), 2 * 3 * 4',
      [paragraph('Bold and code and a link, 2 * 3 * 4')],
    ],
    [
      'a quotation with its speaker',
      '> The sea is patient.\n> — Ada',
      [{ type: 'quote', text: 'The sea is patient.', speaker: 'Ada' }],
    ],
  ])('reads %s', (_, text, blocks) => {
    expect(readText(text).blocks).toEqual(blocks);
  });

  it('takes a short first line as title and short lines alone as headings', () => {
    const text =
      'Living with the tide\n\nTwice a year the sea came up the street.\n\nDoorsteps first\n\nA wall would have cost far more than that.';
    const { metadata, blocks } = readText(text);
    expect(metadata).toEqual({ title: 'Living with the tide', language: 'en' });
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'paragraph']);
  });

  it('reads numbered headings over paragraphs as headings', () => {
    const text =
      '1. Raise the doors\n\nThe lowest go first, as they flood first.\n\n2. Clear the drains\n\nAfter every storm somebody looks at them.';
    expect(readText(text)).toMatchObject({
      blocks: [
        { type: 'heading', text: '1. Raise the doors' },
        { type: 'paragraph' },
        { type: 'heading', text: '2. Clear the drains' },
        { type: 'paragraph' },
      ],
    });
  });

  it('takes the title, address and site from the source line, and a heading over all before its title', () => {
    const source = 'Source: Tides <https://www.example.org/tides>';
    expect(readText(`It rained.\n\n${source}`)).toEqual({
      metadata: { title: 'Tides', language: 'en', url: 'https://www.example.org/tides', site: 'example.org' },
      blocks: [paragraph('It rained.')],
    });
    expect(readText(`# Rain\n\nIt rained.\n\n${source}`).metadata.title).toBe('Rain');
    expect(readText('It rained.\nSource: https://example.org/a').metadata.url).toBe('https://example.org/a');
  });

  it.each([
    ['https://x.com/ada/status/42', 'Bees shiver.'],
    ['https://www.linkedin.com/posts/a-activity-7300000000000000001-x', 'Bees shiver.'],
    ['https://www.youtube.com/watch?v=abcdefg', 'Ada on a site: “Bees…”'],
    ['https://x.com/ada', 'Ada on a site: “Bees…”'],
    ['https://example.org/x.com/ada/status/42', 'Ada on a site: “Bees…”'],
  ])('names what was selected in a post without title by its first words: %s', (url, title) => {
    expect(readText(`Bees shiver. It keeps them warm.\n\nSource: Ada on a site: “Bees…” <${url}>`).metadata.title).toBe(
      title,
    );
  });

  it.each(['', ' \n\t', '---\n\n***', '#', '…'])('finds nothing to read in %j', (text) => {
    expect(() => readText(text)).toThrow(expect.objectContaining({ code: 'empty_source' }));
  });

  it('ends in a document or a typed error for anything at all', () => {
    const mark = fc.constantFrom(
      '# ',
      '- ',
      '1. ',
      '> ',
      '| ',
      '```',
      '\n',
      '\n\n',
      '\t',
      '**',
      '[',
      '](',
      'Source: ',
      '<https://a.example>',
      '\\',
      '  ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(mark, fc.string({ unit: 'binary', maxLength: 12 }))), (parts) => {
        try {
          sourceDocument.parse(readText(parts.join('')));
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
        }
      }),
    );
  });
});

describe('a text in Markdown', () => {
  it('of a project gives its name and what is said of it, without badges, tags and comments', () => {
    const { metadata, blocks } = readText(
      [
        '<!-- made by hand,',
        'not by a program -->',
        '<p align="center"><img src="logo.svg" alt="A boat"></p>',
        '',
        '[![Build](https://ci.example/a.svg?branch=main)](https://ci.example/a) ![Licence](https://img.example/b.svg)',
        '[![Version][version]][package]',
        '',
        '# Ferry',
        '',
        'Carries **files** over any [network](https://en.example/Net_(work) "all of them"), see [the guide][].',
        '',
        '```html',
        '<!-- stays --> <b>',
        '===',
        '```',
        '<details><summary>More</summary></details>',
        '',
        '[version]: https://img.example/c.svg',
        '[the guide]: https://ferry.example',
      ].join('\n'),
    );
    expect(metadata.title).toBe('Ferry');
    expect(blocks).toEqual([
      paragraph('Carries files over any network, see the guide.'),
      { type: 'code', text: '<!-- stays --> <b>\n===' },
      paragraph('More'),
    ]);
  });

  it.each([
    ['titles over lines', 'Ferry\n=====\n\nHow\n---\n\nBy sea.', 'Ferry', [heading(2, 'How'), paragraph('By sea.')]],
    [
      'a heading as a tag',
      '<h1 align="center">Ferry</h1>\n\n## How\nBy sea.',
      'Ferry',
      [heading(2, 'How'), paragraph('By sea.')],
    ],
    [
      'a front matter',
      '---\ntitle: "Ferry: a tool"\ntags:\n  - a\n---\nBy sea.',
      'Ferry: a tool',
      [paragraph('By sea.')],
    ],
    ['a front matter and a heading', '+++\ntitle = "ferry"\n+++\n# Ferry\nBy sea.', 'Ferry', [paragraph('By sea.')]],
    ['tasks', '# Ferry\n- [x] sails\n- [ ] lands', 'Ferry', [list(false, 'sails', 'lands')]],
    ['a footnote', '# Ferry\nBy sea[^1].\n\n[^1]: Or by river.', 'Ferry', [paragraph('By sea.')]],
    [
      'a table without bars at its sides',
      '# Ferry\nYear | Crossings\n--- | ---:\n2001 | 3\n2002 | 5\n\nAll safe.',
      'Ferry',
      [
        {
          type: 'table',
          header: ['Year', 'Crossings'],
          rows: [
            ['2001', '3'],
            ['2002', '5'],
          ],
        },
        paragraph('All safe.'),
      ],
    ],
    [
      'what only looks like marks',
      '# Ferry\n1 < 2 and `<b>` [sic][not defined]',
      'Ferry',
      [paragraph('1 < 2 and <b> [sic][not defined]')],
    ],
    [
      'a rule under a sentence',
      '# Ferry\nBy sea.\nBy river.\n---\nBy air.',
      'Ferry',
      [paragraph('By sea. By river.'), paragraph('By air.')],
    ],
  ])('reads %s', (_, text, title, blocks) => {
    const read = readText(text);
    expect(read.metadata.title).toBe(title);
    expect(read.blocks).toEqual(blocks);
  });
});

/** Words with all the marks that could be mistaken for Markdown, settled as the readers settle them. */
const line = fc
  .array(
    fc.constantFrom(
      'sea',
      'tide',
      '# a',
      '1.',
      '2)',
      '-',
      '*',
      '**b**',
      '__c__',
      '`d`',
      '[e](f)',
      '|',
      '>',
      '\\',
      '—',
      'Source:',
      '<x>',
      '```',
      '---',
      '•',
      '海',
      '🌊',
      '10%',
      'a_b_c',
      '!',
      '✅',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((words) => words.join(' '))
  .filter((text) => /[a-z海]/.test(text));
const lines = fc.array(line, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n'));
const items = fc
  .array(fc.record({ text: line, deeper: fc.integer({ min: -2, max: 1 }) }), { minLength: 1, maxLength: 5 })
  .map((entries) => {
    let level = 0;
    return entries.map(({ text, deeper }, index) => {
      level = index === 0 ? 0 : Math.max(0, level + deeper);
      return { text, level };
    });
  });
const cells = (columns: number) => fc.array(line, { minLength: columns, maxLength: columns });
const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constant('heading' as const), level: fc.integer({ min: 1, max: 6 }), text: line }),
  fc.record({ type: fc.constant('paragraph' as const), text: lines }),
  fc.record({ type: fc.constant('list' as const), ordered: fc.boolean(), items }),
  fc.record({
    type: fc.constant('table' as const),
    header: fc.oneof(fc.constant<string[]>([]), cells(2)),
    rows: fc.array(cells(2), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('quote' as const), text: lines, speaker: line }),
  fc.record({ type: fc.constant('code' as const), text: lines }),
);
/** A list right after a list cannot be distinguished from one longer list. */
const anyBlocks = fc
  .array(anyBlock, { minLength: 1, maxLength: 6 })
  .map((blocks) => blocks.filter((block, index) => block.type !== 'list' || blocks[index - 1]?.type !== 'list'));

describe('the Markdown of a selection', () => {
  it('is read back as it was written', () => {
    const title: Block = { type: 'heading', level: 1, text: 'Title' };
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        // Two of the highest level, so that neither is taken as title.
        const whole = [title, title, ...blocks];
        const read = readText(writeText(whole, origin, 1_000_000));
        expect(read.blocks).toEqual(whole);
        expect(read.metadata).toMatchObject({ title: origin.title, url: origin.url, site: 'example.org' });
      }),
      { numRuns: 400 },
    );
  });

  it('stays within the limit and ends with the source', () => {
    fc.assert(
      fc.property(anyBlocks, fc.integer({ min: 120, max: 600 }), (blocks, limit) => {
        const text = writeText(blocks, origin, limit);
        expect(text.length).toBeLessThanOrEqual(limit);
        expect(text.endsWith('Source: Tides: a history <https://example.org/tides?a=1>')).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('is cut where a sentence, an item or a row ends', () => {
    const source = `\n\nSource: ${origin.title} <${origin.url}>`;
    const cut = (block: Block, room: number) =>
      writeText([block], origin, room + source.length).slice(0, -source.length);
    expect(cut({ type: 'paragraph', text: 'It rained. It rained again. It stopped.' }, 30)).toBe(
      'It rained. It rained again.',
    );
    expect(
      cut({ type: 'list', ordered: true, items: ['rain', 'wind', 'sun'].map((text) => ({ text, level: 0 })) }, 18),
    ).toBe('1. rain\n2. wind');
    expect(
      cut(
        {
          type: 'table',
          header: ['a', 'b'],
          rows: [
            ['1', '2'],
            ['3', '4'],
          ],
        },
        38,
      ),
    ).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
  });

  it('ends with no heading over nothing', () => {
    const long = 'word '.repeat(200);
    const blocks: Block[] = [
      { type: 'paragraph', text: 'It rained.' },
      { type: 'heading', level: 2, text: 'Later' },
      { type: 'code', text: long },
    ];
    expect(writeText(blocks, origin, 300)).toBe(`It rained.\n\nSource: ${origin.title} <${origin.url}>`);
  });
});
