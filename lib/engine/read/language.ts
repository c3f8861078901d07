import { languages } from '../languages/index.ts';

const sampleLength = 4000;

/** Scripts with their likeliest language. Tried in order: Japanese uses Han too. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
];

/** Languages by script, for trusting what a page says of itself. Absent: Latin. */
const scriptByLanguage: Readonly<Record<string, string>> = {
  ...Object.fromEntries(scripts.map(([, language]) => [language, language])),
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

const distinctiveLetters: readonly (readonly [RegExp, string])[] = [
  [/[پچژگ]/u, 'fa'],
  [/[ٹڈڑےں]/u, 'ur'],
  ...languages.flatMap(({ code, ownLetters }) => (ownLetters ? [[ownLetters, code] as const] : [])),
];

/** Placeholder text, which must not count as French. */
const fillerText =
  'et in est ut non ad sed qui quod cum sit dolor amet lorem ipsum enim esse elit nunc nec quis eiusmod';

const worded = [...languages, { code: 'la', everyday: fillerText }].flatMap(({ code, everyday }) =>
  everyday ? [{ code, everyday }] : [],
);
const codes = worded.map(({ code }) => code);
/** By everyday word the places of its languages in `codes`. */
const placesByWord = new Map<string, number[]>();
for (const [place, { everyday }] of worded.entries()) {
  for (const word of new Set(everyday.split(' '))) placesByWord.set(word, [...(placesByWord.get(word) ?? []), place]);
}

/** Fewer hits may be names and titles in another language. */
const minHits = 3;

/** Returns a BCP 47 language or undefined. `declared` (`lang`) is often wrong: script and words must not contradict it. */
export function detectLanguage(text: string, declared?: string): string | undefined {
  const sample = text.slice(0, sampleLength);
  const claim = canonical(declared);
  const claimed = claim?.split('-')[0];
  const script = detectScript(sample);
  if (script) {
    if (claimed && scriptByLanguage[claimed] === script) return claim;
    const distinctive = distinctiveLetters.find(
      ([letter, language]) => scriptByLanguage[language] === script && letter.test(sample),
    );
    return distinctive?.[1] ?? script;
  }
  const spoken = detectByWords(sample);
  if (claimed && !scriptByLanguage[claimed] && (!spoken || spoken === claimed || !codes.includes(claimed)))
    return claim;
  return spoken ?? (claimed && !/\p{L}/u.test(sample) ? claim : undefined);
}

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

function detectScript(sample: string): string | undefined {
  if (!otherScript.test(sample)) return undefined;
  const latin = count(sample, /\p{Script=Latin}/gu);
  for (const [letters, language] of scripts) {
    // A character of Chinese or Japanese says as much as several Latin letters.
    const weight = /^(?:ja|zh|ko)$/.test(language) ? 3 : 1;
    const found = count(sample, letters);
    // A few kana in Chinese text are quotations; in Japanese they are never under a tenth.
    if (language === 'ja' && found * 10 < count(sample, /\p{Script=Han}/gu)) continue;
    if (found > 0 && found * weight > latin) return language;
  }
  return undefined;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function detectByWords(sample: string): string | undefined {
  const said = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = codes.map(() => 0);
  for (const word of said) {
    for (const place of placesByWord.get(word) ?? []) counts[place] = (counts[place] ?? 0) + 1;
  }
  const hits = codes
    .map((language, place) => ({ language, count: counts[place] ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = hits;
  if (!first || !second || first.count < minHits || first.count < second.count * 1.2) return undefined;
  return first.language;
}

function canonical(tag: string | undefined): string | undefined {
  if (!tag) return undefined;
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
