import type { PathNode } from '../scene.ts';
import type { SceneryColors } from './colors.ts';
import type { Random } from './random.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a ground is drawn into; pixels of the scene's own box. */
export interface Setting {
  readonly width: number;
  readonly height: number;
  /** Measure of all heights: the height, or less where the box is narrow. */
  readonly unit: number;
  /** Where things stand. */
  readonly ground: number;
  readonly colors: SceneryColors;
  readonly isNight: boolean;
  readonly random: Random;
  /** Nothing with an edge is drawn in here. */
  readonly clear: Rect | undefined;
}

/** A ground's layers: behind the drawings, and before them. */
export interface Ground {
  readonly back: readonly PathNode[];
  readonly front: readonly PathNode[];
}

export const shape = (d: string, fill: string, opacity?: number): PathNode => ({
  type: 'path',
  d,
  x: 0,
  y: 0,
  scale: 1,
  fill,
  ...(opacity !== undefined && { opacity }),
});

export const overlaps = (one: Rect, other: Rect | undefined): boolean =>
  other !== undefined &&
  one.x < other.x + other.width &&
  one.x + one.width > other.x &&
  one.y < other.y + other.height &&
  one.y + one.height > other.y;

/** Whether a thing keeps so far from others: half behind one it looks like a part of it. */
export const isApart = ({ x, y, width, height }: Rect, others: readonly Rect[], by: number): boolean =>
  others.every((other) => !overlaps({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }, other));

/** How far up a silhouette between two x may reach: to just under the clear zone, where that is above it. */
export function highest({ clear }: Setting, minX: number, maxX: number): number {
  if (!clear || maxX <= clear.x || minX >= clear.x + clear.width) return 0;
  return clear.y + clear.height;
}

/** A number around 0, from −½ to ½. */
export const jitter = ({ random }: Setting): number => random() - 0.5;
