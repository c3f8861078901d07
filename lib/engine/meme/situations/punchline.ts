import type { readPunchlineSigns } from './punchline-signs.ts';

type PunchlineSigns = ReturnType<typeof readPunchlineSigns>;

/** Fitted to editors' lines on 87 pages. On 75 others the best line is the editor's on 19 %, by chance on 5 %. */
const weights: Readonly<Record<keyof PunchlineSigns, number>> = {
  spoken: 1.14,
  term: 1.12,
  negation: 0.67,
  laughed: 0.63,
  own: 0.62,
  simile: 0.58,
  surprise: 0.57,
  comparison: 0.54,
  pictured: 0.51,
  addressed: 0.44,
  opening: 0.42,
  instruction: 0.35,
  last: 0.34,
  everyday: 0.33,
  aside: 0.31,
  contrast: 0.28,
  trouble: 0.26,
  asked: 0.13,
  brief: -0.03,
  abstract: -0.09,
  titled: -0.19,
  pointing: -0.24,
  platitude: -0.26,
  short: -0.31,
  long: -0.37,
  named: -0.37,
  numbers: -0.41,
  doubt: -0.43,
  number: -0.63,
};

const names = Object.keys(weights) as (keyof PunchlineSigns)[];

/** Returns how likely an editor makes a joke of a sentence: 0 in the middle, above 2 on one page in three. */
export const ratePunchline = (found: PunchlineSigns): number =>
  names.reduce((sum, name) => sum + (found[name] ? weights[name] : 0), 0);
