import { verb } from './clause-signs.ts';
import type { LanguageWords } from './words.ts';

/** The phrase of a sentence that an editor would underline: what it limits or denies. */

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isJoined: boolean;
}

const word = /[\p{L}\p{M}\p{N}]+(?:[-’'.&/][\p{L}\p{M}\p{N}]+)*/gu;

function splitPhraseWords(text: string): Word[] {
  let last = 0;
  return [...text.matchAll(word)].map(({ 0: found, index }) => {
    const isJoined = index > 0 && /^[\s\u00a0]$/u.test(text.slice(last, index));
    last = index + found.length;
    return { text: found, start: index, end: last, isJoined };
  });
}

type Opening = 'denied' | 'limited';

/** Minimum content words of a phrase, by what opens it. */
const minWords: Readonly<Record<Opening, number>> = { denied: 1, limited: 2 };
/** Minimum place of the phrase in the sentence, 0–1: before, it says what the sentence is about. */
const minPlace = 0.2;
const maxWords = 3;

function findOpening(at: number, all: readonly Word[], words: LanguageWords): Opening | undefined {
  const opener = (all[at]?.text ?? '').toLowerCase();
  // "not only" limits nothing.
  const isDenied = words.binding.has((all[at - 1]?.text ?? '').toLowerCase());
  if (words.denying.has(opener)) return 'denied';
  return words.limiting.has(opener) && !isDenied ? 'limited' : undefined;
}

const isContent = ({ text }: Word, { stop }: LanguageWords): boolean =>
  text.length > 1 && !stop.has(text.toLowerCase()) && !/\p{N}/u.test(text) && !verb.test(` ${text} `);

/** Where nouns have capitals, a thing is its last word, with adjectives before it; elsewhere capitals are names. */
const isThing = (words: readonly Word[], hasCapitalNouns: boolean): boolean => {
  const capitals = words.map(({ text }) => /^\p{Lu}/u.test(text));
  return hasCapitalNouns ? capitals.at(-1) === true && !capitals.slice(0, -1).includes(true) : !capitals.includes(true);
};

const goesOn = (next: Word | undefined, hasCapitalNouns: boolean): boolean =>
  next?.isJoined === true && (/\p{N}/u.test(next.text) || (hasCapitalNouns && /^\p{Lu}/u.test(next.text)));

function readPhrase(text: string, all: readonly Word[], at: number, words: LanguageWords): string | undefined {
  const opening = findOpening(at, all, words);
  if (opening === undefined) return undefined;
  const hasCapitalNouns = words.language?.hasCapitalNouns === true;
  const behind = all.slice(at + 1);
  const end = behind.findIndex((one) => !one.isJoined || !isContent(one, words));
  const run = end < 0 ? behind : behind.slice(0, end);
  if (run.length < minWords[opening] || run.length > maxWords || !isThing(run, hasCapitalNouns)) return undefined;
  if (end >= 0 && goesOn(behind[end], hasCapitalNouns)) return undefined;
  if ((at + 1 + run.length / 2) / all.length < minPlace) return undefined;
  // No half of a name in quotation marks, nor of a compound ("childhood- and …").
  if (/^["“”’»«-]/u.test(text.slice(run.at(-1)?.end)) || run.some((one) => words.unmarked.has(one.text.toLowerCase())))
    return undefined;
  const first = all[at];
  return first && text.slice(first.start, run.at(-1)?.end);
}

export function findPhrase(text: string, words: LanguageWords): string | undefined {
  const all = splitPhraseWords(text);
  return all.map((_, at) => readPhrase(text, all, at, words)).find((phrase) => phrase !== undefined);
}
