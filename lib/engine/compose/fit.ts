import type { Brief } from '../brief.ts';
import { createDesign, type Setting } from './design.ts';
import { type Laid, layOut } from './layout.ts';
import type { Spec, Tree } from './layouts/spec.ts';

/** Largest first. Steps above 1 keep a picture that says little from having holes; each size has a limit of its own. */
const ladder = [2, 1.85, 1.7, 1.58, 1.46, 1.35, 1.24, 1.18, 1.12, 1.06, 1, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74, 0.7];
const smallest = ladder.length - 1;

/** How much of a brief is said. */
interface Cut {
  readonly things: number;
  readonly statistics: number;
  readonly bodies: boolean;
  readonly subtitle: boolean;
}

export interface Fitted extends Laid {
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

/**
 * Finds what can be said and how large. When not everything fits at the smallest scale, less is said, and what turned
 * out not to be in the way is put back. Then the largest scale for all, then for the body, then for the header. A text
 * that is too long even at the smallest scale ends in an ellipsis there; saying less would not help it.
 */
export function fitTree(brief: Brief, spec: Spec, tree: Tree, setting: Setting): Fitted {
  const whole: Cut = {
    things: spec.things(brief),
    statistics: brief.statistics.length,
    bodies: true,
    subtitle: true,
  };
  const attempt = (cut: Cut, header: number, body: number): Fitted => {
    const said = apply(brief, cut, spec);
    const design = (step: number) => createDesign(said, setting, ladder[step] ?? 1);
    const laid = layOut(tree(design(header), design(body)), said.direction, setting.measurer);
    const lost = whole.things - cut.things + whole.statistics - cut.statistics + (cut.bodies ? 0 : 1);
    return { ...laid, said, lost };
  };
  const fitsSmallest = (cut: Cut) => attempt(cut, smallest, smallest).overflow === 0;

  const candidates = cutsOf(whole, Math.min(spec.fewest, whole.things));
  const found = candidates.find(fitsSmallest);
  if (found === undefined) return attempt(candidates.at(-1) ?? whole, smallest, smallest);
  let cut = found;
  for (const part of ['things', 'statistics', 'bodies', 'subtitle'] as const) {
    const restored = { ...cut, [part]: whole[part] };
    if (restored[part] !== cut[part] && fitsSmallest(restored)) cut = restored;
  }
  const tried = new Map<string, Fitted>();
  const at = (header: number, body: number): Fitted => {
    const key = `${header} ${body}`;
    const laid = tried.get(key) ?? attempt(cut, header, body);
    tried.set(key, laid);
    return laid;
  };
  const { clipped } = at(smallest, smallest);
  const fits = (laid: Laid) => laid.overflow === 0 && laid.clipped <= clipped;
  const all = firstFitting(0, smallest, (step) => fits(at(step, step)));
  const body = firstFitting(0, all, (step) => fits(at(all, step)));
  const header = firstFitting(0, all, (step) => fits(at(step, body)));
  return at(header, body);
}
