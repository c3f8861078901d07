import { createRandom } from '../../random.ts';
import type { PathNode } from '../../scene.ts';

type Coordinates = readonly [x: number, y: number];

/** One level of a faceted solid: its ends, its front edge between them (0–1), and the number of facets. */
export type Level = readonly [left: Coordinates, right: Coordinates, ridge: number, facets: number];

type Vertex = readonly [x: number, y: number, z: number];

export interface Solid {
  readonly levels: readonly Level[];
  /** The ridge's depth towards the viewer, relative to a level's width. */
  readonly bulge: number;
  /** Irregularity, relative to the facets' size. */
  readonly roughness: number;
  readonly seed: number;
}

const light: Vertex = normalize([-0.62, -0.55, 0.56]);

/** Irregularity of inner corners up and towards the viewer, relative to that along their level. */
const wobble = 0.8;
/** Minimum part of a level on either side of its ridge. */
const thinnest = 0.01;

export function drawFacets(solid: Solid, chooseColor: (light: number, y: number) => string): readonly PathNode[] {
  const rows = listVertices(solid);
  return rows.slice(1).flatMap((lower, i) =>
    strip(rows[i] ?? [], lower).map((face): PathNode => {
      const color = chooseColor(computeBrightness(face), findMiddle(face));
      return { type: 'path', d: toOutlinePath(face), x: 0, y: 0, scale: 1, fill: color, stroke: { color, width: 1 } };
    }),
  );
}

function listVertices({ levels, bulge, roughness, seed }: Solid): readonly (readonly Vertex[])[] {
  const random = createRandom(seed);
  return levels.map(([[left, leftY], [right, rightY], ridge, count]) => {
    const width = right - left;
    const row: Vertex[] = [];
    for (let i = 0; i <= count; i++) {
      const inner = i > 0 && i < count;
      const along = count === 0 ? 0 : (i + (inner ? (random() - 0.5) * roughness : 0)) / count;
      const towards = along < ridge ? along / Math.max(ridge, thinnest) : (1 - along) / Math.max(1 - ridge, thinnest);
      const depth = width * bulge * Math.sqrt(Math.max(0, towards));
      const rough = inner ? roughness * (width / count) : 0;
      const y = leftY + (rightY - leftY) * along + (random() - 0.5) * rough * wobble;
      row.push([left + width * along, y, depth + (random() - 0.5) * rough * wobble]);
    }
    return row;
  });
}

function strip(upper: readonly Vertex[], lower: readonly Vertex[]): readonly (readonly Vertex[])[] {
  const faces: Vertex[][] = [];
  let [u, l] = [0, 0];
  for (;;) {
    const [a, b, nextA, nextB] = [upper[u], lower[l], upper[u + 1], lower[l + 1]];
    if (!a || !b || (!nextA && !nextB)) return faces;
    const takeUpper = nextA && (!nextB || measureDistance(nextA, b) < measureDistance(a, nextB));
    if (takeUpper) {
      faces.push([a, nextA, b]);
      u += 1;
    } else if (nextB) {
      faces.push([a, nextB, b]);
      l += 1;
    }
  }
}

function computeBrightness([a, b, c]: readonly Vertex[]): number {
  if (!a || !b || !c) return 0;
  const [p, q] = [subtract(b, a), subtract(c, a)];
  const normal = normalize([p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]]);
  const facing = normal[2] < 0 ? -1 : 1;
  const cosine = facing * (normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2]);
  return (cosine + 1) / 2;
}

function toOutlinePath(points: readonly Vertex[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

function findMiddle(points: readonly Vertex[]): number {
  return points.reduce((sum, [, y]) => sum + y, 0) / points.length;
}

function subtract(a: Vertex, b: Vertex): Vertex {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function measureDistance(a: Vertex, b: Vertex): number {
  return Math.hypot(...subtract(a, b));
}

function normalize(vector: Vertex): Vertex {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
