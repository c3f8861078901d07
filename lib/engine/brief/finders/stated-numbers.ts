import { joinAlternatives, joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import type { Figure } from '../../modules.ts';
import { isConditional } from '../numbers/labels.ts';
import { isInPassing, isPaired } from '../numbers/number-clause.ts';
import { getNumberSigns } from '../numbers/number-signs.ts';
import { isKnown, isNotableNumber } from '../numbers/numbers.ts';
import { listQuantities, type Quantity } from '../numbers/quantities.ts';
import { countedNouns, getUnits, readUnits } from '../numbers/units.ts';
import { isMisleading } from '../numbers/whole-label.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Reading } from '../reading/reading.ts';
import { createMatter } from '../selection/matter.ts';
import { getChangeWords } from '../text/change-words.ts';
import type { RankedSentence } from '../text/rank.ts';
import { isUnspaced, listTerms, measureDrawnLength, tidy } from '../text/text.ts';
import { joinShownAbove } from './choose-statements.ts';
import { findHeading } from './statement-heading.ts';

export interface StatedNumber extends Figure {
  readonly sentence: string;
  /** Probability that an editor takes its sentence and that it stands alone. */
  readonly worth: number;
}

/** Minimum `worth`, and off the topic. Of seven numbers above these four are an editor's own, below one in three. */
const min = { take: 0.3, stands: 0.55, worth: 0.2, aside: 0.45 };

/** Drawn letters of the statement and of the value; quantities beside the number. */
const max = { letters: 150, value: 21, numbers: 3 };

/** "25 people": small counts are quantities only with their noun. */
const count = /(?<![\p{L}\p{N}.,:/#–€$£-])\d{2,3}(?=\s\p{L})/gu;
const minCount = 10;
const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinFigures>[0]) => joinFigures(field, among);
  const { magnitude, percent, measure } = readUnits(among);
  const and = joinAlternatives(({ brief }) => brief?.common?.and, among);
  return {
    /** Spans of time, size words and measures are no counted nouns. */
    notCounted: new RegExp(
      `(?:^|\\s)(?:${[magnitude, percent, measure, join('spans'), join('yearSpans'), join('yearsUnit')].join('|')})(?!\\p{L})`,
      'iu',
    ),
    /** "300 drones and missiles": both nouns are counted. */
    furtherNoun: new RegExp(String.raw`^\s\p{L}+(?:\s\p{L}+)?\s(?:${and})\s`, 'u'),
    rate: new RegExp(String.raw`^\s?(?:${join('labelRates')}|\/)(?!\p{L})`, 'iu'),
  };
});
const nounBehind = /^\s(?:(?<adjective>\p{Ll}{3,})\s)?(?<noun>\p{L}{3,})(?![\p{L}-])/u;
const compound = /^\s\p{Lu}\p{L}+\s\p{Lu}\p{L}+/u;
export function findNoun(rest: string, { language, words }: Reading): string | undefined {
  const { furtherNoun, notCounted } = getSigns(words.language);
  const counted = countedNouns.get(language.slice(0, 2));
  const { adjective = '', noun = '' } = nounBehind.exec(rest)?.groups ?? {};
  if (furtherNoun.test(rest)) return undefined;
  // "20 WordPress Designs": the noun goes on.
  const isPart = words.language?.hasCapitalNouns === true && compound.test(rest);
  if (isPart) return undefined;
  const isNoun = (word: string) => counted?.test(word) === true && !words.stop.has(word.toLowerCase());
  const found = isNoun(adjective)
    ? adjective
    : isNoun(noun) && !words.stop.has(adjective)
      ? tidy(`${adjective} ${noun}`)
      : '';
  return found === '' || notCounted.test(found) ? undefined : found;
}

function findCount(text: string, reading: Reading): Quantity | undefined {
  const { decoys, hedges } = getUnits(reading.words.language);
  for (const { 0: number, index } of text.matchAll(count)) {
    const [before, after] = [text.slice(0, index), text.slice(index + number.length)];
    const isDecoy = decoys.before.test(before) || decoys.name.test(before) || decoys.after.test(after);
    const isCount = Number(number) >= minCount && findNoun(after, reading) !== undefined;
    if (!isCount || isDecoy) continue;
    const hedge = hedges.any.exec(before)?.[0] ?? '';
    const end = index + number.length;
    return { start: index - hedge.length, end, kind: 'count', value: tidy(`${hedge}${number}`), unit: '' };
  }
  return undefined;
}

function findValue(text: string, { value, unit, kind, end }: Quantity, reading: Reading): string | undefined {
  const noun = kind === 'count' ? findNoun(text.slice(end), reading) : undefined;
  return [noun === undefined ? '' : `${value} ${noun}`, unit === '' ? value : `${value} ${unit}`]
    .map(tidy)
    .find((form) => form !== '' && measureDrawnLength(form) <= max.value);
}

