import type { SourceDocument } from '../../document.ts';
import type { Material } from '../material/material.ts';
import { findBodyLines } from './body-lines.ts';
import { findBodyTurns } from './body-turns.ts';
import { findChanges } from './changes.ts';
import { findConsequences } from './consequences.ts';
import { findEscalations } from './escalations.ts';
import { findLines } from './lines.ts';
import { findFramedPairs } from './pairs-by-pattern.ts';
import { findLaters, findPunchNumbers } from './punch-numbers.ts';
import { findAsked, findQuestions } from './questions.ts';
import { findQuips, findTitledQuotes } from './quips.ts';
import { findReactions } from './reactions.ts';
import { makeScan } from './scan.ts';
import { isSure, scoreSituation } from './score.ts';
import type { Situation, SituationFinder } from './situation.ts';
import { findTags } from './tags.ts';
import { findTitleTurns } from './title-turns.ts';
import { findTurns } from './turns.ts';

const finders: readonly SituationFinder[] = [
  findQuestions,
  findAsked,
  findQuips,
  findBodyLines,
  findBodyTurns,
  findTitledQuotes,
  findTags,
  findLaters,
  findPunchNumbers,
  findReactions,
  findFramedPairs,
  findTitleTurns,
  findTurns,
  findChanges,
  findEscalations,
  findConsequences,
  findLines,
];

interface ScoredSituation extends Situation {
  readonly score: number;
}

export function findSituations(material: Material, document: SourceDocument): readonly ScoredSituation[] {
  const scan = makeScan(material, document);
  if (scan === undefined) return [];
  return finders
    .flatMap((find) => find(scan))
    .map((situation) => ({ ...situation, score: scoreSituation(situation, scan) }))
    .filter((situation) => isSure(situation, situation.score))
    .toSorted((a, b) => b.score - a.score);
}
