import { findLanguage, languages } from '../languages/index.ts';
import type { Language } from '../languages/language.ts';
import { compileLower, joinAlternatives, wrapWords } from '../languages/patterns.ts';
import { wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

const isSpaced = ({ hasWordBorders = true, hasSpaces }: Language) => hasWordBorders && hasSpaces;
const denials = (among: readonly Language[]) => joinAlternatives(({ brief }) => brief?.ownership?.denial, among);
/** "That is wrong.", "So they say.": takes back the sentence before it. */
const denial = compileLower(
  String.raw`^(?:(?:${denials(languages.filter(isSpaced))})(?=\s*(?:$|[.,:;!?…—–]))|(?:${denials(languages.filter((one) => !isSpaced(one)))}))`,
);

const reversals = (among: readonly Language[]) => joinAlternatives(({ brief }) => brief?.ownership?.reversal, among);
/** "Sadly this story is invented", "In reality, …": turns the sentence before it round, and is one of its own. */
const reversal = compileLower(
  String.raw`^(?:(?:${reversals(languages.filter(isSpaced))})(?!\p{L})|(?:${reversals(languages.filter((one) => !isSpaced(one)))}))`,
);

/** Whether a sentence turns the one before it round: alone, that says what the source denies. */
export const reverses = (sentence: string): boolean => reversal.test(sentence.toLowerCase());

/** By language: what is hearsay in one is a name in another, and a union of all is slow. */
const listSigns = (pick: (language: Language) => string | undefined): ReadonlyMap<string, RegExp> =>
  new Map(
    languages.flatMap((language) => {
      const forms = pick(language);
      return forms === undefined ? [] : [[language.code, new RegExp(wrapWords(language, forms), 'iu')]];
    }),
  );
const hearsay = listSigns(({ brief }) => brief?.ownership?.hearsay);
const reported = listSigns(({ brief }) => brief?.ownership?.reported);

/** Whether a sentence takes back the one before it, which is then nothing that the text says. */
export const takesBack = (sentence: string): boolean => denial.test(sentence.replace(/^["“„«]/, '').toLowerCase());

/** Whether a sentence reports what somebody else says without naming who that is. */
function isReported(text: string, language: string, words: LanguageWords): boolean {
  const forms = reported.get(findLanguage(language)?.code ?? '');
  if (forms?.test(text) !== true) return false;
  const own = wordsIn(text.toLowerCase());
  // "Ich werde" has the same form, and names its speaker.
  return !own.some((word) => words.reporting.has(word) || words.speech.has(word) || words.personal.has(word));
}

/** Whether a text says what others hold to be so and names none of them: it is no message of the source. */
export const isUnowned = (text: string, language: string, words: LanguageWords): boolean =>
  hearsay.get(findLanguage(language)?.code ?? '')?.test(text) === true || isReported(text, language, words);
