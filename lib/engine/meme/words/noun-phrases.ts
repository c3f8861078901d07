import { isUnspaced, wordsIn } from '../../brief/text/text.ts';
import type { LanguageWords } from '../../brief/text/words.ts';
import { findLanguage } from '../../languages/index.ts';
import type { JokeSigns } from './signs.ts';

const max = 10;

export function isNounPhrase(title: string, tag: string, words: LanguageWords, signs: JokeSigns | undefined): boolean {
  const all = wordsIn(title);
  if (isUnspaced(title) || all.length < 2 || all.length > max || /[.!?:;"“”„«»]/u.test(title)) return false;
  if (findLanguage(tag)?.hasCapitalNouns) return !hasSmallVerb(all, words);
  if (signs?.hasVerbs !== true || words.verbSign === undefined || signs.hasVerb(title)) return false;
  // The last word may be a plural.
  return !words.verbSign.test(all.slice(0, -1).join(' '));
}

export const hasSmallVerb = (all: readonly string[], words: LanguageWords) =>
  all.some((word, index) => {
    if (!/^\p{Ll}[^\p{N}]*$/u.test(word) || words.joints.has(word)) return false;
    const before = all[index - 1] ?? '';
    const isAdjective = /e[nrms]?$/u.test(word) && (words.joints.has(before.toLowerCase()) || /^\p{N}/u.test(before));
    return !isAdjective;
  });
