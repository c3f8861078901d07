import type { Block } from '../document.ts';
import { pauses, stopsOrDots } from '../languages/marks.ts';
import { clip, maxReadChars } from './clean-text.ts';
import { isFenceEnd, isItem, isWrapped, startsBlock } from './line-kinds.ts';
import { withLineRows } from './line-rows.ts';
import { bullet, fence, headingMark, orderedMark, rule, signature, stripMarks } from './markdown-marks.ts';
import { withMarkedLists, withPlainNumbers } from './marked-lines.ts';

const maxHeadingChars = 100;
const endsSentence = new RegExp(`[${stopsOrDots}${pauses}"”»)]$`, 'u');

interface ReadLinesOptions {
  readonly isMarkdown: boolean;
}

export function readLines(lines: readonly string[], { isMarkdown }: ReadLinesOptions): Block[] {
  const blocks: Block[] = [];
  const alone = new Set<Block>();
  let at = 0;
  while (at < lines.length) {
    const line = (lines[at] ?? '').trim();
    if (line === '' || rule.test(line)) {
      at++;
      continue;
    }
    const [end, read] = readBlockAt(lines, at, isMarkdown);
    if (end === at + 1 && lines[end]?.trim() === '') for (const block of read) alone.add(block);
    blocks.push(...read);
    at = end;
  }
  const listed = withMarkedLists(blocks);
  return withPlainNumbers(isMarkdown ? listed : withLineRows(markHeadingsByLook(listed, alone)));
}

function readBlockAt(lines: readonly string[], start: number, isMarkdown: boolean): [end: number, read: Block[]] {
  const line = lines[start] ?? '';
  const readUpTo = (end: number, read: (lines: readonly string[]) => Block[]): [number, Block[]] => [
    end,
    read(lines.slice(start, end)),
  ];
  const mark = fence.exec(line)?.[1];
  if (mark) return readUpTo(findEnd(lines, start + 1, (next) => !isFenceEnd(next, mark)) + 1, readFenced);
  if (headingMark.test(line)) return readUpTo(start + 1, readHeading);
  if (line.startsWith('>'))
    return readUpTo(
      findEnd(lines, start, (next) => next.startsWith('>')),
      readQuoteLines,
    );
  if (line.startsWith('|'))
    return readUpTo(
      findEnd(lines, start, (next) => next.startsWith('|')),
      readTableLines,
    );
  if (isItem(line)) return readUpTo(findListEnd(lines, start), (list) => readListLines(list, isMarkdown));
  const end = findEnd(lines, start + 1, (next) => next.trim() !== '' && !startsBlock(next));
  return readUpTo(end, (paragraph) => readParagraphLines(paragraph, isMarkdown));
}

function findEnd(lines: readonly string[], at: number, inside: (line: string) => boolean): number {
  let end = at;
  while (end < lines.length && inside(lines[end] ?? '')) end++;
  return end;
}

function readFenced([mark = '', ...lines]: readonly string[]): Block[] {
  const isClosed = lines.length > 0 && isFenceEnd(lines.at(-1) ?? '', fence.exec(mark)?.[1] ?? '');
  const text = (isClosed ? lines.slice(0, -1) : lines).join('\n');
  return text.trim() ? [{ type: 'code', text }] : [];
}

