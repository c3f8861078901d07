import { wideLetter } from '../letters.ts';
import type { TextMeasurer } from '../platform.ts';
import type { Font } from '../scene.ts';
import { breakEvenly, maxEven } from './break-evenly.ts';
import { splitGraphemes, splitWord, tokenise } from './tokens.ts';

export { findTextDirection, isJoined, isTall, splitGraphemes } from './tokens.ts';

export interface MeasuredLine {
  readonly text: string;
  readonly width: number;
}

interface MeasuredToken {
  readonly text: string;
  readonly space: number;
  readonly width: number;
  readonly addsUp: boolean;
}

const tolerancePx = 0.5;

function measureTokens(text: string, font: Font, measurer: TextMeasurer): MeasuredToken[] {
  const space = measurer.width(' ', font);
  return tokenise(text).map((token) => ({
    text: token.text,
    space: token.spaceBefore ? space : 0,
    width: measurer.width(token.text, font),
    addsUp: token.addsUp,
  }));
}

/** Scripts in which a divided word has a hyphen. */
const hyphenated = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u;
const hyphen = '-';

const findPieceEnd = (piece: string, next: string): string =>
  hyphenated.test(piece.at(-1) ?? '') && hyphenated.test(next[0] ?? '') ? hyphen : '';

function breakToken(token: MeasuredToken, font: Font, maxWidth: number, measurer: TextMeasurer): MeasuredToken[] {
  const { addsUp } = token;
  const pieces: MeasuredToken[] = [];
  let piece = '';
  let width = 0;
  const parts = splitWord(token.text).flatMap((part) =>
    measurer.width(part, font) > maxWidth ? splitGraphemes(part) : [part],
  );
  for (const [at, part] of parts.entries()) {
    const longer = measurer.width(piece + part, font);
    const isLast = at === parts.length - 1;
    const needed = isLast ? longer : measurer.width(piece + part + findPieceEnd(part, parts[at + 1] ?? ''), font);
    if (needed > maxWidth && piece !== '') {
      const parted = piece + findPieceEnd(piece, part);
      const partedWidth = parted === piece ? width : measurer.width(parted, font);
      const [text, measured] = partedWidth <= maxWidth ? [parted, partedWidth] : [piece, width];
      pieces.push({ text, space: pieces.length === 0 ? token.space : 0, width: measured, addsUp });
      piece = part;
      width = measurer.width(part, font);
    } else {
      piece += part;
      width = longer;
    }
  }
  pieces.push({ text: piece, space: pieces.length === 0 ? token.space : 0, width, addsUp });
  return pieces;
}

function fill(tokens: readonly MeasuredToken[], font: Font, maxWidth: number, measurer: TextMeasurer): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  const isSummed = tokens.every((token) => token.addsUp);
  const put = (token: MeasuredToken) => {
    const longer = line === '' ? token.text : line + (token.space > 0 ? ' ' : '') + token.text;
    const longerWidth = isSummed || line === '' ? width + token.space + token.width : measurer.width(longer, font);
    if (line === '') {
      line = token.text;
      width = token.width;
    } else if (longerWidth <= maxWidth + tolerancePx) {
      line = longer;
      width = longerWidth;
    } else {
      lines.push(line);
      line = token.text;
      width = token.width;
    }
  };
  for (const token of tokens) {
    if (token.width <= maxWidth + tolerancePx) put(token);
    else for (const piece of breakToken(token, font, maxWidth, measurer)) put(piece);
  }
  if (line !== '') lines.push(line);
  return lines;
}

function countLines(tokens: readonly MeasuredToken[], font: Font, maxWidth: number, measurer: TextMeasurer): number {
  let count = 0;
  let width = 0;
  for (const token of tokens) {
    if (!token.addsUp || token.width > maxWidth + tolerancePx) return fill(tokens, font, maxWidth, measurer).length;
    const longer = width + token.space + token.width;
    if (count > 0 && longer <= maxWidth + tolerancePx) width = longer;
    else {
      count += 1;
      width = token.width;
    }
  }
  return count;
}

const measureLines = (lines: readonly string[], font: Font, measurer: TextMeasurer): MeasuredLine[] =>
  lines.map((text) => ({ text, width: measurer.width(text, font) }));

/** At spaces, after hyphens and dashes, and between words of scripts without spaces; too wide a word anywhere. */
export function wrapText(text: string, font: Font, maxWidth: number, measurer: TextMeasurer): MeasuredLine[] {
  return measureLines(fill(measureTokens(text, font, measurer), font, maxWidth, measurer), font, measurer);
}

