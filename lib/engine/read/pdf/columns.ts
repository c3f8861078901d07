import type { Segment } from './lines.ts';

export interface PdfRow {
  readonly cells: readonly Segment[];
  readonly y: number;
}

export interface Region {
  readonly rows: readonly PdfRow[];
  readonly left: number;
  readonly right: number;
}

const minLines = 4;
const minChars = 16;
/** Share of lines that may cross a gutter: titles, wide figures. */
const maxCrossingShare = 0.4;
const minGutter = 0.6;
/** `minGutter` and this in multiples of the text's size. */
const minBandGap = 0.7;
const deepest = 4;

export function orderRegions(segments: readonly Segment[], depth = 0): Region[] {
  if (segments.length === 0) return [];
  const gutter = depth < deepest ? findGutter(segments) : undefined;
  if (gutter === undefined) return orderBands(segments, depth);
  const regions: Region[] = [];
  let band: Segment[] = [];
  let crossing: Segment[] = [];
  const closeBand = () => {
    const left = band.filter(({ right }) => right <= gutter);
    const right = band.filter(({ x }) => x >= gutter);
    regions.push(...orderRegions(left, depth + 1), ...orderRegions(right, depth + 1));
    band = [];
  };
  const closeCrossing = () => {
    if (crossing.length > 0) regions.push(toRegion(crossing));
    crossing = [];
  };
  for (const segment of segments.toSorted((a, b) => a.y - b.y)) {
    if (segment.x < gutter && segment.right > gutter) {
      closeBand();
      crossing.push(segment);
    } else {
      closeCrossing();
      band.push(segment);
    }
  }
  closeBand();
  closeCrossing();
  return regions;
}

/** Columns may begin under a table or a wide figure: the parts above and below the widest gap are examined separately. */
function orderBands(segments: readonly Segment[], depth: number): Region[] {
  const sorted = segments.toSorted((a, b) => a.y - b.y);
  let [widest, cut] = [0, 0];
  for (let at = minLines; at <= sorted.length - minLines; at++) {
    const [above, below] = [sorted[at - 1], sorted[at]];
    if (!above || !below) continue;
    const gap = (below.y - below.size - above.y) / Math.max(above.size, below.size);
    if (gap > widest) [widest, cut] = [gap, at];
  }
  const whole = [toRegion(segments)];
  if (depth >= deepest || widest < minBandGap) return whole;
  const parts = [sorted.slice(0, cut), sorted.slice(cut)].map((part) => orderRegions(part, depth + 1));
  return parts.some(({ length }) => length > 1) ? parts.flat() : whole;
}

/** Shares of the size: how far a segment is drawn in from both ends, and how far cells may overlap or baselines differ. */
const tolerance = { inset: 0.1, overlap: 0.3 } as const;

function findGutter(segments: readonly Segment[]): number | undefined {
  const left = Math.min(...segments.map(({ x }) => x));
  const right = Math.max(...segments.map((segment) => segment.right));
  const width = right - left;
  const size = computeMedian(segments.map((segment) => segment.size));
  const bins = Math.min(400, Math.ceil((width / Math.max(size, 1)) * 4));
  if (!(bins >= 8)) return undefined;
  const covered = new Uint32Array(bins);
  const findBin = (x: number) => Math.min(bins - 1, Math.max(0, Math.floor(((x - left) / width) * bins)));
  for (const segment of segments) {
    for (
      let bin = findBin(segment.x + tolerance.inset * size);
      bin <= findBin(segment.right - tolerance.inset * size);
      bin++
    ) {
      covered[bin] = (covered[bin] ?? 0) + 1;
    }
  }
  const max = segments.length * maxCrossingShare;
  const gutters: { at: number; crossing: number; width: number }[] = [];
  for (let start = 1; start < bins - 1; start++) {
    const crossing = covered[start] ?? 0;
    if (crossing > max) continue;
    let end = start;
    while (end + 1 < bins && covered[end + 1] === crossing) end++;
    const gap = ((end - start + 1) / bins) * width;
    if (gap >= minGutter * size)
      gutters.push({ at: left + ((start + end + 1) / 2 / bins) * width, crossing, width: gap });
    start = end;
  }
  gutters.sort((a, b) => a.crossing - b.crossing || b.width - a.width);
  return gutters.slice(0, 6).find(({ at }) => partsColumns(segments, at))?.at;
}

function partsColumns(segments: readonly Segment[], gutter: number): boolean {
  const sides = [segments.filter(({ right }) => right <= gutter), segments.filter(({ x }) => x >= gutter)];
  const crossing = segments.length - (sides[0]?.length ?? 0) - (sides[1]?.length ?? 0);
  if (crossing > segments.length * maxCrossingShare) return false;
  return sides.every((side) => {
    if (side.length < minLines) return false;
    return computeMedian(side.map(({ text }) => weigh(text))) >= minChars;
  });
}

/** Chinese, Japanese and Korean characters count double. */
const weigh = (text: string): number => text.length + (text.match(/[\u3040-\u9fff\uac00-\ud7af]/g)?.length ?? 0);

function toRegion(segments: readonly Segment[]): Region {
  const rows: { cells: Segment[]; y: number }[] = [];
  for (const segment of segments.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const last = rows.at(-1);
    const first = last?.cells[0];
    const isBeside =
      last &&
      first &&
      segment.y - last.y <= tolerance.overlap * Math.min(first.size, segment.size) &&
      isFree(last.cells, segment);
    if (isBeside) last.cells.push(segment);
    else rows.push({ cells: [segment], y: segment.y });
  }
  for (const { cells } of rows) cells.sort((a, b) => a.x - b.x);
  return {
    rows,
    left: Math.min(...segments.map(({ x }) => x)),
    right: Math.max(...segments.map(({ right }) => right)),
  };
}

const isFree = (cells: readonly Segment[], { x, right, size }: Segment): boolean =>
  cells.every((cell) => x >= cell.right - tolerance.overlap * size || right <= cell.x + tolerance.overlap * size);

export function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
