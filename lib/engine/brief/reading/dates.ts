import { languages } from '../../languages/index.ts';
import { joinFigures } from '../../languages/patterns.ts';

/** A date in a text: `start` and `end` bound what is drawn; `at` is a fraction of a year, 1 BC being 0. */
export interface FoundDate {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly at: number;
  /** Whether it names a day of no year: `at` is then the fraction alone. */
  readonly yearless: boolean;
  /** Whether it names a century: `at` is then where that begins. */
  readonly vague: boolean;
}

/** Names of the months, over all languages, with their place in the year. */
const monthOf = new Map(
  languages.flatMap(({ months = [] }) =>
    months.flatMap((names, index) => names.split(',').map((name) => [name, index] as const)),
  ),
);
/** Whether a word is a month's name in any language. */
export const isMonth = (word: string): boolean => monthOf.has(word.toLowerCase());
const month = [...monthOf.keys()].toSorted((a, b) => b.length - a.length).join('|');

const year = String.raw`(?:1[0-9]|20)\d{2}`;
const link = String.raw`(?:\s*,\s*|\s+(?:${joinFigures('dateLinks')})\s+|\s+)`;
const before = String.raw`(?<![\p{L}\p{N}.,/–-])`;
const after = String.raw`(?![\p{L}\p{N}]|[.,:/–-]\p{N})`;
const romans = new Map(
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'
    .split(' ')
    .map((numeral, index) => [numeral, index + 1] as const),
);

/** What stands right before a year that makes it a date; without it a bare number is no year. */
const yearLead = String.raw`(?:(?<!\p{L})(?:${joinFigures('yearBefore')})[\s-]+|(?:${joinFigures('yearBeforeAttached')})\s+|[(（\[]\s*)`;
const [yearMark, monthMark, dayMark] = [joinFigures('yearMark'), joinFigures('monthMark'), joinFigures('dayMark')];
const ordinal = joinFigures('ordinalMarks');
/** Behind a day's number, and the word that may stand before its month. */
const dayEnd = String.raw`(?:${ordinal}|${joinFigures('dayMarks')})?\s+(?:(?:${joinFigures('dateLinks')})\s+)?`;

type Groups = Record<string, string | undefined>;
/** One way to write a date, and what it says of `at`. */
interface Form {
  readonly pattern: RegExp;
  readonly at: (groups: Groups) => number | undefined;
  /** Whether it bounds too much to be an event's date. */
  readonly isVague?: (at: number) => boolean;
}

const monthIndex = (groups: Groups) => monthOf.get((groups.month ?? '').toLowerCase().replace(/\.$/, ''));

/** A day as a fraction of a year, to the hundredth of a month at least. */
function placed(yearNumber: number, monthNumber: number | undefined, day: number): number | undefined {
  if (monthNumber === undefined || monthNumber < 0 || monthNumber > 11 || day < 1 || day > 31) return undefined;
  return yearNumber + (monthNumber + (day - 1) / 31) / 12;
}
const named = (groups: Groups) => placed(Number(groups.year ?? 0), monthIndex(groups), Number(groups.day ?? 1));

const pattern = (source: string) => new RegExp(source, 'giu');

