import type * as z from 'zod/mini';
import type { event } from '../../brief.ts';
import { toItemPoint } from '../lists/list-item.ts';
import type { FoundDate } from '../numbers/dates.ts';
import type { Reading } from '../reading/reading.ts';
import { phraseBudgets, shortenToPhrase } from '../shortening/phrase.ts';
import { shorten } from '../shortening/shorten.ts';
import { isBalanced } from '../text/borders.ts';
import { hasVerb } from '../text/clause-signs.ts';
import { splitSentences } from '../text/sentences.ts';
import { capitalize, countTextWords, measureDrawnLength, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { isInBrackets, withoutDate } from './dated-text.ts';

export type Event = z.infer<typeof event>;

/** Separator of a heading and its sentence; the sentence may be dropped. */
export const headingEnd = ':\n';

interface Said {
  readonly heading: string;
  readonly body?: string | undefined;
}

export const findEventHeading = (text: string): Said | undefined => {
  const [heading = ''] = text.split(headingEnd);
  return countTextWords(heading) >= 2 && measureDrawnLength(heading) <= maxWholeChars ? { heading } : undefined;
};

/** Drawn letters of an event that cannot be cut; without it the timeline would have a gap. */
const maxWholeChars = 170;

/** Drawn letters above which only the event's name is drawn, where it has one. */
const maxNamedChars = 70;
function findName(text: string): Said | undefined {
  const [, heading = ''] = /^([^:：.!?]{4,60})[:：]\s/u.exec(text) ?? [];
  return countTextWords(heading) >= 2 && isBalanced(heading) ? { heading } : undefined;
}

/** "First houses: 21 buildings …": name over explanation; else the whole, or the first of several things. */
export function findNamedEvent(text: string, { words, language }: Reading): Said | undefined {
  const named = toItemPoint(text, language, words);
  if (named !== undefined) return named;
  if (measureDrawnLength(text) <= maxWholeChars && !text.includes('\n')) return { heading: text.replace(/[.。]$/, '') };
  const ends = [...text.matchAll(/[,;，；、]/gu)].map(({ index }) => text.slice(0, index));
  const heading = ends.find((head) => countTextWords(head) >= 2 && isBalanced(head));
  return heading !== undefined && measureDrawnLength(heading) <= maxWholeChars ? { heading } : undefined;
}

/** Letters by which the end of a cut sentence is found in its source, and most words of an entry of a list. */
const cutList = { tail: 24, words: 4 };

/** "closed over heat, dust" of "closed over heat, dust, smoke and noise": a list that was cut keeps none of its last entries. */
function withoutCutList(heading: string, text: string, words: LanguageWords): string {
  const [last = '', entry = ''] = /,\s([^,;]+)$/u.exec(heading) ?? [];
  const goesOn = last !== '' && text.includes(`${heading.slice(-cutList.tail)},`);
  return goesOn && countTextWords(entry) <= cutList.words && !hasVerb(entry, words)
    ? heading.slice(0, -last.length)
    : heading;
}

export function toEvent(
  text: string,
  date: FoundDate,
  reading: Reading,
  findOther: (said: string, reading: Reading) => Said | undefined = () => undefined,
): Event | undefined {
  const { words, language } = reading;
  const fromProse = withoutDate(text, date, reading);
  const [first = '', second] = splitSentences(fromProse, language);
  const isLong = findOther === findNamedEvent && measureDrawnLength(first) > maxNamedChars;
  const shown =
    (isLong ? findName(fromProse) : undefined) ?? shortenToPhrase(first, words) ?? findOther(fromProse, reading);
  const isNamed = isInBrackets(text, date);
  const isOnlyDate = shown !== undefined && tidy(shown.heading).toLowerCase() === tidy(date.text).toLowerCase();
  if (shown === undefined || isOnlyDate || (!isNamed && countTextWords(shown.heading) < 2)) return undefined;
  const under = second === undefined ? undefined : shorten(second, phraseBudgets.body, words);
  const body = shown.body ?? under;
  const heading = withoutCutList(shown.heading, text, words);
  const said = { heading: capitalize(heading), ...(body === undefined ? {} : { body: capitalize(body) }) };
  return { ...said, sentence: text, date: tidy(date.text), at: date.at };
}
