import { SVGPathData } from 'svg-pathdata';

/** Affine transform as in SVG and canvas: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` is applied first. */
export function multiply([a, b, c, d, e, f]: Matrix, inner: Matrix): Matrix {
  const [a2, b2, c2, d2, e2, f2] = inner;
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, a * e2 + c * f2 + e, b * e2 + d * f2 + f];
}

export type PathSegment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export function readPath(d: string, [a, b, c, dd, e, f]: Matrix): readonly PathSegment[] {
  const path = new SVGPathData(d).toAbs().normalizeHVZ(false).normalizeST().qtToC().aToC().matrix(a, b, c, dd, e, f);
  return path.commands.flatMap((command): readonly PathSegment[] => {
    switch (command.type) {
      case SVGPathData.MOVE_TO:
        return [['M', command.x, command.y]];
      case SVGPathData.LINE_TO:
        return [['L', command.x, command.y]];
      case SVGPathData.CURVE_TO: {
        const { x1, y1, x2, y2, x, y } = command;
        return [['C', x1, y1, x2, y2, x, y]];
      }
      case SVGPathData.CLOSE_PATH:
        return [['Z']];
      default:
        throw new TypeError('a normalised path has lines and curves alone');
    }
  });
}

export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export function findPathBounds(segments: readonly PathSegment[]): Bounds {
  let [minX, minY, maxX, maxY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Infinity, -Infinity];
  for (const [, ...values] of segments) {
    for (let findPoint = 0; findPoint + 1 < values.length; findPoint += 2) {
      const [x = 0, y = 0] = [values[findPoint], values[findPoint + 1]];
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
    }
  }
  return { minX, minY, maxX, maxY };
}

export const unite = (boxes: readonly Bounds[]): Bounds => ({
  minX: Math.min(...boxes.map(({ minX }) => minX)),
  minY: Math.min(...boxes.map(({ minY }) => minY)),
  maxX: Math.max(...boxes.map(({ maxX }) => maxX)),
  maxY: Math.max(...boxes.map(({ maxY }) => maxY)),
});

type Coordinates = readonly [number, number];

const linesPerCurve = 12;

function flatten(segments: readonly PathSegment[]): Coordinates[][] {
  const rings: Coordinates[][] = [];
  for (const segment of segments) {
    const ring = rings.at(-1);
    if (segment[0] === 'M') rings.push([[segment[1], segment[2]]]);
    else if (segment[0] === 'L') ring?.push([segment[1], segment[2]]);
    else if (segment[0] === 'C') {
      const [x0, y0] = ring?.at(-1) ?? [0, 0];
      const [, x1, y1, x2, y2, x3, y3] = segment;
      for (let step = 1; step <= linesPerCurve; step++) {
        const t = step / linesPerCurve;
        const s = 1 - t;
        const findPoint = (p0: number, p1: number, p2: number, p3: number) =>
          s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
        ring?.push([findPoint(x0, x1, x2, x3), findPoint(y0, y1, y2, y3)]);
      }
    }
  }
  return rings;
}

/** Clips a filled path to a box (Sutherland and Hodgman, 1974); undefined where nothing is inside. */
export function clipToBox(segments: readonly PathSegment[], box: Bounds): readonly PathSegment[] | undefined {
  const own = findPathBounds(segments);
  if (own.minX >= box.minX && own.maxX <= box.maxX && own.minY >= box.minY && own.maxY <= box.maxY) return segments;
  if (own.maxX <= box.minX || own.minX >= box.maxX || own.maxY <= box.minY || own.minY >= box.maxY) return undefined;
  const edges: readonly (readonly [axis: 0 | 1, limit: number, keepsAbove: boolean])[] = [
    [0, box.minX, true],
    [0, box.maxX, false],
    [1, box.minY, true],
    [1, box.maxY, false],
  ];
  const rings = flatten(segments).map((ring) => edges.reduce((points, edge) => cutAt(points, ...edge), ring));
  const left = rings.filter(({ length }) => length > 2);
  if (left.length === 0) return undefined;
  return left.flatMap((ring): PathSegment[] => [
    ...ring.map(([x, y], index): PathSegment => [index === 0 ? 'M' : 'L', x, y]),
    ['Z'],
  ]);
}

function cutAt(ring: readonly Coordinates[], axis: 0 | 1, limit: number, keepsAbove: boolean): Coordinates[] {
  const isKept = (point: Coordinates) => (keepsAbove ? point[axis] >= limit : point[axis] <= limit);
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const crossing: Coordinates[] = [];
    if (isKept(point) !== isKept(before)) {
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      crossing.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]);
    }
    return isKept(point) ? [...crossing, point] : crossing;
  });
}

export function writeBoxPath(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const toArcPath = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}${toArcPath(r, r)}v${h}${toArcPath(-r, r)}h${-w}${toArcPath(-r, -r)}v${-h}${toArcPath(r, -r)}z`;
}
