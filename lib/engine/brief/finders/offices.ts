import type { LanguageWords } from '../text/words.ts';

/** Offices beside the names of those who are quoted ("Sportdirektor Max Holm", "Ada Lund, mayor of Orr"). */

interface Patterns {
  /** Everything up to an office's last word: "White House Press Secretary". */
  readonly ahead: RegExp;
  readonly opening: RegExp;
  readonly before: RegExp;
}
const known = new WeakMap<LanguageWords, Patterns>();

function getPatterns(words: LanguageWords): Patterns {
  const found = known.get(words);
  if (found) return found;
  const office = `(?:${words.language?.people?.offices ?? '(?!)'})`;
  const made = {
    ahead: new RegExp(`^(?:[^,.;:]*[\\s-])?${office}(?![\\p{L}-])\\.?`, 'u'),
    opening: new RegExp(`^${office}(?!\\p{L})`, 'u'),
    before: new RegExp(`(?<![\\p{L}-])(?<office>${office})\\s$`, 'u'),
  };
  known.set(words, made);
  return made;
}

export function splitOffice(name: string, words: LanguageWords): { speaker: string; role?: string } | undefined {
  const ahead = getPatterns(words).ahead.exec(name)?.[0];
  if (ahead === undefined) return name.endsWith('-') ? undefined : { speaker: name };
  const rest = name.slice(ahead.length).trim();
  return rest === '' ? undefined : { speaker: rest, role: ahead.trim() };
}

export const opensWithOffice = (text: string, words: LanguageWords): boolean => getPatterns(words).opening.test(text);

export const findOfficeBefore = (text: string, words: LanguageWords): string | undefined =>
  getPatterns(words).before.exec(text)?.groups?.office;
