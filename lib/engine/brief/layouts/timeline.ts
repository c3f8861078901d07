import type * as z from 'zod/mini';
import type { event } from '../../brief.ts';
import { isBoilerplate } from '../noise.ts';
import { saysTheSame } from '../rank.ts';
import { splitSentences } from '../sentences.ts';
import { shortenings } from '../shorten.ts';
import { standing } from '../statements.ts';
import { capitalize, drawnLength, firstWord, termsOf, tidy, wordCount } from '../text.ts';
import type { LanguageWords } from '../words.ts';
import { datesIn, type FoundDate } from './dates.ts';
import { type Finding, most, type Reading } from './reading.ts';

type Event = z.infer<typeof event>;

/** Drawn letters of an event. */
const budget = 96;
/** Events a list, table or row of headings needs, and prose, where dates stand for many things. */
const least = { marked: 3, told: 4 };
/** Share of a text's sentences that tell its events: fewer are dates in passing. */
const leastShare = 0.25;
/** Share of dated sentences that follow each other in time. */
const leastOrder = 0.7;

/** Titles of texts that tell what happened when. */
const history =
  /(?<!\p{L})(?:timeline|time line|history|chronolog\w*|milestones?|through the (?:years|ages)|over the years|a brief history|key dates|zeitleiste|zeitstrahl|geschichte|chronik|meilensteine|chronologie|histoire|dates clés|cronolog[ií]a|historia|hitos|história|marcos|storia|tappe|tijdlijn|geschiedenis|mijlpalen)(?!\p{L})|年表|歴史|沿革|时间线|历史|大事记|تاريخ|التسلسل الزمني/iu;

/** Dates of a life, a byline or a right: about the text or a person in passing, no events. */
const decoy =
  /(?:©|(?<!\p{L})copyright(?!\p{L})|(?<!\p{L})(?:born|died) (?:in|on)(?!\p{L})|(?<!\p{L})(?:published|posted|updated|retrieved|accessed|last (?:modified|updated))(?!\p{L})|\(\s*\d{4}\s*[–-]\s*\d{4}\s*\)|(?<!\p{L})(?:geboren|gestorben|né|née|nacid[oa]|nascid[oa]|nat[oa] (?:a|il|nel)|nació en|nasceu em)(?!\p{L}))/iu;

