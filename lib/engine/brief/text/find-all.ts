/** `text.matchAll(pattern)`, which copies the pattern first: most texts have no match at all. */
export const findAll = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
