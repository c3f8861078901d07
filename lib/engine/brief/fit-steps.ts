import type { Point } from '../brief.ts';
import { drawnLength } from './text.ts';

/** Drawn letters of what stands under a step. */
const budget = 110;
/** Pictures with room for fewer points are looked at for a moment: they show the first ones. */
const roomy = 5;

const under = ({ heading, body }: Point) => [heading, body].filter(Boolean).join(' · ');

/** All steps in `most` points where they fit: the shortest neighbours share one. Else the first ones, each by itself. */
export function fitSteps(steps: readonly Point[], most: number): Point[] {
  const fitted = [...steps];
  while (fitted.length > most && most >= roomy) {
    const pairs = fitted.slice(1).map((next, index) => {
      const own = fitted[index];
      return { index, next, own, body: [own?.body, under(next)].filter(Boolean).join(' · ') };
    });
    const [best] = pairs.toSorted((a, b) => drawnLength(a.body) - drawnLength(b.body));
    if (best?.own === undefined || drawnLength(best.body) > budget) return steps.slice(0, most);
    const { own, next, body, index } = best;
    fitted.splice(index, 2, { heading: own.heading, body, sentence: `${own.sentence}\n${next.sentence}` });
  }
  return fitted.slice(0, most);
}
