import type { Signs } from './statement-signs.ts';

/** Boosted trees of depth three and a linear model: log-odds, the mean of both. */
export interface TreeData {
  readonly linear: { readonly bias: number; readonly weights: Partial<Signs> };
  readonly signs: readonly (keyof Signs)[];
  readonly bias: number;
  /** A tree a line: seven splits as "sign:limit", root first and each before its two, then eight leaves in thousandths. */
  readonly trees: string;
}

const [splits, depth, scale] = [7, 3, 1000];

export function createTrees({ signs, bias, trees, linear }: TreeData): (own: Signs) => number {
  const weights = Object.entries(linear.weights).map(([sign, weight]) => [sign as keyof Signs, weight] as const);
  const lines = trees.trim().split('\n');
  const places = new Uint8Array(lines.length * splits);
  const limits = new Float64Array(lines.length * splits);
  const leaves = new Float64Array(lines.length * (splits + 1));
  for (const [tree, line] of lines.entries()) {
    for (const [at, part] of line.trim().split(' ').entries()) {
      if (at >= splits) leaves[tree * (splits + 1) + at - splits] = Number(part) / scale;
      else {
        const [sign, limit] = part.split(':');
        places[tree * splits + at] = Number(sign);
        limits[tree * splits + at] = Number(limit);
      }
    }
  }
  const values = new Float64Array(signs.length);
  return (own) => {
    for (const [at, sign] of signs.entries()) values[at] = own[sign];
    let sum = bias;
    for (let tree = 0; tree < lines.length; tree++) {
      let at = 0;
      for (let level = 0; level < depth; level++) {
        const split = tree * splits + at;
        const isAbove = (values[places[split] ?? 0] ?? 0) > (limits[split] ?? 0);
        at = 2 * at + (isAbove ? 2 : 1);
      }
      sum += leaves[tree * (splits + 1) + at - splits] ?? 0;
    }
    return weights.reduce((total, [sign, weight]) => total + weight * own[sign], sum + linear.bias) / 2;
  };
}
