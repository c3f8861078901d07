import { keepByText } from '../../keep.ts';
import { factorAlternatives } from '../../languages/factor.ts';
import type { Language } from '../../languages/language.ts';
import {
  compileLower,
  compileLowerTest,
  joinAlternatives,
  matchLowerWords,
  type Pick,
  perLanguage,
  perPageLanguage,
  wrapInBorders,
  wrapStarts,
} from '../../languages/patterns.ts';
import type { BriefWords } from '../../languages/words/brief-words.ts';
import { shortHosts } from '../../networks.ts';
import { listTerms, wordsIn } from '../text/text.ts';
import { keepByWords, type LanguageWords } from '../text/words.ts';

type Field = keyof NonNullable<BriefWords['dangling']>;

const pickDangling =
  (field: Field): Pick =>
  ({ brief }) =>
    brief?.dangling?.[field];
const join = (field: Field, among: readonly Language[]): string => joinAlternatives(pickDangling(field), among);

type Weights = readonly (readonly [pattern: RegExp, weight: number, isAsWritten?: boolean])[];

/** "Eric, 34, moved": a first name from an anecdote. */
const loneName = /(?<!\p{L}[\p{L}.'’-]*\s)(?<!\p{L})\p{Lu}\p{Ll}{2,}, \d{2}, /u;
const social = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])[@#][\p{L}_]\w{2,}|(?:${shortHosts.picture}|(?<![\p{L}.])(?:${shortHosts.link}|${shortHosts.shortener}))/`,
  'u',
);
const pause = /(?:\.\.\.|…)\s/u;
/** "formic battery Battery acid is": a heading without the break behind it. */
const doubled = /(?<![\p{L}-])(\p{L}{6,}) \1(?!\p{L})/u;
const wholeQuotation = /^["“„«「『][^"“”„«»「」『』]*["”»」』]?[.!?。]?["”»」』]?$/u;

/** A field's alternatives, how they stand in its pattern, and its weight; patterns match lower case. */
interface Sign {
  readonly field: Field;
  /** Default: whole words. */
  readonly source?: (alternatives: string, among: readonly Language[]) => string;
  /** Default: `u`. */
  readonly flags?: string;
  readonly weight: number;
  readonly isAsWritten?: boolean;
}

const matchAnywhere = (alternatives: string) => alternatives;
const matchOpening = (alternatives: string) => String.raw`^(?:${alternatives})(?!\p{L})`;
/** Behind an opening: "Prices will not rise, the company said". */
const matchBehindPhrase = (subject: string): string => String.raw`^[^,]{3,60}, (?:${subject})(?!\p{L})`;

