import { joinAlternatives, matchWords, perPageLanguage } from '../../languages/patterns.ts';
import { findClockTime } from '../numbers/clock-times.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Reading } from '../reading/reading.ts';
import { type Candidate, maxItems } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { rateStanding } from '../standing/standing.ts';
import { repeats } from '../text/rank.ts';
import { capitalize, countTextWords, listNumbers, listTerms, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { findLabelledEvents, findMarkedEvents, toHeaded } from './marked-events.ts';
import { withoutOwnDate } from './own-date.ts';
import { findProseEvents, getSpokenAt, minEventStanding } from './prose-events.ts';
import { bidForDated } from './timeline-bid.ts';
import { type Event, findEventHeading, toEvent } from './timeline-event.ts';

/** Minimum events of lists, tables and headings, of prose, and of a day's hours in prose. */
const min = { marked: 3, fromProse: 3, clock: 4 };

const sameWords = 0.99;

const getWhen = perPageLanguage((among) => matchWords(({ brief }) => brief?.timeline?.when, 'iu', among));
const joinNumbers = ({ heading, date }: Event) => listNumbers(heading.replace(date, '')).join();

function contradict(events: readonly Event[], words: LanguageWords): boolean {
  const terms = events.map(({ heading }) => new Set(listTerms(heading, words)));
  return events.some((one, index) =>
    events.some(
      (other, place) =>
        place > index &&
        Math.floor(one.at) !== Math.floor(other.at) &&
        joinNumbers(one) === joinNumbers(other) &&
        (terms[index]?.size ?? 0) > 2 &&
        repeats(terms[index] ?? new Set(), terms[place] ?? new Set(), sameWords),
    ),
  );
}

/** Maximum letters before a time of day that opens its sentence ("The drama began at 10:01 p.m."). */
const nearClockChars = 40;

const leadOfClock = new RegExp(String.raw`(?:^|\s)(?:${joinAlternatives(({ clock }) => clock?.before)})\s*$`, 'u');
function withoutTime(event: Event): Event {
  const time = findClockTime(event.heading);
  if (time === undefined) return event;
  const ahead = event.heading.slice(0, time.start).replace(leadOfClock, '');
  const heading = capitalize(tidy(`${ahead} ${event.heading.slice(time.end)}`).replace(/^[^\p{L}\p{N}]+/u, ''));
  return countTextWords(heading) >= 2 ? { ...event, heading } : event;
}

/** A live report's entries stand newest first. */
function sortFromOldest(events: readonly Event[]): readonly Event[] {
  const steps = events.slice(1).map(({ at }, index) => Math.sign(at - (events[index]?.at ?? at)));
  return steps.reduce((sum, step) => sum + step, 0) < 0 ? events.toReversed() : events;
}

function keepEven(events: readonly Event[]): readonly Event[] {
  const isFull = events.every(({ body }) => body !== undefined);
  return isFull ? events : events.map(({ body: _, ...event }) => event);
}

/** A time before the last one is the next day's. */
function placeOverDays(events: readonly Event[]): Event[] {
  let day = 0;
  let last = 0;
  return events.map((event) => {
    if (event.at < last) day++;
    last = event.at;
    return { ...event, at: day + event.at };
  });
}

function findClockEvents(reading: Reading): { events: Event[]; isMarked: boolean } {
  const { ranked, outline, statementWords } = reading;
  const headed = outline.sections.map(toHeaded);
  const spokenAt = getSpokenAt(reading.words.language);
  const read = (texts: readonly string[], findOther?: typeof findEventHeading) =>
    texts.flatMap((text): Event[] => {
      const time = findClockTime(text);
      if (
        time === undefined ||
        time.start > nearClockChars ||
        spokenAt.test(text) ||
        isBoilerplate(text, reading.words.language)
      )
        return [];
      if (findOther === undefined && rateStanding(text, text, statementWords) < minEventStanding) return [];
      const event = toEvent(text, time, reading, findOther);
      if (event === undefined) return [];
      return [{ ...(findOther === undefined ? event : withoutTime(event)), at: time.at }];
    });
  const fromProse = placeOverDays(read(ranked.map(({ text }) => text)));
  const marked = placeOverDays(sortFromOldest(keepEven(read(headed, findEventHeading))));
  const events = marked.length >= min.marked ? marked : fromProse;
  // One change of day at most; times that go back and forth are no chronology.
  const isOneRun = (events.at(-1)?.at ?? 0) < 2;
  const isMarked = events === marked;
  return { isMarked, events: events.length >= (isMarked ? min.marked : min.clock) && isOneRun ? events : [] };
}

function thinOut(events: readonly Event[]): Event[] {
  if (events.length <= maxItems + 1) return [...events];
  return Array.from({ length: maxItems }, (_, index) => {
    const place = Math.round((index * (events.length - 1)) / (maxItems - 1));
    return events[place];
  }).filter((event) => event !== undefined);
}

export function findTimeline(reading: Reading): Candidate[] {
  const { events: hours, isMarked } = findClockEvents(reading);
  const sure = isMarked ? sureOfHours.marked : sureOfHours.fromProse;
  const byDate = findDated(reading);
  if (hours.length === 0 || byDate.some(({ module }) => module.sure >= sure)) return byDate;
  const items = thinOut(hours);
  const why = `${hours.length} events at times of a day`;
  const bid = { sure, weight: weights.module.sequence, why };
  return [{ module: { kind: 'sequence', form: 'timeline', items, total: hours.length, ...bid } }];
}

function isAnswer(events: readonly Event[], { outline, fullTitle, words }: Reading): boolean {
  if (!getWhen(words.language).test(fullTitle) || events.length > maxItems + 1) return false;
  const topic = new Set(listTerms(fullTitle, words));
  const list = outline.lists.find(({ items }) => items.includes(events[0]?.sentence ?? ''));
  return list !== undefined && listTerms(list.lead, words).some((term) => topic.has(term));
}

const sureOfHours = { marked: 0.8, fromProse: 0.6 };

function findDated(reading: Reading): Candidate[] {
  const { outline, words } = reading;
  const rows = outline.tables.map(({ block }) => block.rows.map((row) => row.slice(0, 2).map(tidy).filter(Boolean)));
  // The separator of two cells is not from the source: an event may span both.
  const cells = new Map(rows.flat().map((row) => [row.join(': '), row.join('\n')]));
  const labelled = findLabelledEvents(reading);
  const best = [
    ...outline.lists.map(({ items }) => items),
    ...rows.map((table) => table.map((row) => row.join(': '))),
    outline.sections.map(toHeaded),
  ]
    .map((texts) => findMarkedEvents(texts.slice(0, 60), reading))
    .concat([labelled])
    .toSorted((a, b) => b.length - a.length)[0];
  const marked = best?.map((event) => ({ ...event, sentence: cells.get(event.sentence) ?? event.sentence }));
  const isMarked = marked !== undefined && marked.length >= min.marked;
  const fromProse = findProseEvents(reading);
  const all = (isMarked ? marked : fromProse.events).toSorted((a, b) => a.at - b.at);
  const distinct = all.filter(
    ({ at, heading }, index) => at !== all[index - 1]?.at || heading !== all[index - 1]?.heading,
  );
  const times = new Set(distinct.map(({ at }) => at)).size;
  if (times < (isMarked ? min.marked : min.fromProse) || contradict(distinct, words)) return [];
  const found = { events: distinct, times, isMarked, share: fromProse.share };
  const answersTitle = isMarked && isAnswer(marked, reading);
  const { shown, sure, weight } = bidForDated(found, reading, { answersTitle, isOwn: best === labelled });
  const why = `${distinct.length} dated events ${isMarked ? 'in a list, table or headings' : `in the text, ${Math.round(fromProse.share * 100)} % of it`}`;
  const items = thinOut(shown).map((one) => withoutOwnDate(one, words));
  const total = shown.length;
  return [{ module: { kind: 'sequence', form: 'timeline', items, total, sure, weight, why } }];
}
