import { firstWord, listTerms, overlap, stems, wordCount } from '../../brief/text/text.ts';
import { addressed, type LanguageWords } from '../../brief/text/words.ts';
import type { Mechanism } from '../situations/situation.ts';
import type { Candidate } from './candidate.ts';
import type { Material } from './material.ts';

/** The source's joke, its best line, a frame of its genre, its headline. */
export const steps = ['joke', 'line', 'genre', 'headline'] as const;
export type Step = (typeof steps)[number];

export interface Kind extends Candidate {
  readonly mechanism: Mechanism;
  /** Whether it is drawn where there is no joke. */
  readonly isResort?: boolean;
}

const minScores: Partial<Readonly<Record<Mechanism, number>>> = {
  'own-line': 1,
  wit: 1.25,
  reaction: 1.3,
  choice: 1.5,
  list: 1,
  remark: 1.05,
  question: 1,
  swap: 1,
  escalation: 1,
  title: 1.2,
};
/** Where there is no joke, the source's own words from these scores. */
const minLineScores: Partial<Readonly<Record<Mechanism, number>>> = {
  wit: 0.85,
  'own-line': 0.72,
  remark: 0.72,
  reaction: 0.72,
  question: 0.72,
  quip: 0.72,
};
const fitting: ReadonlySet<Mechanism> = new Set(['headline', 'frame', 'obsession', 'named', 'spoken', 'genre']);
const shouted = { ends: /[!！]$/u, words: 8 } as const;

type Scored = Kind & { readonly score: number };

/** Whether a meme would suit other sources as well (bare headline, frame, line on a topic that the title doesn't name). */
function isSlight({ mechanism, template, score, captions, isUnnamed }: Scored, { statements }: Material): boolean {
  // Names on a rope, or a list's items, are a form without a joke.
  if (template === 'tug' || template === 'starter') return true;
  if (isUnnamed || fitting.has(mechanism) || score < (minScores[mechanism] ?? 0)) return true;
  if (template === 'domino') return true;
  const headline = statements.find(({ isHeadline }) => isHeadline);
  // Calm and panic have to be about the headline.
  if (mechanism === 'trouble') return !Object.values(captions).includes(headline?.text ?? '');
  if (mechanism !== 'social') return false;
  const { text = '', isName, isAsked, isBordered } = headline ?? {};
  return isName || isAsked || isBordered || !shouted.ends.test(text) || wordCount(text) > shouted.words;
}

/** Lines of the source below its headline. */
const repliesOfSource: ReadonlySet<Mechanism> = new Set(['wit', 'quip', 'reaction', 'remark']);
/** Share of a line's terms in its headline from which it says it again. */
const maxEcho = 0.5;

/** Whether one of two captions only repeats the other ("What is glass?", "What's the matter with glass?"). */
export function isEcho(captions: readonly string[], words: LanguageWords): boolean {
  const [first, second] = captions.map((text) => stems(listTerms(text, words)));
  if (first === undefined || second === undefined || captions.length > 2) return false;
  return Math.max(overlap(first, second), overlap(second, first)) >= maxEcho;
}

/** Returns the step of a page's ideas that one belongs to; undefined: it never comes first. */
export function findStep(scored: Scored, material: Material): Step | undefined {
  const { mechanism, score, captions, isResort } = scored;
  const isOwn = repliesOfSource.has(mechanism);
  const texts = Object.values(captions);
  // "You" at the start is an offer.
  const isOffer = texts.some((text) => addressed.has(firstWord(text)));
  if (isOwn && isEcho(texts, material.words)) return undefined;
  if (!isSlight(scored, material) && !(isOwn && isOffer)) return 'joke';
  if (score >= (minLineScores[mechanism] ?? Infinity) && !isOffer) return 'line';
  return mechanism === 'genre' ? 'genre' : isResort ? 'headline' : undefined;
}
