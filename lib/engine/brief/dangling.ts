import type { BriefWords } from '../languages/brief-words.ts';
import { compileLower, joinAlternatives, matchLowerWords } from '../languages/patterns.ts';
import { listTerms, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

const joinSigns = (field: keyof NonNullable<BriefWords['dangling']>) =>
  joinAlternatives(({ brief }) => brief?.dangling?.[field]);

const pointing = compileLower(String.raw`\b(?:${joinSigns('pointing')})\b`, '');
const vague = compileLower(String.raw`\b(?:${joinSigns('vague')})\b`, '');
/** "The company plans": a subject named in an earlier sentence. */
const unnamedSubject = compileLower(String.raw`^(?:${joinSigns('unnamedSubject')})(?!\p{L})`);
/** "The film opens": the same for things, whose noun the title may have. */
const unnamedThing = new RegExp(
  String.raw`^(?:${joinSigns('unnamedThing')})(?!\p{L})(?! (?:${joinSigns('thingNamed')})(?!\p{L}))`,
  'iu',
);
/** "der 35-Jährige": a person named earlier. */
const standIn = new RegExp(String.raw`(?<!\p{L})(?:${joinSigns('standIn')})`, 'u');
const unnamedBehindPhrase = compileLower(String.raw`^[^,]{3,60}, (?:${joinSigns('unnamedSubject')})(?!\p{L})`);
/** "this payload", "ce texte"; not times such as "this year". */
const demonstrative = compileLower(String.raw`(?<!\p{L})(?:${joinSigns('demonstrative')})`);
/** "Eric, 34, moved": a first name from an anecdote. */
const loneName = /(?<!\p{L}[\p{L}.'’-]*\s)(?<!\p{L})\p{Lu}\p{Ll}{2,}, \d{2}, /u;
const social = /(?<![\p{L}\p{N}.])[@#][\p{L}_]\w{2,}|(?:pic\.twitter\.com|(?<![\p{L}.])t\.co|(?<![\p{L}.])bit\.ly)\//u;
const figureReference = new RegExp(joinSigns('figureReference'), 'u');
const continuing = compileLower(String.raw`^(?:${joinSigns('continuing')})(?![\p{L}])`);
const scene = compileLower(String.raw`\b(?:${joinSigns('scene')})(?!\p{L})`);

/** "with that colour", but not "in that the …". */
const pointedNoun = compileLower(String.raw`\b(?:${joinSigns('pointedNoun')})`);
/** "leverage that experience". */
const pointedObject = compileLower(joinSigns('pointedObject'));
const warmUp = compileLower(String.raw`^(?:${joinSigns('warmUp')})(?!\p{L})`);
const crude = matchLowerWords(({ brief }) => brief?.dangling?.crude);
const transition = compileLower(String.raw`^(?:${joinSigns('transition')})(?!\p{L})`);
/** Filler such as "it's time to", "the question is". */
const turn = compileLower(String.raw`\b(?:${joinSigns('turn')})`, '');
/** "In 2014, she …", "Wearing a hat, he …"; the group is the pronoun. */
const pronounBehindPhrase = compileLower(joinSigns('pronounBehindPhrase'));
const pronounSpeaks = compileLower(joinSigns('pronounSpeaks'));
/** Salutations of letters and columns ("DEAR ABBY: …"). */
const salutation = compileLower(String.raw`^(?:${joinSigns('salutation')})\s\p{L}[^.!?]{0,40}[:,]\s`);
const caption = compileLower(joinSigns('caption'));
/** "another phenomenon", "as well". */
const further = compileLower(joinSigns('further'));
/** "this was why", "about this". */
const bareDemonstrative = compileLower(joinSigns('bareDemonstrative'), '');
/** "هذه الكمية" near the start of an Arabic sentence. */
const demonstrativeNearStart = new RegExp(joinSigns('demonstrativeNearStart'), 'u');
const selfTalk = compileLower(joinSigns('selfTalk'));
/** Two lines without the break between them ("for the web There are too many"). */
const glued = new RegExp(String.raw`\p{Ll} (?:${joinSigns('capitalOpeners')}) (?!\p{Lu})\p{Ll}+ \p{Ll}`, 'u');
const interjection = compileLower(String.raw`^(?:${joinSigns('interjection')})[,!. ]\s?(?!\p{L}+ing\b)`);
/** "Mostly because …" without its main clause. */
const fragment = compileLower(String.raw`^(?:${joinSigns('fragment')}),? (?:${joinSigns('fragmentLink')})\b`);
const pause = /(?:\.\.\.|…)\s/u;
const wholeQuotation = /^["“„«「『][^"“”„«»「」『』]*["”»」』]?[.!?。]?["”»」』]?$/u;
const slip = compileLower(String.raw`\b((?:${joinSigns('slip')})) \1\b`);

/** "not only" without its "but also". */
const half = compileLower(
  String.raw`(?<!\p{L})(?:${joinSigns('notOnly')})(?!\p{L})(?![^]*(?<!\p{L})(?:${joinSigns('butAlso')})(?!\p{L}))`,
);

/** "Anyway", "the message of the day". */
const hanging = matchLowerWords(({ brief }) => brief?.dangling?.hanging);
const preliminary = matchLowerWords(({ brief }) => brief?.dangling?.preliminary);
/** "Explained how the plan works": the statement itself is missing. */
const announcing = matchLowerWords(({ brief }) => brief?.dangling?.announcing);
const biography = matchLowerWords(({ brief }) => brief?.dangling?.biography);

export const isBiography = (text: string): boolean => biography.test(text.toLowerCase());

/** Patterns match lower case, except where `isAsWritten`. */
type Weights = readonly (readonly [pattern: RegExp, weight: number, isAsWritten?: boolean])[];
const weights: Weights = [
  [pointing, 0.4],
  [demonstrative, 0.5],
  [pointedNoun, 0.5],
  [pointedObject, 0.5],
  [warmUp, 0.35],
  [crude, 0.25],
  [vague, 0.7],
  [unnamedBehindPhrase, 0.5],
  [standIn, 0.5, true],
  [loneName, 0.25, true],
  [social, 0.1, true],
  [figureReference, 0.2, true],
  [continuing, 0.25],
  [transition, 0.2],
  [turn, 0.45],
  [scene, 0.45],
  [salutation, 0.1],
  [caption, 0.3],
  [further, 0.5],
  [bareDemonstrative, 0.45],
  [demonstrativeNearStart, 0.4, true],
  [selfTalk, 0.5],
  [glued, 0.2, true],
  [interjection, 0.2],
  [fragment, 0.3],
  [pause, 0.5, true],
  [wholeQuotation, 0.15, true],
  [slip, 0.5],
  [half, 0.4],
  [hanging, 0.25],
  [preliminary, 0.25],
  [announcing, 0.4],
];

export const unnamedWeight = 0.5;
const riddles: Weights = [
  [pronounBehindPhrase, 0.3],
  [pronounSpeaks, 0.35],
];
/** Plurals without a final "s" that "them" can refer to. */
export const plurals = joinSigns('plurals');
const plural = compileLower(String.raw`\p{Ll}{3,}s\b|\b(?:${plurals})\b`);

/** "The market will be worth": a forecast, which needs its source. */
const forecast = compileLower(String.raw`(?<!\p{L})(?:${joinSigns('forecast')})(?!\p{L})`);

const isUnsourcedForecast = (lower: string, words: LanguageWords): boolean =>
  /\p{N}/u.test(lower) && forecast.test(lower) && !wordsIn(lower).some((word) => words.speech.has(word));

const them = compileLower(String.raw`\b(?:${joinSigns('them')})\b`, '');

function hasLooseThem(lower: string): boolean {
  const at = lower.search(them);
  return at > 0 && !plural.test(lower.slice(0, at));
}

export function isUnnamed(text: string): boolean {
  const subject = unnamedSubject.exec(text.toLowerCase())?.[0];
  // "Der Autor Max Lund": the name follows.
  return subject !== undefined && !/^\s\p{Lu}/u.test(text.slice(subject.length));
}

/** Whether an unnamed subject stands behind an opening: "Prices will not rise, the company said". */
export const isUnnamedBehind = (text: string): boolean => unnamedBehindPhrase.test(text.toLowerCase());

/** Whether a text opens with a thing whose noun is not among `known` terms (those of title and lead). */
export function isUnintroduced(text: string, known: ReadonlySet<string>, words: LanguageWords): boolean {
  const noun = findUnnamedThing(text);
  return noun !== undefined && !listTerms(noun, words).some((term) => known.has(term));
}

export const findUnnamedThing = (text: string): string | undefined => unnamedThing.exec(text)?.slice(1).find(Boolean);

const maxKept = 500;
const kept = new WeakMap<LanguageWords, Map<string, number>>();

/** How well a sentence can be understood alone, 0–1. */
export function selfContained(shown: string, words: LanguageWords): number {
  const rated = kept.get(words) ?? new Map<string, number>();
  kept.set(words, rated);
  const value = rated.get(shown) ?? rateAlone(shown, words);
  if (rated.size >= maxKept) rated.clear();
  rated.set(shown, value);
  return value;
}

function rateAlone(shown: string, words: LanguageWords): number {
  const start = isUnnamed(shown) ? unnamedWeight : 1;
  const lower = shown.toLowerCase();
  const own = weights.reduce(
    (value, [pattern, weight, isAsWritten]) => (pattern.test(isAsWritten ? shown : lower) ? value * weight : value),
    start,
  );
  const unnamed = riddles.reduce((value, [pattern, weight]) => {
    const pronoun = pattern.exec(lower)?.slice(1).find(Boolean);
    return pronoun !== undefined && words.backward.has(pronoun) ? value * weight : value;
  }, own);
  const sourced = isUnsourcedForecast(lower, words) ? unnamed * 0.2 : unnamed;
  return hasLooseThem(lower) ? sourced * 0.5 : sourced;
}

/** Openings that only seem to refer back: "It is hard to …", "There are …", "This study shows …". */
const wholeOpening = new RegExp(`^(?:${joinSigns('wholeOpening')})`, 'iu');

const articleOpening = new RegExp(`^(?:${joinSigns('articleOpening')})`, 'u');

/** Whether an opening pronoun or article refers to nothing earlier. */
export const isWholeOpening = (shown: string): boolean => wholeOpening.test(shown) || articleOpening.test(shown);
