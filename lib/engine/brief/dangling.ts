import type { BriefWords } from '../languages/brief-words.ts';
import { joinAlternatives, matchWords } from '../languages/patterns.ts';
import { listTerms, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

const joinSigns = (field: keyof NonNullable<BriefWords['dangling']>) =>
  joinAlternatives(({ brief }) => brief?.dangling?.[field]);

const pointing = new RegExp(String.raw`\b(?:${joinSigns('pointing')})\b`, 'i');
const vague = new RegExp(String.raw`\b(?:${joinSigns('vague')})\b`, 'i');
/** "The company plans": a subject named in an earlier sentence. */
const unnamedSubject = new RegExp(String.raw`^(?:${joinSigns('unnamedSubject')})(?!\p{L})`, 'iu');
/** "The film opens": the same for things, whose noun the title may have. */
const unnamedThing = new RegExp(
  String.raw`^(?:${joinSigns('unnamedThing')})(?!\p{L})(?! (?:${joinSigns('thingNamed')})(?!\p{L}))`,
  'iu',
);
/** "der 35-Jährige": a person named earlier. */
const standIn = new RegExp(String.raw`(?<!\p{L})(?:${joinSigns('standIn')})`, 'u');
const unnamedBehindPhrase = new RegExp(String.raw`^[^,]{3,60}, (?:${joinSigns('unnamedSubject')})(?!\p{L})`, 'iu');
/** "this payload", "ce texte"; not times such as "this year". */
const demonstrative = new RegExp(String.raw`(?<!\p{L})(?:${joinSigns('demonstrative')})`, 'iu');
/** "Eric, 34, moved": a first name from an anecdote. */
const loneName = /(?<!\p{L}[\p{L}.'’-]*\s)(?<!\p{L})\p{Lu}\p{Ll}{2,}, \d{2}, /u;
const social = /(?<![\p{L}\p{N}.])[@#][\p{L}_]\w{2,}|(?:pic\.twitter\.com|(?<![\p{L}.])t\.co|(?<![\p{L}.])bit\.ly)\//u;
const figureReference = new RegExp(joinSigns('figureReference'), 'u');
const continuing = new RegExp(String.raw`^(?:${joinSigns('continuing')})(?![\p{L}])`, 'iu');
const scene = new RegExp(String.raw`\b(?:${joinSigns('scene')})(?!\p{L})`, 'iu');

/** "with that colour", but not "in that the …". */
const pointedNoun = new RegExp(String.raw`\b(?:${joinSigns('pointedNoun')})`, 'iu');
/** "leverage that experience". */
const pointedObject = new RegExp(joinSigns('pointedObject'), 'iu');
const warmUp = new RegExp(String.raw`^(?:${joinSigns('warmUp')})(?!\p{L})`, 'iu');
const crude = matchWords(({ brief }) => brief?.dangling?.crude);
const transition = new RegExp(String.raw`^(?:${joinSigns('transition')})(?!\p{L})`, 'iu');
/** Filler such as "it's time to", "the question is". */
const turn = new RegExp(String.raw`\b(?:${joinSigns('turn')})`, 'i');
/** "In 2014, she …", "Wearing a hat, he …"; the group is the pronoun. */
const pronounBehindPhrase = new RegExp(joinSigns('pronounBehindPhrase'), 'iu');
const pronounSpeaks = new RegExp(joinSigns('pronounSpeaks'), 'iu');
/** Salutations of letters and columns ("DEAR ABBY: …"). */
const salutation = new RegExp(String.raw`^(?:${joinSigns('salutation')})\s\p{L}[^.!?]{0,40}[:,]\s`, 'iu');
const caption = new RegExp(joinSigns('caption'), 'iu');
/** "another phenomenon", "as well". */
const further = new RegExp(joinSigns('further'), 'iu');
/** "this was why", "about this". */
const bareDemonstrative = new RegExp(joinSigns('bareDemonstrative'), 'i');
/** "هذه الكمية" near the start of an Arabic sentence. */
const demonstrativeNearStart = new RegExp(joinSigns('demonstrativeNearStart'), 'u');
const selfTalk = new RegExp(joinSigns('selfTalk'), 'iu');
/** Two lines without the break between them ("for the web There are too many"). */
const glued = new RegExp(String.raw`\p{Ll} (?:${joinSigns('capitalOpeners')}) (?!\p{Lu})\p{Ll}+ \p{Ll}`, 'u');
const interjection = new RegExp(String.raw`^(?:${joinSigns('interjection')})[,!. ]\s?(?!\p{L}+ing\b)`, 'iu');
/** "Mostly because …" without its main clause. */
const fragment = new RegExp(String.raw`^(?:${joinSigns('fragment')}),? (?:${joinSigns('fragmentLink')})\b`, 'iu');
const pause = /(?:\.\.\.|…)\s/u;
const wholeQuotation = /^["“„«「『][^"“”„«»「」『』]*["”»」』]?[.!?。]?["”»」』]?$/u;
const slip = new RegExp(String.raw`\b((?:${joinSigns('slip')})) \1\b`, 'iu');

/** "not only" without its "but also". */
const half = new RegExp(
  String.raw`(?<!\p{L})(?:${joinSigns('notOnly')})(?!\p{L})(?![^]*(?<!\p{L})(?:${joinSigns('butAlso')})(?!\p{L}))`,
  'iu',
);

/** "Anyway", "the message of the day". */
const hanging = matchWords(({ brief }) => brief?.dangling?.hanging);
const preliminary = matchWords(({ brief }) => brief?.dangling?.preliminary);
/** "Explained how the plan works": the statement itself is missing. */
const announcing = matchWords(({ brief }) => brief?.dangling?.announcing);
const biography = matchWords(({ brief }) => brief?.dangling?.biography);

export const isBiography = (text: string): boolean => biography.test(text);

const weights: readonly (readonly [RegExp, number])[] = [
  [pointing, 0.4],
  [demonstrative, 0.5],
  [pointedNoun, 0.5],
  [pointedObject, 0.5],
  [warmUp, 0.35],
  [crude, 0.25],
  [vague, 0.7],
  [unnamedBehindPhrase, 0.5],
  [standIn, 0.5],
  [loneName, 0.25],
  [social, 0.1],
  [figureReference, 0.2],
  [continuing, 0.25],
  [transition, 0.2],
  [turn, 0.45],
  [scene, 0.45],
  [salutation, 0.1],
  [caption, 0.3],
  [further, 0.5],
  [bareDemonstrative, 0.45],
  [demonstrativeNearStart, 0.4],
  [selfTalk, 0.5],
  [glued, 0.2],
  [interjection, 0.2],
  [fragment, 0.3],
  [pause, 0.5],
  [wholeQuotation, 0.15],
  [slip, 0.5],
  [half, 0.4],
  [hanging, 0.25],
  [preliminary, 0.25],
  [announcing, 0.4],
];

export const unnamedWeight = 0.5;
const riddles: readonly (readonly [RegExp, number])[] = [
  [pronounBehindPhrase, 0.3],
  [pronounSpeaks, 0.35],
];
/** Plurals without a final "s" that "them" can refer to. */
export const plurals = joinSigns('plurals');
const plural = new RegExp(String.raw`\p{Ll}{3,}s\b|\b(?:${plurals})\b`, 'iu');

/** "The market will be worth": a forecast, which needs its source. */
const forecast = new RegExp(String.raw`(?<!\p{L})(?:${joinSigns('forecast')})(?!\p{L})`, 'iu');

const isUnsourcedForecast = (shown: string, words: LanguageWords): boolean =>
  /\p{N}/u.test(shown) && forecast.test(shown) && !wordsIn(shown.toLowerCase()).some((word) => words.speech.has(word));

const them = new RegExp(String.raw`\b(?:${joinSigns('them')})\b`, 'i');

function hasLooseThem(shown: string): boolean {
  const at = shown.search(them);
  return at > 0 && !plural.test(shown.slice(0, at));
}

export function isUnnamed(text: string): boolean {
  const subject = unnamedSubject.exec(text)?.[0];
  // "Der Autor Max Lund": the name follows.
  return subject !== undefined && !/^\s\p{Lu}/u.test(text.slice(subject.length));
}

/** Whether an unnamed subject stands behind an opening: "Prices will not rise, the company said". */
export const isUnnamedBehind = (text: string): boolean => unnamedBehindPhrase.test(text);

/** Whether a text opens with a thing whose noun is not among `known` terms (those of title and lead). */
export function isUnintroduced(text: string, known: ReadonlySet<string>, words: LanguageWords): boolean {
  const noun = findUnnamedThing(text);
  return noun !== undefined && !listTerms(noun, words).some((term) => known.has(term));
}

export const findUnnamedThing = (text: string): string | undefined => unnamedThing.exec(text)?.slice(1).find(Boolean);

/** How well a sentence can be understood alone, 0–1. */
export function selfContained(shown: string, words: LanguageWords): number {
  const start = isUnnamed(shown) ? unnamedWeight : 1;
  const own = weights.reduce((value, [pattern, weight]) => (pattern.test(shown) ? value * weight : value), start);
  const unnamed = riddles.reduce((value, [pattern, weight]) => {
    const pronoun = pattern.exec(shown)?.slice(1).find(Boolean)?.toLowerCase();
    return pronoun !== undefined && words.backward.has(pronoun) ? value * weight : value;
  }, own);
  const sourced = isUnsourcedForecast(shown, words) ? unnamed * 0.2 : unnamed;
  return hasLooseThem(shown) ? sourced * 0.5 : sourced;
}

/** Openings that only seem to refer back: "It is hard to …", "There are …", "This study shows …". */
const wholeOpening = new RegExp(`^(?:${joinSigns('wholeOpening')})`, 'iu');

const articleOpening = new RegExp(`^(?:${joinSigns('articleOpening')})`, 'u');

/** Whether an opening pronoun or article refers to nothing earlier. */
export const isWholeOpening = (shown: string): boolean => wholeOpening.test(shown) || articleOpening.test(shown);
