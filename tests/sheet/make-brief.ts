import type { Brief } from '../../lib/engine/brief.ts';
import type { BriefModule, Hero } from '../../lib/engine/modules.ts';

/** How made-up briefs are written: their modules, the first the weightiest. */

const bid = { sure: 0.9, why: 'made up' };
type Draft = BriefModule extends infer Each
  ? Each extends BriefModule
    ? Omit<Each, 'sure' | 'weight' | 'why'>
    : never
  : never;

export interface Made {
  readonly name: string;
  readonly brief: Brief;
  readonly color: string;
  readonly style?: 'brand' | 'full';
}

export function make(
  name: string,
  color: string,
  brief: Pick<Brief, 'title'> & Partial<Brief>,
  modules: readonly Draft[],
  style?: 'brand' | 'full',
): Made {
  return {
    name,
    color,
    style,
    brief: {
      layout: 'list',
      fitting: ['list'],
      ordered: false,
      points: [],
      statistics: [],
      source: 'Alex Example · 4 May 2026',
      host: 'example.org',
      language: 'en',
      direction: 'ltr',
      ...brief,
      modules: modules.map((module, index) => ({ ...module, ...bid, weight: 1 - index * 0.2 }) as BriefModule),
    },
  };
}

export const hero = (ground: Hero['ground'], drawings: string[], isNight = false): Hero => ({
  ground,
  drawings,
  isNight,
  score: 5,
});
export const item = (heading: string, body?: string, mark?: string, drawing?: string) => ({
  heading,
  ...(body && { body }),
  ...(mark && { mark }),
  ...(drawing && { drawing }),
});
