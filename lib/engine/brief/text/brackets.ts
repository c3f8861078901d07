import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { isBalanced, isBinding } from './borders.ts';
import { countTextWords } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Brackets around a part of a word stay ("(north)eastern"). */
const bracket = /\s*[（(]([^()（）]*)(?:\)(?!\p{L})|）)/gu;

const year = String.raw`(?:1[5-9]|20)\d{2}`;
/** Abbreviations ("WTO", "SGB V"), notes ("14, 15"), years, sources ("Az. 2 BvR 508/21", "Mk 3, 14") and parties ("D., Ohio"). */
const label = new RegExp(
  `^(?:${[
    String.raw`(?:\p{Lu}[\p{Lu}\p{N}.&/-]*\s?){1,3}`,
    String.raw`\d{1,2}(?:,\s?\d{1,2})*`,
    String.raw`[†*]?\s?${year}(?:\s?[-–]\s?(?:${year}|\d{2}))?`,
    // "12 March 1868 – 4 May 1931"
    String.raw`[^;:%]{0,24}${year}[^;:%]{0,24}[-–][^;:%]{0,24}${year}.{0,24}`,
    String.raw`\p{Lu}\p{L}{0,6}\.?\s[^,;]{0,24}\d.{0,24}`,
    String.raw`\p{Lu}{1,3}\.?,\s\p{Lu}.{0,12}`,
  ].join('|')})$`,
  'u',
);
/** A writer's initials behind the last stop: "… is free. (kas)". */
const initials = /[.!?]\s*\(\p{L}{2,5}\)$/u;
/** A number said again in another unit: "17 ounces (500 ml)", "$12.9bn (£10bn)". */
const measure = /\p{N}\S*(?:\s\S+){0,2}$/u;
const maxNameWords = 4;

/** Whether a bracket only names or converts what stands before it; "(or disabled)" and "(5.4 %)" say more. */
function isAside(inner: string, before: string): boolean {
  if (label.test(inner.trim())) return true;
  if (/\p{N}/u.test(inner)) return measure.test(before) && !/%/.test(inner);
  return (
    !measure.test(before) && /^\p{Lu}/u.test(inner) && !/[,;:.]/.test(inner) && countTextWords(inner) <= maxNameWords
  );
}

const getBases = perPageLanguage(
  (among) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.shorten?.numberBases, among)})(?!\p{L})`,
      'iu',
    ),
);

/** Words of the longest such bracket; a longer one is a remark. */
const maxBaseWords = 8;

/** Whether a bracket has what a number is compared with or depends on: "(from the 35 percent rate)". */
export const bindsNumber = (inner: string, words: LanguageWords): boolean =>
  countTextWords(inner) <= maxBaseWords && /\p{N}/u.test(inner) && getBases(words.language).test(inner);

const cutBrackets = (text: string, words: LanguageWords, mayGo: (inner: string, before: string) => boolean): string =>
  text.replace(bracket, (whole, inner: string, at: number) => {
    const before = text.slice(0, at);
    // Brackets within a quotation stay.
    const isBound = isBinding(inner, words) || bindsNumber(inner, words);
    return isBound || !isBalanced(before) || !mayGo(inner, before) ? whole : '';
  });

export const withoutAsides = (text: string, words: LanguageWords): string =>
  cutBrackets(
    text.replace(initials, (whole) => whole.charAt(0)),
    words,
    isAside,
  );

/** Behind a number a bracket may say whose it is: "between 75 % (in the harbour) and 98 % in the town". */
const saysWhose = (inner: string, before: string): boolean => measure.test(before) && /^\p{L}{3}/u.test(inner);

export const withoutBrackets = (text: string, words: LanguageWords): string =>
  cutBrackets(text, words, (inner, before) => !saysWhose(inner, before));

const inBrackets = /[(（][^()（）]*[)）]/gu;

/** Whether a text says a number, outside its brackets, that the known text does not. */
export function addsNumber(text: string, known: string): boolean {
  const shown = new Set(known.match(/\p{N}+/gu));
  return (text.replace(inBrackets, '').match(/\p{N}+/gu) ?? []).some((number) => !shown.has(number));
}
