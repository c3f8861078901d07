import type { Aspect } from '../../contract/index.ts';
import type { Palette } from '../brand/palette.ts';
import type { Brief } from '../brief.ts';
import type { TextMeasurer } from '../platform.ts';
import { createDesign, type Design } from './design.ts';
import { type Laid, layOut } from './layout.ts';
import type { Root } from './tree.ts';

/** Largest first. Steps above 1 keep a picture that says little from having holes; each size has a limit of its own. */
const ladder = [2, 1.85, 1.7, 1.58, 1.46, 1.35, 1.24, 1.18, 1.12, 1.06, 1, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74, 0.7];
const smallest = ladder.length - 1;

/** The tree of a layout; header (with numbers) and points may stand at different scales. */
export type Tree = (header: Design, points: Design) => Root;

/** How much of a brief is said. */
interface Cut {
  readonly points: number;
  readonly statistics: number;
  readonly bodies: boolean;
  readonly subtitle: boolean;
}

function apply(brief: Brief, cut: Cut): Brief {
  const points = brief.points.slice(0, cut.points);
  return {
    ...brief,
    points: cut.bodies ? points : points.map(({ body: _, ...point }) => point),
    statistics: brief.statistics.slice(0, cut.statistics),
    subtitle: cut.subtitle ? brief.subtitle : undefined,
  };
}

/** Fewer points than this no longer make a list, so numbers go before them. */
const fewestPoints = 3;

/** The whole, then less and less: bodies go first, then the subtitle, points from the end, numbers, the last points. */
function cutsOf(whole: Cut): Cut[] {
  const bare = { ...whole, bodies: false, subtitle: false };
  const fewest = Math.min(whole.points, fewestPoints);
  const downTo = (from: number, to: number) => Array.from({ length: Math.max(0, from - to) }, (_, i) => from - 1 - i);
  return [
    whole,
    { ...whole, bodies: false },
    bare,
    ...downTo(whole.points, fewest).map((points) => ({ ...bare, points })),
    ...downTo(whole.statistics, 0).map((statistics) => ({ ...bare, points: fewest, statistics })),
    ...downTo(fewest, Math.min(1, fewest)).map((points) => ({ ...bare, points, statistics: 0 })),
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
 * out not to be in the way is put back. Then the largest scale for all, then for the points, then for the header. A text
 * that is too long even at the smallest scale ends in an ellipsis there; saying less would not help it.
 */
export function fitTree(brief: Brief, aspect: Aspect, palette: Palette, tree: Tree, measurer: TextMeasurer): Laid {
  const attempt = (cut: Cut, header: number, points: number) => {
    const said = apply(brief, cut);
    const design = (step: number) => createDesign(said, aspect, palette, ladder[step] ?? 1);
    return layOut(tree(design(header), design(points)), said.direction, measurer);
  };
  const fitsSmallest = (cut: Cut) => attempt(cut, smallest, smallest).overflow === 0;

  const whole: Cut = {
    points: brief.points.length,
    statistics: brief.statistics.length,
    bodies: true,
    subtitle: true,
  };
  const candidates = cutsOf(whole);
  const found = candidates.find(fitsSmallest);
  if (found === undefined) return attempt(candidates.at(-1) ?? whole, smallest, smallest);
  let cut = found;
  for (const part of ['points', 'statistics', 'bodies', 'subtitle'] as const) {
    const restored = { ...cut, [part]: whole[part] };
    if (restored[part] !== cut[part] && fitsSmallest(restored)) cut = restored;
  }
  const tried = new Map<string, Laid>();
  const at = (header: number, points: number): Laid => {
    const key = `${header} ${points}`;
    const laid = tried.get(key) ?? attempt(cut, header, points);
    tried.set(key, laid);
    return laid;
  };
  const { clipped } = at(smallest, smallest);
  const fits = (laid: Laid) => laid.overflow === 0 && laid.clipped <= clipped;
  const all = firstFitting(0, smallest, (step) => fits(at(step, step)));
  const points = firstFitting(0, all, (step) => fits(at(all, step)));
  const header = firstFitting(0, all, (step) => fits(at(step, points)));
  return at(header, points);
}
