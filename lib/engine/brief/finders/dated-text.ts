import { joinAlternatives, joinForms, perPageLanguage } from '../../languages/patterns.ts';
import { type FoundDate, readOpeningYears } from '../numbers/dates.ts';
import { getNumberSigns } from '../numbers/number-signs.ts';
import { listQuantities } from '../numbers/quantities.ts';
import type { Reading } from '../reading/reading.ts';
import { getChangeWords } from '../text/change-words.ts';
import { hasVerb } from '../text/clause-signs.ts';
import { capitalize, countTextWords, getFirstWord, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const getSigns = perPageLanguage((among) => {
  const backdrop = joinAlternatives(({ brief }) => brief?.timeline?.backdrop, among);
  return {
    /** "The most since June", "compared to 1991–2020": dates of reference, not of an event. */
    backdrop: new RegExp(`(?<!\\p{L})(?:${backdrop})\\s(?:\\p{L}{1,6}\\s){0,2}$`, 'iu'),
    /** "after the flood in 1912", "since its founding in 1949": the date of an earlier event. */
    earlier: new RegExp(
      `(?<!\\p{L})(?:${joinAlternatives(({ brief }) => brief?.timeline?.earlier, among)})\\s(?<event>[^,;:،；，、]{1,60})$`,
      'iu',
    ),
    compared: new RegExp(
      `(?<!\\p{L})(?:${joinAlternatives(({ brief }) => brief?.timeline?.compared, among)})\\s(?<event>[^,;:،؛，；、]{1,60})$`,
      'iu',
    ),
    subclause: new RegExp(
      `,\\s(?:${joinAlternatives(({ brief }) => brief?.timeline?.subclauses, among)})\\s(?<own>[^,;:–—]*)$`,
      'u',
    ),
    spanBehind: new RegExp(String.raw`^\s?(?:[-–]|${joinForms('spanLinks', among)})\s?(?:1\d|20)?\d{2}(?!\d)`, 'u'),
    opening: new RegExp(String.raw`^(?:[(（[]|(?:${joinForms('dateOpeners', among)})[\s-])*$`, 'i'),
  };
});

/** Minimum words of an earlier event and its preposition: "before noon on 3 May" is a time. */
const minEarlierWords = 3;

const matchYearsFigure = (text: string, { language }: LanguageWords) =>
  listQuantities(text, language).some(({ kind }) => kind === 'percent');

/** Whether a date is a single point of time and no label: not "2019–2021", not "2019:". */
export const isPoint = (text: string, { end }: FoundDate, { language }: LanguageWords): boolean =>
  !getSigns(language).spanBehind.test(text.slice(end)) && !/^:\s/.test(text.slice(end));

/** "… der Wahl übernahm die …": behind its opening phrase a verb-second clause has its verb, a small word before an article or pronoun. */
const hasSecondVerb = (phrase: string, { stop, language }: LanguageWords): boolean =>
  // "Wahlen" ends like a verb.
  getChangeWords(language).verb.test(phrase.replace(/\p{Lu}\p{L}*/gu, '')) ||
  [...phrase.matchAll(/(?<=\s)(?<word>\p{Ll}+)\s(?=(?<next>\p{Ll}+))/gu)].some(
    ({ groups: { word = '', next = '' } = {} }) => !stop.has(word) && stop.has(next),
  );

function isOfEarlier(before: string, words: LanguageWords): boolean {
  const { earlier, compared } = getSigns(words.language);
  const measure = compared.exec(before)?.groups?.event;
  const event = measure ?? earlier.exec(before)?.groups?.event;
  if (event === undefined || (measure === undefined && countTextWords(event) < minEarlierWords)) return false;
  return !words.isVerbSecond || !hasSecondVerb(event, words);
}

/** "…, die 1944 standen": a date of a clause that only describes; where the verb is second, a clause that has one is a main clause. */
function isOfSubclause(before: string, words: LanguageWords): boolean {
  const own = getSigns(words.language).subclause.exec(before)?.groups?.own;
  return own !== undefined && !(words.isVerbSecond && hasVerb(own, words));
}

export function isEventDate(text: string, date: FoundDate, words: LanguageWords): boolean {
  const { forecast, assumedFuture } = getNumberSigns(words.language);
  return (
    !getSigns(words.language).backdrop.test(text.slice(0, date.start)) &&
    !isOfEarlier(text.slice(0, date.start), words) &&
    !isOfSubclause(text.slice(0, date.start), words) &&
    isPoint(text, date, words) &&
    !forecast.test(text) &&
    !assumedFuture.test(text) &&
    !matchYearsFigure(text, words)
  );
}

const opened = /^(?:\s*[:：–—|,、，،-]+\s*|[)）\]]\s*[:：–—-]?\s*)/;

export const isOpening = (before: string, { language }: LanguageWords): boolean =>
  getSigns(language).opening.test(before);

const weekdayNames = new Map<string, RegExp>();

function findWeekdays(language: string): RegExp {
  const known = weekdayNames.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, day + 1)));
  const found = new RegExp(`(?:^|\\s)(?:${names.join('|')})[,.]?\\s+`, 'iu');
  weekdayNames.set(language, found);
  return found;
}

export const opensWith = (
  text: string,
  { start }: FoundDate,
  { language, words }: Pick<Reading, 'language' | 'words'>,
): boolean => {
  const before = text.slice(0, start);
  return isOpening(before, words) || (before !== '' && isOpening(before.replace(findWeekdays(language), ''), words));
};

/** Letters of a name that its date may stand behind in brackets ("HP-35 (1972): …", "Mamertus (bishop, 11 May)"). */
const maxNamedChars = 60;

export const isInBrackets = (text: string, { start, end }: FoundDate) =>
  start <= maxNamedChars &&
  /[(（[](?:[^()（）[\]]{2,40},)?\s*$/u.test(text.slice(0, start)) &&
  /^\s*[)）\]]/.test(text.slice(end));

const withoutBracketed = (before: string, rest: string): string =>
  /,\s*$/.test(before)
    ? tidy(`${before.replace(/,\s*$/, '')}${rest.trimStart()}`)
    : tidy(`${before.replace(/\s*[(（[]\s*$/, '')}${rest.replace(/^\s*[)）\]]/, '')}`);

export function withoutDate(text: string, date: FoundDate, { words, language }: Reading): string {
  const rest = text.slice(date.end);
  if (isInBrackets(text, date)) return withoutBracketed(text.slice(0, date.start), rest);
  if (!opensWith(text, date, { language, words })) return text;
  const marked = opened.exec(rest)?.[0];
  if (marked !== undefined) return capitalize(rest.slice(marked.length).trim());
  const next = rest.trimStart();
  // Behind a bare year a capital starts the event, not the rest of a clause.
  if (readOpeningYears(text)?.text === date.text && date.start === 0) return next;
  const isClause = words.keepsOrder && (/^\p{Lu}/u.test(next) || words.subjects.has(getFirstWord(next)));
  return isClause ? capitalize(next) : text;
}
