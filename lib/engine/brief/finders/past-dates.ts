import { findLanguage } from '../../languages/index.ts';
import { joinForms, perPageLanguage } from '../../languages/patterns.ts';
import { type FoundDate, findDates } from '../numbers/dates.ts';
import type { Reading } from '../reading/reading.ts';
import type { LanguageWords } from '../text/words.ts';
import { isOpening } from './dated-text.ts';

/** Years before its publication in which a text's days without a year lie. */
const recent = 0.35;
const dayInYears = 1 / 365;

/** "1923 wurde …", "wurde 1923 mit …": where nouns have capitals, a bare year beside a small letter counts nothing. */
const bareYear = /(?:^|(?<=\p{Ll}\s))(?:1[5-9]|20)\d{2}(?=\s\p{Ll})/u;
const year = String.raw`(?:1[5-9]|20)\d{2}`;
const getSpans = perPageLanguage((among) => ({
  end: new RegExp(String.raw`^\s?(?:[-–]|${joinForms('spanLinks', among)})\s?(?:1\d|20)\d{2}(?!\d)`, 'u'),
  /** "from 1947 to 1967" */
  whole: new RegExp(
    String.raw`(?<!\p{L})(?:${joinForms('spanOpeners', among)})\s(?<from>${year})(?:\s?[-–]\s?|\s(?:${joinForms('spanLinks', among)})\s)${year}(?![\p{L}\p{N}]|[.,]\d)`,
    'iu',
  ),
}));

/** "hatte bereits 2021 Lund …": round numbers may be counts ("bereits 2000 Gäste"). */
const getAdverbYear = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${joinForms('yearAdverbs', among)})\s)(?:1[5-9]|20)(?!00)\d{2}(?=\s\p{L})`,
      'iu',
    ),
);

export function readPublished(date = ''): number | undefined {
  const [, year, month, ofMonth] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  return year === undefined ? undefined : Number(year) + (Number(month) - 1 + (Number(ofMonth) - 1) / 31) / 12;
}

/** A day without a year as one of the last months; undefined for those to come. */
function placeDate(date: FoundDate, published: number): FoundDate | undefined {
  const at = [0, 1].map((back) => Math.floor(published) - back + date.at).find((one) => one <= published + dayInYears);
  return at === undefined || at < published - recent ? undefined : { ...date, at, yearless: false };
}

const toYear = (text: string, start: number): FoundDate => ({
  start,
  end: start + text.length,
  text,
  at: Number(text),
  yearless: false,
  vague: false,
});

/** "1947 bis 1967" as one date where the sentence opens with it. */
function withSpan(date: FoundDate, text: string, words: LanguageWords): FoundDate {
  const isFirst = isOpening(text.slice(0, date.start), words);
  const span = isFirst ? getSpans(words.language).end.exec(text.slice(date.end))?.[0] : undefined;
  if (span === undefined) return date;
  const end = date.end + span.length;
  return { ...date, end, text: text.slice(date.start, end) };
}

function findSpan(text: string, { language }: LanguageWords): FoundDate | undefined {
  const found = getSpans(language).whole.exec(text);
  if (found === null) return undefined;
  const end = found.index + found[0].length;
  return { ...toYear(found[0], found.index), end, at: Number(found.groups?.from) };
}

const withWhole = (span: FoundDate, dates: readonly FoundDate[]): FoundDate[] =>
  [...dates.filter(({ start, end }) => end <= span.start || start >= span.end), span].toSorted(
    (a, b) => a.start - b.start,
  );

export function createPastDates({ document: { metadata }, language, words }: Reading): (text: string) => FoundDate[] {
  const adverbYear = getAdverbYear(words.language);
  const hasCapitalNouns = findLanguage(language)?.hasCapitalNouns === true;
  const published = readPublished(metadata.date);
  return (text) => {
    const span = findSpan(text, words);
    const found =
      span === undefined
        ? findDates(text)
        : withWhole(
            span,
            findDates(text).filter(({ yearless }) => !yearless),
          );
    const bare = hasCapitalNouns && found.length === 0 ? (bareYear.exec(text) ?? adverbYear.exec(text)) : null;
    if (bare !== null) return [toYear(bare[0], bare.index)];
    const [first, ...others] = found;
    if (first === undefined) return [];
    if (first.yearless) {
      const placed = published === undefined ? first : placeDate(first, published);
      return placed === undefined ? [] : [placed, ...others];
    }
    const whole = withSpan(first, text, words);
    return [whole, ...others.filter(({ start }) => start >= whole.end)];
  };
}

/** Part of a year within which a date without a year lies ahead. */
const ahead = 0.5;

export function isAhead({ at, yearless }: FoundDate, published: number | undefined, back = dayInYears): boolean {
  if (published === undefined) return true;
  if (!yearless) return at >= published - back;
  return (at - (published % 1) + 1 + back) % 1 < ahead;
}

/** "5 February", "5.2.2020", "2月5日", not "2020" or "February 2020". */
export const ofDay = /(?<!\d)\d{1,2}(?!\d)/u;
