import { joinAlternatives, matchWords } from '../../languages/patterns.ts';
import { findClockTime } from '../numbers/clock-times.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Reading } from '../reading/reading.ts';
import { type Candidate, maxItems } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { standing } from '../standing/standing.ts';
import { repeats } from '../text/rank.ts';
import { capitalize, listTerms, numbersIn, tidy, wordCount } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { labelledEvents, markedEvents, toHeaded } from './marked-events.ts';
import { withoutOwnDate } from './own-date.ts';
import { findProseEvents, minEventStanding, spokenAt } from './prose-events.ts';
import { type Event, findEventHeading, toEvent } from './timeline-event.ts';

/** Least events of lists, tables and headings; of prose, where dates are often incidental, also of one about its topic. */
const min = { marked: 3, fromProse: 3, story: 5, topic: 6, clock: 4 };

/**
 * Minimum share of sentences with events; below it dates are incidental. On nine pages with three dates only, seven had a
 * biography's or background's beside their news.
 */
const minShare = { three: 0.25, named: 0.08, few: 0.065, many: 0.04 };
/** Words of an opening that hold the one whom the title names. */
const nameWords = 3;
/**
 * Minimum share of sentences with a date from which events lead the picture; below it they are its background. Of those
 * nearly all about the title's subject, fewer do.
 */
const leadShare = { four: 0.15, more: 0.095, about: 0.065 };
const nearlyAll = 0.75;

const sureness = {
  marked: { history: 0.95, main: 0.8, aside: 0.4 },
  // Above a list of sections, where the events are the text's own story.
  prose: { history: 0.8, main: 0.8, led: 0.8, story: 0.55, aside: 0.3 },
};
const mainShare = { marked: 0.3, prose: 0.35 };
const sameWords = 0.99;

const history = matchWords(({ brief }) => brief?.timeline?.history);
const when = matchWords(({ brief }) => brief?.timeline?.when);
const life = matchWords(({ brief }) => brief?.timeline?.life);

/** Least share of events that name the title's subject, so that a long text is its story. */
const minAbout = 0.5;

/** The events that name the title's own subject. */
function listAbout(events: readonly Event[], { fullTitle, words }: Reading): readonly Event[] {
  const topic = new Set(listTerms(fullTitle, words));
  return events.filter(({ sentence }) => listTerms(sentence, words).some((term) => topic.has(term)));
}

