import { TextBreaker } from './break-text.ts';
import { createDesign, type Design, type Setting } from './design.ts';
import { type Laid, layOut } from './layout.ts';
import type { Root } from './tree.ts';

/** Largest first. Steps above 1 avoid holes in pictures with little text; each size has a limit of its own. */
const ladder = [1.6, 1.48, 1.38, 1.3, 1.24, 1.18, 1.12, 1.06, 1, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74];
const smallest = ladder.length - 1;
/** The step that must fit before text is cut. */
const comfortable = ladder.indexOf(0.9);
const headerSteps = 2;

export interface Plan {
  readonly cuts: number;
  /** Whether a cut may use the smallest sizes before the next cut is tried. */
  maySqueeze?(cut: number): boolean;
  build(header: Design, body: Design, cut: number): Root;
}

interface Fitted {
  readonly laid: Laid;
  readonly cut: number;
  readonly faults: number;
}

/** Binary search for the first fitting step from `low` on, given that `high` fits; assumes that smaller scales fit too. */
function findFirstFitting(low: number, high: number, fits: (step: number) => boolean): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (fits(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}

const countFaults = ({ overflow, clipped }: Laid) => (overflow > 0 ? 1000 + overflow : 0) + clipped * 20;
const isSound = (laid: Laid) => countFaults(laid) === 0;

function findFewestFaults(cuts: number, at: (header: number, body: number, cut: number) => Laid): Fitted | undefined {
  const min = countFaults(at(smallest, smallest, cuts - 1));
  for (let cut = 0; cut < cuts; cut += 1) {
    for (const step of [comfortable, smallest]) {
      const laid = at(step, step, cut);
      if (countFaults(laid) <= min) return { laid, cut, faults: countFaults(laid) };
    }
  }
  return undefined;
}

/** Finds the first cut that fits at a comfortable scale, then the largest scale for all, for the body and for the header. */
export function fitPlan(plan: Plan, setting: Setting): Fitted {
  const breaker = new TextBreaker(setting.measurer);
  const tried = new Map<string, Laid>();
  const layAt = (header: number, body: number, cut: number): Laid => {
    const key = `${header} ${body} ${cut}`;
    let laid = tried.get(key);
    if (laid === undefined) {
      const [head, main] = [header, body].map((step) => createDesign(setting, ladder[step] ?? 1));
      if (head === undefined || main === undefined) throw new TypeError('a design is made for each scale');
      laid = layOut(plan.build(head, main, cut), setting.brief.direction, breaker);
      tried.set(key, laid);
    }
    return laid;
  };
  let cut = 0;
  let lowest = comfortable;
  const holds = (step: number) => isSound(layAt(step, step, cut));
  for (; cut < plan.cuts; cut += 1) {
    lowest = comfortable;
    if (holds(lowest)) break;
    if (!plan.maySqueeze?.(cut)) continue;
    lowest = smallest;
    if (holds(lowest)) break;
  }
  if (cut === plan.cuts) {
    cut = plan.cuts - 1;
    lowest = smallest;
    const last = layAt(smallest, smallest, cut);
    if (!isSound(last)) return findFewestFaults(plan.cuts, layAt) ?? { laid: last, cut, faults: countFaults(last) };
  }
  const fits = (header: number, body: number) => isSound(layAt(header, body, cut));
  const findBelow = (step: number) => Math.min(lowest, step + headerSteps);
  const all = findFirstFitting(0, lowest, (step) => fits(findBelow(step), step));
  const body = findFirstFitting(0, all, (step) => fits(findBelow(all), step));
  const header = findFirstFitting(0, findBelow(all), (step) => fits(step, body));
  return { laid: layAt(header, body, cut), cut, faults: 0 };
}
