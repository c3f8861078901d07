import { turnedLigature } from '../../languages/marks.ts';
import { isUnspacedChar } from '../../letters.ts';
import { withoutInvisible } from '../clean-text.ts';
import { isRightToLeft, type TextItem } from './page.ts';

export interface Segment {
  text: string;
  x: number;
  right: number;
  readonly y: number;
  size: number;
  font: string;
  isUniform: boolean;
}

/** Shares of the size: the most that items overlap, a raised item's gap before, a run's overlap, and its rise. */
const joins = { overlap: 0.6, raisedGap: 0.4, runOverlap: 0.3, rise: 0.15 } as const;
/** Relative to the font's size; narrower gaps separate no words, */
const wordGap = 0.15;
/** and wider ones separate columns or cells. Justified text reaches about 1. */
const cellGap = 1.1;
const baselineGap = 0.25;
const raisedSize = 0.85;
const raisedHeight = 0.7;

/** Replaces characters that the font does not name. */
export const unnamed = '\uFFFD';

const isBlank = (text: string) => text.trim() === '';

interface Run {
  readonly items: TextItem[];
  y: number;
  right: number;
  size: number;
}

export function joinItems(items: readonly TextItem[]): Segment[] {
  const runs: Run[] = [];
  for (const item of withoutGhosts(items)) {
    if (isBlank(item.text)) continue;
    const last = runs.at(-1);
    if (last && follows(last, item)) add(last, item);
    else runs.push({ items: [item], y: item.y, right: item.x + item.width, size: item.size });
  }
  return mergeAcross(runs)
    .map(finish)
    .filter((segment) => segment.text !== '');
}

function follows(run: Run, item: TextItem): boolean {
  const size = Math.max(run.size, item.size);
  const gap = item.x - run.right;
  if (gap < -joins.overlap * size || gap > cellGap * size) return false;
  const rise = Math.abs(run.y - item.y);
  if (rise <= baselineGap * size) return true;
  const isSmall = Math.min(item.size, run.size) <= raisedSize * size;
  return isSmall && rise <= raisedHeight * size && gap < joins.raisedGap * size;
}

function add(run: Run, item: TextItem): void {
  run.items.push(item);
  run.right = Math.max(run.right, item.x + item.width);
  if (item.size > run.size) {
    run.size = item.size;
    run.y = item.y;
  }
}

function mergeAcross(runs: readonly Run[]): Run[] {
  const sorted = runs.toSorted((a, b) => a.y - b.y || getLeft(a) - getLeft(b));
  const merged: Run[] = [];
  let row: Run[] = [];
  const close = () => {
    row.sort((a, b) => getLeft(a) - getLeft(b));
    for (const run of row) {
      const last = merged.at(-1);
      const isSameRow = last !== undefined && row.includes(last);
      const gap = last ? getLeft(run) - last.right : 0;
      const size = Math.max(run.size, last?.size ?? 0);
      if (last && isSameRow && gap > -joins.runOverlap * size && gap < cellGap * size)
        for (const item of run.items) add(last, item);
      else merged.push(run);
    }
    row = [];
  };
  for (const run of sorted) {
    const [first] = row;
    if (first && run.y - first.y > baselineGap * Math.min(first.size, run.size)) close();
    row.push(run);
  }
  close();
  return merged;
}

const getLeft = (run: Run): number => run.items[0]?.x ?? 0;

function withoutGhosts(items: readonly TextItem[]): TextItem[] {
  const seen = new Map<string, TextItem[]>();
  return items.filter((item) => {
    if (isBlank(item.text)) return true;
    const twins = seen.get(item.text) ?? [];
    const near = item.size * 0.25;
    // Only the last few: a page may hold one letter ten thousand times.
    if (twins.slice(-8).some(({ x, y }) => Math.abs(x - item.x) < near && Math.abs(y - item.y) < near)) return false;
    twins.push(item);
    seen.set(item.text, twins);
    return true;
  });
}

