import type { Language } from '../../../languages/index.ts';
import type { Quantity } from '../../numbers/quantities.ts';
import { getUnits, numeral } from '../../numbers/units.ts';

const bare = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/#$€£¥+-])(?<number>${numeral})(?![\\p{L}\\p{N}%]|[.,:/-]\\p{N}|\\s?[%€$£])`,
  'giu',
);
const isYear = (number: string) => /^(?:1[5-9]|20)\d{2}$/.test(number);

export function findBareNumbers(text: string, language: Language | undefined): Quantity[] {
  const { decoys } = getUnits(language);
  return [...text.matchAll(bare)].flatMap((match): Quantity[] => {
    const { number = '' } = match.groups ?? {};
    const [start, end] = [match.index, match.index + match[0].length];
    const prefix = text.slice(0, start);
    const isDecoy = isYear(number) || decoys.before.test(prefix) || decoys.after.test(text.slice(end));
    return isDecoy ? [] : [{ start, end, kind: 'count', value: number, unit: '' }];
  });
}
