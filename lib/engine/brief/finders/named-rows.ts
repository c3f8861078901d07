import { joinProse, joinRows, perPageLanguage } from '../../languages/patterns.ts';
import type { ChartRow } from '../../modules.ts';
import type { Reading } from '../reading/reading.ts';
import { findPointed } from '../standing/dangling.ts';
import { pointsBack } from '../standing/leaning.ts';
import { isBalanced } from '../text/borders.ts';
import { wordCount, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** Words of a phrase of place or time. */
const maxAsideWords = 3;

const getArticle = perPageLanguage(
  (among) => new RegExp(`^(?:${joinRows('articles', among)}|${joinProse('articles', among)})$`, 'u'),
);

const quoted = /^["“„«].*["”“»]$/u;

/** "The people of this region": what a label points at stands in another sentence. */
const isPointing = (label: string, { language, words }: Reading): boolean =>
  pointsBack(label, language) ||
  // "Those who …" names whom it means.
  (findPointed(label, words) !== undefined && !words.relative.has(wordsIn(label.toLowerCase())[1] ?? ''));

/** "In the second attempt" is a time; "go to the lender" is a verb, which German writes small behind its number. */
function isAside(label: string, sentence: string, words: LanguageWords): boolean {
  const [first = '', second = ''] = wordsIn(label.toLowerCase());
  const isJoint = (word: string) => words.joints.has(word) && !getArticle(words.language).test(word);
  if (isJoint(first)) return wordCount(label) <= maxAsideWords;
  const isSmall = !sentence.includes(label) && sentence.includes(first);
  return words.language?.hasCapitalNouns === true && isSmall && isJoint(second);
}

/** Whether the labels of a chart name things, which they need not where the chart has its measure. */
export function nameThings(rows: readonly ChartRow[], measure: string | undefined, reading: Reading): boolean {
  const { words } = reading;
  return rows.every(
    ({ label, sentence = '' }) =>
      !quoted.test(label) &&
      isBalanced(label) &&
      !isPointing(label, reading) &&
      (measure !== undefined || !isAside(label, sentence, words)),
  );
}
