import { matchWords, perLanguage } from '../../languages/patterns.ts';
import { countTextWords, listTerms, overlap, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** Titles about a person's words ("Lund calls for a second boat", "Lund: “We wait”"). */

const stating = perLanguage((among) =>
  among.some(({ brief }) => brief?.quote?.stating !== undefined)
    ? matchWords(({ brief }) => brief?.quote?.stating, 'iu', among)
    : undefined,
);
/** "Ada Lund: …": at most so many words before the colon are a name with an office. */
const maxLabelWords = 4;
const quoting = /["“„«「]/u;

export function isAboutWords(speaker: string, title: string, { language }: LanguageWords): boolean {
  const [label = '', rest] = title.split(/[:：]\s/u);
  const isLabelled = rest !== undefined && countTextWords(label) <= maxLabelWords && nameInTitle(speaker, label);
  return isLabelled || quoting.test(title) || stating(language)?.test(title) === true;
}

export function nameInTitle(speaker: string, title: string): boolean {
  const family = speaker.split(' ').at(-1) ?? speaker;
  return wordsIn(title).some((word) => word.replace(/['’]s$/, '') === family) || title.includes(speaker);
}

/** Whether a title names what an office is of ("Orr Ferries attacks the council" over the words of its director). */
export const isOfficeInTitle = (role: string | undefined, title: string, words: LanguageWords): boolean =>
  role !== undefined && overlap(new Set(listTerms(role, words)), new Set(listTerms(title, words))) > 0;
