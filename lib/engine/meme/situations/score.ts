import { listTerms } from '../../brief/text/text.ts';
import { countWords } from '../words/caption-text.ts';
import type { Mechanism, Scan, Situation } from './situation.ts';

/** Measured on 132 candidates. */
const weights = {
  number: 0.12,
  everyday: 0.18,
  negation: 0.08,
  repeated: 0.06,
  titled: 0.08,
  edge: 0.05,
  abstract: -0.07,
  wordy: -0.035,
  /** The last panel exceeds the first by more than three words. */
  longPunch: -0.06,
  /** A person whom the title does not name. */
  stranger: -0.15,
} as const;

/** Words without penalty; more for a question with an answer of one to three words. */
const freeWords = { any: 7, asked: 11 } as const;
const punchWords = 4;
/** Places in a text before and after which a sentence stands at its edge. */
const edges = { start: 0.12, end: 0.9 } as const;

const fullName = /(?<=\s)\p{Lu}[\p{L}.]+ \p{Lu}\p{Ll}+/gu;

export function scoreSituation({ mechanism, panels, base, loss, place }: Situation, { material, signs }: Scan): number {
  if (weighed.has(mechanism)) return base;
  const text = panels.join(' / ');
  const terms = panels.map((panel) => listTerms(panel, material.words));
  const title = new Set(listTerms(material.title, material.words));
  const isRepeated = terms.some((own, index) =>
    terms.slice(index + 1).some((other) => own.some((term) => other.includes(term))),
  );
  const counts = panels.map(countWords);
  const free = mechanism === 'question' && (counts.at(-1) ?? 0) <= punchWords ? freeWords.asked : freeWords.any;
  const names = panels.flatMap((panel) => panel.slice(1).match(fullName) ?? []);
  return (
    base -
    loss +
    panels.filter((panel) => /\d/.test(panel)).length * weights.number +
    panels.filter((panel) => signs.everyday.test(panel)).length * weights.everyday +
    panels.filter((panel) => signs.negation.test(panel)).length * weights.negation +
    (signs.abstract.test(text) ? weights.abstract : 0) +
    (isRepeated ? weights.repeated : 0) +
    (terms.flat().some((term) => title.has(term)) ? weights.titled : 0) +
    (place < edges.start || place > edges.end ? weights.edge : 0) +
    counts.reduce((sum, count) => sum + Math.max(0, count - free) * weights.wordy, 0) +
    ((counts.at(-1) ?? 0) > (counts[0] ?? 0) + 3 ? weights.longPunch : 0) +
    names.filter((name) => !material.title.includes(name)).length * weights.stranger
  );
}

/** Mechanisms whose base includes their words' worth. */
const weighed: ReadonlySet<Mechanism> = new Set(['quip', 'punchline', 'titled-quote', 'tag']);

/** Minimum scores; rare patterns are clean, and a remark has its headline beside it. */
export const thresholds = { two: 0.6, one: 0.5, rare: 0.5, remark: 0.42, quip: 0.5 } as const;

export function isSure(situation: Situation, score: number): boolean {
  const { mechanism, panels } = situation;
  if (mechanism === 'remark') return score >= thresholds.remark;
  if (weighed.has(mechanism)) return score >= thresholds.quip;
  const isRare = mechanism === 'choice' || mechanism === 'same';
  return score >= (panels.length === 1 ? thresholds.one : isRare ? thresholds.rare : thresholds.two);
}
