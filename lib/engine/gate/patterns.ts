import { defaultLanguage, findLanguage, languages } from '../languages/index.ts';
import type { GateWords } from '../languages/language.ts';

export function wrapGateWords({ wholeWords = true, prefix = '', spared }: SparingWords, alternatives: string): string {
  const own = spared === undefined ? '' : `(?!(?:${spared})(?![\\p{L}\\p{N}]))`;
  return wholeWords
    ? `(?<![\\p{L}\\p{N}])${own}${prefix && `(?:${prefix})`}(?:${alternatives})(?![\\p{L}\\p{N}])`
    : `(?:${alternatives})`;
}

/** `spared`: another language's words that are none of these, though written alike. */
export interface SparingWords extends GateWords {
  readonly spared?: string;
}

const sparing = new Map<string, SparingWords>();

function createSparing(words: GateWords, spared: string): SparingWords {
  const known = sparing.get(spared) ?? { ...words, spared };
  sparing.set(spared, known);
  return known;
}

export function findGateWords(language: string | undefined): readonly SparingWords[] {
  const own = language === undefined ? undefined : findLanguage(language);
  const chosen =
    language === undefined ? languages : languages.filter((each) => each === defaultLanguage || each === own);
  const spared = own?.gate?.homographs;
  return chosen.flatMap((each) => {
    if (each.gate === undefined) return [];
    return each === own || spared === undefined ? [each.gate] : [createSparing(each.gate, spared)];
  });
}
