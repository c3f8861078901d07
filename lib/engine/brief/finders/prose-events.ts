import { joinAlternatives, matchWords, perPageLanguage, pickForms } from '../../languages/patterns.ts';
import { isIntroduction } from '../numbers/clauses.ts';
import type { FoundDate } from '../numbers/dates.ts';
import { getNumberSigns } from '../numbers/number-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { phraseBudgets } from '../shortening/phrase.ts';
import { rateStanding } from '../standing/standing.ts';
import { isBalanced } from '../text/borders.ts';
import { dependent, hasVerb } from '../text/clause-signs.ts';
import { countTextWords, getFirstWord, listTerms, measureDrawnLength, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { isEventDate, isOpening, opensWith } from './dated-text.ts';
import type { Dated } from './marked-events.ts';
import { createPastDates } from './past-dates.ts';
import { type Event, toEvent } from './timeline-event.ts';

export const minEventStanding = 0.3;
const minEvents = 3;

/** Dates of a life, a byline or a copyright are no events. */
const getDecoy = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`©|\(\s*\d{4}\s*[–-]\s*\d{4}\s*\)|${matchWords(pickForms('lifeDates'), 'iu', among).source}`,
      'iu',
    ),
);

/** Words of an opening that may name the subject of a sentence. */
const subjectWords = 4;

/** "Ada Lund was born in 1901": the life of the one whom the title names is the story. */
function isOfSubject(text: string, topic: ReadonlySet<string>, { words }: Reading): boolean {
  const opening = wordsIn(text).slice(0, subjectWords).join(' ');
  return listTerms(opening, words).some((term) => topic.has(term)) && /^\p{Lu}\S*\s(?:\S+\s)?\p{Lu}?/u.test(text);
}

/** The time of a statement is not an event. A quotation within a sentence is often a title, unless a comma parts it from its speaker. */
export const getSpokenAt = perPageLanguage(
  (among) =>
    new RegExp(
      [
        String.raw`^["“„«「][^"“”„«»「」]{20,}["“”«»」],?\s\p{L}`,
        String.raw`["“”„«»「」][^"“”„«»「」]{20,}(?:[,.!?]["“”«»」]|["“”«»」],)\s\p{L}`,
        matchWords(pickForms('saidAt'), 'iu', among).source,
      ].join('|'),
      'u',
    ),
);

const withoutDates = (text: string, dates: readonly FoundDate[]): string =>
  dates.reduceRight((said, { start, end }) => said.slice(0, start) + said.slice(end), text);

function isSupposed(
  { heading, body = '' }: Event,
  text: string,
  dates: readonly FoundDate[],
  findDates: (said: string) => readonly FoundDate[],
  { language }: LanguageWords,
): boolean {
  const end = dates[0]?.end ?? 0;
  const close = text.slice(end).search(/[,;:–—，、；：]/u);
  const clause = close < 0 ? text : text.slice(0, end + close);
  const drawn = `${heading} ${body}`;
  // "May 2023" is not a modal verb.
  const said = [
    withoutDates(
      clause,
      dates.filter((date) => date.end <= clause.length),
    ),
    withoutDates(drawn, findDates(drawn)),
  ];
  return said.some((one) => getNumberSigns(language).hypothetical.test(one));
}

const minClauseWords = 5;

/** "She was born in 1964, the older of two …": the clause that a date ends, where verb-second languages leave no verb behind. */
function cutAtDate(text: string, { start, end }: FoundDate, { words }: Reading): { heading: string } | undefined {
  const head = text.slice(0, end);
  const next = /^(?:\s?[,،，]\s|\s)(\p{L}+)/u.exec(text.slice(end));
  const isEnd = next !== null && (/[,،，]/.test(next[0]) || words.and.has((next[1] ?? '').toLowerCase()));
  const isClause =
    !/[,،，;:]/.test(head) && countTextWords(head) >= minClauseWords && hasVerb(text.slice(0, start), words);
  return isEnd &&
    isClause &&
    !isIntroduction(`${head},`, words) &&
    !dependent.test(getFirstWord(head)) &&
    !words.isVerbSecond &&
    isBalanced(head)
    ? { heading: head }
    : undefined;
}

/** "In 2013 she dropped the case against the school – a kind of …": what one dash adds at the end of a long sentence. */
function cutAtDash(text: string, { start, end }: FoundDate, { words }: Reading): { heading: string } | undefined {
  const [dash, ...others] = [...text.matchAll(/\s[–—]\s/g)];
  if (dash === undefined || others.length > 0 || dash.index < end) return undefined;
  const head = text.slice(0, dash.index);
  // Where the verb is second, it follows an opening date.
  const isStatement = hasVerb(head, words) || (words.isVerbSecond && isOpening(text.slice(0, start), words));
  const isClause =
    isStatement && countTextWords(head) >= minClauseWords && measureDrawnLength(head) <= phraseBudgets.whole;
  return isClause && !words.dependent.has(getFirstWord(head)) && isBalanced(head) ? { heading: head } : undefined;
}

