import { type FoundDate, findDates, readOpeningYears } from '../numbers/dates.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Section } from '../outline/outline.ts';
import type { Reading } from '../reading/reading.ts';
import { isBalanced } from '../text/borders.ts';
import { isInBrackets, opensWith } from './dated-text.ts';
import { type Event, findEventHeading, findNamedEvent, headingEnd, toEvent } from './timeline-event.ts';

export interface Dated {
  readonly event: Event;
  readonly yearless: boolean;
  readonly vague: boolean;
}

const minMarked = 3;
const minDated = 0.75;

export const toHeaded = ({ heading, sentences }: Section): string =>
  sentences[0] === undefined ? heading : `${heading}${headingEnd}${sentences[0]}`;

function isMonotone(dates: readonly number[]): boolean {
  const steps = dates.slice(1).map((at, index) => at - (dates[index] ?? at));
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
}

function findOpeningYears(text: string): FoundDate | undefined {
  const found = readOpeningYears(text);
  return found && { ...found, start: 0, end: found.text.length, yearless: false, vague: false };
}

export function findMarkedEvents(texts: readonly string[], reading: Reading): Event[] {
  const found = texts.flatMap((text): Dated[] => {
    const date = findOpeningYears(text) ?? findDates(text)[0];
    if (date === undefined || isBoilerplate(text, reading.words.language)) return [];
    if (!opensWith(text, date, reading) && !isInBrackets(text, date)) return [];
    const event = toEvent(text, date, reading, text.includes(headingEnd) ? findEventHeading : findNamedEvent);
    return event === undefined ? [] : [{ event, yearless: date.yearless, vague: date.vague }];
  });
  const areNamed = texts.every((text) => findDates(text).some((date) => isInBrackets(text, date)));
  const events = found.map(({ event }) => event);
  const distinct = new Set(events.map(({ at }) => at));
  const isClean =
    found.length >= Math.max(minMarked, texts.length * minDated) &&
    distinct.size >= minMarked &&
    new Set(found.map(({ yearless }) => yearless)).size === 1 &&
    (areNamed || isMonotone(events.map(({ at }) => at)));
  return isClean ? events : [];
}

const minLabelled = 4;

/** A date set before its event as a label: "Sept. 29, 1946: …", "1903 – …". */
const label = /^\s?[:：–—]\s/;

/** Events whose paragraphs are labelled with dates, in any order: no list or heading marks them. */
export function findLabelledEvents(reading: Reading): Event[] {
  const found = reading.outline.sentences.flatMap(({ text, spoken }): Dated[] => {
    const date = findOpeningYears(text) ?? findDates(text)[0];
    if (date === undefined || date.start > 0 || spoken === true || isBoilerplate(text, reading.words.language))
      return [];
    if (!label.test(text.slice(date.end))) return [];
    const event = toEvent(text, date, reading, findNamedEvent);
    if (event === undefined || !isBalanced(event.heading) || findDates(event.heading).length > 0) return [];
    return [{ event, yearless: date.yearless, vague: date.vague }];
  });
  const dated = found.filter(({ yearless, vague }) => !yearless && !vague).map(({ event }) => event);
  return new Set(dated.map(({ at }) => at)).size >= minLabelled ? dated : [];
}
