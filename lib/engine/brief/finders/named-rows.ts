import { joinAlternatives, joinProse, joinRows, perPageLanguage } from '../../languages/patterns.ts';
import type { ChartRow } from '../../modules.ts';
import type { Reading } from '../reading/reading.ts';
import { findPointed } from '../standing/dangling.ts';
import { pointsBack } from '../standing/leaning.ts';
import { isBalanced } from '../text/borders.ts';
import { countTextWords, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const maxAsideWords = 3;

const getArticle = perPageLanguage(
  (among) => new RegExp(`^(?:${joinRows('articles', among)}|${joinProse('articles', among)})$`, 'u'),
);

const getOthers = perPageLanguage(
  (among) => new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.shares?.others, among)})(?!\\p{L})`, 'iu'),
);
const whole = { min: 97, max: 103 };

/** "Energy 70 %, transport 14 %, other sectors 16 %": the last part of a whole is other than those beside it. */
const isRest = (row: ChartRow, rows: readonly ChartRow[], { language }: LanguageWords): boolean => {
  const sum = rows.reduce((before, { value }) => before + value, 0);
  const isWhole = rows.every(({ text }) => /[%٪％]/u.test(text)) && sum >= whole.min && sum <= whole.max;
  return isWhole && rows.length > 2 && getOthers(language).test(row.label);
};

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
  if (isJoint(first)) return countTextWords(label) <= maxAsideWords;
  const isSmall = !sentence.includes(label) && sentence.includes(first);
  return words.language?.hasCapitalNouns === true && isSmall && isJoint(second);
}

/** Whether the labels of a chart name things, which they need not where the chart has its measure. */
export function nameThings(rows: readonly ChartRow[], measure: string | undefined, reading: Reading): boolean {
  const { words } = reading;
  return rows.every(
    (row) =>
      !quoted.test(row.label) &&
      isBalanced(row.label) &&
      (isRest(row, rows, words) || !isPointing(row.label, reading)) &&
      (measure !== undefined || !isAside(row.label, row.sentence ?? '', words)),
  );
}
