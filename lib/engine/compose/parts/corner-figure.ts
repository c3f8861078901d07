import { computeContrast } from '../../brand/color.ts';
import type { Surface } from '../../brand/palette.ts';
import type { PathNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import type { Design } from '../design.ts';
import { isDark } from '../drawings.ts';
import { type Dot, drawRingSector, writePathData } from '../shapes.ts';
import type { ArtArea } from '../tree.ts';

/** A quarter of a sun with its halo in a corner, where no drawing is sure. */

export type Corner = 'top' | 'bottom';

/** Radii as shares of the reach, with opacities of the white halo on dark and light grounds. */
const halo = [
  { radius: 1, dark: 0.07, light: 0.4 },
  { radius: 0.76, dark: 0.1, light: 0.6 },
] as const;
const core = 0.52;
const seenFrom = 1.2;
/** A path cannot have an inner radius of 0. */
const noHolePx = 0.1;
/** The largest reach as shares of its field, the smallest as a share of the field's width, and pixels left free about words. */
const reachShare = { height: 0.92, width: 0.44, min: 0.18, free: 28 } as const;

type Marked = Pick<Design, 'palette' | 'brief'>;

/** Serious matters keep to the brand's own hue. */
function findColor({ palette: { tones }, brief: { gravity } }: Marked, { ground }: Surface): string {
  const isSober = gravity !== undefined && gravity !== 'light';
  const wanted = isSober ? [isDark({ ground }) ? tones.soft : tones.main] : [tones.accent, tones.main];
  return [...wanted, tones.mid].find((color) => computeContrast(color, ground) >= seenFrom) ?? tones.deep;
}

function measureGap([x, y]: Dot, { x: left, y: top, width, height }: Rect): number {
  return Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
}

export function drawCornerFigure(design: Marked, surface: Surface, corners: readonly Corner[]) {
  const color = findColor(design, surface);
  return ({ x, y, width, height, isMirrored, texts }: ArtArea): PathNode[] => {
    const max = Math.min(height * reachShare.height, width * reachShare.width);
    for (const corner of corners) {
      const at: Dot = [isMirrored ? x : x + width, corner === 'top' ? y : y + height];
      const reach = Math.min(max, ...texts.map((text) => measureGap(at, text) - reachShare.free));
      if (reach < width * reachShare.min) continue;
      const drawShare = (share: number, fill: string) =>
        drawQuarter(at, reach * share, startAngle(corner, isMirrored), fill);
      const rings = halo.map(({ radius, ...opacity }) => ({
        ...drawShare(radius, '#ffffff'),
        opacity: opacity[isDark(surface) ? 'dark' : 'light'],
      }));
      return [...rings, drawShare(core, color)];
    }
    return [];
  };
}

/** Radians at which the quarter that lies inside the field begins, clockwise from the right. */
function startAngle(corner: Corner, isMirrored: boolean): number {
  const quarters = corner === 'top' ? (isMirrored ? 0 : 1) : isMirrored ? -1 : 2;
  return (quarters * Math.PI) / 2;
}

const drawQuarter = ([x, y]: Dot, radius: number, from: number, fill: string): PathNode => ({
  type: 'path',
  d: writePathData(drawRingSector([0, 0], noHolePx, radius, from, from + Math.PI / 2, fill).commands),
  x,
  y,
  scale: 1,
  fill,
});
