import type { Section } from './outline.ts';
import { capitalize, wordCount, wordsIn } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Words of a heading that can shout, and share of headings in capitals that are a source's way of setting them. */
const [minWords, minShare] = [2, 0.6];
/** Letters of a word that is an abbreviation where nothing else is known of it. */
const maxAbbreviation = 3;

const isShouted = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && wordCount(text) >= minWords;

/** How the sentences write each word: small wherever that is found, and not as it opens one. */
function listSpellings(sections: readonly Section[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const sentence of sections.flatMap(({ sentences }) => sentences)) {
    for (const [place, word] of wordsIn(sentence).entries()) {
      const key = word.toLowerCase();
      const isOpener = place === 0 && /\p{Ll}/u.test(word);
      if (word === key || !(isOpener || known.has(key))) known.set(key, word);
    }
  }
  return known;
}

/**
 * Headings in capitals as their own sections write their words, so that a row of them does not shout: "ADA LUND: I RAN AWAY"
 * becomes "Ada Lund: I ran away". In German a word that the text does not have may be a noun: there they stay.
 */
export function calmHeadings(
  headings: readonly string[],
  sections: readonly Section[],
  language: string,
  { stop }: Pick<LanguageWords, 'stop'>,
): readonly string[] {
  const shouted = headings.filter(isShouted).length;
  if (language.startsWith('de') || shouted === 0 || shouted < headings.length * minShare) return headings;
  const known = listSpellings(sections);
  return headings.map((heading) => {
    if (!isShouted(heading)) return heading;
    const colon = heading.search(/[:：]/u);
    const calm = heading.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, at: number) => {
      const own = known.get(word.toLowerCase());
      if (own !== undefined) return own;
      if (at < colon) return capitalize(word.toLowerCase());
      const isAbbreviation = word.length <= maxAbbreviation && !stop.has(word.toLowerCase());
      return isAbbreviation ? word : word.toLowerCase();
    });
    return capitalize(calm);
  });
}
