import type { Candidate } from './candidate.ts';

/** Statements below which one strong quotation says more than their list. */
const minStatements = 3;
/** Sureness of a quotation that leads for want of statements. */
const sure = 0.6;

const isList = ({ module }: Candidate): boolean => module.kind === 'statements' && module.items.length >= minStatements;

export function withStrongQuote(candidates: readonly Candidate[]): Candidate[] {
  if (candidates.some(isList)) return [...candidates];
  return candidates.map((candidate) =>
    candidate.isStrong === true && candidate.module.sure < sure
      ? { ...candidate, module: { ...candidate.module, sure, weight: 1 } }
      : candidate,
  );
}
