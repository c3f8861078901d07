import type { Brief } from '../../brief.ts';
import { matchWords, type Pick, perLanguage } from '../../languages/patterns.ts';
import type { Reading } from '../reading/reading.ts';
import { isWholeOpening, selfContained } from '../standing/dangling.ts';
import { rateStanding } from '../standing/standing.ts';
import { splitSentences } from '../text/sentences.ts';
import {
  countTextWords,
  getFirstWord,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  overlap,
  wordsIn,
} from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

export type Quote = NonNullable<Brief['quote']>;

export interface Named extends Quote {
  readonly worth: number;
  readonly isAlone: boolean;
  readonly isClaim: boolean;
  readonly from: 'block' | 'pulled' | 'prose' | 'answer' | 'author';
}

/** Words of a quotation: fewer say no whole thought, more are not read; those of the best ones. */
const length = { min: 6, max: 36, good: { min: 8, max: 26 } };
const letters = { min: 24, max: 230 };
const unspacedLetters = { min: 14, max: 90 };
const minContained = 0.4;

const factors = {
  /** Too short or too long for a glance. */
  offLength: 0.75,
  /** A demand, a judgement or an "always" takes a stand. */
  claim: 1.5,
  /** "Not … but": a turn that is remembered. */
  contrast: 1.35,
  asking: 0.5,
  /** "He" who stands nowhere in the words. */
  looseHe: 0.4,
  /** Figures are better drawn as figures. */
  figures: 0.85,
  leaning: 0.5,
  /** Politeness that every launch and every match brings. */
  formula: 0.3,
} as const;

const compile = (pick: Pick) =>
  perLanguage((among) =>
    among.some((language) => pick(language) !== undefined) ? matchWords(pick, 'iu', among) : undefined,
  );
const claim = compile(({ brief }) => brief?.quote?.claim);
const contrast = compile(({ brief }) => brief?.quote?.contrast);
const formula = compile(({ brief }) => brief?.quote?.formula);
const pointing = compile(({ brief }) => brief?.quote?.pointing);
const leaning = compile(({ prose }) => prose?.quoteLeaning);

const isOfLength = (text: string): boolean => {
  const drawn = measureDrawnLength(text);
  if (isUnspaced(text)) return drawn >= unspacedLetters.min && drawn <= unspacedLetters.max;
  const count = countTextWords(text);
  return count >= length.min && count <= length.max && drawn >= letters.min && drawn <= letters.max;
};

function opensWhole(text: string, words: LanguageWords): boolean {
  const first = getFirstWord(text);
  if (isWholeOpening(text, words) || words.personal.has(first)) return true;
  return !words.backward.has(first) && leaning(words.language)?.test(first) !== true;
}

export function isWholeThought(text: string, words: LanguageWords): boolean {
  return (
    isOfLength(text) &&
    /^(?:[¿¡]?[\p{Lu}\p{Lo}]|[¿¡])/u.test(text) &&
    !/(?:…|\.\.\.|[[\]:：]\s*$|[[\]])/.test(text) &&
    opensWhole(text, words) &&
    selfContained(text, words) >= minContained
  );
}

function hasLooseHe(text: string, { he, she }: LanguageWords): boolean {
  const own = wordsIn(text);
  const at = own.findIndex((word) => he.has(word.toLowerCase()) || she.has(word.toLowerCase()));
  // A name before the pronoun is whom it means.
  return at >= 0 && !own.slice(1, at).some((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

const none: ReadonlySet<string> = new Set();

interface Quotable {
  readonly worth: number;
  readonly isClaim: boolean;
  readonly isAlone: boolean;
}

/** How well words must stand alone to lead: by their own signs, and by the rules for statements. */
const minAlone = { contained: 0.7, stands: 0.55 };

export function rateQuotable(
  text: string,
  place: number,
  { words, fullTitle, leans, language: pageLanguage }: Reading,
): Quotable | undefined {
  if (!isWholeThought(text, words)) return undefined;
  const { language } = words;
  const count = countTextWords(text);
  const isGood = isUnspaced(text) || (count >= length.good.min && count <= length.good.max);
  const isClaim = claim(language)?.test(text) === true;
  const isTurn = contrast(language)?.test(text) === true;
  const topic = new Set(listTerms(fullTitle, words));
  const stands = rateStanding(text, text, { ...words, personal: none });
  const isAsking = /[?？؟]/u.test(text);
  const isLoose = hasLooseHe(text, words);
  const opens = text.toLowerCase();
  const isLeaning =
    leans(text, place, fullTitle) ||
    pointing(language)?.test(splitSentences(text, pageLanguage)[0] ?? text) === true ||
    words.connectives.some((one) => opens.startsWith(`${one} `) || opens.startsWith(`${one},`));
  const worth =
    (isGood ? 1 : factors.offLength) *
    (isClaim ? factors.claim : 1) *
    (isTurn ? factors.contrast : 1) *
    (isAsking ? factors.asking : 1) *
    (isLoose ? factors.looseHe : 1) *
    (/\p{N}/u.test(text) ? factors.figures : 1) *
    (formula(language)?.test(text) === true ? factors.formula : 1) *
    (isLeaning ? factors.leaning : 1) *
    (1 + overlap(topic, new Set(listTerms(text, words)))) *
    Math.sqrt(Math.max(stands, 0));
  const isHeld = selfContained(text, words) >= minAlone.contained && stands >= minAlone.stands;
  return { worth, isClaim: isClaim || isTurn, isAlone: isHeld && !isAsking && !isLoose && !isLeaning };
}
