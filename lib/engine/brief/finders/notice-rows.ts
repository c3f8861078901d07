import { findLanguage } from '../../languages/index.ts';
import { matchOwn } from '../../languages/patterns.ts';
import type { Item } from '../../modules.ts';
import { type FoundDate, findDates } from '../numbers/dates.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { listShortenings } from '../shortening/shorten.ts';
import { rateStanding } from '../standing/standing.ts';
import type { Sentence } from '../text/rank.ts';
import { listTerms, measureDrawnLength } from '../text/text.ts';
import { type FactReader, findNumber, listFacts, listLabelled, listTexts, type NoticeFact } from './notice-facts.ts';
import { isAhead, ofDay, readPublished } from './past-dates.ts';

/** Sentences within which a page names its event, and those of a page that is all about it. */
const max = { opening: 8, sentences: 40, letters: 150 };
const short = { sentences: 20, opening: 3, stem: 6 };
const minStanding = 0.3;
const sureness = 0.9;
const minRows = 2;
/** Facts beside an event's day: its hours, place, price … */
const needs = { titled: 1, named: 2, any: 2 };

interface DatedEvent {
  readonly text: string;
  readonly date: FoundDate;
}

const daysInYear = 365;
/** Days between a title's day and the first of its event ("26 and 27 February"). */
const nearDays = 3;
const countDays = (at: number) => Math.round((at % 1) * daysInYear);

const isNear = (one: FoundDate, other: FoundDate) => Math.abs(countDays(one.at) - countDays(other.at)) <= nearDays;

function findDay(text: string, published: number | undefined): FoundDate | undefined {
  const [date, ...more] = findDates(text);
  const isDay = date !== undefined && !date.vague && ofDay.test(date.text) && more.length <= 1;
  return isDay && isAhead(date, published) ? date : undefined;
}

/** The opening's sentences that say a day to come, where all say the same: several days are a programme, each with facts of its own. */
function listDays(reading: Reading, fits: (sentence: Sentence, date: FoundDate) => boolean): DatedEvent | undefined {
  const published = readPublished(reading.document.metadata.date);
  const found = reading.outline.sentences.slice(0, max.opening).flatMap((sentence): DatedEvent[] => {
    const date = sentence.spoken === true ? undefined : findDay(sentence.text, published);
    return date !== undefined && fits(sentence, date) ? [{ text: sentence.text, date }] : [];
  });
  const [first] = found;
  return first !== undefined && found.every(({ date }) => isNear(date, first.date)) ? first : undefined;
}

interface NamedEvent extends DatedEvent {
  /** Facts beside its day that make a notice of it. */
  readonly enough: number;
  /** Whether the title names it; else only what its guests pay or sign up for makes it more than news. */
  readonly isNamed: boolean;
}

/** Whether a short page's opening is about its title's thing ("Lieferketten", "Lieferkettengesetz"), so that it invites to what belongs to it. */
function isShortOnTopic({ outline, words }: Reading, topic: ReadonlySet<string>): boolean {
  if (outline.sentences.length > short.sentences) return false;
  const said = outline.sentences.slice(0, short.opening).flatMap(({ text }) => listTerms(text, words));
  return [...topic].some((term) => term.length >= short.stem && said.some((own) => own.startsWith(term)));
}

/** The sentence that says when the event is which has the title's day, or which the title names; else of any event. */
function findEvent({ reading, takesPlace }: { reading: Reading; takesPlace: RegExp }): NamedEvent | undefined {
  const { document, title = '', fullTitle, words } = reading;
  const published = readPublished(document.metadata.date);
  const titled = findDates(fullTitle).find(({ text, vague }) => !vague && ofDay.test(text));
  if (titled !== undefined) {
    // Without a verb of what is to come, a day just past is a report's.
    const isNow = (text: string, date: FoundDate) =>
      takesPlace.test(text) || (published !== undefined && isAhead(date, published, 0));
    const event = listDays(reading, ({ text }, date) => isNear(titled, date) && isNow(text, date));
    return event && { ...event, enough: needs.titled, isNamed: true };
  }
  const topic = new Set(listTerms(title, words));
  const named = listDays(
    reading,
    ({ text }) => takesPlace.test(text) && listTerms(text, words).some((term) => topic.has(term)),
  );
  if (named !== undefined) return { ...named, enough: needs.named, isNamed: true };
  const any = isShortOnTopic(reading, topic) ? listDays(reading, ({ text }) => takesPlace.test(text)) : undefined;
  return any && { ...any, enough: needs.any, isNamed: false };
}

