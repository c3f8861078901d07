import type { Block } from '../../document.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { joinAlternatives, joinForms, matchWords, perPageLanguage } from '../../languages/patterns.ts';
import { measureDrawnLength, tidy } from '../text/text.ts';
import { findDates } from './dates.ts';
import { findHeaderUnit, isTime, type Measure, readMeasure, readYear } from './measures.ts';

type Table = Extract<Block, { type: 'table' }>;

export interface LabelledMeasure {
  readonly label: string;
  readonly measure: Measure;
  readonly sentence: string;
}

interface MeasuredTable {
  readonly rows: readonly LabelledMeasure[];
  readonly subject: string;
  readonly unit: string;
  readonly caption: string;
  /** Adjacent columns of that unit, years apart; above 1 this is only a part. */
  readonly series: number;
  /** Whether a column of places (1, 2, 3 …) makes it a ranking. */
  readonly ranked: boolean;
}

const getPatterns = perPageLanguage((among) => {
  const total = new RegExp(
    String.raw`^(?:${joinForms('totals', among)})(?!\p{L})|(?:${joinForms('totalsBehind', among)})$`,
    'iu',
  );
  const counting = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.table?.counting, among)})$`, 'iu');
  const change = matchWords(({ brief }) => brief?.table?.change, 'iu', among);
  return { total, counting, change };
});

export const isTotal = (label: string, language?: Language): boolean => getPatterns(language).total.test(label);

const minRunning = 4;

/** Whether cells count their rows: places from 1 on, or running numbers up or down ("1,199", "1,198"). */
function areRunning(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) =>
    /\d[.,]\d{1,2}(?!\d)/.test(cell) ? Number.NaN : Number(cell.replace(/\D/g, '') || Number.NaN),
  );
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  const isRun = numbers.every((number, index) => number === first + step * index);
  return isRun && ((step === 1 && first === 1) || (Math.abs(step) === 1 && numbers.length >= minRunning));
}

const maxRows = 200;
const minRowShare = 0.9;
const budget = 34;

const withoutMarks = (text: string) => tidy(text.replace(/\s*\[[^\]]{1,8}\]/g, '').replace(/[*†‡]+/g, ''));

/** Whether an unmarked first row is a row like the others: it has a number or date where all of them have one, or "Name:". */
function isRowLike(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  const areAll = (column: number, test: (cell: string) => boolean) =>
    test(first[column] ?? '') && rest.every((row) => test(row[column] ?? ''));
  const isAmount = (cell: string) => /^\W*\d[\d.,\s]*\D?$/u.test(cell) && readYear(cell) === undefined;
  return (
    areAll(0, isAmount) ||
    areAll(0, (cell) => /[:：]$/u.test(tidy(cell))) ||
    first.some((_, column) => areAll(column, (cell) => findDates(cell).length > 0 && !/^\s*\d{4}\s*$/u.test(cell)))
  );
}

export function splitTable(table: Table): { header: readonly string[]; rows: readonly (readonly string[])[] } {
  if (table.header.length > 0) return { header: table.header, rows: table.rows };
  const [first = [], ...rest] = table.rows;
  const isHead = first
    .slice(1)
    .every((cell) => cell === '' || !/^[^\p{L}\p{N}]*\d/u.test(cell) || readYear(cell) !== undefined);
  return isHead && rest.length > 0 && !isRowLike(first, rest)
    ? { header: first, rows: rest }
    : { header: [], rows: table.rows };
}

/** Columns of times from which on they are a course, and how much of it a table holds. */
const timed = { min: 3, max: 4, rows: 8 };

/** Whether a table's heads are years, few enough to be drawn whole: bars of the newest alone would lose how each row went. */
export function isTimed(table: Table): boolean {
  const { header, rows } = splitTable(table);
  const times = header.slice(1);
  const isSmall = times.length >= timed.min && times.length <= timed.max && rows.length <= timed.rows;
  const isFull = rows.every((row) => row.length === header.length && row.every((cell) => tidy(cell) !== ''));
  return isSmall && isFull && times.every((head) => isTime(tidy(head)));
}

const readColumn = (
  rows: readonly (readonly string[])[],
  column: number,
  labels: number,
  language: string,
): LabelledMeasure[] =>
  rows
    .filter((row) => !isTotal(withoutMarks(row[labels] ?? ''), findLanguage(language)))
    .flatMap((row): LabelledMeasure[] => {
      const measure = readMeasure(row[column] ?? '', language);
      const label = withoutMarks(row[labels] ?? '');
      return measure === undefined || label === '' ? [] : [{ label, measure, sentence: row.map(tidy).join(' · ') }];
    });

const listNumbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

export function findMeasuredTable(table: Table, language: string): MeasuredTable | undefined {
  const own = findLanguage(language);
  const { change, counting } = getPatterns(own);
  const { header, rows: all } = splitTable(table);
  if (all.length < 3 || all.length > maxRows) return undefined;
  const width = Math.min(12, Math.max(header.length, ...all.map((row) => row.length)));
  const rows = all.filter((row) => row.length >= 2);
  const isLabels = (column: number) => {
    const cells = rows.map((row) => withoutMarks(row[column] ?? ''));
    const worded = cells.filter((cell) => /\p{L}{2}/u.test(cell) && readMeasure(cell, language) === undefined);
    if (cells.every(isTime)) return false;
    return worded.length >= rows.length * minRowShare && new Set(cells).size >= cells.length * minRowShare;
  };
  const labels = listNumbers(0, width).find(isLabels);
  if (labels === undefined) return undefined;
  const isWorded = (column: number) => {
    const cells = rows.map((row) => withoutMarks(row[column] ?? '')).filter((cell) => cell !== '');
    return (
      cells.filter((cell) => readMeasure(cell, language) === undefined && /\p{L}{2}/u.test(cell)).length * 2 >
      cells.length
    );
  };
  const isOfOthers = (column: number) =>
    column < labels
      ? listNumbers(0, column).some(isWorded)
      : listNumbers(labels + 1, column).some(
          (other) => isWorded(other) && !listNumbers(labels + 1, other).every(isWorded),
        );
  const isPlaces = (column: number) => areRunning(rows.map((row) => row[column] ?? ''));
  const candidates = listNumbers(0, width).flatMap((column) => {
    const subject = withoutMarks(header[column] ?? '');
    if (column === labels || isPlaces(column) || counting.test(subject) || change.test(subject)) return [];
    if (isOfOthers(column)) return [];
    const measured = readColumn(rows, column, labels, language);
    const units = new Set(measured.map(({ measure }) => measure.unit.toLowerCase()));
    const isWhole = measured.length >= 3 && measured.length >= (rows.length - 2) * minRowShare;
    const looksLikeYears = measured.every(
      ({ measure: { value, unit } }) => unit === '' && value > 1500 && value < 2100,
    );
    if (
      !isWhole ||
      units.size > 1 ||
      looksLikeYears ||
      measured.some(({ label }) => measureDrawnLength(label) > budget)
    )
      return [];
    const unit = [...units][0] || findHeaderUnit(subject, own) || findHeaderUnit(table.caption ?? '', own);
    return [{ rows: measured, subject, unit, year: readYear(subject) }];
  });
  // The newest year, else the first measured column.
  const year = Math.max(0, ...candidates.map((candidate) => candidate.year ?? 0));
  const newest = year > 0 ? candidates.findLast((candidate) => candidate.year === year) : candidates[0];
  if (newest === undefined) return undefined;
  const places = listNumbers(0, width).some((column) => column !== labels && isPlaces(column));
  const series = year > 0 ? 1 : candidates.filter(({ unit }) => unit === newest.unit).length;
  return { ...newest, series, caption: tidy(table.caption ?? ''), ranked: places };
}
