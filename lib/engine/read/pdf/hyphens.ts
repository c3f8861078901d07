import { stopsOrDots } from '../../languages/marks.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { isUnspacedChar } from './page.ts';

export type KnowsWord = (word: string) => boolean;

export function collectWords(lines: Iterable<string>): KnowsWord {
  const words = new Set<string>();
  for (const line of lines) {
    const found = line.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
    // The last word may be hyphenated.
    for (const word of found.slice(0, -1)) words.add(word);
  }
  return (word) => words.has(word.toLowerCase());
}

const cutWord = /([\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*)[-\u2010]$/u;

/** Joins two lines, hyphenated words included; Chinese and Japanese without a space. */
export function joinLines(text: string, next: string, knows: KnowsWord): string {
  if (text === '' || next === '') return text + next;
  const [, start = ''] = cutWord.exec(text.slice(-60)) ?? [];
  const end = /^[\p{Ll}\p{M}\p{Lo}]+/u.exec(next)?.[0] ?? '';
  if (start && end) {
    const isCompound = knows(`${start}-${end}`) && !knows(start + end);
    return isCompound ? text + next : text.slice(0, -1) + next;
  }
  // "pre-" and "2019-" keep their hyphen, as in "pre-War".
  if (/[\p{L}\p{N}][-\u2010]$/u.test(text) && /^[\p{L}\p{N}]/u.test(next)) return text + next;
  if (isUnspacedChar(text.at(-1) ?? '') && isUnspacedChar(next[0] ?? '')) return text + next;
  return `${text} ${next}`;
}

const ended = new RegExp(String.raw`[${stopsOrDots}:：;][\s"'”’»)\]]*$`, 'u');
export const endsSentence = (text: string): boolean => ended.test(text.slice(-20));

const goesOn = new RegExp(String.raw`\b(?:${joinAlternatives(({ read }) => read?.pdf?.goesOn)})$`, 'iu');

export function continuesSentence(before: string, text: string): boolean {
  if (endsSentence(before)) return false;
  if (/[-\u2010,]$/.test(before)) return true;
  return /^[\p{Ll}\p{Lo}(“"]/u.test(text) || goesOn.test(before);
}
