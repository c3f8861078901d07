import type { Statistic } from '../brief.ts';
import { joinAlternatives } from '../languages/patterns.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import type { RankedSentence } from './rank.ts';
import { shortenings, trimSentence } from './shorten.ts';
import { standing } from './standing.ts';
import { drawnLength, isUnspaced, listTerms, overlap, wordsIn } from './text.ts';
import { decoys, forecast, foretold, hypothetical, studied } from './units.ts';
import { findScope, findWholeLabel, isMisleading } from './whole-label.ts';
import type { LanguageWords } from './words.ts';

/** Numbers that one picture shows large. */
const most = 4;

/** A number's sentence must be this near to the best one, or share this much of the title. */
const [minRank, minCloseness] = [0.35, 0.1];
/** Sentences of the longest article; more make a book or report. */
const maxOfArticle = 200;
/** A sentence that stands worse than this alone tells its number badly, too. */
const minStanding = 0.25;

/** How much a number says by its kind: a share or a sum more than a count of things. */
const telling: Readonly<Record<Quantity['kind'], number>> = { percent: 0.3, money: 0.3, count: 0.15, measure: 0 };

/** A number that its sentence labels: what that must be worth, how long and how whole it may be, and what it is worth less. */
const told = { rank: 0.2, closeness: 0.2, letters: 120, standing: 0.6, weight: 0.6, numbers: 2 };

/** Whether a number without a label of its own can be what its sentence is about. */
const isTelling = ({ kind, value }: Quantity): boolean => kind !== 'count' || /\p{N}[.,\s]?\p{N}{3}|\p{L}/u.test(value);

/** Whether a clause that hangs on another opens before the number: it is not what the sentence says. */
const isUnderCondition = (before: string, words: LanguageWords): boolean =>
  wordsIn(before.toLowerCase()).some((word) => words.dependent.has(word) || words.binding.has(word));

/** Verbs of other languages before what was only looked into. */
const inspected = new RegExp(`(?<!\\p{L})(?:${joinAlternatives(({ brief }) => brief?.labels?.studied)})\\s$`, 'iu');

/** "Over half (55 %) of guests": the exact share stands for the one in words. */
const spelledShare =
  /(?:(?:nearly|almost|over|more than|about|around|just over|just under|roughly|fast|knapp|rund|über|mehr als|près de|plus de|casi|más de|quase|mais de|quasi|più di|bijna|meer dan)\s)?(?:(?:an?|one|two|three|four|ein|eine|die|zwei|drei|un|une|la|deux|trois|dos|tres|uma|a|dois|due|tre|een|twee|drie)[\s-])?(?:half|thirds?|quarters?|fifths?|majority|Hälfte|Drittel|Viertel|moitié|tiers|quarts?|mitad|tercios?|cuartos?|metade|terços?|quartos?|metà|terzi?|quarti?|helft|derde|kwart)\s\((\p{N}[\p{N}.,]*\s?%)\)/giu;

/** A value's number as the source writes it; the whole value where it is in words. */
const readDigits = (value: string) => /\p{N}[\p{N}.,’']*/u.exec(value)?.[0] ?? value;

/** Letters by which two forms of a sentence open alike. */
const sameOpening = 24;
/** "Tunisia, a nation of 11 million people, was …": a number said by the way. */
const inPassing = /[,(–—-]\s(?:an?|the|one of|eine?[nrs]?|une?|una?|um|uma|een)\s[^,]*$/iu;
/** "The roughly 6,000 rats": a count that is taken as known is not what its sentence tells. */
const known = /(?:^|\s)(?:the|its|their|his|her|our|die|der|den|dem|las|los|les|des|as|os|le|gli|de|het)\s$|['’]s\s$/iu;

/** "3,000 and 5,000 metres": one of two. */
const joined = /^\s?(?:and|or|und|oder|et|ou|y|o|e)\s[$€£]?\p{N}/iu;

/** The longest whole form of a sentence that still has the number in it: it says whose, when and under which condition. */
function clauseWith(sentence: string, { value, unit, kind }: Quantity, words: LanguageWords): string | undefined {
  const digits = toDigits(value);
  const has = (text: string) => (digits === '' ? text.includes(value) : toDigits(text).includes(digits));
  const forms = shortenings(sentence, words).filter((text) => drawnLength(text) <= told.letters && has(text));
  // What stands before the number says where and of whom; what follows may go.
  const opening = forms[0]?.slice(0, sameOpening).toLowerCase() ?? '';
  const form = forms.findLast((text) => text.toLowerCase().startsWith(opening)) ?? forms[0];
  // A hedge is drawn as a sign ("~11 million"), so the number is looked for by its digits.
  const at = Math.max(0, form?.indexOf(readDigits(value)) ?? 0);
  const isWhole =
    form !== undefined &&
    !isUnspaced(form) &&
    standing(sentence, form, words) >= told.standing &&
    quantitiesIn(form).length <= told.numbers &&
    !/["“”„«»]/.test(form) &&
    findScope(form, words) !== null &&
    !inPassing.test(form.slice(0, at)) &&
    !joined.test(form.slice(at + readDigits(value).length)) &&
    !hypothetical.test(form) &&
    // "The $1,000 Model X" names the thing by its price.
    !(
      kind === 'money' && new RegExp(`${digits.replace(/[$]/g, '\\$&')}\\s\\p{Lu}`, 'u').test(form.replaceAll(',', ''))
    ) &&
    !isUnderCondition(form.slice(0, at), words);
  // A number whose unit stands elsewhere is none of anything beside a whole sentence.
  return isWhole && unit === '' ? form : undefined;
}

/** Whether a label hides that its number is a guess at what is to come, or one firm's word for it. */
function hidesForecast(sentence: string, { value, start, end }: Quantity, label: string): boolean {
  const said = `${value} ${label}`;
  if (forecast.test(said)) return false;
  const around = `${sentence.slice(0, start).split(/[;:]/).at(-1) ?? ''} ${sentence.slice(end).split(/[,;:]/)[0] ?? ''}`;
  return forecast.test(around) || foretold.test(around);
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
      const weight = sentence.score / best + closeness + telling[found.kind];
      if (label !== undefined) return [{ value: found.value, label, sentence: sentence.text, weight }];
      const isImportant = sentence.score >= best * told.rank || closeness >= told.closeness;
      const clause = isImportant && isTelling(found) ? clauseWith(sentence.text, found, words) : undefined;
      return clause === undefined ||
        hidesForecast(text, found, clause) ||
        isMisleading(text, found, clause, title) ||
        quantitiesIn(clause).some(({ start, value }) => value !== found.value && start < found.start)
        ? []
        : [{ value: found.value, label: clause, sentence: sentence.text, weight: weight * told.weight }];
    });
  });
  const chosen: Statistic[] = [];
  for (const { value, label, sentence } of candidates.toSorted((a, b) => b.weight - a.weight)) {
    if (chosen.length === most) break;
    const digits = toDigits(value);
    if (!chosen.some((other) => toDigits(other.value) === digits || other.label === label))
      chosen.push({ value, label, sentence });
  }
  return chosen;
}

/** "100" and "up to 100" beside each other look like one number told twice. */
const toDigits = (value: string) => value.replace(/[^\p{N}%€$£¥]/gu, '');