/** When someone said something is no event of the story. */
const spokenAt =
  /["“”„«»「][^"“”„«»「」]{20,}["“”«»」],?\s\p{L}|(?<!\p{L})(?:told|said in|wrote in|recalled|dijo|afirmó|a déclaré|sagte|schrieb|disse|ha detto)(?!\p{L})/u;

/** What stands between a date that opens a text and what happened. */
const opened = /^(?:\s*[:：–—|,、，،-]+\s*|[)）\]]\s*[:：–—-]?\s*)/;
/** What may stand before a date that opens a text. */
const opening =
  /^(?:[(（[]|(?:in|on|by|am|im(?: jahre?)?|en|le|el|em|nel|nell['’]|op|since|early|late|mid|the|year|في|عام|سنة)[\s-])*$/i;

/** The text of an event without the date that opens it; whole where the rest would be no sentence. */
function withoutDate(text: string, date: FoundDate, words: LanguageWords, language: string): string {
  const rest = text.slice(date.end);
  if (!opening.test(text.slice(0, date.start))) return text;
  const marked = opened.exec(rest)?.[0];
  if (marked !== undefined) return capitalize(rest.slice(marked.length).trim());
  // Only English keeps the order of words when the date goes.
  const next = rest.trimStart();
  const isClause = language.startsWith('en') && (/^\p{Lu}/u.test(next) || words.subjects.has(firstWord(next)));
  return isClause ? capitalize(next) : text;
}

function eventOf(text: string, date: FoundDate, reading: Reading): Event | undefined {
  const { words, language } = reading;
  const told = withoutDate(text, date, words, language);
  const [first = ''] = splitSentences(told, language);
  const heading = shortenings(first, words).find((form) => drawnLength(form) <= budget);
  if (heading === undefined || wordCount(heading) < 2) return undefined;
  return { heading: capitalize(heading), sentence: text, date: tidy(date.text), at: date.at };
}

/** Whether dates stand in one direction, up or down, ties allowed. */
function isMonotone(dates: readonly number[]): boolean {
  const steps = dates.slice(1).map((at, index) => at - (dates[index] ?? at));
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
}

/** Whether two events of the same words have different dates: then at least one of them is wrong. */
function contradict(events: readonly Event[], words: LanguageWords): boolean {
  const terms = events.map(({ heading }) => new Set(termsOf(heading, words)));
  return events.some((one, index) =>
    events.some(
      (other, place) =>
        place > index &&
        Math.floor(one.at) !== Math.floor(other.at) &&
        (terms[index]?.size ?? 0) > 2 &&
        saysTheSame(terms[index] ?? new Set(), terms[place] ?? new Set(), 0.99),
    ),
  );
}

/** Texts that each open with a date: items of a list, rows of a table, headings with what stands under them. */
function markedEvents(texts: readonly string[], reading: Reading): Event[] {
  const found = texts.flatMap((text) => {
    const [date] = datesIn(text);
    if (date === undefined || !opening.test(text.slice(0, date.start)) || isBoilerplate(text)) return [];
    const event = eventOf(text, date, reading);
    return event === undefined ? [] : [{ ...event, yearless: date.yearless }];
  });
  const distinct = new Set(found.map(({ at }) => at));
  const isClean =
    found.length >= Math.max(least.marked, texts.length * 0.75) &&
    distinct.size >= least.marked &&
    new Set(found.map(({ yearless }) => yearless)).size === 1 &&
    isMonotone(found.map(({ at }) => at));
  return isClean ? found.map(({ yearless: _, ...event }) => event) : [];
}

/** Sentences of the main text with one date each, when enough of them tell their story in order. */
function toldEvents(reading: Reading): Event[] {
  const { ranked, words, fullTitle } = reading;
  const dated = ranked.flatMap((sentence) => {
    if (decoy.test(sentence.text) || spokenAt.test(sentence.text)) return [];
    const dates = datesIn(sentence.text).filter(({ yearless }) => !yearless);
    const [date] = dates;
    return date === undefined || dates.length > 1 ? [] : [{ sentence, date }];
  });
  const steps = dated.slice(1).filter(({ date }, index) => date.at >= (dated[index]?.date.at ?? 0));
  if (dated.length < least.told || steps.length < (dated.length - 1) * leastOrder) return [];
  if (!history.test(fullTitle) && dated.length < ranked.length * leastShare) return [];
  return dated.flatMap(({ sentence, date }) => {
    const event = eventOf(sentence.text, date, reading);
    const isWhole = event !== undefined && standing(sentence.text, sentence.text, words) >= 0.25;
    return isWhole ? [event] : [];
  });
}

/** The most telling events when there are more than fit: the first and the last, and an even choice between. */
function thinned(events: readonly Event[]): Event[] {
  if (events.length <= most) return [...events];
  return Array.from({ length: most }, (_, index) => {
    const place = Math.round((index * (events.length - 1)) / (most - 1));
    return events[place];
  }).filter((event) => event !== undefined);
}

/** Events in order of their dates: from lists, tables and headings whose parts open with dates, else from dated prose. */
export function findTimeline(reading: Reading): Finding | undefined {
  const { outline, fullTitle, words } = reading;
  const isHistory = history.test(fullTitle);
  const letters = outline.sentences.reduce((sum, { text }) => sum + text.length, 1);
  const marked = [
    ...outline.lists.map(({ items }) => items),
    ...outline.tables.map(({ block }) => block.rows.map((row) => tidy(row.slice(0, 2).join(': ')))),
    outline.sections.map(({ heading, sentences }) => (sentences[0] ? `${heading}: ${sentences[0]}` : heading)),
  ]
    .map((texts) => markedEvents(texts.slice(0, 60), reading))
    .toSorted((a, b) => b.length - a.length)[0];
  const isMarked = marked !== undefined && marked.length >= least.marked;
  const told = isMarked ? [] : toldEvents(reading);
  const all = (isMarked ? marked : told).toSorted((a, b) => a.at - b.at);
  const distinct = all.filter(
    ({ at, heading }, index) => at !== all[index - 1]?.at || heading !== all[index - 1]?.heading,
  );
  if (new Set(distinct.map(({ at }) => at)).size < (isMarked ? least.marked : least.told)) return undefined;
  if (contradict(distinct, words)) return undefined;
  const share = distinct.reduce((sum, { sentence }) => sum + sentence.length, 0) / letters;
  const score = isMarked ? (isHistory ? 0.95 : share > 0.3 ? 0.8 : 0.4) : isHistory ? 0.75 : share > 0.35 ? 0.55 : 0.3;
  return { layout: 'timeline', score, facts: { events: thinned(distinct) } };
}
