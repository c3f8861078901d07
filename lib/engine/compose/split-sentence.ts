import { endsWhole, findBorders, isBalanced } from '../brief/text/borders.ts';
import { hasVerb } from '../brief/text/clause-signs.ts';
import { firstWord, isUnspaced, wordCount, wordsIn } from '../brief/text/text.ts';
import { wordsFor } from '../brief/text/words.ts';
import { findLanguage } from '../languages/index.ts';
import type { Language } from '../languages/language.ts';
import { matchOwn } from '../languages/patterns.ts';
import { countDrawnChars } from './text.ts';

/** A sentence in two parts, its opening as a heading and the remainder as text; joined again they are the sentence, letter by letter. */
export interface SplitSentence {
  readonly head: string;
  readonly tail: string;
}

/** Drawn characters: shorter sentences stay whole, and limits of the two parts. */
const limits = { whole: 52, minHead: 15, maxHead: 96, minTail: 14, maxTail: 190 } as const;
const minWords = { head: 3, tail: 2 } as const;
/** A head's best length: a share of its sentence, in drawn characters. */
const ideal = { share: 0.4, min: 42, max: 66 } as const;

/** Places where a semicolon ends a clause, or a reason, time or contrast opens one: both parts can be read alone. */
function listPlaces(text: string, language: Language | undefined): number[] {
  const marks = [...text.matchAll(/[;；؛](?=\s)/gu)].map(({ index }) => index + 1);
  const breaks = language?.prose?.clauseBreaks;
  if (language === undefined || breaks === undefined) return marks;
  const words = [...text.matchAll(new RegExp(matchOwn(language, breaks), 'giu'))];
  return [...marks, ...words.filter(({ index }) => /\s/u.test(text.charAt(index - 1))).map(({ index }) => index)];
}

/** Pauses of scripts without spaces. */
const listPauses = (text: string): number[] => [...text.matchAll(/、/gu)].map(({ index }) => index + 1);

/** Whether a head is a main clause: it depends on nothing that follows, and the tail closes no insertion in it. */
function isClause(head: string, tail: string, code: string): boolean {
  if (isUnspaced(head)) return true;
  const words = wordsFor(code);
  // "not because", "only while": the last word belongs to what follows.
  const isBound = words.binding.has(wordsIn(head.toLowerCase()).at(-1) ?? '');
  const [first] = findBorders(head);
  const isWhole = hasVerb(head.slice(0, first?.at ?? head.length), words) || findBorders(tail).length === 0;
  return isWhole && !isBound && !words.dependent.has(firstWord(head));
}

function isSound(head: string, tail: string, language: string): boolean {
  const [length, rest] = [countDrawnChars(head), countDrawnChars(tail)];
  const bare = head.replace(/[,،，;；、]$/u, '');
  // "5." may be half of a date.
  if (/\d\.$/u.test(head)) return false;
  return (
    length >= limits.minHead &&
    length <= limits.maxHead &&
    rest >= limits.minTail &&
    rest <= limits.maxTail &&
    wordCount(head) >= minWords.head &&
    wordCount(tail) >= minWords.tail &&
    // Before a comma stands no word that needs another one.
    (bare === head ? endsWhole(head, wordsFor(language)) : isBalanced(bare)) &&
    isBalanced(tail) &&
    isClause(head, tail, language)
  );
}

/** Distance of a head's length from the best one, as a share of that. */
function measureOff(head: string, whole: number): number {
  const best = Math.min(ideal.max, Math.max(ideal.min, whole * ideal.share));
  return Math.abs(countDrawnChars(head) - best) / best;
}

/** Splits a long sentence before a clause that can be read alone; undefined where it is short or has no such place. */
export function splitSentence(text: string, code: string): SplitSentence | undefined {
  if (countDrawnChars(text) <= limits.whole) return undefined;
  const places = isUnspaced(text) ? listPauses(text) : listPlaces(text, findLanguage(code));
  const parts = places
    .map((at) => ({ head: text.slice(0, at).trim(), tail: text.slice(at).trim() }))
    .filter(({ head, tail }) => isSound(head, tail, code));
  const off = ({ head }: SplitSentence) => measureOff(head, countDrawnChars(text));
  return parts.toSorted((a, b) => off(a) - off(b))[0];
}
