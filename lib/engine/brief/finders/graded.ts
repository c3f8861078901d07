import { findGrade } from '../main-point/grade.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';

const sure = 0.9;

/** A review's grade, large below its verdict. */
export function findGraded({ document, genre, words }: Reading): Candidate[] {
  const grade = genre === 'review' ? findGrade(document, words.language) : undefined;
  if (grade === undefined) return [];
  const why = 'the grade of a review';
  return [{ module: { kind: 'numbers', figures: [grade], sure, weight: weights.grade, why } }];
}
