import type { Block } from '../document.ts';
import { escapeMarks } from './markdown-marks.ts';

export interface TextOrigin {
  readonly title: string;
  readonly url: string;
}

const maxTitleChars = 200;
/** Longer addresses are sent without their query. */
const maxAddressChars = 500;

/** At most `limit` UTF-16 code units (at least 720), then `Source: <title> <address>`. No library: injected. */
export function writeText(blocks: readonly Block[], origin: TextOrigin, limit: number): string {
  const source = writeSource(origin);
  const room = limit - source.length - 2;
  const parts: string[] = [];
  let used = 0;
  for (const block of blocks) {
    const left = room - used - (parts.length > 0 ? 2 : 0);
    const whole = writeBlock(block);
    const text = whole.length <= left ? whole : shorten(block, left);
    if (text) {
      used += text.length + (parts.length > 0 ? 2 : 0);
      parts.push(text);
    }
    if (text !== whole) {
      // No heading may be left over nothing.
      while (parts.at(-1)?.startsWith('#')) parts.pop();
      break;
    }
  }
  return [...parts, source].join('\n\n');
}

function writeSource({ title, url }: TextOrigin): string {
  const name = fitWords(title.replace(/\s+/g, ' ').trim(), maxTitleChars);
  const address = url.length <= maxAddressChars ? url : url.replace(/[?#].*$/s, '').slice(0, maxAddressChars);
  return `Source: ${name ? `${name} ` : ''}<${address}>`;
}

const writeInLine = (text: string) => escapeMarks(text.replace(/\s+/g, ' '));

function writeBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${writeInLine(block.text)}`;
    case 'paragraph':
      return escapeMarks(block.text).replaceAll('\n', '  \n');
    case 'list':
      return writeList(block).join('\n');
    case 'table':
      return writeTable(block).join('\n');
    case 'quote':
      return [...escapeMarks(block.text).split('\n'), ...(block.speaker ? [`— ${writeInLine(block.speaker)}`] : [])]
        .map((line) => `> ${line}`)
        .join('\n');
    case 'code':
      return writeCode(block.text);
    case 'figure':
      return '';
  }
}

function writeList({ ordered, items }: Extract<Block, { type: 'list' }>): string[] {
  const counts: number[] = [];
  return items.map(({ text, level }) => {
    counts.length = level + 1;
    counts[level] = (counts[level] ?? 0) + 1;
    return `${'  '.repeat(level)}${ordered ? `${counts[level]}.` : '-'} ${writeInLine(text)}`;
  });
}

function writeTable({ caption, header, rows }: Extract<Block, { type: 'table' }>): string[] {
  const writeRow = (cells: readonly string[]) => `| ${cells.map(writeInLine).join(' | ')} |`;
  return [
    ...(caption ? [writeInLine(caption), ''] : []),
    ...(header.length > 0 ? [writeRow(header), `|${' --- |'.repeat(header.length)}`] : []),
    ...rows.map(writeRow),
  ];
}

function writeCode(text: string): string {
  const longestRun = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const mark = '`'.repeat(longestRun + 1);
  return `${mark}\n${text}\n${mark}`;
}

function shorten(block: Block, room: number): string {
  switch (block.type) {
    case 'paragraph':
    case 'quote': {
      const text = fitWritten(block.text, room, (part) => writeBlock({ ...block, text: part }));
      return text && writeBlock({ ...block, text });
    }
    case 'list':
      return fitLines(writeList(block), room, 1);
    case 'table':
      return fitLines(writeTable(block), room, writeTable({ ...block, rows: [] }).length + 1);
    default:
      return '';
  }
}

function fitWritten(text: string, room: number, write: (text: string) => string): string {
  const sentences = Array.from(new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text));
  for (const { index, segment } of sentences.slice(0, 200).reverse()) {
    const part = text.slice(0, index + segment.length).trim();
    if (write(part).length <= room) return part;
  }
  // Marks and escapes seldom take more than half of the room.
  const part = fitWords(sentences[0]?.segment.trim() ?? '', Math.floor(room / 2));
  return write(part).length <= room ? part : '';
}

function fitLines(lines: readonly string[], room: number, min: number): string {
  let text = '';
  let taken = 0;
  for (const line of lines) {
    if (text.length + line.length + 1 > room) break;
    text += taken > 0 ? `\n${line}` : line;
    taken++;
  }
  return taken >= min ? text : '';
}

function fitWords(text: string, room: number): string {
  if (text.length <= room) return text;
  if (room < 20) return '';
  const cut = text.slice(0, room);
  const atSpace = cut.replace(/\s+\S*$/, '');
  return (atSpace.length > room / 2 ? atSpace : cut).replace(/[\uD800-\uDBFF]$/, '');
}
