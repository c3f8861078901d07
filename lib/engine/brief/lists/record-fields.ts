import { tidy } from '../text/text.ts';

const judged = 800;
/** "Level: ", "Open from: ", at the start or behind a value. */
const label = /(?:^|[\s;,.|])(\p{Lu}[\p{L}-]{1,20}(?:\s\p{Ll}[\p{L}-]{1,14})?)\s?[:：]\s/gu;

export type Fields = ReadonlyMap<string, string>;

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
