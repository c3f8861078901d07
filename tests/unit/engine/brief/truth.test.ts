import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { measureDrawnLength, tidy, wordsIn } from '../../../../lib/engine/brief/text/text.ts';
import { type Brief, brief as briefSchema, layouts } from '../../../../lib/engine/brief.ts';
import type { Block, SourceDocument } from '../../../../lib/engine/document.ts';
import { EngineError } from '../../../../lib/engine/errors.ts';
import type { Branch } from '../../../../lib/engine/modules.ts';
import { processorMs } from '../../processor-time.ts';
import { heading, list, news, paragraph, table } from './documents.ts';
import { genres } from './genres.ts';

/** Texts as sources have them, whole and broken, out of which any document may be made. */
const pieces = [
  ...[...Object.values(news), ...Object.values(genres)].flatMap(({ blocks }) =>
    blocks.map((block) => ('text' in block ? block.text : '')),
  ),
  'First, open the valve. Then, wait 3 minutes. Finally, close it again.',
  'In 1998, the ferry sank, but nobody was hurt (so the owners say).',
  '1998: The ferry sinks',
  '2003: A new ferry starts',
  '3 May 2011: The old pier burns',
  'North shore – 12%',
  'South shore – 48%',
  'Island – 40%',
  'Hull: the body that floats',
  '9 of 26 villages may lose their pier, said Greta Holm, who runs the ferry.',
  '“We never thought that the lake could rise so far in a single night,” said Greta Holm, captain of the ferry.',
  'Pros',
  'Cons',
  'Step 2',
  'Not one of the boats, which were built in 1931, has ever sunk; only two were sold.',
  'About $3.2 million was spent on piers — up 12% — in 2021…',
  '((( unbalanced “marks « and, — dashes – everywhere;',
  '48',
  '%',
  '١٢٪ من القوارب جديدة.',
  '船の４８％は新しい。',
  '\u0000\u200b\ud800',
] as const;

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);
const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  text.map(paragraph),
  fc.tuple(text, fc.integer({ min: 1, max: 6 })).map(([words, level]) => heading(words, level)),
  fc.tuple(fc.array(text, { maxLength: 8 }), fc.boolean()).map(([items, ordered]) => list(items, ordered)),
  fc.array(fc.tuple(text, fc.nat(3)), { maxLength: 8 }).map(
    (items): Block => ({
      type: 'list',
      ordered: false,
      items: items.map(([words, level]) => ({ text: words, level })),
    }),
  ),
  fc
    .tuple(fc.array(text, { maxLength: 4 }), fc.array(fc.array(text, { maxLength: 4 }), { maxLength: 8 }))
    .map(([header, rows]) => table(header, rows)),
  fc
    .tuple(text, fc.option(text, { nil: undefined }))
    .map(([words, speaker]): Block => ({ type: 'quote', text: words, ...(speaker === undefined ? {} : { speaker }) })),
);
const anyDocument: fc.Arbitrary<SourceDocument> = fc.record({
  metadata: fc.record(
    {
      title: text,
      description: text,
      author: fc.constant('Greta Holm'),
      schemaType: fc.constantFrom('PresentationDigitalDocument', 'SocialMediaPosting'),
      language: fc.constantFrom(...Object.keys(news), 'ko', 'x'),
    },
    { requiredKeys: [] },
  ),
  blocks: fc.array(anyBlock, { maxLength: 12 }),
});

const listTexts = (block: Block): string[] => {
  switch (block.type) {
    case 'list':
      return block.items.map((item) => item.text);
    case 'table':
      return [block.caption ?? '', ...block.header, ...block.rows.flat()];
    case 'figure':
      return [block.caption ?? '', block.alt ?? ''];
    case 'quote':
      return [block.text, block.speaker ?? ''];
    default:
      return [block.text];
  }
};
/** As texts are read: without signs that no one sees, one space for each run, apostrophes as set. */
const plain = (words: string) =>
  tidy(words.replace(/[\u200b\u200e\u200f\ufeff\u00ad]/g, ''))
    .replaceAll(' ', '')
    .replaceAll("'", '’');
/** Twice, because some letters share their capital. */
const folded = (words: string) => words.toUpperCase().toLowerCase().replaceAll("'", '’');
const listLabels = ({ label, children }: Branch): string[] => [label, ...children.flatMap(listLabels)];

