import type { Language } from '../../languages/index.ts';
import { joinAlternatives, joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import { findAll, measureDrawnLength, tidy } from '../text/text.ts';
import { findRatios } from './ratios.ts';
import { currency, numeral, readUnits } from './units.ts';

/** Drawn letters; a great value keeps its size word whole ("7,3 Millionen"), a sum also its currency's name. */
const valueBudget = { any: 13, great: 18, money: 23 };

export interface Quantity {
  readonly start: number;
  readonly end: number;
  readonly kind: 'percent' | 'money' | 'measure' | 'count';
  /** As drawn: words for per cent become "%", a long "more than" becomes "+"; otherwise verbatim. */
  readonly value: string;
  /** The unit behind `end`, if it is left to the label. */
  readonly unit: string;
}

const letters = String.raw`A-Za-z\u00c0-\u024f\u0391-\u03c9\u0410-\u044f`;
const minAgeYears = 1000;

const getSigns = perPageLanguage((among) => {
  const units = readUnits(among);
  const { magnitude, measure, percent, percentPoints, moment, decoys } = units;
  const [rangeWords, rangeFrom] = [joinFigures('rangeWords', among), joinFigures('rangeFrom', among)];
  const { along, dimension } = {
    along: joinAlternatives(({ brief }) => brief?.labels?.along, among),
    dimension: joinAlternatives(({ brief }) => brief?.labels?.dimension, among),
  };
  return {
    ...units,
    quantity: new RegExp(
      String.raw`(?<![${letters}\p{N}.,:/#\-–])(?<before>${currency}\s?)?(?<number>${numeral}(?<upper>\s?[-–]\s?${numeral}|(?<!(?:^|\s)(?:${rangeFrom})\s[\d.,]{1,12})\s(?:${rangeWords})\s${numeral}(?=[\s\u00a0]?(?:[%٪％]|${percent}|${measure})(?!\p{L})))?)(?<size>[\s\u00a0-]?(?:${magnitude})(?!\p{L}))?(?<unit>\s?[%٪％]|[\s\u00a0](?:${percent})(?!\p{L})|(?:${percentPoints})|\s?${currency}|[\s\u00a0-]?(?:${measure})(?!\p{L}))?(?![${letters}\p{N}]|[:/.,]\p{N}|\/\p{L}|\s?[-–]\s?\p{N})`,
      'giu',
    ),
    percentPoint: new RegExp(percentPoints),
    percentWord: new RegExp(`^[\\s\\u00a0]?(?:${percent})$`, 'iu'),
    percentUnit: new RegExp(`^\\s?(?:[%٪％]|${percent})$`, 'iu'),
    moneyUnit: new RegExp(`[$€£¥₹₩]|${joinFigures('currency', among)}`, 'i'),
    isSpan: new RegExp(`${moment.unit.source}|${decoys.unit.source}`, 'i'),
    along: new RegExp(`(?:^|\\s)(?:${along})\\s$`, 'iu'),
    dimension: new RegExp(`^\\s(?:${dimension})(?!\\p{L})`, 'iu'),
    /** "4567 Harbour Road": a house. */
    streetBehind: new RegExp(String.raw`^,?\s(?:${joinFigures('streetsBehind', among)})`, 'u'),
    meters: new RegExp(String.raw`^[\s\u00a0-]?(?:${joinFigures('meters', among)})$`, 'i'),
    known: new Map<string, readonly Quantity[]>(),
  };
});
type Signs = ReturnType<typeof getSigns>;

const foreignDigits = /[０-９٠-٩]/g;

export function readAmount(numeralText: string): number {
  const digits = numeralText.replace(foreignDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
  return Number(digits.replace(/[.,'’\s٬，](?=\d{3}(?:\D|$))/g, '').replace(/[,٫．]/, '.'));
}

/** "Sieger über 60 Meter": the length of a race rather than "more than"; "über 60 Meter hoch" is a measure. */
const isAlong = ({ meters, along, dimension }: Signs, prefix: string, unit: string, rest: string) =>
  meters.test(unit) && along.test(prefix) && !dimension.test(rest);

function isGreatCount(number: string, amount: number, after: string): boolean {
  const separated = /[.,'’\s٬，][\d٠-٩]{3}$/.test(number);
  return (separated || (amount >= 100 && (amount < 1900 || amount > 2100))) && /^\s["“]?\p{L}{3,}/u.test(after);
}

/** "1278 war die Burg …" */
const isOpeningYear = (prefix: string, number: string) => prefix === '' && /^(?:1\d|20)\d{2}$/.test(number);

/** "12345 Tarn": five digits in a row that are not round count nothing. */
const postcode = /^\d{5}(?<!00)$/;
/** "+44 20 …", "0800 555 …", "(212) 555 …": the groups before one of a phone number. */
const phoneBefore = /(?<![\p{L}\p{N}.,])(?:\+\d|\(\d{2,5}\)|0\d)[\d\s()/–-]*[\s()/–-]$/u;

/** "93 bin 973": the end of a number with a word within. */
const inWords = /\p{N}\s\p{L}{2,4}\s$/u;

interface BareNumber {
  readonly number: string;
  readonly amount: number;
  readonly prefix: string;
  readonly rest: string;
}

const isCount = ({ number, amount, prefix, rest }: BareNumber): boolean =>
  isGreatCount(number, amount, rest) &&
  !isOpeningYear(prefix, number) &&
  !postcode.test(number) &&
  !phoneBefore.test(prefix);

const maxKnown = 500;

export function listQuantities(sentence: string, language: Language | undefined): readonly Quantity[] {
  const signs = getSigns(language);
  const { known } = signs;
  const found = known.get(sentence) ?? readQuantities(sentence, signs, language);
  if (known.size >= maxKnown) known.clear();
  known.set(sentence, found);
  return found;
}

function readQuantities(sentence: string, signs: Signs, language: Language | undefined): Quantity[] {
  const { quantity, decoys, hedges, moment, streetBehind, typical } = signs;
  const found: Quantity[] = [];
  for (const match of findAll(sentence, quantity)) {
    const { before = '', number = '', size = '', unit = '', upper } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    const [prefix, rest] = [sentence.slice(0, start), sentence.slice(end)];
    const amount = readAmount(number.split(/[-–]/)[0] ?? '');
    const kind = findKind(before, unit, signs);
    // Two bare numbers are a score, a span of years or a date; with one unit they are a range.
    if (upper !== undefined && kind === 'count' && size === '') continue;
    if (kind === 'count' && size === '' && !isCount({ number, amount, prefix, rest })) continue;
    // Small sums are prices, unless typical or compared.
    if (kind === 'money' && size === '' && amount < 1000 && !(typical.behind.test(rest) || typical.before.test(prefix)))
      continue;
    // Behind a name a bare number belongs to it; a sum or share does not ("der Hafen 3 Millionen Euro").
    const isOfName = kind === 'count' && decoys.name.test(prefix);
    const isHouse = kind === 'count' && streetBehind.test(rest);
    const isDecoy = decoys.before.test(prefix) || isOfName || isHouse || decoys.after.test(rest);
    // "a 2.0-liter engine" is a name.
    if (
      isDecoy ||
      (decoys.unit.test(unit) && size === '' && amount < minAgeYears) ||
      (kind === 'measure' && unit.startsWith('-')) ||
      decoys.angle.test(unit) ||
      (decoys.degrees.test(unit) && decoys.turned.test(rest)) ||
      (decoys.year.test(number) && decoys.yearUnit.test(`${unit.trim()}${rest}`)) ||
      isAlong(signs, prefix, unit, rest) ||
      (moment.unit.test(unit) && moment.behind.test(rest))
    )
      continue;
    const drawn = signs.percentWord.test(unit) ? `${before}${number}${size}%` : match[0];
    const bare = `${before}${number}${size}`;
    const hedge = hedges.any.exec(prefix)?.[0] ?? '';
    if (kind === 'count' && inWords.test(prefix.slice(0, prefix.length - hedge.length))) continue;
    const place = { start: start - hedge.length, kind, unit: '' };
    const said = hedge.replace(hedges.attached, '');
    const forms = [`${said}${drawn}`, ...withSign({ hedge, hedges }, drawn, number, size)];
    const maxChars = kind === 'money' ? valueBudget.money : size === '' ? valueBudget.any : valueBudget.great;
    const whole = forms.find(fits) ?? forms.find((form) => measureDrawnLength(tidy(form)) <= maxChars);
    if (whole !== undefined) found.push({ ...place, end, value: tidy(whole) });
    else if (kind === 'measure' && !signs.isSpan.test(unit) && fits(`${said}${bare}`))
      found.push({ ...place, end: end - unit.length, value: tidy(`${said}${bare}`), unit: tidy(unit) });
  }
  const shares = findRatios(sentence, language).filter(
    ({ start, end, text }) =>
      fits(text) &&
      !decoys.before.test(sentence.slice(0, start)) &&
      !found.some((other) => start < other.end && end > other.start),
  );
  return [
    ...found,
    ...shares.map(({ start, end, text }) => ({ start, end, kind: 'percent' as const, value: text, unit: '' })),
  ];
}

const fits = (value: string) => measureDrawnLength(tidy(value)) <= valueBudget.any;

function findKind(before: string, unit: string, { percentUnit, percentPoint, moneyUnit }: Signs): Quantity['kind'] {
  if (percentUnit.test(unit) || percentPoint.test(unit)) return 'percent';
  if (before !== '' || moneyUnit.test(unit)) return 'money';
  return unit === '' ? 'count' : 'measure';
}

function withSign(
  { hedge, hedges }: Pick<Signs, 'hedges'> & { readonly hedge: string },
  drawn: string,
  number: string,
  size: string,
): string[] {
  if (hedges.atLeast.test(hedge)) return [size === '' ? drawn.replace(number, `${number}+`) : `${drawn}+`];
  if (hedges.atMost.test(hedge)) return [`<${drawn}`];
  return hedges.near.test(hedge) ? [`~${drawn}`] : [];
}
