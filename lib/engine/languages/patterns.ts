import { factorAlternatives } from './factor.ts';
import { defaultLanguage, languages } from './index.ts';
import type { Language } from './language.ts';
import { Sieve } from './sieve.ts';
import type { FigureWords } from './words/figure-words.ts';
import type { FormWords } from './words/form-words.ts';
import type { PeopleWords } from './words/people-words.ts';
import type { ProseWords } from './words/prose-words.ts';
import type { RowWords } from './words/row-words.ts';
import type { SignWords } from './words/sign-words.ts';
import type { SteeringWords } from './words/steering-words.ts';

export type Pick = (language: Language) => string | undefined;

type Alternatives<Words> = {
  [Field in keyof Words]-?: Words[Field] extends string | undefined ? Field : never;
}[keyof Words];

export const pickSteering =
  (field: keyof SteeringWords): Pick =>
  ({ steering }) =>
    steering?.[field];
export const pickFigures =
  (field: Alternatives<FigureWords>): Pick =>
  ({ figures }) =>
    figures?.[field];
export const pickSigns =
  (field: keyof SignWords): Pick =>
  ({ signs }) =>
    signs?.[field];
export const pickForms =
  (field: keyof FormWords): Pick =>
  ({ forms }) =>
    forms?.[field];
export const pickProse =
  (field: keyof ProseWords): Pick =>
  ({ prose }) =>
    prose?.[field];

const pickRows =
  (field: keyof RowWords): Pick =>
  ({ rows }) =>
    rows?.[field];
const pickPeople =
  (field: keyof PeopleWords): Pick =>
  ({ people }) =>
    people?.[field];

/** Whole words. JavaScript's `\b` knows ASCII letters only, so "à", "ł" or "ж" would be none. */
export const wrapInBorders = (alternatives: string) => String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})`;

/** Words from their start on; alternatives may end in an open one. */
export const wrapStarts = (alternatives: string) => String.raw`(?<!\p{L})(?:${alternatives})`;

export const wrapWords = ({ hasWordBorders = true }: Language, alternatives: string): string =>
  hasWordBorders ? wrapInBorders(alternatives) : `(?:${alternatives})`;

/** Joins the alternatives of some languages; without any, to what matches nothing. */
export const joinAlternatives = (pick: Pick, among: readonly Language[] = languages): string =>
  among.flatMap((language) => pick(language) ?? []).join('|') || '(?!)';

export const joinProse = (field: keyof ProseWords, among?: readonly Language[]): string =>
  joinAlternatives(pickProse(field), among);
export const joinSigns = (field: Parameters<typeof pickSigns>[0], among?: readonly Language[]): string =>
  joinAlternatives(pickSigns(field), among);
export const joinFigures = (field: Alternatives<FigureWords>, among?: readonly Language[]): string =>
  joinAlternatives(pickFigures(field), among);
export const joinForms = (field: keyof FormWords, among?: readonly Language[]): string =>
  joinAlternatives(pickForms(field), among);
export const joinRows = (field: keyof RowWords, among?: readonly Language[]): string =>
  joinAlternatives(pickRows(field), among);
export const joinPeople = (field: keyof PeopleWords, among?: readonly Language[]): string =>
  joinAlternatives(pickPeople(field), among);

/** Whether words are looked for anywhere, since particles are written on to them. */
export const isPieced = ({ hasWordBorders = true, attachesParticles = false }: Language) =>
  !hasWordBorders || attachesParticles;

/** Joins the alternatives of languages whose words have borders, and of the others. */
export const joinWords = (pick: Pick, among: readonly Language[] = languages): string =>
  joinAlternatives(
    pick,
    among.filter((language) => !isPieced(language)),
  );
export const joinPieces = (pick: Pick, among: readonly Language[] = languages): string =>
  joinAlternatives(pick, among.filter(isPieced));

/**
 * Returns what a rule compiles for one language, made with the first text in it: patterns of all languages at once are many
 * times as slow, and words of one mean something else in another. A text in no known language is read by all.
 */
export function perLanguage<T>(compile: (among: readonly Language[]) => T): (language: Language | undefined) => T {
  const compiled = new Map<Language | undefined, T>();
  return (language) => {
    const known = compiled.get(language) ?? compile(language ? [language] : languages);
    compiled.set(language, known);
    return known;
  };
}

/** `perLanguage`, with English: pages in any language borrow its words ("Newsletter", "Copyright", "miles"). */
export const perPageLanguage = <T>(
  compile: (among: readonly Language[]) => T,
): ((language: Language | undefined) => T) =>
  perLanguage((among) => compile(languages.filter((one) => one === defaultLanguage || among.includes(one))));

/** "and" between the last two of a list, over all languages. */
export const and: string = joinAlternatives(({ brief }) => brief?.common?.and);

/** Words that deny a wish in a note, over all languages: notes are in the user's, not in the source's. */
export const denying: string = joinAlternatives(({ notes }) => notes?.denying);

const ownPatterns = new WeakMap<Language, Map<string, RegExp>>();

/** Matches whole words of one language, or pieces of words where particles are written on to them. Compiled once. */
export function matchOwn(language: Language, alternatives: string): RegExp {
  const compiled = ownPatterns.get(language) ?? new Map<string, RegExp>();
  ownPatterns.set(language, compiled);
  const pattern =
    compiled.get(alternatives) ?? new RegExp(isPieced(language) ? alternatives : wrapInBorders(alternatives), 'iu');
  compiled.set(alternatives, pattern);
  return pattern;
}

const joinBordered = (pick: Pick, among?: readonly Language[]): string =>
  `${wrapInBorders(joinWords(pick, among))}|${joinPieces(pick, among)}`;

/** Matches whole words of some languages; pieces of words where particles are written on to them. */
export const matchWords = (pick: Pick, flags = 'iu', among?: readonly Language[]): RegExp =>
  new RegExp(joinBordered(pick, among), flags);

/** An escape, which means something else in the other case; else letters. */
const escapeOrLetters = /\\(?:[pPu]\{[^}]*\}|.)|[^\\]+/gsu;

/**
 * Compiles a pattern for text in lower case, in a fifth of the time that the flag `i` takes over hundreds of words: it looks
 * up all cases of each letter. For patterns without named groups.
 */
export const compileLower = (source: string, flags = 'u'): RegExp => new RegExp(toLowerPattern(source), flags);

const toLowerPattern = (source: string): string =>
  source
    .replaceAll(String.raw`\p{Lu}`, String.raw`\p{Ll}`)
    .replace(escapeOrLetters, (part) => (part.startsWith('\\') ? part : part.toLowerCase()));

/** The same for a long pattern of which a text needs little. */
export const siftLower = (source: string): Sieve => new Sieve(toLowerPattern(source));

/** The same for a pattern that is only tested. */
export const compileLowerTest = (source: string, flags = 'u'): RegExp =>
  new RegExp(factorAlternatives(toLowerPattern(source)), flags);

export const matchLowerWords = (pick: Pick, among?: readonly Language[]): RegExp =>
  compileLowerTest(joinBordered(pick, among));
