import type { Block } from '../../document.ts';
import { bullet } from '../../read/markdown-marks.ts';
import { readOpeningYears } from '../numbers/dates.ts';
import { capitalize, measureDrawnLength, tidy } from '../text/text.ts';
import { readNumber, withoutNumbers } from './numbering.ts';

type ParagraphBlock = Extract<Block, { type: 'paragraph' }>;

/** A line with a number and capital but no stop: an unmarked heading. */
const numberedLine = /^\s*\d{1,2}[.)]\s+[\p{Lu}\p{Lo}¿][^\n]*[^\s.!。！:;,]\s*$/u;
const maxHeadChars = { names: 90, asks: 160 };
const minRows = 3;
const headLevel = 3;
const numberedText = /^\s*\d{1,2}[.)]\s+["“„«¿]?[\p{Lu}\p{Lo}]/u;
/** "1-assurer", "2) activer"; a list only if the numbers count up. */
const hastyText = /^\s*(\d{1,2})\s?[-–—.)]\s*(?=["“„«¿]?\p{L})/u;
const maxLineChars = 300;
/** In many languages a dash starts speech, so only names and fragments with one are a list. */
const dash = /^[–-]\s/;
const ends = /[.!?…。！？]["”’»)]?\s*$/u;

const asks = (text: string) => /[?？]\s*$/u.test(text);
const isHeadLine = (text: string) =>
  numberedLine.test(text) && measureDrawnLength(text) <= (asks(text) ? maxHeadChars.asks : maxHeadChars.names);

const listParagraphs = (blocks: readonly Block[]) =>
  blocks.flatMap((block, index) => (block.type === 'paragraph' ? [{ block, index }] : []));

function listCountedRuns<Thing>(things: readonly Thing[], read: (thing: Thing) => number | undefined): Thing[][] {
  const runs: Thing[][] = [];
  for (const thing of things) {
    const number = read(thing);
    const open = runs.at(-1);
    if (number === 1) runs.push([thing]);
    else if (open !== undefined && number === open.length + 1) open.push(thing);
  }
  return runs.filter((run) => run.length >= minRows);
}

export function withNumberedHeads(blocks: readonly Block[]): readonly Block[] {
  const opens = (block: Block | undefined) =>
    block?.type === 'list' || (block?.type === 'paragraph' && !isHeadLine(block.text));
  const heads = listParagraphs(blocks).filter(({ block, index }) => isHeadLine(block.text) && opens(blocks[index + 1]));
  const runs = listCountedRuns(heads, ({ block }) => readNumber(block.text));
  if (runs.length === 0) return blocks;
  const isHead = new Set<Block>(runs.flat().map(({ block }) => block));
  return blocks.map((block) =>
    block.type === 'paragraph' && isHead.has(block)
      ? { type: 'heading', level: headLevel, text: tidy(block.text) }
      : block,
  );
}

function listRows(blocks: readonly Block[], test: (text: string) => boolean): { start: number; texts: string[] }[] {
  const rows: { start: number; texts: string[] }[] = [];
  let last = -2;
  for (const { block, index } of listParagraphs(blocks)) {
    if (!test(block.text)) continue;
    if (index === last + 1) rows.at(-1)?.texts.push(block.text);
    else rows.push({ start: index, texts: [block.text] });
    last = index;
  }
  return rows.filter(({ texts }) => texts.length >= minRows);
}

interface TypedRow {
  readonly start: number;
  readonly length: number;
  readonly blocks: readonly Block[];
}

const toList = (items: readonly string[], ordered: boolean): Block => ({
  type: 'list',
  ordered,
  items: items.map((text) => ({ text: tidy(text), level: 0 })),
});

/** "1. Jealousy. Some …", "2. …" */
const listNumberedRows = (blocks: readonly Block[]): TypedRow[] => {
  const isNumbered = (text: string) => numberedText.test(text) || hastyText.test(text);
  return listRows(blocks, isNumbered).flatMap(({ start, texts: typed }) => {
    const texts = typed.map((text) => text.replace(hastyText, '$1. '));
    const isCounted = texts.every((text, index) => readNumber(text) === index + 1);
    return isCounted
      ? [{ start, length: texts.length, blocks: [toList(withoutNumbers(texts).map(capitalize), true)] }]
      : [];
  });
};

const listBulletedRows = (blocks: readonly Block[]): TypedRow[] =>
  listRows(blocks, (text) => bullet.test(text) && (!dash.test(text) || !ends.test(text))).map(({ start, texts }) => {
    const bare = texts.map((text) => text.replace(bullet, ''));
    const areLines = bare.every((text) => text.length <= maxLineChars);
    const paragraphs = bare.map((text): ParagraphBlock => ({ type: 'paragraph', text }));
    return { start, length: texts.length, blocks: areLines ? [toList(bare, false)] : paragraphs };
  });

/** "1957–1959 First houses", "1962 …" */
const listDatedRows = (blocks: readonly Block[]): TypedRow[] =>
  listRows(blocks, (text) => text.length <= maxLineChars && readOpeningYears(text) !== undefined).map(
    ({ start, texts }) => ({
      start,
      length: texts.length,
      blocks: [toList(texts, false)],
    }),
  );

export function withTypedRows(blocks: readonly Block[]): readonly Block[] {
  const rows = [...listNumberedRows(blocks), ...listBulletedRows(blocks), ...listDatedRows(blocks)];
  if (rows.length === 0) return blocks;
  const starts = new Map(rows.map((row) => [row.start, row]));
  const covered = new Set(rows.flatMap(({ start, length }) => Array.from({ length }, (_, place) => start + place)));
  return blocks.flatMap((block, index) => starts.get(index)?.blocks ?? (covered.has(index) ? [] : [block]));
}
