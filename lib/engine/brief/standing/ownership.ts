import { factorAlternatives } from '../../languages/factor.ts';
import { findLanguage, languages } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { compileLowerTest, joinAlternatives, wrapWords } from '../../languages/patterns.ts';
import { wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const isSpaced = ({ hasWordBorders = true, hasSpaces }: Language) => hasWordBorders && hasSpaces;
const joinDenials = (among: readonly Language[]) => joinAlternatives(({ brief }) => brief?.ownership?.denial, among);
/** "That is wrong.", "So they say.": retracts the sentence before. */
const denial = compileLowerTest(
  String.raw`^(?:(?:${joinDenials(languages.filter(isSpaced))})(?=\s*(?:$|[.,:;!?…—–]))|(?:${joinDenials(languages.filter((one) => !isSpaced(one)))}))`,
);

const joinReversals = (among: readonly Language[]) =>
  joinAlternatives(({ brief }) => brief?.ownership?.reversal, among);
/** "Sadly this story is invented", "In reality, …": reverses the sentence before, but is a statement itself. */
const reversal = compileLowerTest(
  String.raw`^(?:(?:${joinReversals(languages.filter(isSpaced))})(?!\p{L})|(?:${joinReversals(languages.filter((one) => !isSpaced(one)))}))`,
);

export const reverses = (sentence: string): boolean => reversal.test(sentence.toLowerCase());

/** Per language: signs of one are names in another, and a union is slow. */
const listSigns = (pick: (language: Language) => string | undefined): ReadonlyMap<string, RegExp> =>
  new Map(
    languages.flatMap((language) => {
      const forms = pick(language);
      return forms === undefined
        ? []
        : [[language.code, new RegExp(factorAlternatives(wrapWords(language, forms)), 'iu')]];
    }),
  );
const hearsay = listSigns(({ brief }) => brief?.ownership?.hearsay);
const reported = listSigns(({ brief }) => brief?.ownership?.reported);

export const takesBack = (sentence: string): boolean => denial.test(sentence.replace(/^["“„«]/, '').toLowerCase());

function isReported(text: string, language: string, words: LanguageWords): boolean {
  const forms = reported.get(findLanguage(language)?.code ?? '');
  if (forms?.test(text) !== true) return false;
  const own = wordsIn(text.toLowerCase());
  // "Ich werde" has the same form, but names its speaker.
  return !own.some((word) => words.reporting.has(word) || words.speech.has(word) || words.personal.has(word));
}

export const isUnowned = (text: string, language: string, words: LanguageWords): boolean =>
  hearsay.get(findLanguage(language)?.code ?? '')?.test(text) === true || isReported(text, language, words);
