import { compileLower } from '../languages/patterns.ts';

type Wrap = (alternatives: string) => string;

/** "forty passengers are missing", "12 people injured", "dozens of them still trapped". */
export function joinCountedHarm(wrap: Wrap, numbers = '', people = '', harmed: string): string {
  // From the first digit and limited in length: otherwise a run of digits takes quadratic time.
  const number = `(?:(?<!\\p{N})\\p{N}[\\p{N}.,]{0,15}|${wrap(numbers || '(?!)')})`;
  const person = wrap(people || '(?!)');
  return [
    `${number}[^.!?\\n]{0,24}?${person}[^.!?\\n]{0,24}?${wrap(harmed)}`,
    `${wrap(harmed)}[^.!?\\n]{0,16}?${number}[^.!?\\n]{0,16}?${person}`,
    // "Forty missing after …": no noun follows.
    `${number} ?${wrap(harmed)}(?=\\s*(?:$|[^\\p{L}\\s]|\\p{L}{1,5}\\s))`,
  ].join('|');
}

export const joinCountedDead = (wrap: Wrap, numbers: string, grave: string) =>
  compileLower(
    `(?:(?<![\\p{N}.,])\\p{N}{2,3}(?:[.,]\\p{N}{3})?|(?=\\p{L}{5})${wrap(numbers)}) (?:\\p{L}{1,3} )?${wrap(grave)}`,
    'gu',
  );

const maxGapChars = 40;

export const joinCountedPeople = (wrap: Wrap, people: string, grave: string) =>
  compileLower(
    `(?<![\\p{N}.,])\\p{N}[\\p{N}.,]{1,12} (?:\\p{L}{1,12} )?${wrap(people)}[^.!?\\n]{0,${maxGapChars}}?${wrap(grave)}`,
    'gu',
  );

export function compileLongAgo(yearPrefix: string | undefined, era: string | undefined): RegExp | undefined {
  if (yearPrefix === undefined && era === undefined) return undefined;
  const year = `(?:(?<!\\p{L})(?:${yearPrefix ?? '(?!)'})\\s|\\()(?:1[0-8]\\d\\d|[1-9]\\d\\d)(?![\\d.,]|\\s+(?:\\p{L}+s|people|percent)(?!\\p{L}))`;
  return compileLower([year, ...(era === undefined ? [] : [era])].join('|'));
}
