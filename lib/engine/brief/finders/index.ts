import type { Finder } from '../selection/candidate.ts';
import { findCauseChain } from './cause-chain.ts';
import { findComparison } from './comparison.ts';
import { findCountedParts } from './counted-parts.ts';
import { findCycle } from './cycle.ts';
import { findDatedRun } from './dated-run.ts';
import { findBeforeAfter, findFields } from './field-groups.ts';
import { findFunnel } from './funnel.ts';
import { findGroups } from './groups.ts';
import { findHierarchy } from './hierarchy.ts';
import { findIngredients } from './ingredients.ts';
import { findLabelledSections } from './labelled-sections.ts';
import { findNamedItems } from './named-items.ts';
import { findNotice } from './notice.ts';
import { findNumbers } from './numbers.ts';
import { findParts } from './parts.ts';
import { findPicture } from './picture.ts';
import { findProportion } from './proportion.ts';
import { findProsCons } from './pros-cons.ts';
import { findProseCharts } from './prose-charts.ts';
import { findQuote } from './quote.ts';
import { findRanking } from './ranking.ts';
import { findRecordRows } from './records.ts';
import { findGraded, findReviewSides } from './review.ts';
import { findStatements } from './statements.ts';
import { findSteps } from './steps.ts';
import { findTable } from './table.ts';
import { findTableCharts } from './table-charts.ts';
import { findTableRows } from './tables.ts';
import { findThesis } from './thesis.ts';
import { findTimeline } from './timeline.ts';

export const finders: readonly Finder[] = [
  findSteps,
  findCycle,
  findCountedParts,
  findCauseChain,
  findFunnel,
  findTimeline,
  findDatedRun,
  findComparison,
  findGroups,
  findFields,
  findBeforeAfter,
  findLabelledSections,
  findProsCons,
  findReviewSides,
  findGraded,
  findRanking,
  findTableCharts,
  findProseCharts,
  findTable,
  findProportion,
  findHierarchy,
  findParts,
  findNamedItems,
  findIngredients,
  findNotice,
  findTableRows,
  findRecordRows,
  findStatements,
  findNumbers,
  findQuote,
  findThesis,
  findPicture,
];
