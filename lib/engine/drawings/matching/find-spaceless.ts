import { kindScores, type Match, type WordIndex } from './word-index.ts';

/** Signs of the longest phrase, which is one of Latin letters ("raspberry pi"). */
const maxSigns = 14;
const singleSign = 0.9;
const han = /\p{Script=Han}/u;
const latin = /\p{Script=Latin}/u;
const katakana = /[\p{Script=Katakana}ー]/u;
/** Shorter runs of hiragana are particles or endings. */
const minHiragana = 4;

function stands(word: string, before: string, after: string): boolean {
  if (word.length === 1) return han.test(word) && !han.test(before) && !han.test(after);
  if (!/\p{L}{2}/u.test(word)) return false;
  // A run of katakana is one word, and so is one of Latin letters.
  for (const script of [katakana, latin]) {
    if (script.test(word[0] ?? '') && script.test(before)) return false;
    if (script.test(word.at(-1) ?? '') && script.test(after)) return false;
  }
  return !/^\p{Script=Hiragana}+$/u.test(word) || word.length >= minHiragana;
}

export function findSpaceless(text: string, index: WordIndex): Match[] {
  const matches: Match[] = [];
  const lower = text.toLowerCase();
  for (let at = 0; at < lower.length; ) {
    let used = 1;
    for (let length = Math.min(maxSigns, lower.length - at); length >= 1; length -= 1) {
      const word = lower.slice(at, at + length);
      const entry = index.find(word);
      if (!entry || !stands(word, lower[at - 1] ?? '', lower[at + length] ?? '')) continue;
      const score = kindScores[entry.kind] * (length === 1 ? singleSign : 1);
      if (score > 0) matches.push({ drawing: entry.drawing, kind: entry.kind, score, word, key: word, at });
      used = length;
      break;
    }
    at += used;
  }
  return matches;
}