function readHeading([line = '']: readonly string[]): Block[] {
  const [, marks = '', words = ''] = headingMark.exec(line) ?? [];
  const text = stripMarks(clip(words, maxReadChars.heading).replace(/\s+#+$/, ''));
  return text ? [{ type: 'heading', level: marks.length, text }] : [];
}

function readQuoteLines(lines: readonly string[]): Block[] {
  const words = lines.map((line) => line.replace(/^>\s?/, '').trimEnd()).filter((line) => line.trim() !== '');
  const speaker = words.length > 1 ? signature.exec(words.at(-1) ?? '')?.[1] : undefined;
  const text = (speaker ? words.slice(0, -1) : words).map(stripMarks).join('\n');
  return text ? [{ type: 'quote', text, ...(speaker ? { speaker: stripMarks(speaker) } : {}) }] : [];
}

function readTableLines(lines: readonly string[]): Block[] {
  const isSeparator = (line: string) => splitCells(line).every((cell) => /^:?-+:?$/.test(cell));
  const rows = lines.filter((line) => !isSeparator(line)).map((line) => splitCells(line).map(stripMarks));
  const header = isSeparator(lines[1] ?? '') ? (rows.shift() ?? []) : [];
  return rows.length > 0 ? [{ type: 'table', header, rows }] : [];
}

const splitCells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

function findListEnd(lines: readonly string[], start: number): number {
  const ordered = orderedMark.test((lines[start] ?? '').trimStart());
  let end = start + 1;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    const next = lines[end + 1] ?? '';
    if (line.trim() === '') {
      const goesOn = isItem(next) && (/^\s/.test(next) || (ordered ? isNumberedAfterFirst(next) : bullet.test(next)));
      if (!goesOn) break;
    } else if (!isItem(line) && !/^\s{2,}\S/.test(line)) break;
    end++;
  }
  return end;
}

const isNumberedAfterFirst = (line: string): boolean => Number(orderedMark.exec(line)?.[1] ?? 1) > 1;

function readListLines(lines: readonly string[], isMarkdown: boolean): Block[] {
  const ordered = orderedMark.test((lines[0] ?? '').trimStart());
  const items: { text: string; level: number }[] = [];
  const indents: number[] = [];
  for (const line of lines) {
    const words = line.trim();
    const last = items.at(-1);
    if (words === '') continue;
    if (!isItem(line)) {
      if (last) last.text += ` ${stripMarks(words)}`;
      continue;
    }
    const indent = line.replaceAll('\t', '    ').search(/\S/);
    while (indents.length > 0 && (indents.at(-1) ?? 0) >= indent) indents.pop();
    const text = stripMarks(words.replace(bullet, '').replace(words.match(bullet) ? /^$/ : orderedMark, '')).trim();
    if (text) items.push({ text, level: indents.length });
    indents.push(indent);
  }
  const [only] = items;
  // "1. Start early" over a paragraph is a numbered heading or the start of a sentence, not a list of one.
  if (ordered && !isMarkdown && items.length === 1 && only) {
    return [{ type: 'paragraph', text: stripMarks((lines[0] ?? '').trim()) }];
  }
  return items.length > 0 ? [{ type: 'list', ordered, items }] : [];
}

function readParagraphLines(lines: readonly string[], isMarkdown: boolean): Block[] {
  const table = readTabs(lines);
  if (table) return [table];
  const joinsAll = isMarkdown || isWrapped(lines.map((line) => line.trim()));
  const texts: string[] = [];
  for (const [index, line] of lines.entries()) {
    const text = stripMarks(line.trim());
    const isBroken = / {2,}$/.test(lines[index - 1] ?? '');
    if (index === 0 || !(isBroken || joinsAll)) texts.push(text);
    else texts.push(`${texts.pop() ?? ''}${isBroken ? '\n' : ' '}${text}`);
  }
  return texts.filter(Boolean).map((text) => ({ type: 'paragraph', text }));
}

/** Cells separated by tabs, as spreadsheets copy them. */
function readTabs(lines: readonly string[]): Block | undefined {
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const columns = rows[0]?.length ?? 0;
  if (columns < 2 || rows.length < 2 || rows.some((row) => row.length !== columns)) return undefined;
  const hasNumber = (row: readonly string[]) => row.some((cell) => /^\D{0,3}\d/.test(cell));
  const [first = [], ...others] = rows;
  const isHead = !hasNumber(first) && others.some(hasNumber);
  return { type: 'table', header: isHead ? first : [], rows: isHead ? others : rows };
}

function markHeadingsByLook(blocks: readonly Block[], alone: ReadonlySet<Block>): Block[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    if (block.type !== 'paragraph' || !next || !looksLikeHeading(block.text)) return block;
    const isOver = next.type !== 'paragraph' || next.text.length > block.text.length * (alone.has(block) ? 1 : 2);
    if (!isOver || (index > 0 && !alone.has(block))) return block;
    const level = index === 0 && !orderedMark.test(block.text) ? 1 : 2;
    return { type: 'heading', level, text: block.text };
  });
}

const looksLikeHeading = (text: string): boolean =>
  text.length <= maxHeadingChars && !text.includes('\n') && !endsSentence.test(text) && /\p{L}/u.test(text);
