import { listQuantities } from '../../brief/numbers/quantities.ts';
import type { Outline } from '../../brief/outline/outline.ts';
import { wordsIn } from '../../brief/text/text.ts';
import { getWords } from '../../brief/text/words.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { matchOwn } from '../../languages/patterns.ts';
import { devices } from '../../languages/thing-moods/devices.ts';
import { namesakes, type SpeakerMood, type Thing, type Things, thingMoods } from '../../languages/words/thing-words.ts';
import type { Need } from '../../languages/words/title-words.ts';
import { isAimedAt, isHalfOfCompound, meets } from './aim.ts';
import { listReplyLines } from './reply-lines.ts';
import { isTitleCase } from './statements.ts';

interface FoundThing {
  readonly thing: Thing;
  readonly mood: SpeakerMood;
  readonly lines: readonly string[];
  readonly places: readonly number[];
}

interface Listed {
  readonly thing: Thing;
  readonly nouns: RegExp;
  readonly lines: string;
  readonly need: Need | undefined;
}

/** Shorter texts need not repeat their thing. */
const minLetters = 500;
/** How often a text must name the thing of its title, of a short one, and one that only its opening names. */
export const mentions = { ofTitle: 2, ofShort: 1, ofLead: 3 } as const;
const maxShortWords = 5;
const maxNameWords = 3;
/** One word is a code or a name, unless the text keeps naming it. */
const minTitleWords = 2;
const maxLetters = 12_000;
const kept = 2;
/** They have a price themselves. */
const ofMoney: ReadonlySet<Thing> = new Set<Thing>(['credit', 'salary', 'taxes', 'saving', 'pension', 'shares']);

const listed = new Map<string, readonly Listed[]>();

/** In nouns `~` stands for any letters of a word, which are caught, as they are none of the noun’s. */
function listThings(own: Language): readonly Listed[] {
  const known = listed.get(own.code);
  if (known !== undefined) return known;
  const things: Things = own.jokes?.things ?? {};
  const made = (Object.keys(thingMoods) as Thing[]).flatMap((thing) => {
    const [nouns, lines, need] = things[thing] ?? [];
    if (nouns === undefined || lines === undefined) return [];
    const pattern = new RegExp(matchOwn(own, nouns.replaceAll('~', String.raw`(\p{L}*)`)), 'giu');
    return [{ thing, nouns: pattern, lines, need }];
  });
  listed.set(own.code, made);
  return made;
}

const often = 5;
const isSmall = (word: string) => /^\p{Ll}/u.test(word);
const countIn = (text: string, pattern: RegExp) => Math.min(often, text.match(pattern)?.length ?? 0);

interface NounSpan {
  readonly at: number;
  readonly end: number;
  /** The noun's letters, without those that `~` stands for. */
  readonly letters: number;
}

interface NamedThing extends Listed {
  readonly places: readonly NounSpan[];
}

function findPlaces(title: string, nouns: RegExp, own: Language): readonly NounSpan[] {
  return Array.from(title.matchAll(nouns))
    .filter(({ index, 0: noun }) => isAimedAt(title, index, noun.length, own))
    .map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
      letters: match[0].length - match.slice(1).join('').length,
    }));
}

const covers = (one: NounSpan, other: NounSpan) =>
  one.at < other.end && other.at < one.end && one.letters > other.letters;

const isOfTown = (before: string, after: string) => /\p{Lu}\p{Ll}+er $/u.test(before) || /^ \p{Lu}/u.test(after);

function isPlayed(text: string, own: Language): boolean {
  const games = listThings(own).find(({ thing }) => thing === 'games');
  return games !== undefined && countIn(text, games.nouns) >= mentions.ofLead;
}

/** Of things named by the same words the narrower is meant, whose noun is longer. */
const isWider = (one: NamedThing, all: readonly NamedThing[]) =>
  all.some(
    (other) => other !== one && one.places.every((place) => other.places.some((narrow) => covers(narrow, place))),
  );

interface ThingSource {
  readonly title: string;
  readonly language: string;
  readonly outline: Outline;
}

/**
 * Returns the things that a title, or a sentence in its place, is about and that the text repeats ("Golf aus China" is chance),
 * the most frequent first. `minMentions`: how often it must.
 */
export function findThings({ title, language, outline }: ThingSource, minMentions?: number): readonly FoundThing[] {
  const own = findLanguage(language);
  if (own === undefined) return [];
  // A title with a price is about the price.
  const isPriced = listQuantities(title, own).some(({ kind }) => kind === 'money');
  const text = outline.sentences
    .map((sentence) => sentence.text)
    .join(' ')
    .slice(0, maxLetters);
  const small = getWords(language).stop;
  const named = listThings(own).flatMap((each) => {
    if (isPriced && !ofMoney.has(each.thing)) return [];
    if (each.need !== undefined && !meets(title, each.need, own)) return [];
    const places = findPlaces(title, each.nouns, own).filter(
      ({ at, end }) => !isHalfOfCompound(title, at, end - at, text, small),
    );
    return places.length === 0 ? [] : [{ ...each, places }];
  });
  if (named.length === 0) return [];
  const words = wordsIn(title).filter((word) => /\p{L}{2}/u.test(word)).length;
  const min = minMentions ?? (words <= maxShortWords ? mentions.ofShort : mentions.ofTitle);
  // "Purple Rain": a work's name.
  const isWork =
    own.hasCapitalNouns !== true && words <= maxNameWords && text.length >= minLetters && isTitleCase(title);
  const isName = ({ thing, nouns, places }: NamedThing) =>
    (namesakes.has(thing) || isWork) &&
    (own.hasCapitalNouns === true
      ? places.every(({ at, end }) => isOfTown(title.slice(0, at), title.slice(end)))
      : !(text.match(nouns) ?? []).some(isSmall));
  return named
    .filter((one) => !isWider(one, named) && !isName(one) && !(isPlayed(text, own) && !(one.thing in devices)))
    .map((each) => ({ ...each, count: countIn(text, each.nouns) }))
    .filter(
      ({ count }) => text.length < minLetters || (count >= min && (words >= minTitleWords || count >= mentions.ofLead)),
    )
    .toSorted((a, b) => b.count - a.count)
    .slice(0, kept)
    .map(({ thing, lines, places }) => ({
      thing,
      mood: thingMoods[thing],
      lines: listReplyLines(lines, title, own),
      places: places.map(({ at }) => at),
    }));
}
