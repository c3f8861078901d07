/** Path data of small shapes. `x` is the middle, `y` the base, `size` the height. */

export const format = (value: number) => value.toFixed(1);

export const toCirclePath = (x: number, y: number, r: number): string =>
  `M${format(x - r)} ${format(y)}a${format(r)} ${format(r)} 0 1 1 ${format(2 * r)} 0a${format(r)} ${format(r)} 0 1 1 ${format(-2 * r)} 0z`;

const toEllipsePath = (x: number, y: number, rx: number, ry: number): string =>
  `M${format(x - rx)} ${format(y)}a${format(rx)} ${format(ry)} 0 1 1 ${format(2 * rx)} 0a${format(rx)} ${format(ry)} 0 1 1 ${format(-2 * rx)} 0z`;

export const toBoxPath = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${format(x)} ${format(y)}h${format(width)}v${format(height)}h${format(-width)}z`;
  const toArcPath = (dx: number, dy: number) => `a${format(r)} ${format(r)} 0 0 1 ${format(dx)} ${format(dy)}`;
  return `M${format(x + r)} ${format(y)}h${format(width - 2 * r)}${toArcPath(r, r)}v${format(height - 2 * r)}${toArcPath(-r, r)}h${format(2 * r - width)}${toArcPath(-r, -r)}v${format(2 * r - height)}${toArcPath(r, -r)}z`;
};

export type SceneryPoint = readonly [x: number, y: number];

export const toPolygonPath = (points: readonly SceneryPoint[]): string =>
  `M${points.map(([x, y]) => `${format(x)} ${format(y)}`).join('L')}z`;

/** A smooth line through the points, filled down to `bottom`; stays between neighbouring points' heights. */
export function toHillsPath(points: readonly SceneryPoint[], bottom: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let [x0, y0] = first;
  let d = `M${format(x0)} ${format(bottom)}V${format(y0)}`;
  for (const [x, y] of rest) {
    const middle = (x0 + x) / 2;
    d += `C${format(middle)} ${format(y0)} ${format(middle)} ${format(y)} ${format(x)} ${format(y)}`;
    [x0, y0] = [x, y];
  }
  return `${d}V${format(bottom)}z`;
}

export function measureHeight(points: readonly SceneryPoint[], x: number): number {
  const after = points.findIndex(([at]) => at >= x);
  const [x1, y1] = points[Math.max(0, after)] ?? [0, 0];
  const [x0, y0] = points[after - 1] ?? [x1, y1];
  const t = x1 > x0 ? Math.min(1, Math.max(0, (x - x0) / (x1 - x0))) : 1;
  // Approximates the curve by 3t² − 2t³, within a hundredth.
  return y0 + (y1 - y0) * t * t * (3 - 2 * t);
}

export function toWavesPath(
  minX: number,
  maxX: number,
  y: number,
  rise: number,
  length: number,
  bottom: number,
): string {
  let d = `M${format(minX)} ${format(bottom)}V${format(y)}`;
  let x = minX;
  for (; x < maxX; x += length)
    d += `q${format(length / 4)} ${format(-rise)} ${format(length / 2)} 0t${format(length / 2)} 0`;
  return `${d}V${format(bottom)}z`;
}

/** Shares of a tree's height. */
const tree = {
  trunk: { half: 0.045, top: 0.4, width: 0.09, height: 0.42 },
  crown: { middle: 0.66, halfWidth: 0.27, halfHeight: 0.36 },
} as const;

export const toTrunkPath = (x: number, y: number, size: number): string =>
  toBoxPath(x - size * tree.trunk.half, y - size * tree.trunk.top, size * tree.trunk.width, size * tree.trunk.height);
export const toCrownPath = (x: number, y: number, size: number): string =>
  toEllipsePath(x, y - size * tree.crown.middle, size * tree.crown.halfWidth, size * tree.crown.halfHeight);

/** A fir's two triangles, as shares of its height: tip and foot over the ground, and half the foot's width. */
const firs = [
  { tip: 1, foot: 0.55, half: 0.2 },
  { tip: 0.75, foot: 0.12, half: 0.28 },
] as const;

export const toFirPath = (x: number, y: number, size: number): string =>
  firs
    .map(({ tip, foot, half }) =>
      toPolygonPath([
        [x, y - size * tip],
        [x + size * half, y - size * foot],
        [x - size * half, y - size * foot],
      ]),
    )
    .join('');

/** Shares of a cloud's width: its flat foot with round ends, and the middles and radii of its two tops. */
const puffs = {
  foot: { height: 0.26, radius: 0.13 },
  large: { x: 0.38, rise: 0.22, radius: 0.2 },
  small: { x: 0.64, rise: 0.18, radius: 0.14 },
} as const;

/** From its left end and base; about 0.43 of its width high. */
export const toCloudPath = (x: number, y: number, width: number): string =>
  toBoxPath(x, y - width * puffs.foot.height, width, width * puffs.foot.height, width * puffs.foot.radius) +
  toCirclePath(x + width * puffs.large.x, y - width * puffs.large.rise, width * puffs.large.radius) +
  toCirclePath(x + width * puffs.small.x, y - width * puffs.small.rise, width * puffs.small.radius);

/** Shares of a bird's size: the sink of its body under the wing tips, and the bow of its second wing. */
const wings = { sink: 0.6, bow: 1.6 } as const;

export const toBirdPath = (x: number, y: number, size: number): string =>
  `M${format(x - size * 2)} ${format(y)}q${format(size)} ${format(-size)} ${format(size * 2)} ${format(size * wings.sink)}q${format(size)} ${format(-size * wings.bow)} ${format(size * 2)} ${format(-size * wings.sink)}`;
