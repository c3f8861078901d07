import type { PathNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import type { Design } from '../design.ts';
import { type Dot, placeOnCircle, writePathData } from '../shapes.ts';
import type { ArtArea } from '../tree.ts';

/** Thin concentric arcs, the only motif of grave matters: over a rule like a horizon, or in the upper corner; never behind words or across a rule. */

/** Pixels: between two arcs, free about words and rules, the least reach, and the strokes of inner and outer arcs. */
const rings = { step: 46, free: 26, min: 120, inner: 3, outer: 2 } as const;
/** Share of the width at which arcs stand on a rule, and the largest reach as one of the shorter side. */
const place = { x: 0.74, max: 0.42 } as const;
/** Of the innermost arc, the loss with each further one, and the least. */
const opacity = { first: 0.85, fading: 0.09, min: 0.2 } as const;

interface Fan {
  readonly at: Dot;
  readonly reach: number;
  /** Radians, clockwise from the right. */
  readonly from: number;
  readonly to: number;
}

/** Distance of a point from what of a box lies above it. */
function measureGap([x, y]: Dot, box: Rect, isUpperHalf: boolean): number {
  const bottom = Math.min(box.y + box.height, isUpperHalf ? y : Number.POSITIVE_INFINITY);
  if (isUpperHalf && box.y >= y) return Number.POSITIVE_INFINITY;
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - bottom));
}

function listFans({ x, y, width, height, isMirrored, texts, rules }: ArtArea): Fan[] {
  const max = Math.min(width, height) * place.max;
  const measureAway = (at: Dot, boxes: readonly Rect[], isUpper: boolean) =>
    Math.min(max, ...boxes.map((box) => measureGap(at, box, isUpper) - rings.free));
  const left = x + width * (isMirrored ? 1 - place.x : place.x);
  const standing = rules
    .filter((rule) => rule.x < left - rings.min && rule.x + rule.width > left + rings.min)
    .map((rule): Fan => {
      const at: Dot = [left, rule.y];
      const inside = Math.min(left - rule.x, rule.x + rule.width - left, rule.y - y);
      const others = rules.filter((other) => other !== rule);
      return {
        at,
        reach: Math.min(inside, measureAway(at, [...texts, ...others], true)),
        from: Math.PI,
        to: 2 * Math.PI,
      };
    });
  const corner: Dot = [isMirrored ? x : x + width, y];
  const turn = isMirrored ? 0 : Math.PI / 2;
  const inCorner = {
    at: corner,
    reach: measureAway(corner, [...texts, ...rules], false),
    from: turn,
    to: turn + Math.PI / 2,
  };
  return [...standing, inCorner];
}

function drawArc({ at: [x, y], from, to }: Fan, radius: number, index: number, color: string): PathNode {
  const origin: Dot = [0, 0];
  const d = writePathData([
    ['M', ...placeOnCircle(origin, radius, from)],
    ['A', radius, false, true, ...placeOnCircle(origin, radius, to)],
  ]);
  const stroke = { color, width: index < 2 ? rings.inner : rings.outer };
  return {
    type: 'path',
    d,
    x,
    y,
    scale: 1,
    stroke,
    opacity: Math.max(opacity.min, opacity.first - index * opacity.fading),
  };
}

export function drawGraveRings({ theme }: Pick<Design, 'theme'>) {
  if (theme.motif !== 'arcs') return undefined;
  return (area: ArtArea): PathNode[] => {
    const [fan] = listFans(area).toSorted((one, other) => other.reach - one.reach);
    if (!fan || fan.reach < rings.min) return [];
    const count = Math.floor(fan.reach / rings.step);
    return Array.from({ length: count }, (_, index) =>
      drawArc(fan, (fan.reach * (index + 1)) / count, index, theme.body.line),
    );
  };
}
