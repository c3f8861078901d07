import { findLanguage, languages } from '../languages/index.ts';
import { fillerText, lettersWithoutData, likeliestInScript, scripts } from '../languages/tags.ts';
import { listLowerCaseWords } from '../letters.ts';

const sampleLength = 4000;
/** A wide letter says as much as so many Latin ones. */
const wideWeight = 3;

const distinctiveLetters: readonly (readonly [RegExp, string])[] = [
  ...lettersWithoutData,
  ...languages.flatMap(({ code, ownLetters }) => (ownLetters ? [[ownLetters, code] as const] : [])),
];

const worded = [...languages, fillerText].flatMap(({ code, everyday }) => (everyday ? [{ code, everyday }] : []));
const codes = worded.map(({ code }) => code);
const placesByWord = new Map<string, number[]>();
for (const [place, { everyday }] of worded.entries()) {
  for (const word of new Set(everyday.split(' '))) placesByWord.set(word, [...(placesByWord.get(word) ?? []), place]);
}

/** Fewer hits may be names and titles in another language. */
const minHits = 3;

/** Returns a BCP 47 language or undefined. `declared` (`lang`) is often wrong: script and words must not contradict it. */
export function detectLanguage(text: string, declared?: string): string | undefined {
  const sample = text.slice(0, sampleLength);
  const claim = toCanonical(declared);
  const claimed = claim?.split('-')[0];
  const script = detectScript(sample);
  if (script) {
    if (claimed && likeliestInScript[claimed] === script) return claim;
    const distinctive = distinctiveLetters.find(
      ([letter, language]) => likeliestInScript[language] === script && letter.test(sample),
    );
    return distinctive?.[1] ?? script;
  }
  const spoken = detectByWords(sample);
  const isDenied = spoken !== undefined && claimed !== undefined && denies(sample, spoken, claimed);
  if (claimed && !likeliestInScript[claimed] && !isDenied) return claim;
  return spoken ?? (claimed && !/\p{L}/u.test(sample) ? claim : undefined);
}

/** Different words of the one language that are none of the other: fewer are names, units ("16 in") and words of both. */
const minDenials = { beside: 4, alone: 2 } as const;

function denies(sample: string, spoken: string, claimed: string): boolean {
  const [own, other] = [codes.indexOf(spoken), codes.indexOf(claimed)];
  if (spoken === claimed || other < 0) return false;
  const places = [...new Set(listLowerCaseWords(sample))].map((word) => placesByWord.get(word) ?? []);
  const countOnly = (one: number, two: number) => places.filter((at) => at.includes(one) && !at.includes(two)).length;
  return countOnly(own, other) >= (countOnly(other, own) === 0 ? minDenials.alone : minDenials.beside);
}

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

function detectScript(sample: string): string | undefined {
  if (!otherScript.test(sample)) return undefined;
  const latin = countMatches(sample, /\p{Script=Latin}/gu);
  for (const { letters, language, beside } of scripts) {
    const weight = findLanguage(language)?.hasWideLetters ? wideWeight : 1;
    const found = countMatches(sample, letters);
    if (beside && found * 10 < countMatches(sample, beside)) continue;
    if (found > 0 && found * weight > latin) return language;
  }
  return undefined;
}

export const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const minLead = 1.2;

function detectByWords(sample: string): string | undefined {
  const said = listLowerCaseWords(sample);
  const counts = codes.map(() => 0);
  for (const word of said) {
    for (const place of placesByWord.get(word) ?? []) counts[place] = (counts[place] ?? 0) + 1;
  }
  const hits = codes
    .map((language, place) => ({ language, count: counts[place] ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = hits;
  if (!first || !second || first.count < minHits || first.count < second.count * minLead) return undefined;
  return first.language;
}

function toCanonical(tag: string | undefined): string | undefined {
  if (!tag) return undefined;
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