/** "191 of about ", but not the ordinal of a day ("seit dem 3. April "). */
const behindNumber = /\p{N}(?:[^\s.]|\.(?=\S))*(?:\s\p{L}+){0,2}\s$/u;
/** "4,000", "2 million" */
const isGreat = (value: string) => /\p{N}[.,’'\s]?\p{N}{3}|\p{L}{4}/u.test(value);
const getNextWord = (after: string) => /^\s\p{L}+/u.exec(after)?.[0] ?? '';

export function findStatedNumber(text: string, source: string, reading: Reading): Quantity | undefined {
  const { words } = reading;
  const { governed, hypothetical, span } = getNumberSigns(words.language);
  const { notCounted, rate } = getSigns(words.language);
  const all = listQuantities(text, words.language);
  const [found] = all.length === 0 ? [findCount(text, reading)] : all;
  if (found === undefined || all.length > max.numbers) return undefined;
  const [before, after] = [text.slice(0, found.start), text.slice(found.end)];
  // "A loan at 4.9 percent costs about as much as one at 7.9": neither number is the statement.
  const isAlone =
    all.filter(({ kind }) => kind === found.kind).length <= 1 || getChangeWords(words.language).verb.test(before);
  const isSample = getUnits(words.language).decoys.sample.test(source) && found.kind !== 'percent';
  const isDoubtful =
    isConditional(before, words) ||
    hypothetical.test(before) ||
    isInPassing(before, words) ||
    isPaired(before, after, words);
  const isFigure = /\p{N}/u.test(found.value) && !/^(?:1\d|20)\d{2}$/.test(found.value);
  const isCount = found.kind === 'count';
  // "One study in 48 people", "ten of the 18 guards", "191 of about 250": where or among whom rather than how many.
  const isAside =
    (isCount && (governed.test(before.trimEnd()) || before.endsWith('(') || behindNumber.test(before))) ||
    ((isCount || found.kind === 'measure') && isKnown(before, words));
  const isNamed =
    !isCount ||
    (isNotableNumber(found, text, reading.language) &&
      (isGreat(found.value) || findNoun(after, reading) !== undefined));
  const isSpan = span.test(tidy(`${found.value} ${found.unit}`)) || (isCount && notCounted.test(getNextWord(after)));
  const isRate = rate.test(after);
  return isFigure && isNamed && !isRate && isAlone && !isSpan && !isAside && !isSample && !isDoubtful
    ? found
    : undefined;
}

export function listStatedNumbers(reading: Reading): StatedNumber[] {
  const { ranked, ratings, words, title = '', standfirst, leads, resolve } = reading;
  const named = new Set(listTerms([title, standfirst ?? '', leads[0]?.sentence.text ?? ''].join(' '), words));
  const shown = joinShownAbove(reading);
  const isOfMatter = createMatter(reading);
  const read = (sentence: RankedSentence, place: number): StatedNumber[] => {
    const { text } = sentence;
    if (!/\p{N}/u.test(text) || sentence.speaker !== undefined || sentence.spoken === true) return [];
    if (
      isUnspaced(text) ||
      getUnits(words.language).decoys.offer.test(text) ||
      isBoilerplate(text, words.language) ||
      !reading.isOwned(text)
    )
      return [];
    const resolved = resolve(place);
    const take = ratings[place]?.take ?? 0;
    if (take < min.take) return [];
    const own = findHeading({ sentence, resolved, merit: take, stands: 1 }, reading, named);
    if (own === undefined || own.quoted !== undefined || /["“”„«»]/.test(own.heading)) return [];
    if (own.body !== undefined && (/[.!?]$/.test(own.body) || own.isInseparable !== true)) return [];
    const label = own.body === undefined ? own.heading : `${own.heading} – ${own.body}`;
    const found = findStatedNumber(own.heading, text, reading);
    if (found === undefined || measureDrawnLength(label) > max.letters) return [];
    if (isMisleading(own.heading, found, label, title, words) || reading.leans(own.heading, sentence.index, shown))
      return [];
    const value = findValue(own.heading, found, reading);
    if (value === undefined) return [];
    const stands = reading.stands({ text: own.heading, source: resolved.text, sentence, shown }) * (own.known ?? 1);
    const worth = take * stands;
    if (stands < min.stands || worth < (isOfMatter(label, text) ? min.worth : min.aside)) return [];
    const said = resolved.antecedent === undefined ? text : `${resolved.antecedent}\n${text}`;
    return [{ value, label, sentence: said, worth }];
  };
  return ranked.flatMap(read);
}
