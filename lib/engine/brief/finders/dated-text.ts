import { joinAlternatives, joinForms } from '../../languages/patterns.ts';
import { quantitiesIn } from '../quantities.ts';
import type { FoundDate } from '../reading/dates.ts';
import { openingYears } from '../reading/opening-years.ts';
import type { Reading } from '../reading/reading.ts';
import { capitalize, firstWord, tidy } from '../text.ts';
import { assumedFuture, forecast } from '../units.ts';

/** "The most since June", "compared to 1991–2020": a date by which something is measured, none on which it happened. */
const backdrop = new RegExp(
  `(?<!\\p{L})(?:${joinAlternatives(({ brief }) => brief?.timeline?.backdrop)})\\s(?:\\p{L}{1,6}\\s){0,2}$`,
  'iu',
);

/** "In 2015, 32 percent were …": a year's figure is a row of a chart. */
const yearsFigure = (text: string) => quantitiesIn(text).some(({ kind }) => kind === 'percent');

const spanBehind = new RegExp(String.raw`^\s?(?:[-–]|${joinForms('spanLinks')})\s?(?:1\d|20)?\d{2}(?!\d)`, 'u');

/** Whether a date is one point of time and no label: "2019–2021" and "2019:" are none. */
export const isPoint = (text: string, { end }: FoundDate): boolean =>
  !spanBehind.test(text.slice(end)) && !/^:\s/.test(text.slice(end));

/** Whether something happened at a date: it is no mark to measure from, no forecast, and the year of no figure. */
export const isEventDate = (text: string, date: FoundDate): boolean =>
  !backdrop.test(text.slice(0, date.start)) &&
  isPoint(text, date) &&
  !forecast.test(text) &&
  !assumedFuture.test(text) &&
  !yearsFigure(text);

/** What stands between a date that opens a text and what happened. */
const opened = /^(?:\s*[:：–—|,、，،-]+\s*|[)）\]]\s*[:：–—-]?\s*)/;

/** What may stand before a date that opens a text. */
export const opening = new RegExp(String.raw`^(?:[(（[]|(?:${joinForms('dateOpeners')})[\s-])*$`, 'i');

const weekdayNames = new Map<string, RegExp>();

/** The names of a language's weekdays before a date ("Thursday, "), as its calendar has them. */
function findWeekdays(language: string): RegExp {
  const known = weekdayNames.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, day + 1)));
  const found = new RegExp(`(?:^|\\s)(?:${names.join('|')})[,.]?\\s+`, 'iu');
  weekdayNames.set(language, found);
  return found;
}

/** Whether a text's date opens it, with its weekday or without. */
export const opensWith = (text: string, { start }: FoundDate, { language }: Pick<Reading, 'language'>): boolean => {
  const before = text.slice(0, start);
  return opening.test(before) || (before !== '' && opening.test(before.replace(findWeekdays(language), '')));
};

/** Letters of a name that its date may stand behind in brackets ("HP-35 (1972): …"). */
const maxNamedChars = 60;

export const inBrackets = (text: string, { start, end }: FoundDate) =>
  start <= maxNamedChars && /[(（[]\s*$/.test(text.slice(0, start)) && /^\s*[)）\]]/.test(text.slice(end));

/** The text of an event without the date that opens it; whole where the rest would be no sentence. */
export function withoutDate(text: string, date: FoundDate, { words, language }: Reading): string {
  const rest = text.slice(date.end);
  if (inBrackets(text, date))
    return tidy(`${text.slice(0, date.start).replace(/\s*[(（[]\s*$/, '')}${rest.replace(/^\s*[)）\]]/, '')}`);
  if (!opensWith(text, date, { language })) return text;
  const marked = opened.exec(rest)?.[0];
  if (marked !== undefined) return capitalize(rest.slice(marked.length).trim());
  const next = rest.trimStart();
  // Behind a bare year a capital opens what happened, not the rest of a clause.
  if (openingYears(text)?.text === date.text && date.start === 0) return next;
  // Only English keeps the order of words when the date goes.
  const isClause = language.startsWith('en') && (/^\p{Lu}/u.test(next) || words.subjects.has(firstWord(next)));
  return isClause ? capitalize(next) : text;
}
