import { factorAlternatives } from '../../languages/factor.ts';
import { languages } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import { findAll } from '../text/text.ts';
import { findFirstDay } from './day-spans.ts';

export interface FoundDate {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly at: number;
  /** A day without a year; `at` is only the fraction. */
  readonly yearless: boolean;
  /** A century; `at` is its start. */
  readonly vague: boolean;
}

const listNames = (among: readonly Language[]) =>
  among.flatMap(({ months = [] }) =>
    months.flatMap((names, index) => names.split(',').map((name) => [name, index] as const)),
  );
const monthOf = new Map(listNames(languages));
export const isMonth = (word: string): boolean => monthOf.has(word.toLowerCase());
/** Longest names first, which others may begin. */
const listMonths = (among: readonly Language[]): readonly string[] =>
  [...new Map(listNames(among)).keys()].toSorted((a, b) => b.length - a.length);

const year = String.raw`(?:1[0-9]|20)\d{2}`;
const before = String.raw`(?<![\p{L}\p{N}.,/–-])`;
const after = String.raw`(?![\p{L}\p{N}]|[.,:/–-]\p{N})`;
const romans = new Map(
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'
    .split(' ')
    .map((numeral, index) => [numeral, index + 1] as const),
);

function readParts(among: readonly Language[]) {
  const join = (field: Parameters<typeof joinFigures>[0]) => joinFigures(field, among);
  const ordinal = join('ordinalMarks');
  const mark = (field: 'yearMark' | 'monthMark' | 'dayMark') => `(?:${join(field)})`;
  return {
    join,
    ordinal,
    yearMark: mark('yearMark'),
    monthMark: mark('monthMark'),
    dayMark: mark('dayMark'),
    month: listMonths(among).join('|') || '(?!)',
    link: String.raw`(?:\s*,\s*|\s+(?:${join('dateLinks')})\s+|\s+)`,
    yearLead: String.raw`(?:(?<!\p{L})(?:${join('yearBefore')})[\s-]+|(?:${join('yearBeforeAttached')})\s+|[(（\[]\s*)`,
    dayEnd: String.raw`(?:${ordinal}|${join('dayMarks')})?\s+(?:(?:${join('dateLinks')})\s+)?`,
  };
}
type DateParts = ReturnType<typeof readParts>;

type Groups = Record<string, string | undefined>;
interface DateForm {
  readonly pattern: RegExp;
  readonly at: (groups: Groups) => number | undefined;
  readonly namesMonth?: boolean;
  readonly isVague?: (at: number) => boolean;
}

const findMonthIndex = (groups: Groups) => monthOf.get((groups.month ?? '').toLowerCase().replace(/\.$/, ''));

function toYears(yearNumber: number, monthNumber: number | undefined, day: number): number | undefined {
  if (monthNumber === undefined || monthNumber < 0 || monthNumber > 11 || day < 1 || day > 31) return undefined;
  return yearNumber + (monthNumber + (day - 1) / 31) / 12;
}
const placeNamed = (groups: Groups) =>
  toYears(Number(groups.year ?? 0), findMonthIndex(groups), Number(groups.day ?? 1));

const compilePattern = (source: string) => new RegExp(source, 'giu');

const listDays = ({
  dayEnd,
  dayMark,
  join,
  link,
  month,
  monthMark,
  ordinal,
  yearMark,
}: DateParts): readonly DateForm[] => [
  {
    pattern: compilePattern(
      String.raw`(?<bc>${join('beforeChristAhead')})?(?<!\d)(?<year>\d{1,4})${yearMark}(?!${join('noYearBehind')})(?:\s?(?<month>\d{1,2})${monthMark}(?:\s?(?<day>\d{1,2})${dayMark})?)?`,
    ),
    at: ({ bc, year: y, month: m, day }) =>
      bc !== undefined
        ? 1 - Number(y)
        : Number(y) < 1000
          ? undefined
          : toYears(Number(y), Number(m ?? 1) - 1, Number(day ?? 1)),
  },
  {
    pattern: compilePattern(`${before}(?<day>\\d{1,2})${dayEnd}(?<month>${month})\\.?${link}(?<year>${year})${after}`),
    at: placeNamed,
    namesMonth: true,
  },
  {
    pattern: compilePattern(
      `${before}(?<month>${month})\\.?\\s+(?<day>\\d{1,2})(?:${ordinal})?,?\\s+(?<year>${year})${after}`,
    ),
    at: placeNamed,
    namesMonth: true,
  },
  {
    pattern: compilePattern(`${before}(?<month>${month})\\.?${link}(?<year>${year})${after}`),
    at: placeNamed,
    namesMonth: true,
  },
  {
    pattern: compilePattern(`${before}(?<year>${year})-(?<month>\\d{2})-(?<day>\\d{2})${after}`),
    at: ({ year: y, month: m, day }) => toYears(Number(y), Number(m) - 1, Number(day)),
  },
  {
    pattern: compilePattern(`${before}(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\s?(?<year>${year})${after}`),
    at: ({ year: y, month: m, day }) => toYears(Number(y), Number(m) - 1, Number(day)),
  },
];

