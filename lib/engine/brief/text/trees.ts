import * as z from 'zod/mini';

/** Boosted trees of depth three and a linear model over the same signs: log-odds, the mean of both. */
export const treeData = z.object({
  linear: z.object({ bias: z.number(), weights: z.record(z.string(), z.number()) }),
  signs: z.array(z.string()),
  bias: z.number(),
  /** A tree each: seven splits as "sign:limit", root first and each before its two, then eight leaves in thousandths. */
  trees: z.array(z.string()),
});

type Values = Readonly<Partial<Record<string, number>>>;

const [splits, depth, scale] = [7, 3, 1000];

export function createTrees({ signs, bias, trees, linear }: z.infer<typeof treeData>): (own: Values) => number {
  const weights = Object.entries(linear.weights);
  const places = new Uint8Array(trees.length * splits);
  const limits = new Float64Array(trees.length * splits);
  const leaves = new Float64Array(trees.length * (splits + 1));
  for (const [tree, parts] of trees.entries()) {
    for (const [at, part] of parts.split(' ').entries()) {
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
    for (const [at, sign] of signs.entries()) values[at] = own[sign] ?? 0;
    let sum = bias;
    for (let tree = 0; tree < trees.length; tree++) {
      let at = 0;
      for (let level = 0; level < depth; level++) {
        const split = tree * splits + at;
        const isAbove = (values[places[split] ?? 0] ?? 0) > (limits[split] ?? 0);
        at = 2 * at + (isAbove ? 2 : 1);
      }
      sum += leaves[tree * (splits + 1) + at - splits] ?? 0;
    }
    return weights.reduce((total, [sign, weight]) => total + weight * (own[sign] ?? 0), sum + linear.bias) / 2;
  };
}
