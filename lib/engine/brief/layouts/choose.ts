import type { Layout, Statistic } from '../../brief.ts';
import type { ParallelPoints } from '../parallel.ts';
import { findComparison } from './comparison.ts';
import { findCycle } from './cycle.ts';
import { findHierarchy } from './hierarchy.ts';
import type { LedNumbers } from './led-numbers.ts';
import { findParts } from './parts.ts';
import { findProportion } from './proportion.ts';
import { findProsCons } from './pros-cons.ts';
import { findQuote } from './quote.ts';
import { findRanking } from './ranking.ts';
import { type Finding, type Reading, sure } from './reading.ts';
import { findSteps } from './steps.ts';
import { findTimeline } from './timeline.ts';

/** Statistics that make a picture of their own. */
const enoughStatistics = 3;

/**
 * The layouts a source can honestly have, best first, `list` left out: every one whose signals are sure, and the one that
 * was asked for even where they are weaker, as long as its parts are all there.
 */
export function findLayouts(
  reading: Reading,
  parallel: ParallelPoints | undefined,
  statistics: readonly Statistic[],
  led: LedNumbers | undefined,
  asked: Layout | undefined,
): Finding[] {
  const steps = findSteps(reading, parallel);
  const distinctUnits = new Set(statistics.map(({ value }) => value.replace(/[\p{N}.,\s~+]/gu, ''))).size;
  const found = [
    steps,
    findCycle(reading, steps),
    findTimeline(reading),
    findComparison(reading),
    findProsCons(reading),
    findRanking(reading),
    findProportion(reading),
    findHierarchy(reading),
    findQuote(reading),
    findParts(reading),
    led && { layout: 'statistics' as const, score: 0.8, points: led.points },
    !led && statistics.length >= enoughStatistics
      ? { layout: 'statistics' as const, score: parallel ? 0.4 : distinctUnits > 1 ? 0.65 : 0.55 }
      : undefined,
  ].filter((finding) => finding !== undefined);
  return found.filter(({ layout, score }) => score >= sure || layout === asked).toSorted((a, b) => b.score - a.score);
}
