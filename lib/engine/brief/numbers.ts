import type { Statistic } from '../brief.ts';
import { labelOf } from './labels.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import type { RankedSentence } from './rank.ts';
import { trimSentence } from './shorten.ts';
import { standing } from './statements.ts';
import { drawnLength, overlap, termsOf } from './text.ts';
import { decoys } from './units.ts';
import type { LanguageWords } from './words.ts';

/** Three short values stand side by side beside other points, or two longer ones. */
const most = { short: 3, long: 2 };
/** Drawn letters of a short value. */
const shortValue = 7;

/** A number's sentence must be this near to the best one, or share this much of the title. */
const [leastRank, leastCloseness] = [0.3, 0.15];
/** Sentences of the longest article; more make a book or report. */
const mostOfArticle = 200;
/** A sentence that stands worse than this alone tells its number badly, too. */
const leastStanding = 0.25;

/** How much a number says by its kind: a share or a sum more than a count of things. */
const telling: Readonly<Record<Quantity['kind'], number>> = { percent: 0.3, money: 0.3, count: 0.15, measure: 0 };

/**
 * Up to three numbers worth showing, the most telling first: with a unit, a noun and a verb of their own in a sentence that
 * shares words with the title or ranks high. Often none, and then none is right.
 */
export function chooseStatistics(
  ranked: readonly RankedSentence[],
  title: string,
  shown: readonly string[],
  language: string,
  words: LanguageWords,
): Statistic[] {
  const topic = new Set(termsOf(title, words));
  const best = Math.max(...ranked.map(({ score }) => score), 0.01);
  // A book touches on much that is not its topic, so that rank alone says little.
  const isBook = ranked.length > mostOfArticle;
  const candidates = ranked.flatMap((sentence) => {
    const closeness = overlap(topic, sentence.terms);
    const isNear =
      (sentence.score >= best * leastRank && !isBook) || closeness >= leastCloseness || shown.includes(sentence.text);
    if (!isNear) return [];
    const text = trimSentence(sentence.text, words);
    if (standing(sentence.text, text, words) < leastStanding || decoys.offer.test(text)) return [];
    return quantitiesIn(text).flatMap((found) => {
      if (decoys.sample.test(text) && found.kind !== 'percent') return [];
      const label = labelOf(text, found, language, words);
      const weight = sentence.score / best + closeness + telling[found.kind];
      return label === undefined ? [] : [{ value: found.value, label, sentence: sentence.text, weight }];
    });
  });
  const chosen: Statistic[] = [];
  for (const { value, label, sentence } of candidates.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === most.short) break;
    const digits = digitsOf(value);
    if (!chosen.some((other) => digitsOf(other.value) === digits || other.label === label))
      chosen.push({ value, label, sentence });
  }
  return chosen;
}

/** "100" and "up to 100" beside each other look like one number told twice. */
const digitsOf = (value: string) => value.replace(/[^\p{N}%€$£¥]/gu, '');

/** As many of them as stand beside other points. */
export function besidePoints(statistics: readonly Statistic[]): Statistic[] {
  const isLong = statistics.some(({ value }) => drawnLength(value) > shortValue);
  return statistics.slice(0, isLong ? most.long : most.short);
}
