const readWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** ROUGE-1, 0–100: F1 of the words two texts share, in small letters, without stemming (Lin 2004). */
export function rougeOne(candidate: string, reference: string): number {
  const [own, wanted] = [readWords(candidate), readWords(reference)];
  const counts = countWords(wanted);
  let shared = 0;
  for (const [word, count] of countWords(own)) shared += Math.min(count, counts.get(word) ?? 0);
  return shared === 0 ? 0 : (200 * shared) / (own.length + wanted.length);
}
