import type { LanguageWords } from './words.ts';

/** Texts whose results are kept: rules ask for the same sentence's dozens of times. */
const maxKept = 1000;

/** Returns `compute` with its results kept by text. Callers share a result, so none changes it. */
export function keepByText<T extends NonNullable<unknown>>(compute: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const found = kept.get(text);
    if (found !== undefined) return found;
    if (kept.size >= maxKept) kept.clear();
    const made = compute(text);
    kept.set(text, made);
    return made;
  };
}

/** The same for each set of a language's words. */
export function keepByWords<T extends NonNullable<unknown>>(
  compute: (text: string, words: LanguageWords) => T,
): (text: string, words: LanguageWords) => T {
  const kept = new WeakMap<LanguageWords, (text: string) => T>();
  return (text, words) => {
    const known = kept.get(words);
    if (known !== undefined) return known(text);
    const own = keepByText((one) => compute(one, words));
    kept.set(words, own);
    return own(text);
  };
}
