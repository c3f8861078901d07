import { isUnspaced, wordsIn } from '../../brief/text.ts';
import type { LanguageWords } from '../../brief/words.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Signs } from '../situations/words.ts';

/** Words of a phrase that names one thing. */
const most = 10;

/**
 * Whether a title names a thing and says nothing of it ("Stamps of the Harbour Towns"), so far as its words show it: no verb
 * stands in it. False in doubt, and where nothing of a language shows a verb.
 */
export function isNounPhrase(title: string, tag: string, words: LanguageWords, signs: Signs | undefined): boolean {
  const all = wordsIn(title);
  if (isUnspaced(title) || all.length < 2 || all.length > most || /[.!?:;"“”„«»]/u.test(title)) return false;
  if (findLanguage(tag)?.drawings?.hasCapitalNouns) return !hasSmallVerb(all, words);
  if (signs?.hasVerbs !== true || words.verbSign === undefined || signs.hasVerb(title)) return false;
  // The last word may be a plural: a verb would have something behind it.
  return !words.verbSign.test(all.slice(0, -1).join(' '));
}

/** Where nouns have capitals: whether a small word is neither a function word nor, behind one, an adjective. */
export const hasSmallVerb = (all: readonly string[], words: LanguageWords) =>
  all.some((word, index) => {
    if (!/^\p{Ll}[^\p{N}]*$/u.test(word) || words.joints.has(word)) return false;
    const before = all[index - 1] ?? '';
    const isAdjective = /e[nrms]?$/u.test(word) && (words.joints.has(before.toLowerCase()) || /^\p{N}/u.test(before));
    return !isAdjective;
  });
