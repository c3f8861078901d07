import { joinFigures } from '../../../languages/patterns.ts';
import type { ChartRow } from '../../../modules.ts';
import { readMeasure } from '../../numbers/measures.ts';
import type { Quantity } from '../../numbers/quantities.ts';
import type { Reading } from '../../reading/reading.ts';
import { endsWhole } from '../../text/borders.ts';
import type { RankedSentence } from '../../text/rank.ts';
import { countTextWords, getFirstWord, measureDrawnLength, tidy, wordsIn } from '../../text/text.ts';
import type { LanguageWords } from '../../text/words.ts';

/** A row's label is whole and so longer than a heading. */
export const labelBudgetChars = 96;

export interface Counted {
  readonly sentence: RankedSentence;
  readonly quantities: readonly Quantity[];
}

export interface Found {
  readonly unit: string;
  readonly rows: readonly ChartRow[];
  readonly rank: number;
  readonly measure?: string;
  /** Names of the earlier and later value ("2017", "2018"). */
  readonly names?: [string, string];
}

export type AmountFinder = (countedSentences: readonly Counted[], reading: Reading) => Found[];

/** The number without its size word ("billion"), which all rows of a unit share. */
export const readAmount = ({ value }: Quantity, language: string): number | undefined =>
  // A range ("10–11 %") has no single value.
  /\p{N}\s?[-–]\s?\p{N}/u.test(value)
    ? undefined
    : readMeasure(tidy(value.replace(/[^\p{N}.,'’\s\u00a0\u202f]/gu, '')), language)?.value;

const hedge = new RegExp(`^(?:${joinFigures('valueHedges')})`, 'iu');
const rough = new RegExp(`[~+]|${joinFigures('roughHedges')}`);

export const readUnit = ({ kind, value, unit }: Quantity): string =>
  kind === 'percent' ? '%' : `${kind} ${value.replace(/[^\p{L}$€£¥]/gu, '').replace(hedge, '')}${unit}`.toLowerCase();

export const formatQuantity = ({ value, unit }: Quantity): string => tidy(`${value} ${unit}`);

export const isRough = ({ value }: Quantity): boolean => rough.test(value);

export const isRowLabel = (label: string, words: LanguageWords): boolean =>
  countTextWords(label) >= 2 &&
  measureDrawnLength(label) <= labelBudgetChars &&
  /^["“„«(]?\p{L}/u.test(label) &&
  endsWhole(label, words) &&
  // "Those who …" says who is meant.
  (!words.backward.has(getFirstWord(label)) || words.relative.has(wordsIn(label)[1] ?? '')) &&
  !/\p{N}{2}/u.test(label);

/** Unit of counted votes: all that were cast are one whole. */
export const votes = 'votes';

export function addUpToWhole({ unit, rows }: Found): boolean {
  if (unit === votes) return true;
  const sum = rows.reduce((before, { value }) => before + value, 0);
  return unit === '%' && sum >= 97 && sum <= 103;
}
