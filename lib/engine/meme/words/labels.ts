import { getFirstWord, isUnspaced, wordsIn } from '../../brief/text/text.ts';
import type { LanguageWords } from '../../brief/text/words.ts';
import { findLanguage } from '../../languages/index.ts';
import { countWords } from './caption-text.ts';
import type { JokeSigns } from './signs.ts';

/** Words of a label with an article, and without any mark of a phrase. */
const maxWords = { shown: 6, bare: 3 } as const;
const maxUnspacedChars = 10;

type LabelForm = 'article' | 'gerund' | 'bare' | 'clause';

/** Compatible forms; gerunds go with things: "Weighing every gram" · "A mug is enough". */
const alike: Readonly<Record<LabelForm, readonly LabelForm[]>> = {
  article: ['article', 'bare'],
  bare: ['article', 'bare'],
  gerund: ['gerund', 'clause'],
  clause: ['gerund'],
};

/** An article within, without preposition or conjunction, opens a second noun phrase. */
const hasSecondArticle = (text: string, words: LanguageWords) =>
  wordsIn(text.toLowerCase()).some(
    (word, index, all) =>
      index > 1 &&
      isArticle(word, words) &&
      !words.joints.has(all[index - 1] ?? '') &&
      !words.and.has(all[index - 1] ?? ''),
  );
const isArticle = (word: string, words: LanguageWords) => words.subjects.has(word) && words.joints.has(word);

function findForm(
  text: string,
  tag: string,
  words: LanguageWords,
  signs: JokeSigns | undefined,
): LabelForm | undefined {
  if (isUnspaced(text)) return text.length <= maxUnspacedChars && signs?.scrap.test(text) !== true ? 'bare' : undefined;
  const first = getFirstWord(text);
  const count = countWords(text);
  if (count > maxWords.shown || /[,;:.!?]/u.test(text)) return undefined;
  const isOpened = isArticle(first, words);
  const apart = isOpened ? text.split(' ').toSpliced(1, 1).join(' ') : text;
  if (signs?.hasVerbs && signs.hasVerb(apart)) return isOpened ? 'clause' : undefined;
  if (/\p{N}/u.test(text)) return undefined;
  const language = findLanguage(tag);
  if (language?.hasCapitalNouns && !/^\p{Lu}/u.test(wordsIn(text).at(-1) ?? '')) return undefined;
  // "Der Pilot das Flugzeug": two things without a word between are a clause without its verb.
  if (isOpened) return hasSecondArticle(text, words) ? undefined : 'article';
  if (words.stop.has(first)) return undefined;
  if (signs?.gerund.test(text)) return 'gerund';
  return count >= 2 && count <= maxWords.bare ? 'bare' : undefined;
}

export function areLabels(
  one: string,
  two: string,
  tag: string,
  words: LanguageWords,
  signs: JokeSigns | undefined,
): boolean {
  const [first, second] = [one, two].map((text) => findForm(text, tag, words, signs));
  if (first === undefined || second === undefined) return false;
  return alike[first].includes(second);
}