function finish({ items, y, right, size }: Run): Segment {
  const weights = new Map<string, { count: number; size: number }>();
  for (const { font, text, size } of items) {
    const weight = weights.get(font) ?? { count: 0, size };
    weight.count += text.trim().length;
    weights.set(font, weight);
  }
  const [main] = Array.from(weights).sort((a, b) => b[1].count - a[1].count);
  const x = Math.min(...items.map((item) => item.x));
  return {
    text: tidy(joinText(items, y, size)),
    x,
    right,
    y,
    size: main?.[1].size ?? size,
    font: main?.[0] ?? '',
    isUniform: weights.size === 1,
  };
}

const opensFraction = /^[⁄∕/]/;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function joinText(items: readonly TextItem[], y: number, size: number): string {
  let text = '';
  let right = Number.NaN;
  const ordered = orderForReading(items);
  for (const [index, item] of ordered.entries()) {
    const isRaised = item.size <= raisedSize * size && y - item.y > joins.rise * size;
    const gap = item.x - right;
    const isApart = gap > wordGap * Math.min(item.size, size);
    right = item.x + item.width;
    if (isRaised && text !== '' && /^[\s\d*†‡§¶∗,)]+$/.test(item.text)) {
      const isNumerator = /^\d+$/.test(item.text.trim()) && opensFraction.test(ordered[index + 1]?.text ?? '');
      // A fraction beside a whole number ("1 1⁄2") must not join it.
      text += isNumerator ? `${/\s$/.test(text) ? '' : ' '}${item.text.trim()}` : toRaisedText(text, item.text.trim());
      continue;
    }
    const last = text.at(-1) ?? '';
    const first = item.text[0] ?? '';
    const isBetween =
      isApart && last.trim() !== '' && first.trim() !== '' && !(isUnspacedChar(last) && isUnspacedChar(first));
    text += isBetween || changesDirection(text, item.text) ? ` ${item.text}` : item.text;
  }
  return text;
}

/** A Latin word beside an Arabic one, between which files name no space; one Arabic letter ("and") is written with the word. */
const changesDirection = (before: string, after: string): boolean =>
  (/[A-Za-z]$/.test(before) && /^\p{Script=Arabic}{2}/u.test(after)) ||
  (/\p{Script=Arabic}{2}$/u.test(before) && /^[A-Za-z]/.test(after));

/** Keeps powers and units' exponents; other raised signs are footnote marks and removed. */
function toRaisedText(before: string, mark: string): string {
  const isPower = /^\d{1,2}$/.test(mark) && /(?:\d|(?:^|[\s\d])(?:[kcdm]?m|ft|in|mi))$/.test(before.slice(-5));
  return isPower ? Array.from(mark, (digit) => superscripts[Number(digit)] ?? '').join('') : '';
}

/** Mirrored lines run against text from left to right. */
function orderForReading(items: readonly TextItem[]): TextItem[] {
  const sorted = items.toSorted((a, b) => a.x - b.x);
  if (!sorted.some(({ text }) => isRightToLeft(text))) return sorted;
  const ordered: TextItem[] = [];
  const latin: TextItem[] = [];
  for (const item of sorted) {
    if (/\p{L}/u.test(item.text) && !isRightToLeft(item.text)) latin.unshift(item);
    else {
      ordered.push(...latin.splice(0), item);
    }
  }
  return [...ordered, ...latin];
}

function tidy(text: string): string {
  // Kept visible until the line is judged.
  const marked = text.replace(/(?!\s)\p{Cc}/gu, unnamed);
  const hyphened = marked.trimEnd().replace(/\u00ad$/, '-');
  const plain = withoutInvisible(hyphened.replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC')));
  const tidied = plain.replace(/\s+/g, ' ').trim().replace(turnedLigature, '$1$3$2');
  return /^\p{L}(?: \p{L}){3,}$/u.test(tidied) ? tidied.replaceAll(' ', '') : tidied;
}