const withoutMarks = (word: string) => word.replace(/['’]s?$|[,.:]$/g, '');

/** Whether a sentence opens with a name that the title has ("Lund was born …" under "Ada Lund's childhood"). */
function opensWithSubject({ sentence, date }: Event, { fullTitle, standfirst = '', words }: Reading): boolean {
  const text = sentence.slice(sentence.indexOf('\n') + 1);
  const own = text.startsWith(date) ? text.slice(date.length).trimStart() : text;
  const named = new Set((`${fullTitle} ${standfirst}`.match(/\p{Lu}[\p{L}’'-]+/gu) ?? []).map(withoutMarks));
  return own
    .split(/\s/, nameWords)
    .map(withoutMarks)
    .some((word) => named.has(word) && !words.stop.has(word.toLowerCase()));
}

/** Many events of the title's own subject, or those of a life, are a story however long the text is. */
function isOfTopic(events: readonly Event[], about: readonly Event[], { fullTitle }: Reading): boolean {
  if (life.test(fullTitle)) return true;
  return new Set(events.map(({ at }) => Math.floor(at))).size >= min.topic && about.length >= events.length * minAbout;
}

const listNumbers = ({ heading, date }: Event) => numbersIn(heading.replace(date, '')).join();

/** Whether events of the same words and numbers have different dates, so that at least one is wrong. */
function contradict(events: readonly Event[], words: LanguageWords): boolean {
  const terms = events.map(({ heading }) => new Set(listTerms(heading, words)));
  return events.some((one, index) =>
    events.some(
      (other, place) =>
        place > index &&
        Math.floor(one.at) !== Math.floor(other.at) &&
        listNumbers(one) === listNumbers(other) &&
        (terms[index]?.size ?? 0) > 2 &&
        repeats(terms[index] ?? new Set(), terms[place] ?? new Set(), sameWords),
    ),
  );
}

/** Most letters before a time of day that opens its sentence ("The drama began at 10:01 p.m."). */
const nearClock = 40;

const leadOfClock = new RegExp(String.raw`(?:^|\s)(?:${joinAlternatives(({ clock }) => clock?.before)})\s*$`, 'u');
function withoutTime(event: Event): Event {
  const time = findClockTime(event.heading);
  if (time === undefined) return event;
  const ahead = event.heading.slice(0, time.start).replace(leadOfClock, '');
  const heading = capitalize(tidy(`${ahead} ${event.heading.slice(time.end)}`).replace(/^[^\p{L}\p{N}]+/u, ''));
  return wordCount(heading) >= 2 ? { ...event, heading } : event;
}

/** A live report's entries stand newest first. */
function fromOldest(events: readonly Event[]): readonly Event[] {
  const steps = events.slice(1).map(({ at }, index) => Math.sign(at - (events[index]?.at ?? at)));
  return steps.reduce((sum, step) => sum + step, 0) < 0 ? events.toReversed() : events;
}

/** Sentences below all headings or none: some alone look like gaps. */
function evenly(events: readonly Event[]): readonly Event[] {
  const isFull = events.every(({ body }) => body !== undefined);
  return isFull ? events : events.map(({ body: _, ...event }) => event);
}

/** A time before the last one is the next day's. */
function overDays(events: readonly Event[]): Event[] {
  let day = 0;
  let last = 0;
  return events.map((event) => {
    if (event.at < last) day++;
    last = event.at;
    return { ...event, at: day + event.at };
  });
}

/** Events of one day or night in the text's order, by their times of day. */
function clockEvents(reading: Reading): { events: Event[]; isMarked: boolean } {
  const { ranked, outline, statementWords } = reading;
  const headed = outline.sections.map(toHeaded);
  const read = (texts: readonly string[], findOther?: typeof findEventHeading) =>
    texts.flatMap((text): Event[] => {
      const time = findClockTime(text);
      if (
        time === undefined ||
        time.start > nearClock ||
        spokenAt.test(text) ||
        isBoilerplate(text, reading.words.language)
      )
        return [];
      if (findOther === undefined && standing(text, text, statementWords) < minEventStanding) return [];
      const event = toEvent(text, time, reading, findOther);
      if (event === undefined) return [];
      return [{ ...(findOther === undefined ? event : withoutTime(event)), at: time.at }];
    });
  const fromProse = overDays(read(ranked.map(({ text }) => text)));
  const marked = overDays(fromOldest(evenly(read(headed, findEventHeading))));
  const events = marked.length >= min.marked ? marked : fromProse;
  // One change of day at most; times that go back and forth are no chronology.
  const isOneRun = (events.at(-1)?.at ?? 0) < 2;
  const isMarked = events === marked;
  return { isMarked, events: events.length >= (isMarked ? min.marked : min.clock) && isOneRun ? events : [] };
}

function thinned(events: readonly Event[]): Event[] {
  if (events.length <= maxItems + 1) return [...events];
  return Array.from({ length: maxItems }, (_, index) => {
    const place = Math.round((index * (events.length - 1)) / (maxItems - 1));
    return events[place];
  }).filter((event) => event !== undefined);
}

/** Events in order of their dates, from lists, tables, headings or dated prose. */
export function findTimeline(reading: Reading): Candidate[] {
  const { events: hours, isMarked } = clockEvents(reading);
  const sure = isMarked ? sureOfHours.marked : sureOfHours.fromProse;
  const byDate = findDated(reading);
  if (hours.length === 0 || byDate.some(({ module }) => module.sure >= sure)) return byDate;
  const items = thinned(hours);
  const why = `${hours.length} events at times of a day`;
  const bid = { sure, weight: weights.module.sequence, why };
  return [{ module: { kind: 'sequence', form: 'timeline', items, total: hours.length, ...bid } }];
}

/** A short list of dates below a line on the title's own subject answers a title that asks for dates. */
function isAnswer(events: readonly Event[], { outline, fullTitle, words }: Reading): boolean {
  if (!when.test(fullTitle) || events.length > maxItems + 1) return false;
  const topic = new Set(listTerms(fullTitle, words));
  const list = outline.lists.find(({ items }) => items.includes(events[0]?.sentence ?? ''));
  return list !== undefined && listTerms(list.lead, words).some((term) => topic.has(term));
}

const sureOfHours = { marked: 0.8, fromProse: 0.6 };

function findDated(reading: Reading): Candidate[] {
  const { outline, fullTitle, words } = reading;
  const letters = outline.sentences.reduce((sum, { text }) => sum + text.length, 1);
  const rows = outline.tables.map(({ block }) => block.rows.map((row) => row.slice(0, 2).map(tidy).filter(Boolean)));
  // The separator of two cells is not from the source: an event may span both.
  const cells = new Map(rows.flat().map((row) => [row.join(': '), row.join('\n')]));
  const labelled = labelledEvents(reading);
  const best = [
    ...outline.lists.map(({ items }) => items),
    ...rows.map((table) => table.map((row) => row.join(': '))),
    outline.sections.map(toHeaded),
  ]
    .map((texts) => markedEvents(texts.slice(0, 60), reading))
    .concat([labelled])
    .toSorted((a, b) => b.length - a.length)[0];
  const marked = best?.map((event) => ({ ...event, sentence: cells.get(event.sentence) ?? event.sentence }));
  const isMarked = marked !== undefined && marked.length >= min.marked;
  const isHistory = history.test(fullTitle) || (isMarked && isAnswer(marked, reading));
  const fromProse = findProseEvents(reading);
  const all = (isMarked ? marked : fromProse.events).toSorted((a, b) => a.at - b.at);
  const distinct = all.filter(
    ({ at, heading }, index) => at !== all[index - 1]?.at || heading !== all[index - 1]?.heading,
  );
  const times = new Set(distinct.map(({ at }) => at)).size;
  if (times < (isMarked ? min.marked : min.fromProse) || contradict(distinct, words)) return [];
  const share = distinct.reduce((sum, { sentence }) => sum + sentence.length, 0) / letters;
  const about = listAbout(distinct, reading);
  const isAbout = isOfTopic(distinct, about, reading);
  const named = distinct.filter((event) => opensWithSubject(event, reading)).length;
  const isOfName =
    named >= distinct.length * (times > min.fromProse ? nearlyAll : 1) && fromProse.share >= minShare.named;
  const isStory =
    isOfName ||
    (times > min.fromProse && fromProse.share >= minShare.few) ||
    (times >= min.story && fromProse.share >= minShare.many) ||
    fromProse.share >= minShare.three ||
    isAbout;
  const found = sureness[isMarked ? 'marked' : 'prose'];
  // A life's own list of dates is its story, however much is said beside it.
  const isOwn = best === labelled || life.test(fullTitle);
  const isMain = (isMarked && isOwn) || share > mainShare[isMarked ? 'marked' : 'prose'];
  const isOfMany = times > min.fromProse && about.length >= distinct.length * nearlyAll;
  const isLeading =
    isMarked ||
    isHistory ||
    isMain ||
    isAbout ||
    isOfName ||
    (isOfMany && fromProse.share >= leadShare.about) ||
    fromProse.share >= leadShare[times > 4 ? 'more' : 'four'];
  const sure = isHistory
    ? found.history
    : isMain
      ? found.main
      : !isMarked && isStory
        ? sureness.prose[isLeading ? 'led' : 'story']
        : found.aside;
  const weight = isLeading ? weights.module.sequence : weights.asideSequence;
  const why = `${distinct.length} dated events ${isMarked ? 'in a list, table or headings' : `in the text, ${Math.round(fromProse.share * 100)} % of it`}`;
  // Few of a long text's events are its subject's; others are other people's, unless the page is a reference's about a name.
  const isNamed = isMarked || isHistory || reading.definition !== undefined;
  const isThin = !isNamed && fromProse.share < leadShare.more && about.length >= min.story;
  const shown = isThin ? about : distinct;
  const items = thinned(shown).map((one) => withoutOwnDate(one, words));
  const total = shown.length;
  return [{ module: { kind: 'sequence', form: 'timeline', items, total, sure, weight, why } }];
}
