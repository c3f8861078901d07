import { quantitiesIn } from '../brief/quantities.ts';
import { joinFigures } from '../languages/patterns.ts';
import { countDrawnChars } from './text.ts';

/** A sentence around its only number; joined again the parts are the sentence. */
export interface FigureSplit {
  /** With the words that limit the number ("more than"). */
  readonly before: string;
  readonly number: string;
  readonly after: string;
}

/** Quantities that have a meaning alone: shares, money, large numbers; no years, dates or versions. */
const quantity = new RegExp(
  String.raw`[%‰$€£¥]|\d[.,\u00a0\u202f]\d{3}(?!\d)|(?<!\p{L})(?:${joinFigures('largeWords')})`,
  'iu',
);
/** "100 %" is usually emphasis unless it begins the sentence. */
const whole = /^100\s?%$/u;
/** What hedges a number, at the front of how it is found. */
const hedge = /^(?:\p{L}[\p{L}\s]*?\s)(?=[^\p{L}]*\d)/u;
const currencyCode = /^[A-Z]{2,3}\s$/u;
const codeBefore = /(?:^|\s)[A-Z]{2,3}\s?$/u;
/** Drawn characters. */
const limits = { number: 16, figure: 20, before: 96, after: 130 } as const;

/** "per 100,000": what another number is counted by. */
const rate = new RegExp(String.raw`(?<!\p{L})(?:${joinFigures('labelRates')})\s$`, 'iu');
/** Characters around a quantity in which another number makes a span or change of it ("10 to 20%"). */
const spanChars = 8;

/** The number that a sentence is about, to be set large in its place; undefined where there is none, or another one like it. */
export function findFigure(text: string): FigureSplit | undefined {
  const [first, ...others] = quantitiesIn(text).filter(({ start, end }) => quantity.test(text.slice(start, end)));
  if (!first || others.length > 0) return undefined;
  const found = text.slice(first.start, first.end);
  const [said = ''] = hedge.exec(found) ?? [];
  const at = first.start + (currencyCode.test(said) ? 0 : said.length);
  const [before, number, after] = [text.slice(0, at), text.slice(at, first.end), text.slice(first.end)];
  const isSpan = /\p{N}/u.test(before.slice(-spanChars) + after.slice(0, spanChars));
  const isFit =
    countDrawnChars(number) <= limits.number &&
    countDrawnChars(before) <= limits.before &&
    countDrawnChars(after) <= limits.after;
  if (isSpan || !isFit || (whole.test(number) && before !== '')) return undefined;
  // "US $5,000": a part of the number would stand before it.
  if (/^\p{P}/u.test(after) || rate.test(before) || codeBefore.test(before)) return undefined;
  return { before: before.trim(), number: number.trim(), after: after.trim() };
}

/** Splits a sentence around a number that its brief names. */
export function splitAtFigure(text: string, figure: string | undefined): FigureSplit | undefined {
  const at = figure === undefined ? -1 : text.indexOf(figure);
  if (figure === undefined || at < 0) return undefined;
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + figure.length).trim()];
  // A number before a comma would stand there with nothing behind it.
  if (/^\p{P}/u.test(after) || countDrawnChars(figure) > limits.figure) return undefined;
  return countDrawnChars(before) <= limits.before && countDrawnChars(after) <= limits.after
    ? { before, number: figure, after }
    : undefined;
}
