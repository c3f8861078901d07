export interface Piece {
  readonly text: string;
  readonly space: number;
  readonly width: number;
}

/** Above these, lines are many enough to look even anyhow. */
export const maxEven = { lines: 6, pieces: 44 } as const;

const costs = { stub: 0.5, stranded: 0.2, pause: -0.05, compound: 0.08 } as const;
const stubShare = 0.32;
const pause = /[:;,.!?–—…»”“"、。，！？：；」』》]$/u;
const stop = /[:;.!?–—…。！？、，：；]$/u;
/** Letters between which, without a space, a line's end parts a compound: no particle and no pause stands there. */
const inCompound = /[\p{Script=Han}\p{Script=Katakana}ー]/u;

/** Cost of the line of pieces `from` up to, but without, `to`; infinite where it does not fit. */
function computeCost(pieces: readonly Piece[], sums: readonly number[], from: number, to: number, max: number): number {
  const width = (sums[to] ?? 0) - (sums[from] ?? 0) - (pieces[from]?.space ?? 0);
  if (width > max) return Number.POSITIVE_INFINITY;
  const isLast = to === pieces.length;
  const empty = 1 - width / max;
  const last = pieces[to - 1]?.text ?? '';
  const next = pieces[to];
  const isParted =
    !isLast && next?.space === 0 && inCompound.test(last.at(-1) ?? '') && inCompound.test(next.text[0] ?? '');
  // The first word of a sentence is not left at the end of the line before.
  const isStranded = !isLast && to - from > 1 && stop.test(pieces[to - 2]?.text ?? '');
  return (
    empty * empty +
    (width < max * stubShare ? costs.stub : 0) +
    (isStranded ? costs.stranded : 0) +
    (isParted ? costs.compound : 0) +
    (!isLast && pause.test(last) ? costs.pause : 0)
  );
}

export function breakEvenly(pieces: readonly Piece[], count: number, max: number): string[] | undefined {
  const sums = [0];
  for (const { space, width } of pieces) sums.push((sums.at(-1) ?? 0) + space + width);
  let best: { readonly cost: number; readonly starts: readonly number[] }[] = [{ cost: 0, starts: [] }];
  for (let line = 1; line <= count; line += 1) {
    const next: typeof best = [];
    for (let to = line; to <= pieces.length; to += 1) {
      for (let from = to - 1; from >= line - 1; from -= 1) {
        const before = best[from];
        const own = computeCost(pieces, sums, from, to, max);
        if (own === Number.POSITIVE_INFINITY) break;
        const cost = (before?.cost ?? Number.POSITIVE_INFINITY) + own;
        if (before && cost < (next[to]?.cost ?? Number.POSITIVE_INFINITY)) {
          next[to] = { cost, starts: [...before.starts, from] };
        }
      }
    }
    best = next;
  }
  const starts = best[pieces.length]?.starts;
  return starts?.map((from, index) =>
    pieces
      .slice(from, starts[index + 1])
      .map(({ text, space }, at) => (at > 0 && space > 0 ? ` ${text}` : text))
      .join(''),
  );
}
