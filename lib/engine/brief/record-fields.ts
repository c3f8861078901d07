import { tidy } from './text.ts';

/** Letters of a text that are read. */
const judged = 800;
/** "Level: ", "Open from: ": a label of one word or two, which opens a text or stands behind a value. */
const label = /(?:^|[\s;,.|])(\p{Lu}[\p{L}-]{1,20}(?:\s\p{Ll}[\p{L}-]{1,14})?)\s?[:：]\s/gu;

export type Fields = ReadonlyMap<string, string>;

/** A text's labels with their values; undefined where none opens it, or it has one. */
export function readFields(text: string): Fields | undefined {
  const found = [...text.slice(0, judged).matchAll(label)];
  if (found.length < 2 || found[0]?.index !== 0) return undefined;
  const own = new Map<string, string>();
  for (const [index, match] of found.entries()) {
    const value = tidy(text.slice(match.index + match[0].length, found[index + 1]?.index ?? judged));
    const [, name = ''] = match;
    if (!own.has(name)) own.set(name, value.replace(/[;,.|]+$/u, ''));
  }
  return own;
}
