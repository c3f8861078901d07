import type { Layout } from '../../brief.ts';
import { comparison } from './comparison.ts';
import { cycle } from './cycle.ts';
import { hierarchy } from './hierarchy.ts';
import { list } from './list.ts';
import { parts } from './parts.ts';
import { proportion } from './proportion.ts';
import { prosCons } from './pros-cons.ts';
import { quote } from './quote.ts';
import { ranking } from './ranking.ts';
import type { Spec } from './spec.ts';
import { statistics } from './statistics.ts';
import { steps } from './steps.ts';
import { timeline } from './timeline.ts';

/** Every layout by its name. */
export const specs: Readonly<Record<Layout, Spec>> = {
  list,
  steps,
  timeline,
  comparison,
  'pros-cons': prosCons,
  statistics,
  ranking,
  proportion,
  cycle,
  hierarchy,
  quote,
  parts,
};
