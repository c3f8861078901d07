import type { Random } from '../random.ts';
import type { PathNode } from '../scene.ts';
import type { Rect } from '../sizes.ts';
import type { SceneryColors } from './colors.ts';

export interface ScenerySetting {
  readonly width: number;
  readonly height: number;
  /** Unit of heights: the scene's height, or less in a narrow box. */
  readonly unit: number;
  readonly ground: number;
  /** Pixels to each side that drawings leave free. */
  readonly margin: number;
  readonly colors: SceneryColors;
  readonly isNight: boolean;
  readonly random: Random;
  readonly clear: Rect | undefined;
}

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

/** A silhouette's line of points: `x` as a share of the width, then the drop below the ground's line as one of the unit. */
export const toLine = (
  points: readonly (readonly [x: number, drop: number])[],
  { width, unit, ground }: ScenerySetting,
): (readonly [x: number, y: number])[] => points.map(([x, drop]) => [x * width, ground + drop * unit]);

export const isApart = ({ x, y, width, height }: Rect, others: readonly Rect[], by: number): boolean =>
  others.every((other) => !overlaps({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }, other));

/** Minimum y of a silhouette between two x: just under the clear zone. */
export function findHighest({ clear }: ScenerySetting, minX: number, maxX: number): number {
  if (!clear || maxX <= clear.x || minX >= clear.x + clear.width) return 0;
  return clear.y + clear.height;
}

/** From −½ to ½. */
export const pickJitter = ({ random }: ScenerySetting): number => random() - 0.5;
