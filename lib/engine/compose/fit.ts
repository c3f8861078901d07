import type { Brief } from '../brief.ts';
import { TextBreaker } from './break-text.ts';
import { createDesign, type Setting } from './design.ts';
import { type Laid, layOut } from './layout.ts';
import type { Spec, Tree } from './layouts/spec.ts';

/** Largest first. Steps above 1 keep a picture that says little from having holes; each size has a limit of its own. */
const ladder = [2, 1.85, 1.7, 1.58, 1.46, 1.35, 1.24, 1.18, 1.12, 1.06, 1, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74, 0.7];
const smallest = ladder.length - 1;

/** So many steps smaller a header still leads, and often takes a line less. */
const headerSteps = 2;

/** How much of a brief is said. */
interface Cut {
  readonly things: number;
  readonly statistics: number;
  readonly bodies: boolean;
  readonly subtitle: boolean;
}

export interface Fitted {
  readonly laid: Laid;
  /** What is drawn. */
  readonly said: Brief;
  /** How many things, numbers and bodies (all of them as one) were left out. */
  readonly lost: number;
}

function apply(brief: Brief, cut: Cut, spec: Spec): Brief {
  const taken = spec.take(brief, cut.things);
  return {
    ...(cut.bodies ? taken : spec.bare(taken)),
    statistics: brief.statistics.slice(0, cut.statistics),
    subtitle: cut.subtitle ? brief.subtitle : undefined,
  };
}

/** Fewer points than this no longer make a list, so numbers go before them. */
const fewestThings = 3;

/** The whole, then less and less: bodies go first, then the subtitle, things from the end, numbers, the last things. */
function cutsOf(whole: Cut, least: number): Cut[] {
  const bare = { ...whole, bodies: false, subtitle: false };
  const few = Math.max(least, Math.min(whole.things, fewestThings));
  const downTo = (from: number, to: number) => Array.from({ length: Math.max(0, from - to) }, (_, i) => from - 1 - i);
  return [
    whole,
    { ...whole, bodies: false },
    bare,
    ...downTo(whole.things, few).map((things) => ({ ...bare, things })),
    ...downTo(whole.statistics, 0).map((statistics) => ({ ...bare, things: few, statistics })),
    ...downTo(few, least).map((things) => ({ ...bare, things, statistics: 0 })),
  ];
}

/** The first step from `low` on that fits, given that `high` does. What fits at a scale nearly always fits below it. */
function firstFitting(low: number, high: number, fits: (step: number) => boolean): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (fits(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}

/** Likewise, where `high` or a step a little before it is most likely the one. */
function firstFittingBefore(high: number, fits: (step: number) => boolean): number {
  let found = high;
  for (let stride = 1; found > 0; stride *= 2) {
    const next = Math.max(0, found - stride);
    if (!fits(next)) return firstFitting(next + 1, found, fits);
    found = next;
  }
  return found;
}

/**
 * Finds what can be said and how large. When not everything fits at the smallest scale, less is said, and what turned
 * out not to be in the way is put back. Then the largest scale for all, then for the body, then for the header, which
 * gives way to the body by some steps where there is not room enough for both. A text
 * that is too long even at the smallest scale ends in an ellipsis there; saying less would not help it.
 */
export function fitTree(brief: Brief, spec: Spec, tree: Tree, setting: Setting): Fitted {
  const whole: Cut = {
    things: spec.things(brief),
    statistics: brief.statistics.length,
    bodies: true,
    subtitle: true,
  };
  const breaker = new TextBreaker(setting.measurer);
  const attempt = (cut: Cut, said: Brief, header: number, body: number): Fitted => {
    const design = (step: number) => createDesign(said, setting, ladder[step] ?? 1);
    const laid = layOut(tree(design(header), design(body)), said.direction, breaker);
    const lost = whole.things - cut.things + whole.statistics - cut.statistics + (cut.bodies ? 0 : 1);
    return { laid, said, lost };
  };
  const atSmallest = (cut: Cut) => ({ cut, fitted: attempt(cut, apply(brief, cut, spec), smallest, smallest) });

  const [first = whole, ...less] = cutsOf(whole, Math.min(spec.fewest, whole.things));
  let found = atSmallest(first);
  for (const cut of less) {
    if (found.fitted.laid.overflow === 0) break;
    found = atSmallest(cut);
  }
  if (found.fitted.laid.overflow > 0) return found.fitted;
  for (const part of ['things', 'statistics', 'bodies', 'subtitle'] as const) {
    if (found.cut[part] === whole[part]) continue;
    const restored = atSmallest({ ...found.cut, [part]: whole[part] });
    if (restored.fitted.laid.overflow === 0) found = restored;
  }
  const { cut, fitted } = found;
  const tried = new Map([[`${smallest} ${smallest}`, fitted]]);
  const at = (header: number, body: number): Fitted => {
    const key = `${header} ${body}`;
    const known = tried.get(key) ?? attempt(cut, fitted.said, header, body);
    tried.set(key, known);
    return known;
  };
  const { clipped } = fitted.laid;
  const fits = ({ laid }: Fitted) => laid.overflow === 0 && laid.clipped <= clipped;
  // A chart grows with the room it is given: only words need the header's.
  const below = (step: number) => Math.min(smallest, step + (whole.things > 0 ? headerSteps : 0));
  const all = firstFitting(0, smallest, (step) => fits(at(below(step), step)));
  const body = firstFittingBefore(all, (step) => fits(at(below(all), step)));
  const header = firstFittingBefore(below(all), (step) => fits(at(step, body)));
  return at(header, body);
}