const forms: readonly Form[] = [
  {
    pattern: pattern(
      String.raw`(?<bc>${joinFigures('beforeChristAhead')})?(?<!\d)(?<year>\d{1,4})${yearMark}(?!${joinFigures('noYearBehind')})(?:(?<month>\d{1,2})${monthMark}(?:(?<day>\d{1,2})${dayMark})?)?`,
    ),
    at: ({ bc, year: y, month: m, day }) =>
      bc !== undefined
        ? 1 - Number(y)
        : Number(y) < 1000
          ? undefined
          : placed(Number(y), Number(m ?? 1) - 1, Number(day ?? 1)),
  },
  {
    pattern: pattern(`${before}(?<day>\\d{1,2})${dayEnd}(?<month>${month})\\.?${link}(?<year>${year})${after}`),
    at: named,
  },
  {
    pattern: pattern(
      `${before}(?<month>${month})\\.?\\s+(?<day>\\d{1,2})(?:${ordinal})?,?\\s+(?<year>${year})${after}`,
    ),
    at: named,
  },
  { pattern: pattern(`${before}(?<month>${month})\\.?${link}(?<year>${year})${after}`), at: named },
  {
    pattern: pattern(`${before}(?<year>${year})-(?<month>\\d{2})-(?<day>\\d{2})${after}`),
    at: ({ year: y, month: m, day }) => placed(Number(y), Number(m) - 1, Number(day)),
  },
  {
    pattern: pattern(`${before}(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\s?(?<year>${year})${after}`),
    at: ({ year: y, month: m, day }) => placed(Number(y), Number(m) - 1, Number(day)),
  },
  {
    pattern: pattern(`${before}(?<year>\\d{1,4})\\s?(?:${joinFigures('beforeChrist')})(?![\\p{L}])`),
    at: ({ year: y }) => 1 - Number(y),
  },
  {
    pattern: pattern(
      `${before}(?:(?:${joinFigures('afterChristAhead')})\\s(?<ad>\\d{1,4})|(?<year>\\d{1,4})\\s?(?:${joinFigures('afterChrist')}))(?![\\p{L}\\p{N}])`,
    ),
    at: ({ ad, year: y }) => Number(ad ?? y),
  },
  {
    pattern: pattern(
      `${before}(?:(?:${joinFigures('decadeArticles')}|${joinFigures('decadeNouns')})\\s+)?(?<year>(?:1[0-9]|20)\\d0)(?:${joinFigures('decadeBehind')})${after}|${before}(?:${joinFigures('decadeNouns')})\\s+(?<other>(?:1[0-9]|20)\\d0)${after}|(?<cjk>\\d{3}0)(?:${joinFigures('decadeMark')})`,
    ),
    at: ({ year: y, other, cjk }) => Number(y ?? other ?? cjk),
    // "The 1960s" name ten years, "the 1900s" as often a hundred.
    isVague: (at) => at % 100 === 0,
  },
  {
    pattern: pattern(
      `${before}(?<century>\\d{1,2})(?:${ordinal}|${joinFigures('centuryMarks')})?\\s?(?:${joinFigures('century')})(?!\\p{L})`,
    ),
    at: ({ century }) => (Number(century) > 21 || century === '0' ? undefined : (Number(century) - 1) * 100),
    isVague: () => true,
  },
  {
    pattern: pattern(
      `${before}(?:(?:${joinFigures('centuryBefore')})\\s(?<behind>[IVX]{1,5})|(?<front>[IVX]{1,5})(?:${joinFigures('romanMarks')})?\\s(?:${joinFigures('centuryRoman')}))(?!\\p{L})`,
    ),
    at: ({ behind, front }) => {
      const century = romans.get((behind ?? front ?? '').toUpperCase());
      return century === undefined ? undefined : (century - 1) * 100;
    },
    isVague: () => true,
  },
  { pattern: pattern(`(?<=${yearLead})(?<year>${year})${after}(?!\\s?[%€$])`), at: ({ year: y }) => Number(y) },
  { pattern: pattern(`^(?<year>${year})(?=\\s*(?:[:：–—|,、،]|-\\s|$))`), at: ({ year: y }) => Number(y) },
];

/** A day without its year ("3 May"): a date where all dates around it are written so. */
const yearlessForms: readonly Form[] = [
  {
    pattern: pattern(`${before}(?<day>\\d{1,2})${dayEnd}(?<month>${month})\\.?${after}`),
    at: named,
  },
  { pattern: pattern(`${before}(?<month>${month})\\.?\\s+(?<day>\\d{1,2})(?:${ordinal})?${after}`), at: named },
  {
    pattern: new RegExp(String.raw`(?<!\d|${yearMark})(?<month>\d{1,2})${monthMark}(?<day>\d{1,2})${dayMark}`, 'gu'),
    at: ({ month: m, day }) => placed(0, Number(m) - 1, Number(day)),
  },
];

const decadeArticle = new RegExp(String.raw`^(?:${joinFigures('decadeArticles')})\s+`, 'i');

/** Longer texts are read by their start: a date that matters stands early. */
const readLetters = 600;

function collect(text: string, among: readonly Form[], yearless: boolean): FoundDate[] {
  const found: FoundDate[] = [];
  for (const { pattern: form, at, isVague = () => false } of among) {
    for (const match of text.matchAll(form)) {
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

/** The dates of a text, in order; days without a year only where it has no other. */
export function datesIn(text: string): FoundDate[] {
  const read = text.slice(0, readLetters);
  if (!/\p{N}|[IVX]{2}/u.test(read)) return [];
  const whole = collect(read, forms, false);
  return whole.length > 0 ? whole : collect(read, yearlessForms, true);
}
