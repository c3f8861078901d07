import { joinFigures } from '../../../languages/patterns.ts';
import type { ChartRow } from '../../../modules.ts';
import { endsWhole } from '../../borders.ts';
import type { Quantity } from '../../quantities.ts';
import type { RankedSentence } from '../../rank.ts';
import { readMeasure } from '../../reading/measures.ts';
import type { Reading } from '../../reading/reading.ts';
import { drawnLength, firstWord, tidy, wordCount, wordsIn } from '../../text.ts';
import type { LanguageWords } from '../../words.ts';

/** Drawn letters of a row's label: whole, so longer than a heading. */
export const labelBudget = 96;

/** A sentence with the numbers in it. */
export interface Counted {
  readonly sentence: RankedSentence;
  readonly quantities: readonly Quantity[];
}

/** Rows of one unit that sentences are the data of. */
export interface Found {
  readonly unit: string;
  readonly rows: readonly ChartRow[];
  /** The best score of the sentences. */
  readonly rank: number;
  /** What is measured, where the sentence says it of all rows. */
  readonly measure?: string;
  /** What the earlier and the later value stand for ("2017", "2018"). */
  readonly names?: [string, string];
}

/** Looks for rows in the sentences of one text. */
export type Look = (countedSentences: readonly Counted[], reading: Reading) => Found[];

/** The number of a value alone: rows of one unit share its size word ("billion"). */
export const readAmount = ({ value }: Quantity, language: string): number | undefined =>
  // A range ("10–11 %") is no one value.
  /\p{N}\s?[-–]\s?\p{N}/u.test(value)
    ? undefined
    : readMeasure(tidy(value.replace(/[^\p{N}.,'’\s\u00a0\u202f]/gu, '')), language)?.value;

const hedge = new RegExp(`^(?:${joinFigures('valueHedges')})`, 'iu');
const rough = new RegExp(`[~+]|${joinFigures('roughHedges')}`);

/** What two numbers share when they measure alike: kind, and the unit's own letters and signs. */
export const readUnit = ({ kind, value, unit }: Quantity): string =>
  kind === 'percent' ? '%' : `${kind} ${value.replace(/[^\p{L}$€£¥]/gu, '').replace(hedge, '')}${unit}`.toLowerCase();

export const drawn = ({ value, unit }: Quantity): string => tidy(`${value} ${unit}`);

/** Whether a value says itself that it is not exact. */
export const isRough = ({ value }: Quantity): boolean => rough.test(value);

/** Whether a phrase can name a row: words that stand alone and end whole, no number among them. */
export const isRowLabel = (label: string, words: LanguageWords): boolean =>
  wordCount(label) >= 2 &&
  drawnLength(label) <= labelBudget &&
  /^["“„«(]?\p{L}/u.test(label) &&
  endsWhole(label, words) &&
  // "Those who …" names whom it means.
  (!words.backward.has(firstWord(label)) || words.relative.has(wordsIn(label)[1] ?? '')) &&
  !/\p{N}{2}/u.test(label);

/** Whether rows are the parts of one whole, rounding allowed. */
export function isWhole({ unit, rows }: Found): boolean {
  const sum = rows.reduce((before, { value }) => before + value, 0);
  return unit === '%' && sum >= 97 && sum <= 103;
}
