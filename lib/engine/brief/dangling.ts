import type { BriefWords } from '../languages/brief-words.ts';
import { compileLower, joinAlternatives, matchLowerWords, type Pick, perLanguage } from '../languages/patterns.ts';
import { listTerms, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

type Field = keyof NonNullable<BriefWords['dangling']>;

const pickDangling =
  (field: Field): Pick =>
  ({ brief }) =>
    brief?.dangling?.[field];

/** Patterns match lower case, except where `isAsWritten`. */
type Weights = readonly (readonly [pattern: RegExp, weight: number, isAsWritten?: boolean])[];

/** "Eric, 34, moved": a first name from an anecdote. */
const loneName = /(?<!\p{L}[\p{L}.'’-]*\s)(?<!\p{L})\p{Lu}\p{Ll}{2,}, \d{2}, /u;
const social = /(?<![\p{L}\p{N}.])[@#][\p{L}_]\w{2,}|(?:pic\.twitter\.com|(?<![\p{L}.])t\.co|(?<![\p{L}.])bit\.ly)\//u;
const pause = /(?:\.\.\.|…)\s/u;
const wholeQuotation = /^["“„«「『][^"“”„«»「」『』]*["”»」』]?[.!?。]?["”»」』]?$/u;

/** Whether a sentence needs what stands around it, by a language's signs for that. */
const getWeights = perLanguage((among): Weights => {
  const join = (field: Field) => joinAlternatives(pickDangling(field), among);
  const words = (field: Field) => matchLowerWords(pickDangling(field), among);
  const lower = (source: string, flags?: string) => compileLower(source, flags);
  return [
    [lower(String.raw`\b(?:${join('pointing')})\b`, ''), 0.4],
    // "this payload", "ce texte"; not times such as "this year".
    [lower(String.raw`(?<!\p{L})(?:${join('demonstrative')})`), 0.5],
    // "with that colour", but not "in that the …".
    [lower(String.raw`\b(?:${join('pointedNoun')})`), 0.5],
    // "leverage that experience".
    [lower(join('pointedObject')), 0.5],
    [lower(String.raw`^(?:${join('warmUp')})(?!\p{L})`), 0.35],
    [words('crude'), 0.25],
    [lower(String.raw`\b(?:${join('vague')})\b`, ''), 0.7],
    [lower(behindPhrase(join('unnamedSubject'))), 0.5],
    // "der 35-Jährige": a person named earlier.
    [new RegExp(String.raw`(?<!\p{L})(?:${join('standIn')})`, 'u'), 0.5, true],
    [loneName, 0.25, true],
    [social, 0.1, true],
    [new RegExp(join('figureReference'), 'u'), 0.2, true],
    [lower(String.raw`^(?:${join('continuing')})(?![\p{L}])`), 0.25],
    [lower(String.raw`^(?:${join('transition')})(?!\p{L})`), 0.2],
    // Filler such as "it's time to", "the question is".
    [lower(String.raw`\b(?:${join('turn')})`, ''), 0.45],
    [lower(String.raw`\b(?:${join('scene')})(?!\p{L})`), 0.45],
    // Salutations of letters and columns ("DEAR ABBY: …").
    [lower(String.raw`^(?:${join('salutation')})\s\p{L}[^.!?]{0,40}[:,]\s`), 0.1],
    [lower(join('caption')), 0.3],
    // "another phenomenon", "as well".
    [lower(join('further')), 0.5],
    // "this was why", "about this".
    [lower(join('bareDemonstrative'), ''), 0.45],
    // "هذه الكمية" near the start of an Arabic sentence.
    [new RegExp(join('demonstrativeNearStart'), 'u'), 0.4, true],
    [lower(join('selfTalk')), 0.5],
    // Two lines without the break between them ("for the web There are too many").
    [new RegExp(String.raw`\p{Ll} (?:${join('capitalOpeners')}) (?!\p{Lu})\p{Ll}+ \p{Ll}`, 'u'), 0.2, true],
    [lower(String.raw`^(?:${join('interjection')})[,!. ]\s?(?!\p{L}+ing\b)`), 0.2],
    // "Mostly because …" without its main clause.
    [lower(String.raw`^(?:${join('fragment')}),? (?:${join('fragmentLink')})\b`), 0.3],
    [pause, 0.5, true],
    [wholeQuotation, 0.15, true],
    [lower(String.raw`\b((?:${join('slip')})) \1\b`), 0.5],
    // "not only" without its "but also".
    [
      lower(String.raw`(?<!\p{L})(?:${join('notOnly')})(?!\p{L})(?![^]*(?<!\p{L})(?:${join('butAlso')})(?!\p{L}))`),
      0.4,
    ],
    // "Anyway", "the message of the day".
    [words('hanging'), 0.25],
    [words('preliminary'), 0.25],
    // "Explained how the plan works": the statement itself is missing.
    [words('announcing'), 0.4],
  ];
});

/** Behind an opening: "Prices will not rise, the company said". */
const behindPhrase = (subject: string): string => String.raw`^[^,]{3,60}, (?:${subject})(?!\p{L})`;

/** A language's other signs that a text points elsewhere, or does not. */
const getSigns = perLanguage((among) => {
  const join = (field: Field) => joinAlternatives(pickDangling(field), among);
  const riddles: Weights = [
    // "In 2014, she …", "Wearing a hat, he …"; the group is the pronoun.
    [compileLower(join('pronounBehindPhrase')), 0.3],
    [compileLower(join('pronounSpeaks')), 0.35],
  ];
  return {
    riddles,
    biography: matchLowerWords(pickDangling('biography'), among),
    // "The company plans": a subject named in an earlier sentence.
    unnamedSubject: compileLower(String.raw`^(?:${join('unnamedSubject')})(?!\p{L})`),
    unnamedBehindPhrase: compileLower(behindPhrase(join('unnamedSubject'))),
    // "The film opens": the same for things, whose noun the title may have.
    unnamedThing: new RegExp(
      String.raw`^(?:${join('unnamedThing')})(?!\p{L})(?! (?:${join('thingNamed')})(?!\p{L}))`,
      'iu',
    ),
    // "The market will be worth": a forecast, which needs its source.
    forecast: compileLower(String.raw`(?<!\p{L})(?:${join('forecast')})(?!\p{L})`),
    them: compileLower(String.raw`\b(?:${join('them')})\b`, ''),
    // Openings that only seem to refer back: "It is hard to …", "There are …", "This study shows …".
    wholeOpening: new RegExp(`^(?:${join('wholeOpening')})`, 'iu'),
    articleOpening: new RegExp(`^(?:${join('articleOpening')})`, 'u'),
  };
});

export const isBiography = (text: string, { language }: LanguageWords): boolean =>
  getSigns(language).biography.test(text.toLowerCase());

export const unnamedWeight = 0.5;
/** Plurals without a final "s" that "them" can refer to. */
export const plurals = joinAlternatives(pickDangling('plurals'));
const plural = compileLower(String.raw`\p{Ll}{3,}s\b|\b(?:${plurals})\b`);
const unsourced = 0.2;
const looseThem = 0.5;

const isUnsourcedForecast = (lower: string, words: LanguageWords): boolean =>
  /\p{N}/u.test(lower) &&
  getSigns(words.language).forecast.test(lower) &&
  !wordsIn(lower).some((word) => words.speech.has(word));

function hasLooseThem(lower: string, { language }: LanguageWords): boolean {
  const at = lower.search(getSigns(language).them);
  return at > 0 && !plural.test(lower.slice(0, at));
}

export function isUnnamed(text: string, { language }: LanguageWords): boolean {
  const subject = getSigns(language).unnamedSubject.exec(text.toLowerCase())?.[0];
  // "Der Autor Max Lund": the name follows.
  return subject !== undefined && !/^\s\p{Lu}/u.test(text.slice(subject.length));
}

/** Whether an unnamed subject stands behind an opening: "Prices will not rise, the company said". */
export const isUnnamedBehind = (text: string, { language }: LanguageWords): boolean =>
  getSigns(language).unnamedBehindPhrase.test(text.toLowerCase());

/** Whether a text opens with a thing whose noun is not among `known` terms (those of title and lead). */
export function isUnintroduced(text: string, known: ReadonlySet<string>, words: LanguageWords): boolean {
  const noun = findUnnamedThing(text, words);
  return noun !== undefined && !listTerms(noun, words).some((term) => known.has(term));
}

export const findUnnamedThing = (text: string, { language }: LanguageWords): string | undefined =>
  getSigns(language).unnamedThing.exec(text)?.slice(1).find(Boolean);

/** How well a sentence can be understood alone, 0–1. */
export function selfContained(shown: string, words: LanguageWords): number {
  const start = isUnnamed(shown, words) ? unnamedWeight : 1;
  const lower = shown.toLowerCase();
  const own = getWeights(words.language).reduce(
    (value, [pattern, weight, isAsWritten]) => (pattern.test(isAsWritten ? shown : lower) ? value * weight : value),
    start,
  );
  const unnamed = getSigns(words.language).riddles.reduce((value, [pattern, weight]) => {
    const pronoun = pattern.exec(lower)?.slice(1).find(Boolean);
    return pronoun !== undefined && words.backward.has(pronoun) ? value * weight : value;
  }, own);
  const sourced = isUnsourcedForecast(lower, words) ? unnamed * unsourced : unnamed;
  return hasLooseThem(lower, words) ? sourced * looseThem : sourced;
}

/** Whether an opening pronoun or article refers to nothing earlier. */
export function isWholeOpening(shown: string, { language }: LanguageWords): boolean {
  const { wholeOpening, articleOpening } = getSigns(language);
  return wholeOpening.test(shown) || articleOpening.test(shown);
}