const holdsDate = ({ heading, body = '' }: Event, text: string, date: FoundDate, words: LanguageWords): boolean =>
  isOpening(text.slice(0, date.start), words) || `${heading} ${body}`.includes(text.slice(date.start, date.end));

/** Most decades and centuries, relative to exact dates. */
const maxVague = 0.5;

function withoutVague(found: readonly Dated[]): readonly Dated[] {
  const exact = found.filter(({ vague }) => !vague);
  return found.length - exact.length > exact.length * maxVague ? exact : found;
}

/** "Die Stadt baute …": an article, not a pronoun, where its noun has a capital. */
const articleOfNoun = new RegExp(
  `^(?:${joinAlternatives(({ brief }) => brief?.reliance?.definite)})\\s(?:\\p{Ll}+\\s){0,2}\\p{Lu}`,
  'u',
);

/** "built in the late …": a preposition of time, with an article and an adjective at most before its date. */
const placed = new RegExp(
  `(?<!\\p{L})(?:${joinAlternatives(({ brief }) => brief?.timeline?.at)})\\s(?:\\p{L}+\\s){0,2}$`,
  'iu',
);

/** The text up to "…, before she left in 1950": a year of a clause behind the date is that clause's. */
function getMainClause(heading: string, date: string, words: LanguageWords): string {
  const from = heading.indexOf(date) + date.length;
  const end = [...heading.slice(from).matchAll(/,\s(\p{L}+)/gu)].find(([, word = '']) => words.dependent.has(word));
  return end === undefined ? heading : heading.slice(0, from + end.index);
}

/** "the man who built the mill in 1912": the date of a clause that only describes. */
const isOfRelative = (text: string, { start }: FoundDate, { relative }: LanguageWords): boolean =>
  wordsIn(
    text
      .slice(0, start)
      .toLowerCase()
      .split(/[,;:–—，、；]/u)
      .at(-1) ?? '',
  ).some((word) => relative.has(word));

/** "Finished at the end of 2016, 2017 saw it sold": a bare year is not a date for sure, but leaves open which one the event has. */
const namesOtherYear = ({ heading, date }: Event, words: LanguageWords): boolean =>
  (
    getMainClause(heading, date, words)
      .replace(date, '')
      .match(/(?<![\d.,])(?:1[5-9]|20)\d{2}(?![\d.,]\d)/g) ?? []
  ).some((year) => !date.includes(year));

const opensWithNoun = (text: string) => articleOfNoun.test(text.charAt(0).toLowerCase() + text.slice(1));

export function findProseEvents(reading: Reading): { events: Event[]; share: number } {
  const { ranked, statementWords, words, resolve, fullTitle } = reading;
  const findDates = createPastDates(reading);
  const topic = new Set(listTerms(fullTitle, words));
  const found = ranked.flatMap((sentence, place): Dated[] => {
    // A name in the pronoun's place makes an event of "She founded the mill in 1985".
    const { text, antecedent } = resolve(place);
    const dates = findDates(text);
    const [date] = dates;
    if (date === undefined || !isEventDate(text, date, words) || getSpokenAt(words.language).test(text)) return [];
    if (isOfRelative(text, date, words)) return [];
    // "A symbol of the 20th century" dates no event.
    if (date.vague && !opensWith(text, date, reading) && !placed.test(text.slice(0, date.start))) return [];
    if (getDecoy(words.language).test(text) && !isOfSubject(text, topic, reading)) return [];
    const event = toEvent(text, date, reading, () => cutAtDate(text, date, reading) ?? cutAtDash(text, date, reading));
    if (event === undefined || !holdsDate(event, text, date, words) || isSupposed(event, text, dates, findDates, words))
      return [];
    // "Moreover, …" is cut from what is drawn.
    if ([text, event.heading].every((form) => rateStanding(text, form, statementWords) < minEventStanding)) return [];
    if (words.backward.has(getFirstWord(event.heading)) && !opensWithNoun(event.heading)) return [];
    // A second date in what is drawn leaves open which one the event has.
    const isOpened = opensWith(text, date, reading);
    const isOwn =
      isOpened || (!namesOtherYear(event, words) && (dates.length === 1 || findDates(event.heading).length <= 1));
    const own = antecedent === undefined ? sentence.text : `${antecedent}\n${sentence.text}`;
    return isOwn ? [{ event: { ...event, sentence: own }, yearless: date.yearless, vague: date.vague }] : [];
  });
  // Dates with and without a year cannot be sorted together.
  const isYearless = found.filter(({ yearless }) => yearless).length * 2 > found.length;
  const sorted = withoutVague(found.filter(({ yearless }) => yearless === isYearless));
  const exact = new Set(sorted.flatMap(({ event, vague }) => (vague ? [] : event.at)));
  const events = exact.size < minEvents ? [] : sorted.map(({ event }) => event);
  return { events, share: events.length / Math.max(1, ranked.length) };
}
