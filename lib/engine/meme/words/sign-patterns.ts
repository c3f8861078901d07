import { escapePattern } from '../../letters.ts';

export const never = /(?!)/u;

/** Longest first; `*` stands for letters. */
export const toAlternatives = (list: readonly string[]) =>
  list
    .toSorted((a, b) => b.length - a.length)
    .map((word) => escapePattern(word).replaceAll('\\*', '\\p{L}*').replaceAll("'", "['’]"))
    .join('|');

export function matchAny(list: readonly string[], hasSpaces: boolean, where = ''): RegExp {
  if (list.length === 0) return never;
  const any = `(?:${toAlternatives(list)})`;
  return new RegExp(hasSpaces ? `${where}(?<!\\p{L})${any}(?!\\p{L})` : `${where}${any}`, 'iu');
}

const phrase = '[^,.;:?!、。，；：？！]{2,60}?';
const figures = '[\\d.,]*\\d';

/** A pattern with gaps: phrases `{a}` and `{b}`, a number `{n}` in figures or letters (`numerals`, where words are not parted). */
export function withGaps(pattern: string, hasSpaces: boolean, numerals = ''): RegExp {
  const letters = hasSpaces ? '|\\p{L}{2,9}' : numerals === '' ? '' : `|[${numerals}]{1,4}`;
  const gaps = {
    a: `(?<a>${phrase})`,
    b: `(?<b>${phrase})`,
    n: `(?<n>${figures}${letters})`,
  } as const;
  const source = escapePattern(pattern)
    .replaceAll("'", "['’]")
    .replace(/\\\{([abn])\\\}/g, (_, gap: string) => gaps[gap as keyof typeof gaps])
    .replaceAll('\\*', '\\p{L}*');
  const [before, after] = hasSpaces
    ? ['(?<!\\p{L})', '(?=\\s*(?:[,.;:?!]|$))']
    : ['', '(?=\\s*(?:[、。，；：？！]|$))'];
  return new RegExp(`${before}${source}${after}`, 'iu');
}

export const splitAlternatives = (words: string | undefined): readonly string[] => words?.split('|') ?? [];
