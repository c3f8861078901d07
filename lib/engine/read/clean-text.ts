/**
 * Characters that no reader sees: control characters other than white space, soft hyphens, zero-width spaces, byte order
 * marks, and the embeddings, overrides and isolates that make words read in another order than they are written (UAX #9).
 */
const invisible = /(?!\s)\p{Cc}|[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** The text without {@link invisible} characters, which are in the way of every comparison and of the picture. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Longest title and heading that are read, in characters: more is no name, and patterns would take long over it. */
export const maxReadChars = { title: 500, heading: 300 } as const;

/** The first `most` characters, trimmed, never ending in half a character. */
export const clip = (text: string, most: number): string =>
  text
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
