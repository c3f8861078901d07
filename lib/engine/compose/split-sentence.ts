import { endsWhole, findBorders, isBalanced } from '../brief/borders.ts';
import { findVerb } from '../brief/clause-signs.ts';
import { isUnspaced, wordCount, wordsIn } from '../brief/text.ts';
import { wordsFor } from '../brief/words.ts';
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
/** Words up to which what stands between two commas is a part of a list. */
const maxListed = 3;

/** Worth of a place: by what stands there, and for a verb before it; loss for a head far from the ideal length. */
const worth = { mark: 1, clause: 0.85, phrase: 0.35, verb: 0.4, length: 0.6 } as const;
const minWorth = 0.2;
/** A head's best length: a share of its sentence, in drawn characters. */
const ideal = { share: 0.4, min: 42, max: 66 } as const;

interface Place {
  /** Where the tail begins. */
  readonly at: number;
  readonly own: number;
}

/** Whether a comma parts the members of a list ("gas, stars and black holes"). */
function isListed(text: string, borders: readonly { readonly at: number }[], index: number, and: ReadonlySet<string>) {
  const [from = 0, to = text.length] = [borders[index]?.at, borders[index + 1]?.at];
  const [before, after] = [text.slice((borders[index - 1]?.at ?? -1) + 1, from), text.slice(from + 1, to)];
  const isShort = (part: string) => wordCount(part) <= maxListed;
  const isJoined = wordsIn(after.toLowerCase())
    .slice(1, maxListed)
    .some((word) => and.has(word));
  return isJoined || (index > 0 && isShort(before)) || (to < text.length && isShort(after));
}

function listMarks(text: string, and: ReadonlySet<string>): Place[] {
  const borders = findBorders(text);
  return borders.flatMap(({ at, mark }, index): Place[] => {
    // A dash goes with what it opens, a comma with what it ends.
    if (mark === '–') return [{ at: text.slice(0, at).trimEnd().length, own: worth.mark }];
    return mark === ',' && isListed(text, borders, index, and) ? [] : [{ at: at + 1, own: worth.mark }];
  });
}

function listWords(text: string, language: Language): Place[] {
  const { prose, drawings } = language;
  const at = (alternatives: string | undefined, own: number): Place[] =>
    alternatives === undefined
      ? []
      : [...text.matchAll(new RegExp(matchOwn(language, alternatives), 'giu'))].flatMap(({ 0: found, index }) =>
          // A particle at its clause's end opens nothing.
          /\s/u.test(text.charAt(index - 1)) && /^\s/u.test(text.slice(index + found.length))
            ? [{ at: index, own }]
            : [],
        );
  const frame = prose?.frameVerbs === undefined ? undefined : matchOwn(language, prose.frameVerbs);
  const isOpen = ({ at: place }: Place) => frame?.test(text.slice(0, place)) === true;
  // Behind a verb its object or aim would follow.
  const isNoun = ({ at: place }: Place) =>
    !drawings?.hasCapitalNouns || /(?:^|[\s„“"(-])[\p{Lu}\p{N}][^\s]*$/u.test(text.slice(0, place).trimEnd());
  return [
    ...at(prose?.clauseBreaks, worth.clause),
    ...at(prose?.phraseBreaks, worth.phrase).filter((place) => isNoun(place) && !isOpen(place)),
  ];
}

/** Pauses of scripts without spaces. */
const listPauses = (text: string): Place[] =>
  [...text.matchAll(/、/gu)].map(({ index }) => ({ at: index + 1, own: worth.clause }));

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
    isBalanced(tail)
  );
}

function judge(head: string, own: number, whole: number): number {
  const best = Math.min(ideal.max, Math.max(ideal.min, whole * ideal.share));
  const off = Math.abs(countDrawnChars(head) - best) / best;
  return own + (findVerb(head) === undefined ? 0 : worth.verb) - off * worth.length;
}

/** Splits a long sentence where a clause or phrase ends; undefined where it is short or has no such place. */
export function splitSentence(text: string, code: string): SplitSentence | undefined {
  if (countDrawnChars(text) <= limits.whole) return undefined;
  const language = findLanguage(code);
  const words = isUnspaced(text) ? listPauses(text) : language ? listWords(text, language) : [];
  let best: (SplitSentence & { readonly score: number }) | undefined;
  for (const { at, own } of [...listMarks(text, wordsFor(code).and), ...words]) {
    const [head, tail] = [text.slice(0, at).trim(), text.slice(at).trim()];
    if (!isSound(head, tail, code)) continue;
    const score = judge(head, own, countDrawnChars(text));
    if (score >= minWorth && (!best || score > best.score)) best = { head, tail, score };
  }
  return best && { head: best.head, tail: best.tail };
}
