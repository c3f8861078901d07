import { keepByText } from '../../keep.ts';
import { keepByWords } from './words.ts';

/** CJK and full-width letters: no spaces between words, about twice as wide. */
const wide = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’.\-‑][\p{L}\p{M}\p{N}]+)*/gu;

/** The first letter that may be wide; most texts have none from there on. */
const firstWide = '\u1100'.charCodeAt(0);

function countWide(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= firstWide && wide.test(text.charAt(at))) count++;
  return count;
}

/** Drawn length in Latin letters; CJK letters count twice. The unit of all budgets of a brief. */
export function measureDrawnLength(text: string): number {
  return text.length + countWide(text);
}

export function isUnspaced(text: string): boolean {
  return countWide(text) * 3 > text.length;
}

export const wordsIn: (text: string) => readonly string[] = keepByText((text) => text.match(wordPattern) ?? []);

export function countTextWords(text: string): number {
  return isUnspaced(text) ? Math.ceil(measureDrawnLength(text) / 4) : wordsIn(text).length;
}

/** First word in small letters, without elision or possessive ("l’homme" → "l", "it’s" → "it"). */
export function getFirstWord(text: string): string {
  return (/[\p{L}\p{M}\p{N}]+/u.exec(text)?.[0] ?? '').toLowerCase();
}

export function getLastWord(text: string): string {
  return (wordsIn(text).at(-1) ?? '').toLowerCase();
}

/** Content words in small letters, cut to a stem of seven; in unspaced text pairs of letters. Bare numbers are omitted. */
export const listTerms = keepByWords((text, words): readonly string[] => {
  const terms: string[] = [];
  for (const word of wordsIn(text.toLowerCase())) {
    if (wide.test(word)) {
      for (let index = 0; index + 1 < word.length; index++) {
        const pair = word.slice(index, index + 2);
        if (!words.stop.has(pair) && /^[^\u3041-\u309f]/.test(pair)) terms.push(pair);
      }
    } else {
      const bare = word.replace(/['’]s?$/, '');
      if (bare.length > 1 && !words.stop.has(bare) && !/^[\d.]+$/.test(bare)) terms.push(stem(bare));
    }
  }
  return terms;
});

/** Plural and case endings differ mostly after the seventh letter, or by a final s. */
function stem(word: string): string {
  return word.length > 7 ? word.slice(0, 7) : word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Share of `part`'s terms in `whole`, 0–1; 0 when `part` is empty. */
export function overlap(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0;
  let shared = 0;
  for (const term of part) if (whole.has(term)) shared++;
  return shared / part.size;
}

const untidy = /^\s|\s$|\s\s|[^\S ]/;

export function tidy(text: string): string {
  return untidy.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}

export function capitalize(text: string): string {
  return text.replace(
    /^(["“”‘’'«»„(¿¡[]*)(\p{Ll})(?!\p{Ll}*[\p{Lu}\p{N}])/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}

const stemChars = 4;

export const toStems = (terms: Iterable<string>) => new Set([...terms].map((term) => term.slice(0, stemChars)));

export const listNumbers = (text: string): readonly string[] => text.match(/\p{N}[\p{N}.,]*(?<=\p{N})/gu) ?? [];

export function hasNewNumber(text: string, other: string): boolean {
  const known = new Set(listNumbers(other));
  return listNumbers(text).some((number) => !known.has(number));
}

/** `text.matchAll(pattern)`, which copies the pattern first: most texts have no match at all. */
export const findAll = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
