import type { PdfRow, Region } from './columns.ts';
import type { Segment } from './lines.ts';

export interface Styles {
  readonly size: number;
  readonly font: string;
  readonly headingSize: number;
  readonly headingFonts: ReadonlySet<string>;
}

const round = (size: number) => Math.round(size * 2) / 2;
const toFontKey = ({ font, size }: Segment) => `${font} ${round(size)}`;

const larger = 1.13;
/** Shares of the text's size, a line's width and its letters that make a heading; tolerance of sizes in points. */
const heading = { minSize: 0.95, maxWidth: 0.9, minLetters: 0.65, sizeTolerance: 0.25 } as const;
const maxLargeTextShare = 0.25;
const maxLineChars = 110;
const maxOtherChars = 70;
/** Maximum share of the characters in a heading's font, */
const maxHeadingTextShare = 0.12;
/** and minimum share of those in short lines of their own. */
const minAloneShare = 0.75;

export function findStyles(regions: readonly Region[]): Styles {
  const lines = regions.flatMap(({ rows, left, right }) =>
    rows.flatMap(({ cells }) => cells.map((cell) => ({ cell, isAlone: isShort(cell, cells, right - left) }))),
  );
  const sizes = new Map<number, number>();
  const fonts = new Map<string, { name: string; size: number; all: number; alone: number }>();
  let total = 0;
  for (const { cell, isAlone } of lines) {
    const { length } = cell.text;
    total += length;
    sizes.set(round(cell.size), (sizes.get(round(cell.size)) ?? 0) + length);
    const font = fonts.get(toFontKey(cell)) ?? { name: cell.font, size: cell.size, all: 0, alone: 0 };
    font.all += length;
    if (isAlone) font.alone += length;
    fonts.set(toFontKey(cell), font);
  }
  const [size = 0] = Array.from(sizes).sort((a, b) => b[1] - a[1])[0] ?? [];
  const headingFonts = Array.from(fonts).filter(
    ([, font]) =>
      font.all <= total * maxHeadingTextShare &&
      font.alone >= font.all * minAloneShare &&
      font.size >= size * heading.minSize,
  );
  const [main] = Array.from(fonts.values()).sort((a, b) => b.all - a.all);
  return {
    size,
    font: main?.name ?? '',
    headingSize: findHeadingSize(sizes, size, total),
    headingFonts: new Set(headingFonts.map(([key]) => key)),
  };
}

/** Unless much of the text is as large, as with two documents in one, or a long opening paragraph. */
function findHeadingSize(sizes: ReadonlyMap<number, number>, body: number, total: number): number {
  let min = Number.POSITIVE_INFINITY;
  let characters = 0;
  for (const [size, count] of Array.from(sizes).sort((a, b) => b[0] - a[0])) {
    characters += count;
    if (size < body * larger || characters > total * maxLargeTextShare) break;
    min = size - heading.sizeTolerance;
  }
  return min;
}

function isShort(cell: Segment, { length }: readonly Segment[], width: number): boolean {
  return (
    length <= 2 && cell.isUniform && cell.text.length <= maxLineChars && cell.right - cell.x < width * heading.maxWidth
  );
}

export function looksLikeHeading({ cells }: PdfRow, text: string, isApart: boolean, styles: Styles): boolean {
  const [first] = cells;
  if (!first || cells.length > 2 || text.length > maxLineChars || !/\p{L}{3}|\p{Lo}{2}/u.test(text)) return false;
  if (/[,;]$/.test(text) || (/[.。]$/.test(text) && text.length > 40)) return false;
  const size = Math.max(...cells.map((cell) => cell.size));
  if (size >= styles.headingSize) return true;
  if (size < styles.size * heading.minSize) return false;
  if (cells.every((cell) => cell.isUniform && styles.headingFonts.has(toFontKey(cell))))
    return isApart || !/[.:]$/.test(text);
  if (!isApart || cells.length > 1 || /[.:]$/.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isOtherFont = first.isUniform && first.font !== styles.font && /^[\p{Lu}\p{Lo}\d]/u.test(text);
  if (isOtherFont && text.length <= maxOtherChars && letters >= text.length * heading.minLetters) return true;
  const isCapitals = text === text.toUpperCase() && text !== text.toLowerCase() && letters >= 5;
  return isCapitals && !/\d{3}|[.@]/.test(text);
}
