import { getNumberSigns } from '../brief/numbers/number-signs.ts';
import { listQuantities, type Quantity } from '../brief/numbers/quantities.ts';
import { getUnits, numeral } from '../brief/numbers/units.ts';
import { stops } from '../languages/marks.ts';
import { joinFigures } from '../languages/patterns.ts';
import type { Figure } from '../modules.ts';
import { countDrawnChars } from './text.ts';

export interface FigureSplit {
  readonly before: string;
  readonly number: string;
  readonly after: string;
}

const { magnitude } = getUnits(undefined);
const { span } = getNumberSigns(undefined);
/** Counts that have a meaning alone: large ones, no years, dates or versions. */
const great = new RegExp(String.raw`\d[.,'’\u00a0\u202f ]\d{3}(?!\d)|(?<!\p{L})(?:${joinFigures('largeWords')})`, 'iu');
/** "100 %" is usually emphasis unless it begins the sentence. */
const whole = /^100\s?%$/u;
const hedge = /^(?:\p{L}[\p{L}\s]*?\s)(?=[^\p{L}]*\d)/u;
const currencyCode = /^[A-Z]{2,3}\s$/u;
const codeBefore = /(?:^|\s)[A-Z]{2,3}\s?$/u;
/** Drawn characters: two lines before and behind the number at most; a band of numbers has smaller letters. */
const limits = { number: 23, before: 84, after: 108, label: 130 } as const;
/** Drawn characters of a sentence's opening in which a first number is its matter, whatever others follow. */
const maxOpeningChars = 14;

const rate = new RegExp(String.raw`(?<!\p{L})(?:${joinFigures('labelRates')})\s$`, 'iu');
/** Characters around a quantity in which another number makes a span or change of it ("10 to 20%"). */
const spanChars = 8;
/** A mark behind a number stays at it. */
const attached = new RegExp(`^[,،，、;；:${stops}](?=\\s|$|\\p{L})`, 'u');

/** A particle of a verb ("vor") alone under a large number. */
const orphan = /^\p{Ll}{1,3}$/u;

/** Prepositions and articles, by their length: a form knows no language. */
const linkBefore = /(?:^|\s)\p{Ll}{1,3}$/u;
const linkBehind = /^\p{Ll}{2,3}\s/u;

function splitAt(text: string, at: number, number: string, isLabel = false): FigureSplit | undefined {
  const behind = text.slice(at + number.length);
  const [mark = ''] = attached.exec(behind) ?? [];
  const [before, after] = [text.slice(0, at).trim(), behind.slice(mark.length).trim()];
  const isFit =
    countDrawnChars(number) <= limits.number &&
    countDrawnChars(before) <= (isLabel ? limits.label : limits.before) &&
    countDrawnChars(after) <= (isLabel ? limits.label : limits.after);
  // A bracket or hyphen would begin a line, or the number would be parted from its word.
  if (!isFit || /^[^\s\p{L}]/u.test(behind.slice(mark.length)) || /[^\s\p{L},.:;，、：]$/u.test(text.slice(0, at)))
    return undefined;
  // "A third, 34%, of them", "4.55 metres, and then …": a large number ends no clause in the middle of its sentence.
  const isCut = after !== '' && (/[,،，、]$/u.test(before) || countDrawnChars(before) > maxOpeningChars);
  const isInserted = isCut && /[,،，、;；]/u.test(mark);
  const isOrphan = before !== '' && orphan.test(after);
  // "duties on 96.6 per cent of exports": a large number would read as what they are.
  const isLinked = linkBefore.test(before) && linkBehind.test(after);
  return isInserted || isOrphan || isLinked || (before === '' && after === '')
    ? undefined
    : { before, number: number.trim() + mark, after };
}

/** Shares, sums, measures and great counts; no spans of time. */
function isDecisive(text: string, { start, end, kind, value, unit }: Quantity): boolean {
  if (kind === 'percent' || kind === 'money') return true;
  return kind === 'count' ? great.test(text.slice(start, end)) : !span.test(`${value} ${unit}`.trim());
}

