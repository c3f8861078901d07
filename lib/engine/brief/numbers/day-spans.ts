import type { Language } from '../../languages/index.ts';
import { joinFigures, perPageLanguage } from '../../languages/patterns.ts';

const daysInYear = 365;
const opensWithDay = /^\d{1,2}(?!\d|\.\d)\P{N}*\p{L}/u;

/** Before "27 January", and before "January" alone, which a dash parts from its days. */
const getFirstDay = perPageLanguage((among) => {
  const day = String.raw`\d{1,2}(?:\.|${joinFigures('ordinalMarks', among)})?`;
  return new RegExp(
    String.raw`(?<![\p{N}.,:/-])(?<day>${day})\s?(?:[-–]\s?|(?:${joinFigures('rangeLinks', among)})\s)(?<last>${day}\s+)?$`,
    'iu',
  );
});

/** Finds the first day of "26–27 January" before its last day or month; and by how much an event that has a month only is later. */
export function findFirstDay(
  before: string,
  date: string,
  language: Language | undefined,
): { readonly start: number; readonly laterYears: number } | undefined {
  const found = getFirstDay(language).exec(before);
  const isMonth = /^\p{L}/u.test(date);
  if (found === null || (found.groups?.last !== undefined) !== isMonth) return undefined;
  if (!isMonth && !opensWithDay.test(date)) return undefined;
  return {
    start: found.index,
    laterYears: isMonth ? (Number.parseInt(found.groups?.day ?? '1', 10) - 1) / daysInYear : 0,
  };
}
