import type { BriefWords } from '../languages/brief-words.ts';
import { compileLower, joinAlternatives, matchLowerWords } from '../languages/patterns.ts';
import { listTerms, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

const joinSigns = (field: keyof NonNullable<BriefWords['dangling']>) =>
  joinAlternatives(({ brief }) => brief?.dangling?.[field]);

/** Nouns and phrases that point at what is not shown. */
const pointing = compileLower(String.raw`\b(?:${joinSigns('pointing')})\b`, '');
/** Nouns that mean what was said before. */
const vague = compileLower(String.raw`\b(?:${joinSigns('vague')})\b`, '');
/** "The company plans": an opening subject whose name stood before. */
const unnamedSubject = compileLower(String.raw`^(?:${joinSigns('unnamedSubject')})(?!\p{L})`);
/** "The film opens": the same of a thing, whose noun the title may have. */
const unnamedThing = new RegExp(
  String.raw`^(?:${joinSigns('unnamedThing')})(?!\p{L})(?! (?:${joinSigns('thingNamed')})(?!\p{L}))`,
  'iu',
);
/** "der 35-Jährige": a person whose name stood before. */
const standIn = new RegExp(String.raw`(?<!\p{L})(?:${joinSigns('standIn')})`, 'u');
/** "…, the country will": the same behind an opening phrase. */
const unnamedBehindPhrase = compileLower(String.raw`^[^,]{3,60}, (?:${joinSigns('unnamedSubject')})(?!\p{L})`);
/** "this payload", "ce texte": a noun of the sentence before; not "this year", which says the time. */
const demonstrative = compileLower(String.raw`(?<!\p{L})(?:${joinSigns('demonstrative')})`);
/** "Eric, 34, moved": a person of an anecdote, by the first name. */
const loneName = /(?<!\p{L}[\p{L}.'’-]*\s)(?<!\p{L})\p{Lu}\p{Ll}{2,}, \d{2}, /u;
/** Handles, hashtags and shortened addresses: a post that the page shows. */
const social = /(?<![\p{L}\p{N}.])[@#][\p{L}_]\w{2,}|(?:pic\.twitter\.com|(?<![\p{L}.])t\.co|(?<![\p{L}.])bit\.ly)\//u;
/** "As shown below": a figure that is not drawn. */
const figureReference = new RegExp(joinSigns('figureReference'), 'u');
/** Openers that carry a story on: they need what came before. */
const continuing = compileLower(String.raw`^(?:${joinSigns('continuing')})(?![\p{L}])`);
/** Scenes: who stood, spoke or travelled where, rather than what is so. */
const scene = compileLower(String.raw`\b(?:${joinSigns('scene')})(?!\p{L})`);

/** "with that colour": a noun of the sentence before, behind a preposition; not "in that the …". */
const pointedNoun = compileLower(String.raw`\b(?:${joinSigns('pointedNoun')})`);
/** "leverage that experience": a noun of the sentence before, behind its verb. */
const pointedObject = compileLower(joinSigns('pointedObject'));
/** How a story gets going: it could open any. */
const warmUp = compileLower(String.raw`^(?:${joinSigns('warmUp')})(?!\p{L})`);
const crude = matchLowerWords(({ brief }) => brief?.dangling?.crude);
/** Lines that lead from one part of a text to the next. */
const transition = compileLower(String.raw`^(?:${joinSigns('transition')})(?!\p{L})`);
/** "it's time to", "the question is": a turn of speech in place of a statement. */
const turn = compileLower(String.raw`\b(?:${joinSigns('turn')})`, '');
/** "In 2014, she …", "Wearing a hat, he …": the name stood before; the group is the pronoun. */
const pronounBehindPhrase = compileLower(joinSigns('pronounBehindPhrase'));
/** ", he said": who spoke was named before. */
const pronounSpeaks = compileLower(joinSigns('pronounSpeaks'));
/** Greetings of letters and columns ("DEAR ABBY: …"). */
const salutation = compileLower(String.raw`^(?:${joinSigns('salutation')})\s\p{L}[^.!?]{0,40}[:,]\s`);
/** What a picture shows, rather than what is so. */
const caption = compileLower(joinSigns('caption'));
/** "another phenomenon", "as well": the second of something whose first is not shown. */
const further = compileLower(joinSigns('further'));
/** "this was why", "about this": what it means was said before. */
const bareDemonstrative = compileLower(joinSigns('bareDemonstrative'), '');
/** "هذه الكمية" near an Arabic sentence's start: a noun of the sentence before. */
const demonstrativeNearStart = new RegExp(joinSigns('demonstrativeNearStart'), 'u');
/** "As mentioned above": what a text says of itself. */
const selfTalk = compileLower(joinSigns('selfTalk'));
/** Two lines that lost the break between them ("for the web There are too many"). */
const glued = new RegExp(String.raw`\p{Ll} (?:${joinSigns('capitalOpeners')}) (?!\p{Lu})\p{Ll}+ \p{Ll}`, 'u');
/** Speech rather than writing. */
const interjection = compileLower(String.raw`^(?:${joinSigns('interjection')})[,!. ]\s?(?!\p{L}+ing\b)`);
/** "Mostly because …": a reason, an occasion or a means without what it belongs to. */
const fragment = compileLower(String.raw`^(?:${joinSigns('fragment')}),? (?:${joinSigns('fragmentLink')})\b`);
/** A pause in the middle: speech, or words left out. */
const pause = /(?:\.\.\.|…)\s/u;
/** A quotation from end to end: nobody says who speaks. */
const wholeQuotation = /^["“„«「『][^"“”„«»「」『』]*["”»」』]?[.!?。]?["”»」』]?$/u;
/** A word said twice, as in a slip ("the the"). */
const slip = compileLower(String.raw`\b((?:${joinSigns('slip')})) \1\b`);

/** "A figure is not only a person": the other half is missing, which is the point. */
const half = compileLower(
  String.raw`(?<!\p{L})(?:${joinSigns('notOnly')})(?!\p{L})(?![^]*(?<!\p{L})(?:${joinSigns('butAlso')})(?!\p{L}))`,
);

/** "Anyway", "the message of the day": turns of a talk that the reader has not heard. */
const hanging = matchLowerWords(({ brief }) => brief?.dangling?.hanging);
/** "At first, the plan failed": the end, which may be the opposite, is missing. */
const preliminary = matchLowerWords(({ brief }) => brief?.dangling?.preliminary);
/** "Explained how the plan works": that somebody spoke, and nothing of what was said. */
const announcing = matchLowerWords(({ brief }) => brief?.dangling?.announcing);
const biography = matchLowerWords(({ brief }) => brief?.dangling?.biography);

/** Whether a text says where somebody was born, studied or lives. */
export const isBiography = (text: string): boolean => biography.test(text.toLowerCase());

/** Patterns for text in lower case, but for those that need it as it is written. */
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
/** Words besides those in "s" that "them" can stand for. */
export const plurals = joinSigns('plurals');
/** "them" behind no plural. */
const plural = compileLower(String.raw`\p{Ll}{3,}s\b|\b(?:${plurals})\b`);

/** "The market will be worth": what is assumedFuture, which needs who says so. */
const forecast = compileLower(String.raw`(?<!\p{L})(?:${joinSigns('forecast')})(?!\p{L})`);

/** Whether a number is assumedFuture and nobody is named who foretells it. */
const isUnsourcedForecast = (lower: string, words: LanguageWords): boolean =>
  /\p{N}/u.test(lower) && forecast.test(lower) && !wordsIn(lower).some((word) => words.speech.has(word));

const them = compileLower(String.raw`\b(?:${joinSigns('them')})\b`, '');

/** Whether "them" stands for nothing in the sentence. */
function hasLooseThem(lower: string): boolean {
  const at = lower.search(them);
  return at > 0 && !plural.test(lower.slice(0, at));
}

/** Whether a text opens with a subject that stood before under its name: it says nothing of who that is. */
export function isUnnamed(text: string): boolean {
  const subject = unnamedSubject.exec(text.toLowerCase())?.[0];
  // "Der Autor Max Lund": the name stands behind it.
  return subject !== undefined && !/^\s\p{Lu}/u.test(text.slice(subject.length));
}

/** Whether such a subject stands behind an opening phrase or claim: "Prices will not rise, the company said". */
export const isUnnamedBehind = (text: string): boolean => unnamedBehindPhrase.test(text.toLowerCase());

/** Whether a text opens with a thing that stood before under its name, and whose noun is not among `known` terms (those of title and lead). */
export function isUnintroduced(text: string, known: ReadonlySet<string>, words: LanguageWords): boolean {
  const noun = findUnnamedThing(text);
  return noun !== undefined && !listTerms(noun, words).some((term) => known.has(term));
}

/** The noun of such a thing. */
export const findUnnamedThing = (text: string): string | undefined => unnamedThing.exec(text)?.slice(1).find(Boolean);

/** How well a sentence does without those around it, 0–1: 1 when nothing in it points out of it. */
export function selfContained(shown: string, words: LanguageWords): number {
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

/** Openings that look as if they pointed back and do not: "It is hard to …", "There are …", "This study shows …". */
const wholeOpening = new RegExp(`^(?:${joinSigns('wholeOpening')})`, 'iu');

const articleOpening = new RegExp(`^(?:${joinSigns('articleOpening')})`, 'u');

/** Whether a sentence opens with a word that points back elsewhere but stands for nothing here. */
export const isWholeOpening = (shown: string): boolean => wholeOpening.test(shown) || articleOpening.test(shown);