/** A number with a size word and its currency, whatever its length or its script's spaces ("3億円"). */
const sized = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}][.,]?)${numeral}[\s\u00a0]?(?:${magnitude})(?:[\s\u00a0]?(?:${joinFigures('currency')}))?(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}-])`,
  'giu',
);

const listSized = (text: string): Quantity[] =>
  [...text.matchAll(sized)].map(({ 0: value, index }) => ({
    start: index,
    end: index + value.length,
    kind: 'count',
    value,
    unit: '',
  }));

export function findFigure(text: string): FigureSplit | undefined {
  const read = listQuantities(text, undefined).filter((one) => isDecisive(text, one));
  const all = read.length > 0 ? read : listSized(text);
  const [first] = all;
  if (!first) return undefined;
  const isAlone = all.every((one) => one === first || one.kind !== first.kind);
  if (!isAlone && first.start > maxOpeningChars) return undefined;
  const end = text.startsWith(first.unit, first.end) ? first.end + first.unit.length : first.end;
  const found = text.slice(first.start, end);
  const [said = ''] = hedge.exec(found) ?? [];
  const at = first.start + (currencyCode.test(said) ? 0 : said.length);
  const [before, number, after] = [text.slice(0, at), text.slice(at, end), text.slice(end)];
  const isSpan = /\p{N}/u.test(before.slice(-spanChars) + after.slice(0, spanChars));
  // "US $5,000": a part of the number would stand before it.
  if (isSpan || (whole.test(number) && before !== '') || rate.test(before) || codeBefore.test(before)) return undefined;
  return splitAt(text, at, number);
}

export function splitAtFigure(text: string, figure: string | undefined): FigureSplit | undefined {
  const at = figure === undefined ? -1 : text.indexOf(figure);
  return figure === undefined || at < 0 ? undefined : splitAt(text, at, figure);
}

export const toDigits = (text: string): string => text.replace(/[^\p{N}]/gu, '');

const toBareValue = (value: string): string => {
  const [said = ''] = hedge.exec(value) ?? [];
  return currencyCode.test(said) ? value : value.slice(said.length);
};

function splitBehind(label: string, value: string, sentence: string): FigureSplit | undefined {
  const at = sentence.indexOf(label);
  const rest = at < 0 ? '' : sentence.slice(at + label.length).trim();
  const [first] = listQuantities(rest, undefined);
  const number = first?.start === 0 ? rest.slice(0, first.end) : '';
  if (number === '' || toDigits(number) !== toDigits(value)) return undefined;
  return splitAt(`${label} ${number}`, label.length + 1, number, true);
}

/** The number would else be said twice. Undefined where the words lack it, unless the sentence has it behind them. */
export function splitLabel({ value, label, sentence = '' }: Omit<Figure, 'mark'>): FigureSplit | undefined {
  const bare = toBareValue(value);
  const at = label.indexOf(bare);
  const exact = at < 0 ? undefined : splitAt(label, at, bare, true);
  if (exact) return exact;
  const same = listQuantities(label, undefined).find(
    ({ start, end }) => toDigits(label.slice(start, end)) === toDigits(value),
  );
  if (!same) return splitBehind(label, value, sentence);
  const end = label.startsWith(same.unit, same.end) ? same.end + same.unit.length : same.end;
  const [limit = ''] = hedge.exec(label.slice(same.start, end)) ?? [];
  const start = same.start + limit.length;
  return splitAt(label, start, label.slice(start, end), true);
}

/** Whether a number can stand large and is said once: not one inside a word of its own statement ("the 50%-share"). */
export function isSaidOnce(figure: Omit<Figure, 'mark'>): boolean {
  if (figure.sentence === undefined || splitLabel(figure)) return true;
  return !figure.label.includes(toBareValue(figure.value));
}
