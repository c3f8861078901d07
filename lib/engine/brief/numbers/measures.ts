import { keepByText } from '../../keep.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { joinFigures, perPageLanguage, type pickFigures } from '../../languages/patterns.ts';
import { defaultCode } from '../../languages/tags.ts';
import { measureDrawnLength, tidy } from '../text/text.ts';

/** A cell or value that is one number with its unit. */
export interface Measure {
  readonly value: number;
  /** As written ("%", "€", "km"); empty for a bare number. */
  readonly unit: string;
  readonly side: 'before' | 'after';
  readonly text: string;
  readonly hedged: boolean;
}

const getPatterns = perPageLanguage((among) => {
  const written = new RegExp(
    String.raw`^(?<hedge>(?:~|≈|<|>|≥|≤|\+|${joinFigures('cellHedges', among)})\s?)?(?<front>(?:US|A|C|HK|NZ|R)?[$€£¥₹₩]\s?)?(?<minus>[-−–])?(?<number>[\d０-９٠-٩]{1,3}(?:[.,'’\u00a0\u202f٬， ][\d０-９٠-٩]{3})+(?:[.,٫][\d٠-٩]{1,2})?|[\d０-９٠-٩]{1,15}(?:[.,٫．][\d０-９٠-٩]{1,3})?)(?<unit>\s?(?:[%٪％€£¥₹$°]|\p{L}[\p{L}/²³.]{0,11}(?:\s\p{L}{1,10})?))?$`,
    'u',
  );
  const matchOpening = (field: Parameters<typeof pickFigures>[0]) =>
    new RegExp(String.raw`^(?:${joinFigures(field, among)})(?!\p{L})`, 'iu');
  const sizes: readonly (readonly [RegExp, number])[] = [
    [matchOpening('thousand'), 1e3],
    [matchOpening('million'), 1e6],
    [matchOpening('billion'), 1e9],
    [new RegExp(`^(?:${joinFigures('tenThousand', among)})`, 'u'), 1e4],
    [new RegExp(`^(?:${joinFigures('hundredMillion', among)})`, 'u'), 1e8],
  ];
  const headerIn = joinFigures('headerIn', among);
  const bracketedUnit = new RegExp(String.raw`[([]\s*(?:(?:${headerIn})\s+)?([^)\]]{1,14})\s*[)\]]\s*$`, 'u');
  const unitBehind = new RegExp(
    String.raw`(?:,\s*|\s+(?:${headerIn})\s+)(%|€|\$|£|¥|km²?|kg|m²?|°C|(?:${joinFigures('headerUnits', among)})(?:\s\p{L}{1,10})?)$`,
    'u',
  );
  return { written, sizes, bracketedUnit, unitBehind };
});

const toWesternDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/** A dot or comma before three digits separates thousands ("1.240"); otherwise it is a decimal sign. */
function readAmount(numeral: string, decimalComma: boolean): number {
  const digits = numeral.replace(/[０-９٠-٩]/g, toWesternDigit).replace(/[٬，'’\u00a0\u202f ]/g, '');
  const marks = digits.match(/[.,٫．]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return Number(digits);
  const isDecimal =
    last === '٫' ||
    last === '．' ||
    !/[.,]\d{3}$/.test(digits) ||
    (marks.length === 1 && /^0/.test(digits)) ||
    (marks.length === 1 && (last === ',') === decimalComma && !/^\d{1,3}[.,]\d{3}$/.test(digits)) ||
    (marks.length > 1 && marks[0] !== last);
  const at = digits.lastIndexOf(last);
  return isDecimal
    ? Number(`${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`)
    : Number(digits.replace(/[.,]/g, ''));
}

/** As the platform writes numbers in a language. */
const hasDecimalComma = keepByText((code) =>
  new Intl.NumberFormat(code).formatToParts(1 / 2).some(({ type, value }) => type === 'decimal' && value === ','),
);

const maxChars = 32;

export function readMeasure(cell: string, language: string): Measure | undefined {
  const { sizes, written } = getPatterns(findLanguage(language));
  const text = tidy(cell.replace(/\s*\[[^\]]{1,8}\]/g, '').replace(/[*†‡]+$/, ''));
  if (text.length > maxChars) return undefined;
  const groups = written.exec(text)?.groups;
  if (groups?.number === undefined) return undefined;
  const unit = (groups.unit ?? '').trim();
  const front = (groups.front ?? '').trim();
  const [size, factor] = sizes.find(([pattern]) => pattern.test(unit)) ?? [undefined, 1];
  const value =
    readAmount(groups.number, hasDecimalComma(language.split('-')[0] || defaultCode)) *
    factor *
    (groups.minus ? -1 : 1);
  const rest = size === undefined ? unit : unit.replace(size, '').trim();
  if (!Number.isFinite(value) || measureDrawnLength(text) > 16) return undefined;
  return { value, unit: front || rest, side: front ? 'before' : 'after', text, hedged: groups.hedge !== undefined };
}

/** The unit in a header: "Share (%)", "Price in €", "Length, km". */
export function findHeaderUnit(header: string, language?: Language): string {
  const { bracketedUnit, unitBehind } = getPatterns(language);
  const text = tidy(header);
  return bracketedUnit.exec(text)?.[1]?.trim() ?? unitBehind.exec(text)?.[1] ?? /[%€$£¥]/u.exec(text)?.[0] ?? '';
}

export function readYear(header: string): number | undefined {
  const found = /(?<!\d)((?:19|20)\d{2})(?!\d)/.exec(header)?.[1];
  return found === undefined ? undefined : Number(found);
}

const time = new RegExp(
  String.raw`^(?:(?:19|20)\d{2}(?:[-/–]\d{2,4})?|(?:[QT][1-4]|H[12]|(?:${joinFigures('monthStems')})\p{L}{0,7}\.?)(?:[ -]?(?:(?:19|20)\d{2}|['’]\d{2}))?|\d{1,2}\/(?:19|20)\d{2}|\d{1,2}(?:${joinFigures('monthMark')})|(?:19|20)\d{2}(?:${joinFigures('yearMark')}))$`,
  'iu',
);

export const isTime = (label: string): boolean => time.test(label);