const signs: readonly (Sign | Weights[number])[] = [
  { field: 'pointing', weight: 0.4 },
  // "this payload", "ce texte"; not times such as "this year".
  { field: 'demonstrative', source: (own) => String.raw`(?<!\p{L})(?:${own})`, weight: 0.5 },
  // "with that colour", but not "in that the …".
  { field: 'pointedNoun', source: wrapStarts, weight: 0.5 },
  // "leverage that experience".
  { field: 'pointedObject', source: matchAnywhere, weight: 0.5 },
  { field: 'warmUp', source: matchOpening, weight: 0.35 },
  { field: 'crude', weight: 0.25 },
  { field: 'vague', weight: 0.7 },
  { field: 'unnamedSubject', source: matchBehindPhrase, weight: 0.5 },
  // "der 35-Jährige": a person named earlier.
  { field: 'standIn', source: (own) => String.raw`(?<!\p{L})(?:${own})`, weight: 0.5, isAsWritten: true },
  { field: 'pronounSubject', source: matchAnywhere, weight: 0.3, isAsWritten: true },
  [loneName, 0.25, true],
  [social, 0.1, true],
  { field: 'figureReference', source: matchAnywhere, weight: 0.2, isAsWritten: true },
  { field: 'continuing', source: matchOpening, weight: 0.25 },
  { field: 'transition', source: matchOpening, weight: 0.2 },
  // Filler such as "it's time to", "the question is".
  { field: 'turn', source: wrapStarts, weight: 0.45 },
  { field: 'scene', source: wrapInBorders, weight: 0.45 },
  // Salutations of letters and columns ("DEAR ABBY: …").
  { field: 'salutation', source: (own) => String.raw`^(?:${own})\s\p{L}[^.!?]{0,40}[:,]\s`, weight: 0.1 },
  { field: 'caption', source: matchAnywhere, weight: 0.3 },
  // "another phenomenon", "as well".
  { field: 'further', source: matchAnywhere, weight: 0.5 },
  // "this was why", "about this".
  { field: 'bareDemonstrative', source: matchAnywhere, flags: '', weight: 0.45 },
  // "هذه الكمية" near the start of an Arabic sentence.
  { field: 'demonstrativeNearStart', source: matchAnywhere, weight: 0.4, isAsWritten: true },
  { field: 'selfTalk', source: matchAnywhere, weight: 0.5 },
  // Two lines without the break between them ("for the web There are too many").
  {
    field: 'capitalOpeners',
    source: (own) => String.raw`\p{Ll} (?:${own}) (?!\p{Lu})\p{Ll}+ \p{Ll}`,
    weight: 0.2,
    isAsWritten: true,
  },
  { field: 'welded', source: (own) => String.raw`(?<=[\p{Ll}“”»])(?:${own})`, weight: 0.1, isAsWritten: true },
  { field: 'interjection', source: (own) => String.raw`^(?:${own})[,!. ]\s?(?!\p{L}+ing(?!\p{L}))`, weight: 0.2 },
  {
    field: 'fragment',
    source: (own, among) => String.raw`^(?:${own}),? (?:${join('fragmentLink', among)})(?!\p{L})`,
    weight: 0.3,
  },
  [doubled, 0.1],
  [pause, 0.5, true],
  [wholeQuotation, 0.15, true],
  { field: 'slip', source: (own) => String.raw`(?<!\p{L})((?:${own})) \1(?!\p{L})`, weight: 0.5 },
  {
    field: 'notOnly',
    source: (own, among) =>
      String.raw`(?<!\p{L})(?:${own})(?!\p{L})(?![^]*(?<!\p{L})(?:${join('butAlso', among)})(?!\p{L}))`,
    weight: 0.4,
  },
  // "Anyway", "the message of the day".
  { field: 'hanging', weight: 0.25 },
  { field: 'preliminary', weight: 0.25 },
  // "Explained how the plan works": the statement itself is missing.
  { field: 'announcing', weight: 0.4 },
];

function compileSign(sign: Sign, among: readonly Language[]): Weights {
  const { field, source, flags, weight, isAsWritten = false } = sign;
  const pick = pickDangling(field);
  if (among.every((language) => pick(language) === undefined)) return [];
  if (source === undefined) return [[matchLowerWords(pick, among), weight]];
  const own = source(join(field, among), among);
  return [[isAsWritten ? new RegExp(factorAlternatives(own), 'u') : compileLowerTest(own, flags), weight, isAsWritten]];
}

const getWeights = perLanguage((among) => {
  const all: Weights = signs.flatMap((sign) => ('field' in sign ? compileSign(sign, among) : [sign]));
  return keepByText((shown): readonly number[] => {
    const lower = shown.toLowerCase();
    return all.flatMap(([pattern, weight, isAsWritten]) => (pattern.test(isAsWritten ? shown : lower) ? weight : []));
  });
});

const riddleWeights = { behindPhrase: 0.3, speaks: 0.35 };

const getSigns = perLanguage((among) => {
  const joinOwn = (field: Field) => join(field, among);
  const riddles: Weights = [
    // "In 2014, she …", "Wearing a hat, he …"; the group is the pronoun.
    [compileLower(joinOwn('pronounBehindPhrase')), riddleWeights.behindPhrase],
    [compileLower(joinOwn('pronounSpeaks')), riddleWeights.speaks],
  ];
  return {
    riddles,
    biography: matchLowerWords(pickDangling('biography'), among),
    unnamedSubject: compileLower(matchOpening(joinOwn('unnamedSubject'))),
    unnamedBehindPhrase: compileLowerTest(matchBehindPhrase(joinOwn('unnamedSubject'))),
    // "The film opens": the same for things, whose noun the title may have.
    unnamedThing: new RegExp(
      String.raw`^(?:${joinOwn('unnamedThing')})(?!\p{L})(?! (?:${joinOwn('thingNamed')})(?!\p{L}))`,
      'iu',
    ),
    // "The market will be worth": a forecast, which needs its source.
    forecast: compileLowerTest(String.raw`(?<!\p{L})(?:${joinOwn('forecast')})(?!\p{L})`),
    them: compileLowerTest(wrapInBorders(joinOwn('them'))),
    demonstrative: compileLower(String.raw`(?<!\p{L})(?:${joinOwn('demonstrative')})`),
    // Openings that only seem to refer back: "It is hard to …", "There are …", "This study shows …".
    wholeOpening: new RegExp(`^(?:${joinOwn('wholeOpening')})`, 'iu'),
    articleOpening: new RegExp(`^(?:${joinOwn('articleOpening')})`, 'u'),
  };
});

