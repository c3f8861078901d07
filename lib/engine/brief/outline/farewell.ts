import type { Sentence } from '../text/rank.ts';
import { countTextWords, wordsIn } from '../text/text.ts';
import { addressed } from '../text/words.ts';

const [minLeft, max] = [6, 6];
const maxWish = 12;

function isToReaders(text: string): boolean {
  if (!/[?？!！]["”’»)]?$/u.test(text)) return false;
  const isAsking = /[?？]["”’»)]?$/u.test(text);
  if (!isAsking && countTextWords(text) > maxWish) return false;
  return wordsIn(text.toLowerCase()).some((word) => addressed.has(word));
}

export function countFarewell(sentences: readonly Sentence[]): number {
  let count = 0;
  while (count < max && sentences.length - count > minLeft) {
    const last = sentences.at(-1 - count);
    if (last === undefined || last.speaker !== undefined || last.spoken === true || !isToReaders(last.text)) break;
    count++;
  }
  return count;
}
