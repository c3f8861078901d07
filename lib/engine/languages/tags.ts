/**
 * Facts of language tags (BCP 47 primary subtags), of languages without data, too. It imports no language: light parts of the
 * extension load it.
 */

/** For texts whose language is not known; pages of any language borrow its words. */
export const defaultCode = 'en';

/** A script's likeliest language, by its letters. */
interface Script {
  readonly letters: RegExp;
  readonly language: string;
  /** Letters of which it has at least a tenth: fewer kana in Chinese are quotations. */
  readonly beside?: RegExp;
}

/** Tried in order: Japanese uses Han too. */
export const scripts: readonly Script[] = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, language: 'ja', beside: /\p{Script=Han}/gu },
  { letters: /\p{Script=Hangul}/gu, language: 'ko' },
  { letters: /\p{Script=Han}/gu, language: 'zh' },
  { letters: /\p{Script=Arabic}/gu, language: 'ar' },
  { letters: /\p{Script=Hebrew}/gu, language: 'he' },
  { letters: /\p{Script=Greek}/gu, language: 'el' },
  { letters: /\p{Script=Cyrillic}/gu, language: 'ru' },
  { letters: /\p{Script=Devanagari}/gu, language: 'hi' },
  { letters: /\p{Script=Bengali}/gu, language: 'bn' },
  { letters: /\p{Script=Tamil}/gu, language: 'ta' },
  { letters: /\p{Script=Thai}/gu, language: 'th' },
  { letters: /\p{Script=Georgian}/gu, language: 'ka' },
  { letters: /\p{Script=Armenian}/gu, language: 'hy' },
];

/** The likeliest language of the script that each is written in. Absent: Latin. */
export const likeliestInScript: Readonly<Record<string, string>> = {
  ...Object.fromEntries(scripts.map(({ language }) => [language, language])),
  fa: 'ar',
  ur: 'ar',
  ps: 'ar',
  ckb: 'ar',
  yi: 'he',
  uk: 'ru',
  bg: 'ru',
  be: 'ru',
  mk: 'ru',
  sr: 'ru',
  kk: 'ru',
  mn: 'ru',
  mr: 'hi',
  ne: 'hi',
  yue: 'zh',
};

/** Letters that languages without data have and the likeliest of their script has not. */
export const lettersWithoutData: readonly (readonly [letter: RegExp, language: string])[] = [
  [/[پچژگ]/u, 'fa'],
  [/[ٹڈڑےں]/u, 'ur'],
];

/** Placeholder text, which must not count as French. */
export const fillerText = {
  code: 'la',
  everyday: 'et in est ut non ad sed qui quod cum sit dolor amet lorem ipsum enim esse elit nunc nec quis eiusmod',
};

export const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur', 'ps', 'ckb', 'yi', 'sd', 'ug', 'dv']);

/** A language whose dictionary parts the words of all scripts without spaces (ICU's is one for Chinese and Japanese). */
export const wordPartingCode = 'ja';

export type HanForm = 'simplified' | 'traditional' | 'japanese' | 'korean';

/** Regional form of Han characters. */
export function findHanForm(tag: string): HanForm {
  const lower = tag.toLowerCase();
  if (/^zh-(hant|tw|hk|mo)\b/.test(lower)) return 'traditional';
  if (lower.startsWith('ja')) return 'japanese';
  return lower.startsWith('ko') ? 'korean' : 'simplified';
}

/** Codes of languages as the subdomains of a site's editions; the pages that read a brand load no language for them. */
export const editionCodes = 'ar|cs|da|de|el|en|es|fi|fr|hu|it|ja|ko|nl|no|pl|pt|ru|sv|tr|uk|zh';