/** Everything a brief draws, with the source text it claims to come from. */
function listDrawn(made: Brief): { drawn: string; sentence: string }[] {
  const points = [...made.points, ...(made.sides?.flatMap((side) => side.points) ?? []), ...(made.events ?? [])];
  return [
    ...points.map(({ heading: head, body, sentence }) => ({ drawn: `${head} ${body ?? ''}`, sentence })),
    ...(made.events ?? []).map(({ date, sentence }) => ({ drawn: date, sentence })),
    ...made.statistics.flatMap(({ value, label, sentence }) => [
      { drawn: value.replace(/[+~%]/g, ''), sentence },
      { drawn: label, sentence },
    ]),
    ...[...(made.rows ?? []), ...(made.shares ?? [])].map(({ label, sentence }) => ({ drawn: label, sentence })),
    ...(made.quote ? [{ drawn: made.quote.text, sentence: made.quote.sentence }] : []),
  ];
}

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let place = 0;
  return part.every((item) => {
    place = whole.indexOf(item, place) + 1;
    return place > 0;
  });
}

describe('a brief of any document', () => {
  it('says only what the source says, in its order, within its budgets', () => {
    fc.assert(
      fc.property(anyDocument, fc.constantFrom(undefined, ...layouts), (document, layout) => {
        let made: Brief;
        try {
          made = briefSchema.parse(makeBrief(document, { styleNotes: layout && `layout: ${layout}` }));
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
          return;
        }
        const { title = '', description = '' } = document.metadata;
        const source = plain([title, description, ...document.blocks.flatMap(listTexts)].join('\n'));
        for (const { drawn, sentence } of listDrawn(made)) {
          // Where nothing is put between words, what the words are depends on what stands around them ("4月1日").
          const isWhole = folded(plain(sentence)).includes(folded(plain(drawn)));
          const isSaid = isWhole || isSubsequence(wordsIn(folded(drawn)), wordsIn(folded(sentence)));
          expect([drawn, isSaid]).toEqual([drawn, true]);
          for (const line of sentence.split(/\n| · /)) expect(source).toContain(plain(line));
          for (const digits of drawn.match(/\p{N}+/gu) ?? []) expect(sentence).toContain(digits);
        }
        for (const label of made.hierarchy ? listLabels(made.hierarchy) : []) expect(source).toContain(plain(label));
        expect(measureDrawnLength(made.title)).toBeLessThanOrEqual(140);
        expect(measureDrawnLength(made.subtitle ?? '')).toBeLessThanOrEqual(175);
        if (made.subtitle !== undefined)
          expect(made.points.map(({ heading: head }) => head)).not.toContain(made.subtitle);
        for (const { heading: head, body = '' } of made.points)
          expect(measureDrawnLength(head + body)).toBeLessThanOrEqual(320);
        expect(made.fitting).toContain(made.layout);
        expect(made.fitting.at(-1)).toBe('list');
        expect(new Set(made.fitting).size).toBe(made.fitting.length);
        const needs = {
          timeline: made.events,
          comparison: made.sides,
          'pros-cons': made.sides,
          ranking: made.rows,
          proportion: made.shares,
          quote: made.quote,
          hierarchy: made.hierarchy,
        };
        for (const [name, facts] of Object.entries(needs))
          if (made.fitting.some((one) => one === name)) expect(facts).toBeDefined();
      }),
      { numRuns: 250 },
    );
  });

  it('takes time in proportion to the text, up to a cap', () => {
    const [sample] = Object.values(news);
    const blocks = sample?.blocks ?? [];
    const long = (times: number) => ({
      metadata: { title: 'Harbour', language: 'en' },
      blocks: Array.from({ length: times }, (_, index) =>
        blocks.map((block) => ('text' in block ? { ...block, text: `${index} ${block.text}` } : block)),
      ).flat(),
    });
    const measureTime = (document: SourceDocument) => processorMs(() => makeBrief(document, {}));
    measureTime(long(20));
    expect(measureTime(long(2000))).toBeLessThan(10_000);
  });

  it.each([
    ['an endless word', 'a'.repeat(400_000)],
    ['commas', 'a, '.repeat(100_000)],
    ['opening marks', '“'.repeat(200_000)],
    ['digits', '1 '.repeat(150_000)],
    ['dates', 'In 1998, '.repeat(40_000)],
    ['names that say', 'Ann Lee said '.repeat(30_000)],
    ['dots', '. '.repeat(150_000)],
  ])('is not held up by %s', (_, words) => {
    const work = () => {
      try {
        makeBrief(
          {
            metadata: { title: 'Page', language: 'en' },
            blocks: [paragraph(words), list([words, words, words]), heading(words)],
          },
          {},
        );
      } catch (error) {
        expect(error).toBeInstanceOf(EngineError);
      }
    };
    expect(processorMs(work)).toBeLessThan(10_000);
  });
});
