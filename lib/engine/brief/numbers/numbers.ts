import type { Statistic } from '../../brief.ts';
import { findLanguage } from '../../languages/index.ts';
import { joinAlternatives, joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import { trimSentence } from '../shortening/shorten.ts';
import { rateStanding } from '../standing/standing.ts';
import type { RankedSentence } from '../text/rank.ts';
import { listTerms, measureDrawnLength, overlap, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { findNumberClause, toDigits } from './number-clause.ts';
import { getNumberSigns } from './number-signs.ts';
import { listQuantities, type Quantity } from './quantities.ts';
import { getUnits } from './units.ts';
import { findWholeLabel, isMisleading } from './whole-label.ts';

const max = 4;

/** Minimum relative rank of a number's sentence, or minimum closeness to the title. */
const [minRank, minCloseness] = [0.35, 0.1];
/** Sentences above which a text is a book or report. */
const maxOfArticle = 200;
/** How well a number's sentence must stand alone. */
const minStanding = 0.25;

/** Bonus by kind: a share or sum says more than a count. */
const kindWeights: Readonly<Record<Quantity['kind'], number>> = { percent: 0.3, money: 0.3, count: 0.15, measure: 0 };

const central = { rank: 0.2, closeness: 0.2, weight: 0.6 };
const maxValueChars = 17;

const hasCapitalNouns = (language: string): boolean => findLanguage(language)?.hasCapitalNouns === true;

/** "The S&P 500", "the 100 Greatest Tracks"; where nouns have capitals, one behind a number is what it counts. */
const inName = { before: /\p{Lu}[\p{L}&.]*[\s-]$/u, behind: /^\s\p{Lu}/u };
export const isNotableNumber = ({ kind, value, start, end }: Quantity, text: string, language: string): boolean =>
  kind !== 'count' ||
  /\p{N}[.,’'\s]?\p{N}{3}|\p{L}{3}/u.test(value) ||
  !(inName.before.test(text.slice(0, start)) || (inName.behind.test(text.slice(end)) && !hasCapitalNouns(language)));

const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinFigures>[0]) => joinFigures(field, among);
  const studied = joinAlternatives(({ brief }) => brief?.labels?.studied, among);
  return {
    inspected: new RegExp(`(?<!\\p{L})(?:${studied})\\s$`, 'iu'),
    /** "Over half (55 %) of guests" */
    spelledShare: new RegExp(
      [
        String.raw`(?:(?:${join('spelledHedges')})\s)?(?:(?:${join('spelledCounts')})[\s-])?`,
        String.raw`(?:${join('spelledShares')})\s\((\p{N}[\p{N}.,]*\s?%)\)`,
      ].join(''),
      'giu',
    ),
    known: new RegExp(String.raw`(?:^|\s)(?:${join('knownCounts')})\s$|['’]s\s$`, 'iu'),
  };
});

/** "The roughly 6,000 rats": known already, so not the news. */
export const isKnown = (before: string, { language }: LanguageWords): boolean => getSigns(language).known.test(before);

function hidesForecast(
  sentence: string,
  { value, start, end }: Quantity,
  label: string,
  { language }: LanguageWords,
): boolean {
  const { forecast, assumedFuture } = getNumberSigns(language);
  const said = `${value} ${label}`;
  if (forecast.test(said)) return false;
  const around = `${sentence.slice(0, start).split(/[;:]/).at(-1) ?? ''} ${sentence.slice(end).split(/[,;:]/)[0] ?? ''}`;
  return forecast.test(around) || assumedFuture.test(around);
}

const minTerms = 3;

function isAboutTopic(clause: string, topic: ReadonlySet<string>, language: string, words: LanguageWords): boolean {
  const terms = listTerms(clause, words);
  if (terms.some((term) => topic.has(term))) return true;
  const { trailingTime, openingTime } = getNumberSigns(words.language);
  const isNamed = /\p{Lu}/u.test(clause.slice(1).replace(trailingTime, '').replace(openingTime, ''));
  return isNamed && (terms.length >= minTerms || !hasCapitalNouns(language));
}

export function chooseStatistics(
  ranked: readonly RankedSentence[],
  title: string,
  shown: readonly string[],
  language: string,
  words: LanguageWords,
  isOfMatter: (label: string, sentence: string) => boolean = () => true,
): Statistic[] {
  const topic = new Set(listTerms(title, words));
  const best = Math.max(...ranked.map(({ score }) => score), 0.01);
  const { inspected, spelledShare } = getSigns(words.language);
  const { decoys } = getUnits(words.language);
  const { studied } = getNumberSigns(words.language);
  // A book touches on much off its topic, so rank alone says little.
  const isBook = ranked.length > maxOfArticle;
  const candidates = ranked.flatMap((sentence) => {
    const closeness = overlap(topic, sentence.terms);
    const isNear =
      (sentence.score >= best * minRank && !isBook) || closeness >= minCloseness || shown.includes(sentence.text);
    if (!isNear) return [];
    const text = trimSentence(sentence.text.replace(spelledShare, '$1'), words);
    if (rateStanding(sentence.text, text, words) < minStanding || decoys.offer.test(text)) return [];
    return listQuantities(text, words.language).flatMap((found) => {
      if (decoys.sample.test(text) && found.kind !== 'percent') return [];
      const prefix = text.slice(0, found.start);
      if (found.kind === 'count' && (isKnown(prefix, words) || studied.test(prefix) || inspected.test(prefix)))
        return [];
      const label = findWholeLabel(text, found, { title, terms: topic }, language, words);
      if (label !== undefined && hidesForecast(text, found, label, words)) return [];
      if (label !== undefined && hasCapitalNouns(language) && !isAboutTopic(label, topic, language, words)) return [];
      const weight = sentence.score / best + closeness + kindWeights[found.kind];
      if (label !== undefined) return [{ value: found.value, label, sentence: sentence.text, weight }];
      const isImportant = sentence.score >= best * central.rank || closeness >= central.closeness;
      const value = tidy(`${found.value} ${found.unit}`);
      const isFit = found.unit === '' || measureDrawnLength(value) <= maxValueChars;
      const clause =
        isImportant && isFit && isNotableNumber(found, text, language)
          ? findNumberClause(sentence.text, found, words)
          : undefined;
      return clause === undefined ||
        !isAboutTopic(clause, topic, language, words) ||
        hidesForecast(text, found, clause, words) ||
        isMisleading(text, found, clause, title, words)
        ? []
        : [{ value, label: clause, sentence: sentence.text, weight: weight * central.weight }];
    });
  });
  return takeDistinct(candidates.filter(({ label, sentence }) => isOfMatter(label, sentence)));
}

interface Weighed extends Statistic {
  readonly weight: number;
}

function takeDistinct(candidates: readonly Weighed[]): Statistic[] {
  const chosen: Statistic[] = [];
  for (const { value, label, sentence } of candidates.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === max) break;
    const digits = toDigits(value);
    if (
      !chosen.some(
        (other) => toDigits(other.value) === digits || other.label === label || isAgain(other, { label, sentence }),
      )
    )
      chosen.push({ value, label, sentence });
  }
  return chosen;
}

/** Two whole clauses of one sentence say the same; a share's two predicates do not. */
const isAgain = (one: Pick<Statistic, 'label' | 'sentence'>, other: Pick<Statistic, 'label' | 'sentence'>): boolean =>
  one.sentence === other.sentence && (one.label.startsWith(other.label) || other.label.startsWith(one.label));

/** "100" and "up to 100" together look like one number. */
