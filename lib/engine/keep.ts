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

/** Returns what is made with the first use: most texts need few of a language's patterns. */
export function makeOnce<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
