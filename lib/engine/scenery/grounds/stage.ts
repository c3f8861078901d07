import type { Rect } from '../../sizes.ts';
import { type Ground, overlaps, type ScenerySetting, shape } from '../setting.ts';
import { toBoxPath } from '../shapes.ts';

/** A floor, and an arch behind the main drawing where it has room; no other decoration. */

/** Whether a thing stands whole before an arch: one that reaches over its edge looks misplaced. */
function isFramed({ x, y, width, height }: Rect, main: Rect): boolean {
  const r = width / 2;
  const left = Math.min(main.x, 2 * (x + r) - main.x - main.width);
  const dx = x + r - left;
  // The upper corners of the thing's box, a little rounded, under the round of the arch.
  const rise = Math.max(0, y + r - main.y - main.height * rounded);
  return (
    dx <= r && Math.hypot(dx * (1 - rounded), rise) <= r && main.y > y && y + height + floorPx > main.y + main.height
  );
}

const rounded = 0.16;
/** Pixels by which a thing may stand in front of the floor's edge. */
const floorPx = 40;

/** Shares of the scene's width, its height and the unit. */
const arch = { width: 0.32, height: 0.62, margin: 0.06, rise: 0.3 } as const;
const archOpacity = { night: 0.9, day: 0.75 } as const;
/** Share of the margin to the scene's edges. */
const edgeShare = 0.5;

export function findArch(
  { width, height, unit, ground, clear, margin }: ScenerySetting,
  [main]: readonly Rect[],
): Rect | undefined {
  if (!main) return undefined;
  const middle = main.x + main.width / 2;
  const edge = margin * edgeShare;
  const half = Math.min(width * arch.width, height * arch.height, middle - edge, width - middle - edge);
  const rise = Math.min(ground - half - unit * arch.margin, unit * arch.rise);
  const top = ground - rise - half;
  const found = { x: middle - half, y: top, width: 2 * half, height: ground - top };
  return overlaps(found, clear) || !isFramed(found, main) ? undefined : found;
}

export function drawStage(setting: ScenerySetting, taken: readonly Rect[]): Ground {
  const { width, height, ground, colors, isNight } = setting;
  const found = findArch(setting, taken);
  const half = (found?.width ?? 0) / 2;
  const format = (value: number) => value.toFixed(1);
  const toArchPath = ({ x, y }: Rect) =>
    `M${format(x)} ${format(ground + 1)}V${format(y + half)}a${format(half)} ${format(half)} 0 0 1 ${format(2 * half)} 0V${format(ground + 1)}z`;
  return {
    back: [
      ...(found ? [shape(toArchPath(found), colors.far, isNight ? archOpacity.night : archOpacity.day)] : []),
      shape(toBoxPath(0, ground, width, height - ground), colors.near),
    ],
    front: [],
  };
}
