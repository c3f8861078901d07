/** Path data of small shapes. `x` is the middle, `y` the base, `size` the height. */

const n = (value: number) => value.toFixed(1);

export const toCirclePath = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;

export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
  const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${arc(r, r)}v${n(height - 2 * r)}${arc(-r, r)}h${n(2 * r - width)}${arc(-r, -r)}v${n(2 * r - height)}${arc(r, -r)}z`;
};

export type SceneryPoint = readonly [x: number, y: number];

export const toPolygonPath = (points: readonly SceneryPoint[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

/** A smooth line through the points, filled down to `bottom`; stays between neighbouring points' heights. */
export function rolling(points: readonly SceneryPoint[], bottom: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let [x0, y0] = first;
  let d = `M${n(x0)} ${n(bottom)}V${n(y0)}`;
  for (const [x, y] of rest) {
    const middle = (x0 + x) / 2;
    d += `C${n(middle)} ${n(y0)} ${n(middle)} ${n(y)} ${n(x)} ${n(y)}`;
    [x0, y0] = [x, y];
  }
  return `${d}V${n(bottom)}z`;
}

/** Height of the {@link rolling} line at an x. */
export function heightAt(points: readonly SceneryPoint[], x: number): number {
  const after = points.findIndex(([at]) => at >= x);
  const [x1, y1] = points[Math.max(0, after)] ?? [0, 0];
  const [x0, y0] = points[after - 1] ?? [x1, y1];
  const t = x1 > x0 ? Math.min(1, Math.max(0, (x - x0) / (x1 - x0))) : 1;
  // Approximates the curve by 3t² − 2t³, within a hundredth.
  return y0 + (y1 - y0) * t * t * (3 - 2 * t);
}

export function waves(minX: number, maxX: number, y: number, rise: number, length: number, bottom: number): string {
  let d = `M${n(minX)} ${n(bottom)}V${n(y)}`;
  let x = minX;
  for (; x < maxX; x += length) d += `q${n(length / 4)} ${n(-rise)} ${n(length / 2)} 0t${n(length / 2)} 0`;
  return `${d}V${n(bottom)}z`;
}

export const trunk = (x: number, y: number, size: number): string =>
  box(x - size * 0.045, y - size * 0.4, size * 0.09, size * 0.42);
export const crown = (x: number, y: number, size: number): string =>
  ellipse(x, y - size * 0.66, size * 0.27, size * 0.36);

export const fir = (x: number, y: number, size: number): string =>
  toPolygonPath([
    [x, y - size],
    [x + size * 0.2, y - size * 0.55],
    [x - size * 0.2, y - size * 0.55],
  ]) +
  toPolygonPath([
    [x, y - size * 0.75],
    [x + size * 0.28, y - size * 0.12],
    [x - size * 0.28, y - size * 0.12],
  ]);

/** From its left end and base; about 0.43 of its width high. */
export const cloud = (x: number, y: number, width: number): string =>
  box(x, y - width * 0.26, width, width * 0.26, width * 0.13) +
  toCirclePath(x + width * 0.38, y - width * 0.22, width * 0.2) +
  toCirclePath(x + width * 0.64, y - width * 0.18, width * 0.14);

export const bird = (x: number, y: number, size: number): string =>
  `M${n(x - size * 2)} ${n(y)}q${n(size)} ${n(-size)} ${n(size * 2)} ${n(size * 0.6)}q${n(size)} ${n(-size * 1.6)} ${n(size * 2)} ${n(-size * 0.6)}`;
