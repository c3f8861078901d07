import { median, type Region, type Row } from './columns.ts';
import type { Segment } from './lines.ts';

/** How the document's running text looks, and the fonts that only its headings are set in. */
export interface Styles {
  readonly size: number;
  readonly headingFonts: ReadonlySet<string>;
}

/** Larger than running text by this factor is a heading. */
const larger = 1.13;
/** Longest line of a heading, in characters. */
const longestLine = 110;
/** A heading's font has no larger share of the characters. */
const mostHeadingText = 0.12;
/** This share of its characters stands in short lines of their own. */
const leastAlone = 0.75;

export function findStyles(regions: readonly Region[]): Styles {
  const lines = regions.flatMap(({ rows, left, right }) =>
    rows.flatMap(({ cells }) => cells.map((cell) => ({ cell, isAlone: isShort(cell, cells, right - left) }))),
  );
  const sizes = new Map<number, number>();
  const fonts = new Map<string, { all: number; alone: number; sizes: number[] }>();
  let total = 0;
  for (const { cell, isAlone } of lines) {
    const { length } = cell.text;
    total += length;
    const rounded = Math.round(cell.size * 2) / 2;
    sizes.set(rounded, (sizes.get(rounded) ?? 0) + length);
    const font = fonts.get(cell.font) ?? { all: 0, alone: 0, sizes: [] };
    font.all += length;
    if (isAlone) font.alone += length;
    font.sizes.push(cell.size);
    fonts.set(cell.font, font);
  }
  const [size = 0] = Array.from(sizes).sort((a, b) => b[1] - a[1])[0] ?? [];
  const headingFonts = Array.from(fonts).filter(
    ([, font]) =>
      font.all <= total * mostHeadingText && font.alone >= font.all * leastAlone && median(font.sizes) >= size * 0.95,
  );
  return { size, headingFonts: new Set(headingFonts.map(([font]) => font)) };
}

function isShort(cell: Segment, { length }: readonly Segment[], width: number): boolean {
  return length <= 2 && cell.isUniform && cell.text.length <= longestLine && cell.right - cell.x < width * 0.9;
}

/** Whether a row looks like (a line of) a heading. `isApart`: there is more room above it than between lines of text. */
export function looksLikeHeading({ cells }: Row, text: string, isApart: boolean, styles: Styles): boolean {
  const [first] = cells;
  if (!first || cells.length > 2 || text.length > longestLine || !/\p{L}{2}/u.test(text)) return false;
  if (/[,;]$/.test(text) || (/[.。]$/.test(text) && text.length > 40)) return false;
  const size = Math.max(...cells.map((cell) => cell.size));
  if (size >= styles.size * larger) return true;
  const isHeadingFont = cells.every(({ font, isUniform }) => isUniform && styles.headingFonts.has(font));
  if (isHeadingFont && size >= styles.size * 0.95) return !/[.:]$/.test(text) || isApart;
  const isCapitals =
    text === text.toUpperCase() && text !== text.toLowerCase() && (text.match(/\p{L}/gu)?.length ?? 0) >= 5;
  return isApart && isCapitals && cells.length === 1 && size >= styles.size * 0.95 && !/\d{3}|[.@]/.test(text);
}
