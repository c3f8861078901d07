import { bullet, fence, headingMark, orderedMark, rule } from './markdown-marks.ts';

/** Lines broken by a mail program or a terminal are of about equal length, and no longer than this. */
const maxWrappedChars = 100;
const minWrappedChars = 50;
/** Share of the longest line that all but the last reach in text broken at a width. */
const minEvenShare = 0.6;

export function isWrapped(lines: readonly string[]): boolean {
  const longest = lines.reduce((max, line) => Math.max(max, line.length), 0);
  if (longest < minWrappedChars || longest > maxWrappedChars) return false;
  const isEven = lines.slice(0, -1).every((line) => line.length >= longest * minEvenShare);
  return isEven && (lines.length > 3 || lines.slice(1).some((line) => /^\p{Ll}/u.test(line)));
}

export const isItem = (line: string): boolean => bullet.test(line.trimStart()) || orderedMark.test(line.trimStart());

export const startsBlock = (line: string): boolean =>
  isItem(line) || /^[>|]/.test(line) || fence.test(line) || headingMark.test(line) || rule.test(line.trim());

export const isFenceEnd = (line: string, mark: string): boolean =>
  line.startsWith(mark) && line.trim() === line.trim()[0]?.repeat(line.trim().length);