/** An appeal to witnesses: when and where it was, and the number to call. */
function listAppeal(reading: Reading, texts: readonly string[], reader: FactReader): NoticeFact[] {
  const number = findNumber(texts, reader.words.witnesses, reader);
  const first = reading.outline.sentences.slice(0, 3).find(({ text }) => findDates(text).length > 0);
  const [date] = findDates(first?.text ?? '');
  if (number === undefined || first === undefined || date === undefined || !ofDay.test(date.text)) return [];
  return [...listFacts(first.text, date, [], reader).facts, number];
}

interface Notice {
  readonly facts: readonly NoticeFact[];
  /** The sentence that says what takes place. */
  readonly event?: string;
}
const nothing: Notice = { facts: [] };

function makeReader(reading: Reading): FactReader | undefined {
  const language = findLanguage(reading.language);
  const words = language?.facts;
  if (language === undefined || words === undefined) return undefined;
  const named = new Set(listTerms(reading.fullTitle, reading.words));
  return { language, words, isOwnName: (name) => listTerms(name, reading.words).every((term) => named.has(term)) };
}

function isCalledOff({ fullTitle, outline }: Reading, { language, words }: FactReader): boolean {
  const off = matchOwn(language, words.off);
  return [fullTitle, ...outline.sentences.slice(0, max.opening).map(({ text }) => text)].some((text) => off.test(text));
}

function findFacts(reading: Reading): Notice {
  const reader = makeReader(reading);
  const { takesPlace } = reader?.language.forms ?? {};
  if (reader === undefined || takesPlace === undefined) return nothing;
  if (reading.outline.sentences.length > max.sentences || isCalledOff(reading, reader)) return nothing;
  const texts = listTexts(reading, reader.language);
  const facts = listLabelled(texts, reader) ?? [];
  const own = facts.find(({ kind }) => kind === 'when');
  if (own && findDay(own.value, readPublished(reading.document.metadata.date)) !== undefined) return { facts };
  const event = findEvent({ reading, takesPlace: matchOwn(reader.language, takesPlace) });
  if (event === undefined) return { facts: listAppeal(reading, texts, reader) };
  const { facts: said, hasHours } = listFacts(event.text, event.date, texts, reader);
  const isPaid = said.some(({ kind }) => kind === 'price' || kind === 'signUp');
  const isNotice = said.length - (hasHours ? 0 : 1) >= event.enough && (event.isNamed || isPaid);
  return isNotice ? { facts: said, event: event.text } : nothing;
}

/** The event's sentence, as short as a line over its facts is. */
function findLead(event: string | undefined, { statementWords }: Reading): Item | undefined {
  if (event === undefined) return undefined;
  const forms = [event, ...listShortenings(event, statementWords)].map((text) => text.replace(/[.。]$/u, ''));
  const heading = forms.find(
    (text) => measureDrawnLength(text) <= max.letters && rateStanding(event, text, statementWords) >= minStanding,
  );
  return heading === undefined ? undefined : { heading, sentence: event };
}

/** When, where, for how much: labelled rows of a page about an event to come, or of an appeal to witnesses. */
export function findFactRows(reading: Reading): Candidate[] {
  const { facts, event } = findFacts(reading);
  const lead = findLead(event, reading);
  // Two facts alone leave open what it is.
  if (facts.length < minRows || (facts.length === minRows && event !== undefined && lead === undefined)) return [];
  const rows = facts.map(({ label, value }) => [label, value]);
  const bid = { sure: sureness, weight: weights.module.items, why: `${rows.length} facts of an event` };
  return [{ module: { kind: 'table', header: [], rows, ...bid }, ...(lead ? { lead, fact: lead } : {}) }];
}