/** In more lines the last one seldom shows. */
const maxBalancedLines = 12;
const sizeStep = 0.03;

/** Like {@link wrapText}, with 2 to 12 lines as even as possible without adding one (by bisection where they are many). */
export function balanceText(text: string, font: Font, maxWidth: number, measurer: TextMeasurer): MeasuredLine[] {
  const tokens = measureTokens(text, font, measurer);
  const count = countLines(tokens, font, maxWidth, measurer);
  const isSummed = tokens.every(({ addsUp, width }) => addsUp && width <= maxWidth);
  if (isSummed && count >= 2 && count <= maxEven.lines && tokens.length <= maxEven.pieces) {
    const lines = breakEvenly(tokens, count, maxWidth + tolerancePx);
    if (lines) return measureLines(lines, font, measurer);
  }
  let narrowest = maxWidth;
  if (count >= 2 && count <= maxBalancedLines) {
    let low = Math.max(maxWidth / 3, ...tokens.map((token) => Math.min(token.width, maxWidth)));
    for (let step = 0; step < 9 && narrowest - low > 1; step += 1) {
      const middle = (low + narrowest) / 2;
      if (countLines(tokens, font, middle, measurer) <= count) narrowest = middle;
      else low = middle;
    }
  }
  return measureLines(fill(tokens, font, narrowest, measurer), font, measurer);
}

export function keepsWords(text: string, font: Font, maxWidth: number, measurer: TextMeasurer): boolean {
  return measureTokens(text, font, measurer).every((token) => token.width <= maxWidth + tolerancePx);
}

interface FitOptions {
  readonly max: number;
  readonly min: number;
  readonly lines: number;
  /** Share of the size that may be given up to save a line; 0 by default. */
  readonly thrift?: number;
  readonly width: number;
  readonly height?: number;
  readonly lineHeight?: number;
}

export interface FittedText {
  readonly font: Font;
  readonly lines: readonly MeasuredLine[];
  readonly fits: boolean;
}

function resize(font: Font, size: number): Font {
  return font.tracking ? { ...font, size, tracking: (font.tracking / font.size) * size } : { ...font, size };
}

/** The largest size at which `text` keeps to its lines without a broken word; balanced. */
export function fitText(text: string, font: Font, options: FitOptions, measurer: TextMeasurer): FittedText {
  const { max, min, width, height = Number.POSITIVE_INFINITY, lineHeight = 1.2, thrift = 0 } = options;
  // Widths are proportional to the size: measured once, compared with a scaled width at every size.
  const largest = resize(font, max);
  const tokens = measureTokens(text, largest, measurer);
  const widest = Math.max(0, ...tokens.map((token) => token.width));
  const countLinesAt = (size: number) => countLines(tokens, largest, (width * max) / size, measurer);
  const findThrifty = (size: number, count: number) => {
    const minSize = Math.max(min, size * (1 - thrift));
    if (count === 1 || minSize >= size || countLinesAt(minSize) >= count) return size;
    const middle = (size + minSize) / 2;
    return countLinesAt(middle) < count ? middle : minSize;
  };
  for (let size = max; ; size = Math.max(min, size - Math.max(1, size * sizeStep))) {
    const room = (width * max) / size;
    const count = widest <= room ? countLinesAt(size) : Number.POSITIVE_INFINITY;
    const fits = count <= options.lines && count * size * lineHeight <= height;
    if (fits || size <= min) {
      const sized = resize(font, fits ? findThrifty(size, count) : size);
      return { font: sized, lines: balanceText(text, sized, width, measurer), fits };
    }
  }
}

export function ellipsise(
  lines: readonly MeasuredLine[],
  maxLines: number,
  font: Font,
  maxWidth: number,
  measurer: TextMeasurer,
): MeasuredLine[] {
  const kept = lines.slice(0, maxLines);
  const last = kept.pop();
  if (last === undefined || lines.length <= maxLines) return [...lines];
  const endWithEllipsis = (parts: readonly string[]) => `${parts.join('').replace(/[\s\p{P}]+$/u, '')}…`;
  const parts = splitGraphemes(last.text);
  while (parts.length > 1 && measurer.width(endWithEllipsis(parts), font) > maxWidth) parts.pop();
  const text = endWithEllipsis(parts);
  return [...kept, { text, width: measurer.width(text, font) }];
}

/** Approximate width of `text` in Latin letters; letters of some scripts are twice as wide. */
export const countDrawnChars = (text: string): number => text.length * (wideLetter.test(text) ? 1.9 : 1);
