import { findLanguage } from '../languages/index.ts';
import { joinAlternatives, perPageLanguage } from '../languages/patterns.ts';
import { isUnspacedChar } from '../letters.ts';
import { detectLanguage } from './language.ts';

export interface Hyphens {
  readonly keep: (start: string, end: string) => boolean;
  /** "Haupt- und Nebenstraßen": the hyphen stands for a word that is said once. */
  readonly suspend: (next: string) => boolean;
}

const getSigns = perPageLanguage((among) => ({
  starts: new RegExp(`(?:^|-)(?:${joinAlternatives(({ read }) => read?.hyphens?.starts, among)})$`, 'iu'),
  ends: new RegExp(`^(?:${joinAlternatives(({ read }) => read?.hyphens?.ends, among)})$`, 'u'),
  suspends: new RegExp(
    String.raw`^(?:${joinAlternatives(({ brief }) => brief?.common?.and, among)}|${joinAlternatives(({ brief }) => brief?.common?.or, among)}|${joinAlternatives(({ read }) => read?.hyphens?.suspends, among)})\s`,
    'u',
  ),
}));

export function learnHyphens(lines: readonly string[]): Hyphens {
  const words = new Set<string>();
  for (const line of lines) {
    const found = line.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
    // The last word may be hyphenated.
    for (const word of found.slice(0, -1)) words.add(word);
  }
  const knows = (word: string) => words.has(word.toLowerCase());
  const { starts, ends, suspends } = getSigns(findLanguage(detectLanguage(lines.join('\n')) ?? ''));
  return {
    keep: (start, end) => !knows(start + end) && (knows(`${start}-${end}`) || starts.test(start) || ends.test(end)),
    suspend: (next) => suspends.test(next),
  };
}

const cutWord = /([\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*)[-\u2010]$/u;
const hyphened = /[\p{L}\p{N}][-\u2010]$/u;

export const endsInHyphen = (line: string): boolean => hyphened.test(line);

export function joinLines(text: string, next: string, hyphens: Hyphens): string {
  if (text === '' || next === '') return text + next;
  if (hyphened.test(text) && !hyphens.suspend(next)) {
    const [, start = ''] = cutWord.exec(text.slice(-60)) ?? [];
    const end = /^[\p{Ll}\p{M}\p{Lo}]+/u.exec(next)?.[0] ?? '';
    if (start && end) return (hyphens.keep(start, end) ? text : text.slice(0, -1)) + next;
    // "pre-" and "2019-" keep their hyphen, as in "pre-War"; some repeat it on the next line.
    if (/^-?[\p{L}\p{N}]/u.test(next)) return text + next.replace(/^-/, '');
  }
  if (isUnspacedChar(text.at(-1) ?? '') && isUnspacedChar(next[0] ?? '')) return text + next;
  return `${text} ${next}`;
}