const listEras = ({ join }: DateParts): readonly DateForm[] => [
  {
    pattern: compilePattern(`${before}(?<year>\\d{1,4})\\s?(?:${join('beforeChrist')})(?![\\p{L}])`),
    at: ({ year: y }) => 1 - Number(y),
  },
  {
    pattern: compilePattern(
      `${before}(?:(?:${join('afterChristAhead')})\\s(?<ad>\\d{1,4})|(?<year>\\d{1,4})\\s?(?:${join('afterChrist')}))(?![\\p{L}\\p{N}])`,
    ),
    at: ({ ad, year: y }) => Number(ad ?? y),
  },
  {
    pattern: compilePattern(
      `${before}(?:(?:${join('decadeArticles')}|${join('decadeNouns')})\\s+)?(?<year>(?:1[0-9]|20)\\d0)(?:${join('decadeBehind')})${after}|${before}(?:${join('decadeNouns')})\\s+(?<other>(?:1[0-9]|20)\\d0)${after}|(?<cjk>\\d{3}0)(?:${join('decadeMark')})`,
    ),
    at: ({ year: y, other, cjk }) => Number(y ?? other ?? cjk),
    // "The 1960s" are ten years, but "the 1900s" often a hundred.
    isVague: (at) => at % 100 === 0,
  },
];

const listCenturies = ({ join, ordinal }: DateParts): readonly DateForm[] => [
  {
    pattern: compilePattern(
      `${before}(?<century>\\d{1,2})(?:${ordinal}|${join('centuryMarks')})?\\s?(?:${join('century')})(?!\\p{L})`,
    ),
    at: ({ century }) => (Number(century) > 21 || century === '0' ? undefined : (Number(century) - 1) * 100),
    isVague: () => true,
  },
  {
    pattern: compilePattern(
      `${before}(?:(?:${join('centuryBefore')})\\s(?<behind>[IVX]{1,5})|(?<front>[IVX]{1,5})(?:${join('romanMarks')})?\\s(?:${join('centuryRoman')}))(?!\\p{L})`,
    ),
    at: ({ behind, front }) => {
      const century = romans.get((behind ?? front ?? '').toUpperCase());
      return century === undefined ? undefined : (century - 1) * 100;
    },
    isVague: () => true,
  },
];

const listYears = ({ yearLead }: DateParts): readonly DateForm[] => [
  { pattern: compilePattern(`(?<=${yearLead})(?<year>${year})${after}(?!\\s?[%€$])`), at: ({ year: y }) => Number(y) },
  { pattern: compilePattern(`^(?<year>${year})(?=\\s*(?:[:：–—|,、،]|-\\s|$))`), at: ({ year: y }) => Number(y) },
];

/** "3 May"; a date only where the dates around it have no year either. */
const listYearless = ({ dayEnd, dayMark, month, monthMark, ordinal, yearMark }: DateParts): readonly DateForm[] => [
  {
    pattern: compilePattern(`${before}(?<day>\\d{1,2})${dayEnd}(?<month>${month})\\.?${after}`),
    at: placeNamed,
    namesMonth: true,
  },
  {
    pattern: compilePattern(`${before}(?<month>${month})\\.?\\s+(?<day>\\d{1,2})(?:${ordinal})?${after}`),
    at: placeNamed,
    namesMonth: true,
  },
  {
    pattern: new RegExp(String.raw`(?<!\d|${yearMark})(?<month>\d{1,2})${monthMark}\s?(?<day>\d{1,2})${dayMark}`, 'gu'),
    at: ({ month: m, day }) => toYears(0, Number(m) - 1, Number(day)),
  },
];

const getPatterns = perPageLanguage((among) => {
  const parts = readParts(among);
  return {
    anyMonth: new RegExp(factorAlternatives(parts.month.replaceAll('.', String.raw`\.`)), 'u'),
    forms: [...listDays(parts), ...listEras(parts), ...listCenturies(parts), ...listYears(parts)],
    yearlessForms: listYearless(parts),
    decadeArticle: new RegExp(String.raw`^(?:${parts.join('decadeArticles')})\s+`, 'i'),
  };
});
type Patterns = ReturnType<typeof getPatterns>;

/** Letters that are read; relevant dates stand early. */
const readLetters = 600;

function collect(
  text: string,
  among: readonly DateForm[],
  { anyMonth, decadeArticle }: Patterns,
  yearless: boolean,
): FoundDate[] {
  const found: FoundDate[] = [];
  // The forms with months' names, in any case, are slow.
  const hasMonth = anyMonth.test(text.toLowerCase());
  for (const { pattern: form, at, namesMonth = false, isVague = () => false } of among) {
    if (namesMonth && !hasMonth) continue;
    for (const match of findAll(text, form)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const place = at(match.groups ?? {});
      if (place === undefined || found.some((other) => start < other.end && end > other.start)) continue;
      found.push({
        start,
        end,
        text: match[0].replace(decadeArticle, ''),
        at: place,
        yearless,
        vague: isVague(place),
      });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

export function findDates(text: string, language?: Language): FoundDate[] {
  const read = text.slice(0, readLetters);
  if (!/\p{N}|[IVX]{2}/u.test(read)) return [];
  const patterns = getPatterns(language);
  const whole = collect(read, patterns.forms, patterns, false);
  const found = whole.length > 0 ? whole : collect(read, patterns.yearlessForms, patterns, true);
  return found.map((date) => {
    const first = date.vague ? undefined : findFirstDay(read.slice(0, date.start), date.text, language);
    return first === undefined
      ? date
      : { ...date, start: first.start, text: read.slice(first.start, date.end), at: date.at + first.laterYears };
  });
}

/** "1957–1959 First houses", "1998/99 New plans" */
const openingYear = /^(?<from>1[0-9]\d{2}|20\d{2})(?:\s?[–—/-]\s?(?:\d{4}|\d{2})(?!\d))?(?=\s+["“„«]?[\p{Lu}\p{Lo}])/u;

export function readOpeningYears(text: string): { readonly text: string; readonly at: number } | undefined {
  const found = openingYear.exec(text);
  return found?.groups === undefined ? undefined : { text: found[0], at: Number(found.groups.from) };
}
