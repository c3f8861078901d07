import type { Section } from '../outline/outline.ts';
import { capitalize, countTextWords, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const [minWords, minShare] = [2, 0.6];
/** Letters of an unknown word up to which it counts as an abbreviation. */
const maxAbbreviationChars = 3;

const isShouted = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && countTextWords(text) >= minWords;

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

/** "ADA LUND: I RAN AWAY" becomes "Ada Lund: I ran away" by the sections' spelling; not where nouns have capitals. */
export function calmHeadings(
  headings: readonly string[],
  sections: readonly Section[],
  { language, stop }: Pick<LanguageWords, 'language' | 'stop'>,
): readonly string[] {
  const shouted = headings.filter(isShouted).length;
  if (language?.hasCapitalNouns || shouted === 0 || shouted < headings.length * minShare) return headings;
  const known = listSpellings(sections);
  return headings.map((heading) => {
    if (!isShouted(heading)) return heading;
    const colon = heading.search(/[:：]/u);
    const calm = heading.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, at: number) => {
      const own = known.get(word.toLowerCase());
      if (own !== undefined) return own;
      if (at < colon) return capitalize(word.toLowerCase());
      const isAbbreviation = word.length <= maxAbbreviationChars && !stop.has(word.toLowerCase());
      return isAbbreviation ? word : word.toLowerCase();
    });
    return capitalize(calm);
  });
}
