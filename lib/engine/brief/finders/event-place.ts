import type { Language } from '../../languages/index.ts';
import { matchOwn } from '../../languages/patterns.ts';
import type { FactWords } from '../../languages/words/fact-words.ts';
import type { FoundDate } from '../numbers/dates.ts';
import { measureDrawnLength, tidy } from '../text/text.ts';
import { findDayStart } from './event-time.ts';

/** Drawn letters of a place, and words from its preposition to the noun that says what it is. */
const max = { letters: 100, words: 4 };

/** "Kampstraße 13-15", "74076 Heilbronn" */
const address = /\p{Lu}[\p{L}.’'-]{3,} \d{1,4}[a-z]?(?!\p{L}|[.:]\d)|(?<!\d)\d{5} \p{Lu}\p{L}{2,}/u;
const inBrackets = /^\s?[(（][^()（）]{4,60}[)）]/u;
/** "…, Kampstraße 13" behind a place. */
const addressBehind = /^, (\p{Lu}[\p{L}.’'-]{2,}(?: \p{Lu}[\p{L}.’'-]+){0,2} \d{1,4}[a-z]?(?:-\d{1,4})?)(?=[,.;) ]|$)/u;

const abbreviation = /^\p{Lu}\p{L}{0,2}\.$/u;
const capital = /^["“„«'’]?[\p{Lu}\p{N}]/u;
const ends = /[,;:.!?)]["”“»’]?$/u;

interface Signs {
  /** Whether nouns have capitals, so that a small word ends a name. */
  readonly hasCapitals: boolean;
  readonly venue: RegExp;
  readonly isLink: (word: string) => boolean;
  readonly isPreposition: (word: string) => boolean;
}

const isEnd = (word: string): boolean => ends.test(word) && !abbreviation.test(word);

/** The words of a place up to the noun that says what it is, and on as long as they are names, or linked to one. */
function readName(text: string, { hasCapitals, venue, isLink, isPreposition }: Signs): string | undefined {
  const words = text.split(' ');
  const noun = words.slice(0, max.words).findIndex((word) => venue.test(word));
  const taken: string[] = [];
  for (const [index, word] of words.entries()) {
    const isOfNoun = index <= noun || (!hasCapitals && index > noun && noun >= 0 && isLink(words[index - 1] ?? ''));
    if (word.startsWith(',') || (!isOfNoun && !capital.test(word) && !isLink(word))) break;
    taken.push(word);
    if (isEnd(word)) break;
  }
  const isPhraseOpening = (word: string) =>
    isLink(word) || isPreposition(word) || capital.test(word) || word.startsWith(',');
  const last = taken.findLastIndex((word) => !isLink(word));
  const end = taken[last] ?? '';
  const next = words[last + 1];
  // "nel teatro comunale", "at the hall where": a small noun may go on.
  if (!hasCapitals && !capital.test(end) && !isEnd(end) && next !== undefined && !isPhraseOpening(next))
    return undefined;
  const own = abbreviation.test(end) ? end : end.replace(/[,;:.!?]+$/u, '');
  return [...taken.slice(0, last), own].join(' ');
}

function readPlace(text: string, start: number, signs: Signs): string {
  const name = readName(text.slice(start), signs);
  if (name === undefined || name === '') return '';
  const rest = text.slice(start + name.length);
  return name + (inBrackets.exec(rest)?.[0] ?? addressBehind.exec(rest)?.[0] ?? '');
}

/**
 * Where an event is: a phrase of place with the noun of a place where one can go, or with an address. `isOwn` says whether a
 * name is the event's own ("a visit in the repair café").
 */
export function findPlace(
  text: string,
  date: FoundDate,
  { language, words }: { readonly language: Language; readonly words: FactWords },
  isOwn: (place: string) => boolean,
): string | undefined {
  const venue = matchOwn(language, words.venues);
  if (words.placed !== undefined) {
    const place = new RegExp(words.placed, 'u').exec(text)?.groups?.place;
    return place !== undefined && venue.test(place) ? place : undefined;
  }
  const opens = new RegExp(String.raw`(?<!\p{L})(?:${words.inPlace})(?:\s|(?<=['’]))`, 'giu');
  const link = new RegExp(`^(?:${words.placeLinks})$`, 'u');
  const preposition = new RegExp(`^(?:${words.inPlace})$`, 'u');
  const signs: Signs = {
    hasCapitals: language.hasCapitalNouns === true,
    venue,
    isLink: (word) => link.test(word),
    isPreposition: (word) => preposition.test(word),
  };
  // A date is no part of a place.
  const start = findDayStart(text, date, language);
  const own = `${text.slice(0, start)}${','.repeat(date.end - start)}${text.slice(date.end)}`;
  for (const found of own.matchAll(opens)) {
    const name = readPlace(own, found.index + found[0].length, signs);
    const isPlace = /^\P{N}|^\d{5} /u.test(name) && (venue.test(name) || address.test(name)) && !isOwn(name);
    const place = tidy(`${found[0]}${name}`);
    if (isPlace && measureDrawnLength(place) <= max.letters) return place;
  }
  return undefined;
}
