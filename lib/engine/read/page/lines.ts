import type { Block } from '../../document.ts';
import { stopsOrDots } from '../../languages/marks.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { toLettersAndDigits } from '../../letters.ts';
import { monthOf, ordinals } from './date.ts';
import { isProseBlock } from './weight.ts';

/** Lines of a page's machinery, known by their form in any language. */
const day = String.raw`\d{1,2}[./]\s?\d{1,2}[./]\s?(?:19|20)\d{2}|(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}(?:\.|${ordinals})?\s(?:(?:${monthOf})\s)?\p{L}{3,12}\.?,?\s(?:(?:${monthOf})\s)?(?:19|20)\d{2}|\p{L}{3,9}\.?\s\d{1,2}(?:${ordinals})?,\s(?:19|20)\d{2}|(?:19|20)\d{2}\p{Lo}\d{1,2}\p{Lo}\d{1,2}\p{Lo}`;
const date = new RegExp(`(?<![\\p{L}\\d])(?:${day})(?!\\d)`, 'u');
const halves = joinAlternatives(({ read }) => read?.dates?.halves);
const hours = joinAlternatives(({ clock }) => clock?.behind);
const clock = new RegExp(String.raw`\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s?(?:${halves}|${hours}|h))?`, 'giu');
/** Names, counts of comments and links beside a day in such a line: in letters and words. */
const maxDateLine = { chars: 80, besideChars: 45, besideWords: 5 };
/** "28.04.2021 - 07:18 | Source | 4 min. | Print" */
const stampedBar = new RegExp(`^(?:${day})\\s?[-–,|]\\s?\\d{1,2}[:.]\\d{2}(?:\\s[^|]{0,40})?\\|`, 'u');

/** An hour may end in a stop of its own ("9:10 p.m."). */
const stopped = new RegExp(`(?<!${joinAlternatives(({ read }) => read?.dates?.stoppedHalves)})[${stopsOrDots}]$`, 'iu');

function isDateLine(text: string): boolean {
  if (stampedBar.test(text)) return true;
  if (text.length > maxDateLine.chars || !date.test(text) || stopped.test(text)) return false;
  const beside = text.replace(date, ' ').replace(clock, ' ');
  const words = beside.match(/\p{L}+/gu) ?? [];
  return words.length <= maxDateLine.besideWords && words.join(' ').length <= maxDateLine.besideChars;
}

/** In blocks of running text: where an article's own date may stand. */
const openingProse = 2;

export function withoutDateLine(blocks: readonly Block[]): Block[] {
  const lines = blocks.filter((block) => block.type === 'paragraph' && isDateLine(block.text));
  const [line] = lines;
  if (line === undefined || lines.length > 1) return [...blocks];
  const before = blocks.slice(0, blocks.indexOf(line)).filter(isProseBlock).length;
  return before < openingProse ? blocks.filter((block) => block !== line) : [...blocks];
}

const warning = /^(?:PHP )?(?:Warning|Notice|Deprecated|Fatal error|Parse error): .{1,400} on line ?\d*/;
const tags = /^(?:#[\p{L}\p{N}_-]{2,60}[\s,]*){2,}$/u;
const separators = /\s[/>›»→]\s/gu;
const minSteps = 2;
const minPathChars = 8;

export function isMachineLine(text: string, title: string | undefined): boolean {
  if (warning.test(text) || tags.test(text)) return true;
  const steps = text.match(separators)?.length ?? 0;
  if (steps < minSteps) return false;
  const last = toLettersAndDigits(text.split(separators).at(-1) ?? '');
  return last.length >= minPathChars && toLettersAndDigits(title ?? '').startsWith(last);
}

const minDays = 20;
const mostly = 0.8;

export function isCalendar(block: Block): boolean {
  if (block.type !== 'table') return false;
  const cells = block.rows.flat().filter((cell) => cell.trim() !== '');
  const days = cells.filter((cell) => /^(?:0?[1-9]|[12]\d|3[01])$/.test(cell.trim())).map(Number);
  return days.length >= cells.length * mostly && new Set(days).size >= minDays;
}
