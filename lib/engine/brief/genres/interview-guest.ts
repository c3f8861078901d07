import type { Language } from '../../languages/language.ts';
import { joinAlternatives, matchWords, perPageLanguage } from '../../languages/patterns.ts';
import { countTextWords } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { getAddress, getFamilyName, type Line } from './interview-turns.ts';

/** Letters after a word such as "interview" in which the guest is named. */
const maxLeadInChars = 80;

export const getNamed = perPageLanguage((among) => matchWords(({ brief }) => brief?.interview?.named, 'iu', among));

const getPatterns = perPageLanguage((among) => {
  const articles = joinAlternatives(({ brief }) => brief?.reliance?.definite, among);
  const met = String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.interview?.met, among)})\s(?:\p{L}+\s){0,2}`;
  return { articles, met };
});

export function findFullName(short: string, names: readonly string[]): string {
  if (countTextWords(short) > 1 && short !== short.toUpperCase()) return short;
  const own = getFamilyName(short);
  return names.find((name) => getFamilyName(name) === own || name.toLowerCase().startsWith(`${own} `)) ?? short;
}

interface Opening {
  readonly title: string;
  readonly opening: string;
  readonly isVoiced: boolean;
}

/** The guest where no label says it; undefined where the text does not say who answers, since a wrong owner is a falsehood. */
export function findGuest(
  lines: readonly Line[],
  { title, opening, isVoiced }: Opening,
  names: readonly string[],
  language: Language | undefined,
): string | undefined {
  const { articles, met } = getPatterns(language);
  const address = getAddress(language);
  const called = lines.map(({ text }) => address.exec(text)?.groups?.family).find((one) => one !== undefined);
  if (called !== undefined) return findFullName(called, names);
  // "Lunds Rückkehr" where the text says "die Rückkehr": a noun, not a family.
  const text = lines.map((line) => line.text).join('\n');
  const isNoun = (name: string) =>
    new RegExp(`(?<!\\p{L})(?:${articles})\\s${name.split(' ').at(-1)}(?!\\p{L})`, 'iu').test(text);
  const people = names.filter((name) => !/\p{Lu}{3,}$/u.test(name) && !isNoun(name));
  const count = (name: string) => opening.split(name.split(' ').at(-1) ?? name).length;
  const findFirst = (among: readonly string[]) => among.toSorted((a, b) => count(b) - count(a))[0];
  // "An interview with Ada Lund"
  const at = opening.search(getNamed(language));
  const behind = at < 0 ? '' : opening.slice(at, at + maxLeadInChars);
  const near = findFirst(people.filter((name) => behind.includes(name)));
  if (near !== undefined) return near;
  // "We met Ada Lund, the keeper, for an interview"
  const spoken = people.filter((name) => new RegExp(`${met}${name}`, 'iu').test(opening));
  if (at >= 0 && spoken.length === 1) return spoken[0];
  // "Ada Lund: why I climb"
  return isVoiced ? people.find((name) => title.startsWith(name)) : undefined;
}

export function withoutWork(name: string, text: string, words: LanguageWords): string {
  const parts = name.split(' ');
  const suffixes = parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join(' '));
  const isAlone = (bare: string) => {
    const work = parts[parts.length - bare.split(' ').length - 1];
    const before = new RegExp(String.raw`(?<last>[\p{L}’'-]+)[\s\p{P}]+${bare}(?!\p{L})`, 'gu');
    return text.startsWith(bare) || [...text.matchAll(before)].some(({ groups }) => groups?.last !== work);
  };
  const alone = suffixes.filter((bare) => /^\p{Lu}/u.test(bare)).findLast(isAlone);
  if (alone !== undefined) return alone;
  const own = new RegExp(String.raw`(?<own>\p{Ll}+)\s${name}`, 'u').exec(text)?.groups?.own ?? '';
  const isNoun = words.isVerbSecond && own !== '' && !words.joints.has(own) && !words.reporting.has(own);
  return isNoun ? (suffixes[0] ?? name) : name;
}
