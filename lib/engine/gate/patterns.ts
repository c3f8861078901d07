import { defaultLanguage, findLanguage, languages } from '../languages/index.ts';
import type { GateWords } from '../languages/language.ts';

export function wrapGateWords({ wholeWords = true, prefix = '' }: GateWords, alternatives: string): string {
  return wholeWords
    ? `(?<![\\p{L}\\p{N}])${prefix && `(?:${prefix})`}(?:${alternatives})(?![\\p{L}\\p{N}])`
    : `(?:${alternatives})`;
}

/** Returns the gate's words for a BCP 47 language, always with the default language, which any text may quote; all if undefined. */
export function findGateWords(language: string | undefined): readonly GateWords[] {
  const own = language === undefined ? undefined : findLanguage(language);
  const chosen =
    language === undefined ? languages : languages.filter((each) => each === defaultLanguage || each === own);
  return chosen.flatMap(({ gate }) => (gate ? [gate] : []));
}
