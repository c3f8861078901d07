import { findLanguage, languages } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { matchWords, type Pick, perLanguage, wrapWords } from '../../languages/patterns.ts';
import { listTerms, wordsIn } from '../text/text.ts';
import { collective, type LanguageWords } from '../text/words.ts';
import {
  findUnnamedThing,
  getPlurals,
  isUnintroduced,
  isUnnamed,
  isUnnamedBehind,
  selfContained,
  unnamedWeight,
} from './dangling.ts';
import type { Reliance } from './reliance.ts';

interface Signs {
  /** "there", "in one case", "the same thing". */
  readonly pointer: RegExp;
  /** "they" and its forms; nouns of time, to which they never refer. */
  readonly they: RegExp;
  readonly times: RegExp;
  /** "a higher share" needs what it is compared with. */
  readonly comparative: RegExp;
  readonly compared: RegExp;
  readonly several: RegExp;
}

function compile(language: Language): Signs {
  const { pointer, they, times, comparative, compared } = language.brief?.dangling ?? {};
  const make = (alternatives = '(?!)', flags = 'iu') => new RegExp(wrapWords(language, alternatives), flags);
  return {
    pointer: make(pointer),
    they: make(they),
    times: make(times, 'giu'),
    comparative: make(comparative),
    compared: make(compared),
    several: new RegExp(
      String.raw`\p{Ll}{2,}[^su]s(?!\p{L})|(?<!\p{L})(?:${getPlurals(language)}|\p{L}+ \p{Lu}\p{Ll}+s)(?!\p{L})`,
      'u',
    ),
  };
}
/** By language, since a pointer in one is a noun in another ("tale"). */
const compiled: ReadonlyMap<string, Signs> = new Map(languages.map((one) => [one.code, compile(one)]));

function hasLooseThey(text: string, { they, times, several }: Signs): boolean {
  const at = text.search(they);
  return at >= 0 && !several.test(text.slice(0, at).replace(times, ''));
}

const isHalfCompared = (text: string, { comparative, compared }: Signs): boolean =>
  comparative.test(text) && !compared.test(text);

export const pointsBack = (text: string, language: string): boolean =>
  compiled.get(findLanguage(language)?.code ?? '')?.pointer.test(text) === true;

const maxPointing = 0.5;

export function pointsAway(text: string, words: LanguageWords): boolean {
  const unnamed = isUnnamed(text, words) ? unnamedWeight : 1;
  return pointsBack(text, words.language?.code ?? '') || selfContained(text, words) <= maxPointing * unnamed;
}

/** Words in which a text names what it is about; what points away there leaves it without a subject. */
const subjectWords = 5;

/** Whether a text's first words point at another text, so that it is about something not named ("Der 18-Jährige hat …"). */
export const opensAway = (text: string, words: LanguageWords): boolean =>
  pointsAway(text.split(/\s+/u).slice(0, subjectWords).join(' '), words);

export function createLeaning(relies: Reliance, language: string, words: LanguageWords): Reliance {
  const signs = compiled.get(findLanguage(language)?.code ?? '');
  return (text, index, shown) =>
    selfContained(text, words) < (isUnnamed(text, words) || isUnnamedBehind(text, words) ? unnamedWeight : 1) ||
    (signs !== undefined && (signs.pointer.test(text) || hasLooseThey(text, signs) || isHalfCompared(text, signs))) ||
    (findUnnamedThing(text, words) !== undefined && isUnintroduced(text, new Set(listTerms(shown, words)), words)) ||
    relies(text, index, shown);
}

const getCollectiveVerbs = perLanguage((among) => {
  const pick: Pick = ({ grammar }) => grammar?.collectiveVerbs;
  return among.some(pick) ? matchWords(pick, 'iu', among) : undefined;
});

export function isVoiced(text: string, { language }: LanguageWords): boolean {
  const own = text.replaceAll(/["“„«「『][^"”“»」』]*["”“»」』]/g, ' ');
  // "US" is no "us".
  const isWord = (word: string) =>
    collective.has(word.toLowerCase()) && (word.length < 2 || word !== word.toUpperCase());
  return wordsIn(own).some(isWord) || getCollectiveVerbs(language)?.test(own) === true;
}
