import { findLanguage } from '../../../languages/index.ts';
import { joinFigures, joinRows, joinSigns, perPageLanguage } from '../../../languages/patterns.ts';
import type { ChartRow } from '../../../modules.ts';
import { readMeasure } from '../../numbers/measures.ts';
import { getNumberSigns } from '../../numbers/number-signs.ts';
import { currency, numeral, readUnits } from '../../numbers/units.ts';
import type { Reading } from '../../reading/reading.ts';
import { endsWhole } from '../../text/borders.ts';
import type { RankedSentence } from '../../text/rank.ts';
import {
  capitalize,
  findAll,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  tidy,
  toStems,
  wordsIn,
} from '../../text/text.ts';
import type { LanguageWords } from '../../text/words.ts';
import type { AmountFinder, Found } from './amounts.ts';
import { withMeasure } from './measure.ts';
import { type ClausePlace, findPlace } from './places.ts';

const minRows = 3;
/** Sentences between two values, and between two whose clauses are nearly one; rows; drawn letters. */
const max = { apart: 2, akin: 5, rows: 7, measureChars: 80 };
/** Terms that clauses further apart share where they have one measure. */
const minAkin = 2;
/** Letters by which two forms of a unit are one ("dolara", "dolarów"). */
const unitChars = 4;

const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinRows>[0]) => joinRows(field, among);
  const joinFigure = (field: Parameters<typeof joinFigures>[0]) => joinFigures(field, among);
  const { magnitude, percent, measure } = readUnits(among);
  const verbs = among.flatMap(({ brief }) => (brief?.moves ? [brief.moves.rose, brief.moves.fell] : []));
  return {
    amount: new RegExp(
      [
        String.raw`(?<![\p{L}\p{N}.,:/–-])(?<front>${currency}\s?)?(?<number>${numeral})(?<size>[\s\u00a0-]?(?:${magnitude})(?!\p{L}))?`,
        String.raw`(?<unit>\s?[%٪％]|[\s\u00a0]?(?:${percent})(?!\p{L})|\s?[€$£¥]|[\s\u00a0]?(?:${measure}|(?:${joinFigure('currency')})\p{L}{0,3})(?!\p{L}))?`,
        String.raw`(?![\p{L}\p{N}]|[.,:/–-]\p{N}|-\p{L})`,
      ].join(''),
      'giu',
    ),
    percent: new RegExp(`^(?:[%٪％]|${percent})$`, 'iu'),
    moved: new RegExp(String.raw`(?<!\p{L})(?:${verbs.join('|') || '(?!)'})(?!\p{L})`, 'iu'),
    change: new RegExp(String.raw`^\s(?:${joinFigure('changeNouns')}|${joinFigure('comparative')})(?!\p{L})`, 'iu'),
    /** Words that only say that a value is one. */
    empty: new RegExp(
      `^(?:${[joinFigure('copulas'), join('copulas'), joinFigure('wholeVerbs'), join('averages')].join('|')})$`,
      'iu',
    ),
    hanging: new RegExp(String.raw`\s(?:${joinFigure('copulas')}|${join('copulas')})$`, 'iu'),
    pointing: new RegExp(String.raw`(?<!\p{L})(?:${joinSigns('pointers', among)})(?!\p{L})`, 'iu'),
  };
});
type Signs = ReturnType<typeof getSigns>;

interface PlacedValue {
  readonly sentence: RankedSentence;
  readonly place: ClausePlace;
  readonly clause: string;
  readonly behind: string;
  readonly isOpening: boolean;
  readonly value: number;
  readonly text: string;
  readonly unit: string;
  readonly terms: ReadonlySet<string>;
  readonly years: readonly string[];
}

const year = /(?<!\p{N})(?:1[89]|20)\d{2}(?!\p{N})/gu;

/** Brackets as spaces, so that what stands behind them keeps its place. */
const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/gu, (inside) => ' '.repeat(inside.length));

/** The terms of a clause’s measure: those besides its place. */
const readTerms = (text: string, { empty }: Signs, words: LanguageWords): ReadonlySet<string> =>
  toStems(listTerms(text, words).filter((term) => !empty.test(term) && !/\p{N}/u.test(term)));

function listValues(sentence: RankedSentence, signs: Signs, reading: Reading): PlacedValue[] {
  const { text } = sentence;
  const { words, language } = reading;
  const { hypothetical, planned, forecast } = getNumberSigns(words.language);
  if (isUnspaced(text) || sentence.spoken === true || [hypothetical, planned, forecast].some((sign) => sign.test(text)))
    return [];
  let from = 0;
  return findAll(text, signs.amount).flatMap((match): PlacedValue[] => {
    const { front = '', number = '', size = '', unit = '' } = match.groups ?? {};
    if (`${front}${unit}` === '') return [];
    const end = match.index + match[0].length;
    const clause = text.slice(from, match.index);
    const isOpening = from === 0;
    from = end;
    const place = findPlace(withoutBrackets(clause), reading);
    const rest = text.slice(end);
    const value = readMeasure(number, language)?.value;
    if (place === undefined || value === undefined || signs.moved.test(clause) || signs.change.test(rest)) return [];
    const isShare = signs.percent.test(tidy(unit));
    const [behind = ''] = rest.split(/[,;:.()–—]/u);
    const said = `${clause.slice(0, place.start)} ${clause.slice(place.end)} ${behind}`;
    return [
      {
        sentence,
        place,
        clause,
        behind,
        isOpening,
        value,
        text: tidy(`${front}${number}${size}${isShare ? '%' : unit}`),
        unit: `${front}${size}${isShare ? '%' : tidy(unit).toLowerCase().slice(0, unitChars)}`,
        terms: readTerms(said, signs, words),
        years: text.match(year) ?? [],
      },
    ];
  });
}

