import type { Statistic } from '../brief.ts';
import { findLanguage } from '../languages/index.ts';
import { joinAlternatives, joinFigures } from '../languages/patterns.ts';
import { findNumberClause } from './number-clause.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import type { RankedSentence } from './rank.ts';
import { trimSentence } from './shorten.ts';
import { standing } from './standing.ts';
import { drawnLength, listTerms, overlap, tidy } from './text.ts';
import { assumedFuture, decoys, forecast, openingTime, studied, trailingTime } from './units.ts';
import { findWholeLabel, isMisleading } from './whole-label.ts';
import type { LanguageWords } from './words.ts';

/** Numbers that one picture shows large. */
const most = 4;

/** A number's sentence must be this near to the best one, or share this much of the title. */
const [minRank, minCloseness] = [0.35, 0.1];
/** Sentences of the longest article; more make a book or report. */
const maxOfArticle = 200;
/** A sentence that stands worse than this alone says its number badly, too. */
const minStanding = 0.25;

/** How much a number says by its kind: a share or a sum more than a count of things. */
const telling: Readonly<Record<Quantity['kind'], number>> = { percent: 0.3, money: 0.3, count: 0.15, measure: 0 };

/** A number that its clause labels: what its sentence must be worth, and what it is worth less. */
const central = { rank: 0.2, closeness: 0.2, weight: 0.6 };
/** Drawn letters of a value whose unit would else be left to its label. */
const maxValueChars = 17;

/** "The S&P 500", "the 100 Greatest Tracks": a number in a name. */
const inName = { before: /\p{Lu}[\p{L}&.]*[\s-]$/u, behind: /^\s\p{Lu}/u };
/** Whether a number without a label of its own can be what its sentence is about: a small count by a noun in small letters. */
const isTelling = ({ kind, value, start, end }: Quantity, text: string): boolean =>
  kind !== 'count' ||
  /\p{N}[.,’'\s]?\p{N}{3}|\p{L}{3}/u.test(value) ||
  !(inName.before.test(text.slice(0, start)) || inName.behind.test(text.slice(end)));

/** Verbs of other languages before what was only looked into. */
const inspected = new RegExp(`(?<!\\p{L})(?:${joinAlternatives(({ brief }) => brief?.labels?.studied)})\\s$`, 'iu');

/** "Over half (55 %) of guests": the exact share stands for the one in words. */
const spelledShare = new RegExp(
  [
    String.raw`(?:(?:${joinFigures('spelledHedges')})\s)?(?:(?:${joinFigures('spelledCounts')})[\s-])?`,
    String.raw`(?:${joinFigures('spelledShares')})\s\((\p{N}[\p{N}.,]*\s?%)\)`,
  ].join(''),
  'giu',
);

/** "The roughly 6,000 rats": a count that is taken as known is not what its sentence tells. */
const known = new RegExp(String.raw`(?:^|\s)(?:${joinFigures('knownCounts')})\s$|['’]s\s$`, 'iu');

/** Whether a label hides that its number is a guess at what is to come, or one firm's word for it. */
function hidesForecast(sentence: string, { value, start, end }: Quantity, label: string): boolean {
  const said = `${value} ${label}`;
  if (forecast.test(said)) return false;
  const around = `${sentence.slice(0, start).split(/[;:]/).at(-1) ?? ''} ${sentence.slice(end).split(/[,;:]/)[0] ?? ''}`;
  return forecast.test(around) || assumedFuture.test(around);
}

/** Whether capitals are no sign of a name. */
const hasCapitalNouns = (language: string): boolean => findLanguage(language)?.drawings?.hasCapitalNouns === true;

/** Terms that a label has at least which names nothing of the title, where every noun has a capital: "Die Reise dauert". */
const minTerms = 3;

/**
 * Whether a clause names whom or what it is about, or shares a word with the title: "the number of teachers" leaves open where.
 * Where every noun has a capital none is a sign of a name.
 */
function isAboutTopic(clause: string, topic: ReadonlySet<string>, language: string, words: LanguageWords): boolean {
  const terms = listTerms(clause, words);
  if (terms.some((term) => topic.has(term))) return true;
  const isNamed = /\p{Lu}/u.test(clause.slice(1).replace(trailingTime, '').replace(openingTime, ''));
  return isNamed && (terms.length >= minTerms || !hasCapitalNouns(language));
}

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
  isOfMatter: (label: string, sentence: string) => boolean = () => true,
): Statistic[] {
  const topic = new Set(listTerms(title, words));
  const best = Math.max(...ranked.map(({ score }) => score), 0.01);
  // A book touches on much that is not its topic, so that rank alone says little.
  const isBook = ranked.length > maxOfArticle;
  const candidates = ranked.flatMap((sentence) => {
    const closeness = overlap(topic, sentence.terms);
    const isNear =
      (sentence.score >= best * minRank && !isBook) || closeness >= minCloseness || shown.includes(sentence.text);
    if (!isNear) return [];
    const text = trimSentence(sentence.text.replace(spelledShare, '$1'), words);
    if (standing(sentence.text, text, words) < minStanding || decoys.offer.test(text)) return [];
    return quantitiesIn(text).flatMap((found) => {
      if (decoys.sample.test(text) && found.kind !== 'percent') return [];
      const prefix = text.slice(0, found.start);
      if (found.kind === 'count' && (known.test(prefix) || studied.test(prefix) || inspected.test(prefix))) return [];
      const label = findWholeLabel(text, found, { title, terms: topic }, language, words);
      if (label !== undefined && hidesForecast(text, found, label)) return [];
      if (label !== undefined && hasCapitalNouns(language) && !isAboutTopic(label, topic, language, words)) return [];
      const weight = sentence.score / best + closeness + telling[found.kind];
      if (label !== undefined) return [{ value: found.value, label, sentence: sentence.text, weight }];
      const isImportant = sentence.score >= best * central.rank || closeness >= central.closeness;
      const value = tidy(`${found.value} ${found.unit}`);
      const isFit = found.unit === '' || drawnLength(value) <= maxValueChars;
      const clause =
        isImportant && isFit && isTelling(found, text) ? findNumberClause(sentence.text, found, words) : undefined;
      return clause === undefined ||
        !isAboutTopic(clause, topic, language, words) ||
        hidesForecast(text, found, clause) ||
        isMisleading(text, found, clause, title)
        ? []
        : [{ value, label: clause, sentence: sentence.text, weight: weight * central.weight }];
    });
  });
  const chosen: Statistic[] = [];
  const ofMatter = candidates.filter(({ label, sentence }) => isOfMatter(label, sentence));
  for (const { value, label, sentence } of ofMatter.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === most) break;
    const digits = toDigits(value);
    if (!chosen.some((other) => toDigits(other.value) === digits || other.label === label))
      chosen.push({ value, label, sentence });
  }
  return chosen;
}

/** "100" and "up to 100" beside each other look like one number given twice. */
const toDigits = (value: string) => value.replace(/[^\p{N}%€$£¥]/gu, '');
