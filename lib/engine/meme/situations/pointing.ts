import { wordsIn } from '../../brief/text/text.ts';
import type { LanguageWords } from '../../brief/text/words.ts';

/** "Vogel came in, and I thought he was joking": a name before it in the line is whom it means. */
const isNamedBefore = (said: readonly string[], at: number) =>
  said.slice(1, at).some((word) => /^\p{Lu}\p{Ll}/u.test(word));

/** Whether a line refers to what stands outside it. */
export function pointsBack(line: string, words: LanguageWords): boolean {
  const said = wordsIn(line);
  return said.some((word, at) => {
    const lower = word.toLowerCase();
    return words.backward.has(lower) && (at === 0 || (!words.joints.has(lower) && !isNamedBefore(said, at)));
  });
}
