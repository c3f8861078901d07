import type { Sentence } from './rank.ts';
import { wordCount, wordsIn } from './text.ts';
import { addressed } from './words.ts';

/** Sentences of a text that its farewell leaves, and the most that it takes. */
const [leastLeft, most] = [6, 6];
/** Longest wish of a farewell, in words. */
const maxWish = 12;

/** Whether a sentence asks its readers something, or wishes them something. */
function isToReaders(text: string): boolean {
  if (!/[?？!！]["”’»)]?$/u.test(text)) return false;
  const isAsking = /[?？]["”’»)]?$/u.test(text);
  if (!isAsking && wordCount(text) > maxWish) return false;
  return wordsIn(text.toLowerCase()).some((word) => addressed.has(word));
}

/** How many sentences at a text's end only ask its readers back or wish them well. */
export function countFarewell(sentences: readonly Sentence[]): number {
  let count = 0;
  while (count < most && sentences.length - count > leastLeft) {
    const last = sentences.at(-1 - count);
    if (last === undefined || last.speaker !== undefined || last.spoken === true || !isToReaders(last.text)) break;
    count++;
  }
  return count;
}