const countShared = (one: PlacedValue, other: PlacedValue): number =>
  [...one.terms].filter((term) => other.terms.has(term)).length;

/** Whether a clause has the measure of those before it: by a shared term, or because it names none of its own. */
function isLike(one: PlacedValue, before: readonly PlacedValue[], signs: Signs): boolean {
  const last = before.at(-1);
  if (last === undefined || one.unit !== last.unit) return false;
  const apart = one.sentence.index - last.sentence.index;
  const isNear = apart <= max.apart && one.sentence.paragraph - last.sentence.paragraph <= 1;
  const isAkin = apart <= max.akin && before.some((other) => countShared(one, other) >= minAkin);
  const isShared = isNear && before.some((other) => countShared(one, other) > 0);
  const isSilent = isNear && one.terms.size === 0 && one.sentence.paragraph === last.sentence.paragraph;
  const isPointing = one.sentence === last.sentence && signs.pointing.test(one.clause);
  return isAkin || isShared || isSilent || isPointing;
}

/** "In Poland an hour of work adds 41 dollars to the sum": the shortest of the sentences without its place and value. */
function findMeasure(values: readonly PlacedValue[], signs: Signs, words: LanguageWords): string | undefined {
  const fits = (text: string) =>
    /\p{L}{5}/u.test(text) &&
    measureDrawnLength(text) <= max.measureChars &&
    !/[\p{N},;:()]/u.test(text) &&
    endsWhole(text, words) &&
    !signs.pointing.test(text) &&
    !wordsIn(text.toLowerCase()).some((word) => words.backward.has(word) && !words.joints.has(word));
  const said = values.flatMap(({ clause, place, behind, isOpening, terms }) => {
    const ahead = clause.slice(0, place.start);
    const isLed = tidy(ahead) === '';
    const whole = tidy(`${ahead}${clause.slice(place.end)}${isLed ? behind : ''}`).replace(signs.hanging, '');
    return isOpening && terms.size > 0 && fits(whole) ? [capitalize(whole)] : [];
  });
  return said.toSorted((a, b) => a.length - b.length)[0];
}

const readInitials = (label: string): string => (label.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');

/** "In the EU" and "In the European Union". */
const isSamePlace = (one: PlacedValue, other: PlacedValue): boolean => {
  const [name, last = ''] = [one.place.label, other.place.label.split(' ').at(-1)];
  const isShort = last.length > 1 && last === last.toUpperCase();
  return name === other.place.label || (isShort && readInitials(name).endsWith(last));
};

/** Each place once; none of them where one has two values. */
function listPlaces(run: readonly PlacedValue[]): readonly PlacedValue[] {
  const isTwice = run.some((one) => run.some((other) => isSamePlace(one, other) && one.value !== other.value));
  const isNew = (one: PlacedValue, at: number) =>
    !run.slice(0, at).some((other) => isSamePlace(one, other) || isSamePlace(other, one));
  return isTwice ? [] : run.filter(isNew);
}

/** "In Ireland an hour is worth 102.7 dollars … The euro area's average is 59.5, the EU's 54.4": one measure of several places. */
export const findValuesByPlace: AmountFinder = (countedSentences, reading) => {
  const signs = getSigns(findLanguage(reading.language));
  const values = countedSentences
    .toSorted((a, b) => a.sentence.index - b.sentence.index)
    .flatMap(({ sentence }) => listValues(sentence, signs, reading));
  const runs: PlacedValue[][] = [];
  for (const one of values) {
    const run = runs.findLast((before) => isLike(one, before, signs));
    if (run === undefined) runs.push([one]);
    else run.push(one);
  }
  return runs.flatMap((run): Found[] => {
    const distinct = listPlaces(run);
    const isOneYear = new Set(distinct.flatMap(({ years }) => years)).size <= 1;
    if (distinct.length < minRows || !isOneYear) return [];
    const rows = distinct
      .slice(0, max.rows)
      .map(
        ({ place, value, text, sentence }): ChartRow => ({ label: place.label, value, text, sentence: sentence.text }),
      );
    const rank = Math.max(...distinct.map(({ sentence }) => sentence.score));
    const measure = findMeasure(distinct, signs, reading.words);
    // Shares of places are no parts of one whole, whatever their sum.
    const found = { unit: `${distinct[0]?.unit} by place`, rows, rank, ...(measure === undefined ? {} : { measure }) };
    const whole = withMeasure(found, reading);
    return whole === undefined ? [] : [whole];
  });
};