export const isBiography = (text: string, { language }: LanguageWords): boolean =>
  getSigns(language).biography.test(text.toLowerCase());

export const unnamedWeight = 0.5;
/** Plurals without a final "s" that "them" can refer to. */
export const getPlurals = perPageLanguage((among) => join('plurals', among));
const getPlural = perPageLanguage((among) =>
  compileLowerTest(String.raw`\p{Ll}{3,}s(?!\p{L})|${wrapInBorders(join('plurals', among))}`),
);
const unsourced = 0.2;
const looseThem = 0.5;

const isUnsourcedForecast = (lower: string, words: LanguageWords): boolean =>
  /\p{N}/u.test(lower) &&
  getSigns(words.language).forecast.test(lower) &&
  !wordsIn(lower).some((word) => words.speech.has(word));

function hasLooseThem(lower: string, { language }: LanguageWords): boolean {
  const at = lower.search(getSigns(language).them);
  return at > 0 && !getPlural(language).test(lower.slice(0, at));
}

export function isUnnamed(text: string, { language }: LanguageWords): boolean {
  const subject = getSigns(language).unnamedSubject.exec(text.toLowerCase())?.[0];
  // "Der Autor Max Lund": the name follows.
  return subject !== undefined && !/^\s\p{Lu}/u.test(text.slice(subject.length));
}

export const isUnnamedBehind = (text: string, { language }: LanguageWords): boolean =>
  getSigns(language).unnamedBehindPhrase.test(text.toLowerCase());

export function isUnintroduced(text: string, known: ReadonlySet<string>, words: LanguageWords): boolean {
  const noun = findUnnamedThing(text, words);
  return noun !== undefined && !listTerms(noun, words).some((term) => known.has(term));
}

export const findUnnamedThing = (text: string, { language }: LanguageWords): string | undefined =>
  getSigns(language).unnamedThing.exec(text)?.slice(1).find(Boolean);

/** Words that may stand between "this" and its noun, and the noun. */
const pointedWords = 3;

/** The words that may name what a "this" points at ("this old harbour"); none behind an adverb ("damit"), undefined where nothing is pointed at. */
export function findPointed(text: string, { language }: LanguageWords): string | undefined {
  const found = getSigns(language).demonstrative.exec(text.toLowerCase());
  if (found === null) return undefined;
  if (!/\s\p{L}+$/u.test(found[0])) return '';
  return wordsIn(text.slice(found.index))
    .slice(1, pointedWords + 1)
    .join(' ');
}

export const selfContained = keepByWords((shown, words) => {
  const start = isUnnamed(shown, words) ? unnamedWeight : 1;
  const lower = shown.toLowerCase();
  const own = getWeights(words.language)(shown).reduce((value, weight) => value * weight, start);
  const unnamed = getSigns(words.language).riddles.reduce((value, [pattern, weight]) => {
    const pronoun = pattern.exec(lower)?.slice(1).find(Boolean);
    return pronoun !== undefined && words.backward.has(pronoun) ? value * weight : value;
  }, own);
  const sourced = isUnsourcedForecast(lower, words) ? unnamed * unsourced : unnamed;
  return hasLooseThem(lower, words) ? sourced * looseThem : sourced;
});

export function isWholeOpening(shown: string, { language }: LanguageWords): boolean {
  const { wholeOpening, articleOpening } = getSigns(language);
  return wholeOpening.test(shown) || articleOpening.test(shown);
}
