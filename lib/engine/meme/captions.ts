import { placeText } from '../compose/place-text.ts';
import { fitText, keepsWords, type MeasuredLine, splitGraphemes, wrapText } from '../compose/text.ts';
import { tokenise } from '../compose/tokens.ts';
import type { TextMeasurer } from '../platform.ts';
import type { Font, TextNode } from '../scene.ts';
import { type Lettering, makeLettering } from './lettering.ts';

export interface CaptionBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface CaptionRules {
  readonly style: 'outlined' | 'panel';
  readonly align: 'top' | 'middle' | 'bottom';
  readonly across?: 'left' | 'center' | 'right';
  readonly maxLines: number;
  readonly maxSize: number;
  /** Default {@link minCaptionSize}; words that need less are left out. */
  readonly minSize?: number;
  readonly ground?: string;
}

interface Script {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

export const minCaptionSize = 36;
const worthALine = 1.12;
const worthAHyphen = 1.25;
/** Relative to the size; half of it is outside the letters. */
const outlineShare = 1 / 6;

interface Fitted {
  readonly font: Font;
  readonly lines: readonly MeasuredLine[];
}

/** As large as its box allows, by bisection; cut with an ellipsis where it does not fit at the smallest size. */
export function placeCaption(
  text: string,
  box: CaptionBox,
  rules: CaptionRules,
  voice: Script,
  measurer: TextMeasurer,
): TextNode | undefined {
  const lettering = makeLettering(text, rules.style, voice.language);
  if (lettering.text === '') return undefined;
  const { font, lines } =
    fitRows(text, voice.language, box, rules, measurer) ?? fitCaption(lettering, box, rules, measurer);
  const height = lines.length * font.size * lettering.lineHeight;
  const edge = rules.style === 'outlined' ? (font.size * outlineShare) / 2 : 0;
  const slack = { top: 0, middle: (box.height - height) / 2, bottom: box.height - height }[rules.align];
  return placeText(
    lines,
    {
      x: box.x + edge,
      y: box.y + slack,
      width: box.width - 2 * edge,
      lineHeight: lettering.lineHeight,
      align: rules.across ?? 'center',
    },
    {
      font,
      role: 'caption',
      direction: voice.direction,
      ground: rules.ground,
      color: rules.style === 'outlined' ? '#ffffff' : '#1d1a26',
      ...(rules.style === 'outlined' && { outline: { color: '#000000', width: font.size * outlineShare } }),
    },
    measurer,
  );
}

function fitRows(
  text: string,
  language: string,
  box: CaptionBox,
  rules: CaptionRules,
  measurer: TextMeasurer,
): Fitted | undefined {
  const rows = text
    .split('\n')
    .map((row) => makeLettering(row, rules.style, language))
    .filter((row) => row.text !== '');
  if (rows.length < 2) return undefined;
  const { font, lineHeight } = makeLettering(text, rules.style, language);
  const fitAt = (size: number): Fitted | undefined => {
    const sized = { ...font, size };
    const width = measureRoom(box, rules, size);
    const lines = rows.flatMap((row) => wrapText(row.text, sized, width, measurer));
    const isWhole = rows.every((row) => keepsWords(row.text, sized, width, measurer));
    return isWhole && lines.length * size * lineHeight <= box.height ? { font: sized, lines } : undefined;
  };
  const size = findLargestPassing(rules.minSize ?? minCaptionSize, rules.maxSize, (each) => fitAt(each) !== undefined);
  return size === undefined ? undefined : fitAt(size);
}

function measureRoom(box: CaptionBox, rules: CaptionRules, size: number): number {
  return box.width - (rules.style === 'outlined' ? size * outlineShare : 0);
}

function fitCaption(lettering: Lettering, box: CaptionBox, rules: CaptionRules, measurer: TextMeasurer): Fitted {
  const untorn = findLargestFit(
    lettering,
    box,
    rules,
    measurer,
    (lines) => !lines.some(({ text }) => /\p{L}-$/u.test(text)),
  );
  const torn = findLargestFit(lettering, box, rules, measurer, () => true);
  if (!torn) return shorten(lettering, box, rules, measurer);
  return untorn && torn.font.size <= untorn.font.size * worthAHyphen ? untorn : torn;
}

function findLargestFit(
  { text, font, lineHeight }: Lettering,
  box: CaptionBox,
  rules: CaptionRules,
  measurer: TextMeasurer,
  wanted: (lines: readonly MeasuredLine[]) => boolean,
): Fitted | undefined {
  let best: Fitted | undefined;
  for (let count = 1; count <= rules.maxLines; count += 1) {
    const fitAt = (size: number) => {
      const options = {
        max: size,
        min: size,
        lines: count,
        width: measureRoom(box, rules, size),
        height: box.height,
        lineHeight,
      };
      const fitted = fitText(text, font, options, measurer);
      return fitted.fits && findWidest(fitted.lines) <= options.width && wanted(fitted.lines) ? fitted : undefined;
    };
    const largest = Math.floor(Math.min(rules.maxSize, box.height / (count * lineHeight)));
    const size = findLargestPassing(rules.minSize ?? minCaptionSize, largest, (each) => fitAt(each) !== undefined);
    if (size !== undefined && (!best || size > best.font.size * worthALine)) best = fitAt(size);
  }
  return best;
}

function findLargestPassing(low: number, high: number, passes: (value: number) => boolean): number | undefined {
  let found: number | undefined;
  let [from, to] = [low, high];
  while (from <= to) {
    const middle = Math.floor((from + to) / 2);
    if (passes(middle)) {
      found = middle;
      from = middle + 1;
    } else to = middle - 1;
  }
  return found;
}

/** At the smallest size: breaks over-long words, then drops words at the end, then letters. */
function shorten(
  { text, font, lineHeight }: Lettering,
  box: CaptionBox,
  rules: CaptionRules,
  measurer: TextMeasurer,
): Fitted {
  const size = Math.max(1, Math.floor(Math.min(rules.minSize ?? minCaptionSize, box.height / lineHeight)));
  const sized = { ...font, size };
  const count = Math.min(rules.maxLines, Math.max(1, Math.floor(box.height / (size * lineHeight))));
  const wrapLines = (words: string) => wrapText(words, sized, measureRoom(box, rules, size), measurer);
  const fits = (words: string) => wrapLines(words).length <= count;
  const findLongest = (pieces: readonly string[]): string | undefined => {
    const cutHead = (end: number) =>
      `${pieces
        .slice(0, end)
        .join('')
        .replace(/[\s\p{P}]+$/u, '')}…`;
    const end = findLargestPassing(1, pieces.length - 1, (each) => fits(cutHead(each)));
    return end === undefined ? undefined : cutHead(end);
  };
  const words = tokenise(text).map((token) => (token.spaceBefore ? ` ${token.text}` : token.text));
  const kept = fits(text) ? text : (findLongest(words) ?? findLongest(splitGraphemes(text)) ?? '…');
  const lines = wrapLines(kept).slice(0, count);
  const excess = Math.max(1, findWidest(lines) / measureRoom(box, rules, size));
  return {
    font: { ...sized, size: size / excess },
    lines: lines.map((line) => ({ ...line, width: line.width / excess })),
  };
}

function findWidest(lines: readonly MeasuredLine[]): number {
  return Math.max(0, ...lines.map(({ width }) => width));
}
