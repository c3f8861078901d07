import { isUnspaced, wordsIn } from '../brief/text/text.ts';
import { wordsFor } from '../brief/text/words.ts';

const considered = { chars: 3000, minWords: 40 } as const;
/** A shorter list of small words proves nothing, as in languages that attach them. */
const minListed = 100;
/** Share of articles, prepositions and pronouns among the different words, below which a text is in another language. */
const minSmallWords = 0.04;

/** Whether a text is in the language that its page claims. `tag`: BCP 47. */
export function isIn(tag: string, text: string): boolean {
  const { stop } = wordsFor(tag);
  const part = text.slice(0, considered.chars);
  const words = new Set(wordsIn(part.toLowerCase()));
  if (stop.size < minListed || isUnspaced(part) || words.size < considered.minWords) return true;
  return [...words].filter((word) => stop.has(word)).length >= words.size * minSmallWords;
}
