import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { findVerb } from '../text/clause-signs.ts';
import { getFirstWord, listTerms, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const getEvaluating = perPageLanguage(
  (among) => new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.dangling?.evaluating, among)})$`, 'iu'),
);

const inBrackets = /[([（][^()[\]（）]*[)\]）]/gu;
/** Letters by which two forms of a word are known as one ("add", "adding"). */
const stem = { min: 3, own: 5 };
const isSameWord = (one: string, other: string): boolean =>
  one.slice(0, stem.own) === other.slice(0, stem.own) || (one.length >= stem.min && other.startsWith(one));

function isEmpty(body: string, heading: string, words: LanguageWords): boolean {
  const { language } = words;
  if (language?.brief?.dangling?.evaluating === undefined || /\p{N}/u.test(body)) return false;
  const judges = getEvaluating(language);
  const named = wordsIn(heading.toLowerCase());
  const own = wordsIn(body.toLowerCase().replace(inBrackets, ' ')).filter((word) => listTerms(word, words).length > 0);
  return own.every((word) => judges.test(word) || named.some((one) => isSameWord(one, word)));
}

function isRemainder(sentence: string, words: LanguageWords): boolean {
  const first = getFirstWord(sentence);
  if (!words.and.has(first)) return false;
  return (
    !words.coordinators.has(first) || (findVerb(`${sentence} `) === undefined && !/\p{L}['’]\p{L}/u.test(sentence))
  );
}

export const isHollow = (
  { heading, body, sentence }: { readonly heading: string; readonly body: string; readonly sentence: string },
  words: LanguageWords,
): boolean => isEmpty(body, heading, words) || isRemainder(sentence, words);
