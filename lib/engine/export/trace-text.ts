import { contours } from 'd3-contour';
import { round } from '../compose/shapes.ts';
import { toFontString } from '../paint/fonts.ts';
import type { Platform } from '../platform.ts';
import type { Font, TextNode } from '../scene.ts';

export type TracedText =
  | { readonly type: 'outline'; readonly d: string }
  /** Transparent PNG; `x` and `y` from the text's start on its baseline. */
  | {
      readonly type: 'picture';
      readonly bytes: Uint8Array;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

/** Letter size in pixels when tracing, and limits of the enlargement. */
const tracedSizePx = 180;
const scales = { min: 2, max: 8 };
const maxWidthPx = 8192;
/** Shares of the size around the text, for ink beyond its advance, ascent and descent. */
const margin = { above: 1.4, below: 0.8, beside: 0.5 };
const threshold = 127.5;
/** Enlarged pixels by which simplification may move the outline. */
const tolerancePx = 0.3;
/** Channel value of text painted in black from which it has colours of its own. */
const minChannel = 60;

export async function traceText(
  text: string,
  {
    font,
    direction,
    width,
  }: { readonly font: Font; readonly direction: TextNode['direction']; readonly width: number },
  platform: Platform,
): Promise<TracedText> {
  const { size } = font;
  const widthBefore = width + 2 * margin.beside * size;
  const fitting = Math.min(tracedSizePx / size, maxWidthPx / widthBefore);
  const scale = Math.min(scales.max, Math.max(Math.min(scales.min, maxWidthPx / widthBefore), fitting));
  const columns = Math.ceil(widthBefore * scale);
  const rows = Math.ceil((margin.above + margin.below) * size * scale);
  const { context } = platform.createSurface(columns, rows);
  context.clearRect(0, 0, columns, rows);
  context.textRendering = 'geometricPrecision';
  context.font = toFontString(font, size * scale);
  context.letterSpacing = `${(font.tracking ?? 0) * scale}px`;
  context.direction = direction;
  context.textAlign = 'left';
  context.fillStyle = '#000000';
  context.fillText(text, margin.beside * size * scale, margin.above * size * scale);
  const { data } = context.getImageData(0, 0, columns, rows);
  if (hasColor(data)) {
    const blob = await context.canvas.convertToBlob({ type: 'image/png' });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const place = { x: -margin.beside * size, y: -margin.above * size };
    return { type: 'picture', bytes, ...place, width: columns / scale, height: rows / scale };
  }
  const { alphas, first, count } = takeInk(data, columns, rows);
  // d3-contour takes any list of numbers; its types only name arrays.
  const { coordinates } = contours()
    .size([columns, count])
    .contour(alphas as unknown as number[], threshold);
  const toX = (x: number) => round(x / scale - margin.beside * size);
  const toY = (y: number) => round((y + first) / scale - margin.above * size);
  const rings = coordinates.flat().map((ring) => simplify(ring.map(([x = 0, y = 0]) => [x, y])));
  const d = rings.map((ring) => `M${ring.map(([x, y]) => `${toX(x)} ${toY(y)}`).join('L')}Z`).join('');
  return { type: 'outline', d };
}

/** Alphas of the rows with ink plus an empty one above and below, as most of a surface is empty. */
function takeInk(data: Uint8ClampedArray, columns: number, rows: number) {
  const hasInk = (row: number) => {
    for (let at = row * columns * 4 + 3; at < (row + 1) * columns * 4; at += 4) if (data[at] !== 0) return true;
    return false;
  };
  let [first, end] = [0, rows];
  while (first < end && !hasInk(first)) first++;
  while (end > first && !hasInk(end - 1)) end--;
  first = Math.max(0, first - 1);
  const count = Math.min(rows, end + 1) - first;
  const alphas = new Float32Array(columns * count);
  for (let at = 0; at < alphas.length; at++) alphas[at] = data[(first * columns + at) * 4 + 3] ?? 0;
  return { alphas, first, count };
}

function hasColor(data: Uint8ClampedArray): boolean {
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    if (Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > minChannel) return true;
  }
  return false;
}

type Coordinates = readonly [x: number, y: number];

function measureDistance([x, y]: Coordinates, [x0, y0]: Coordinates, [x1, y1]: Coordinates): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - x0, y - y0) : Math.abs(dx * (y0 - y) - dy * (x0 - x)) / length;
}

/** Ramer–Douglas–Peucker simplification (1973), iterative. */
function simplify(ring: readonly Coordinates[]): readonly Coordinates[] {
  const kept = new Set([0, ring.length - 1]);
  const spans: (readonly [number, number])[] = [[0, ring.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [start, end] = [ring[from], ring[to]];
    if (!start || !end) continue;
    let [farthest, at] = [tolerancePx, -1];
    for (let index = from + 1; index < to; index++) {
      const away = measureDistance(ring[index] ?? start, start, end);
      if (away > farthest) [farthest, at] = [away, index];
    }
    if (at < 0) continue;
    kept.add(at);
    spans.push([from, at], [at, to]);
  }
  return ring.filter((_, index) => kept.has(index));
}
