import type { SceneNode } from '../../scene.ts';
import type { Rect, Size } from '../../sizes.ts';
import { ink } from '../mascot/look.ts';
import {
  createLinearGradient,
  drawAt,
  drawPath,
  toCirclePath,
  toEllipsePath,
  toPolygonPath,
  toRectanglePath,
  toRoundedPath,
} from '../shapes.ts';

export const paper = '#fffdf6';

export const createOutline = (width = 8) => ({ color: ink, width });

export const drawTube = (
  d: string,
  { color, width, inked }: { readonly color: string; readonly width: number; readonly inked: number },
): readonly SceneNode[] => [drawPath(d, { stroke: createOutline(inked) }), drawPath(d, { stroke: { color, width } })];

export const drawFade = (
  {
    x = 0,
    width,
    from,
    to,
  }: { readonly x?: number; readonly width: number; readonly from: number; readonly to: number },
  upper: string,
  lower: string,
): SceneNode =>
  drawPath(toRectanglePath(x, from, width, to - from), {
    fill: createLinearGradient(from, to, [
      [0, upper],
      [1, lower],
    ]),
  });

export const drawPlate = (
  { x, y, width, height }: Rect,
  { fill, radius, line }: { readonly fill: string; readonly radius: number; readonly line: number },
): SceneNode => drawPath(toRoundedPath(x, y, width, height, radius), { fill, stroke: createOutline(line) });

export function drawCard({ x, y, width, height }: Rect, angle = 0, fill: string = paper, radius = 26): SceneNode {
  const [w, h] = [width / 2, height / 2];
  return {
    type: 'group',
    x: x + w,
    y: y + h,
    angle,
    children: [
      drawPath(toRoundedPath(-w + 10, -h + 12, width, height, radius), { fill: ink, opacity: 0.28 }),
      drawPath(toRoundedPath(-w, -h, width, height, radius), { fill, stroke: createOutline(9) }),
    ],
  };
}

export function drawRays(
  x: number,
  y: number,
  { width, height }: Size,
  ground: string,
  ray: string,
  count = 16,
): readonly SceneNode[] {
  const far = Math.hypot(width, height);
  const wedges = Array.from({ length: count }, (_, index) => {
    const [a, b] = [(index * 2 * Math.PI) / count, ((index + 0.5) * 2 * Math.PI) / count];
    return toPolygonPath([
      [x, y],
      [x + far * Math.cos(a), y + far * Math.sin(a)],
      [x + far * Math.cos(b), y + far * Math.sin(b)],
    ]);
  });
  return [drawPath(toRectanglePath(0, 0, width, height), { fill: ground }), drawPath(wedges.join(''), { fill: ray })];
}

interface Halftone {
  readonly color: string;
  readonly opacity: number;
  readonly edge?: 'top' | 'bottom';
  readonly step?: number;
}

/** A dot's radius where dots are largest, as a share of their step. */
const fullDot = 0.46;

export function drawHalftone(
  { x, y, width, height }: Rect,
  { color, opacity, edge = 'bottom', step = 34 }: Halftone,
): SceneNode {
  const dots: string[] = [];
  for (let row = 0; row * step <= height; row += 1) {
    const along = (row * step) / height;
    const r = step * fullDot * (edge === 'bottom' ? along : 1 - along);
    if (r < 2) continue;
    for (let column = 0; column * step <= width; column += 1) {
      dots.push(
        toCirclePath(x + column * step + (row % 2) * (step / 2), Math.round(y + row * step), Math.round(r * 10) / 10),
      );
    }
  }
  return drawPath(dots.join(''), { fill: color, opacity });
}

const shadowFlatness = 0.16;

export function drawShadow(x: number, y: number, rx: number): SceneNode {
  return drawPath(toEllipsePath(x, y, rx, rx * shadowFlatness), { fill: ink, opacity: 0.22 });
}

export function mark(x: number, y: number, scale: number, kind: 'no' | 'yes'): SceneNode {
  const sign = kind === 'no' ? 'M-24 -24L24 24M24 -24L-24 24' : 'M-28 2L-8 24L30 -22';
  return drawAt(x, y, scale, [
    drawPath(toCirclePath(6, 7, 64), { fill: ink, opacity: 0.28 }),
    drawPath(toCirclePath(0, 0, 64), { fill: kind === 'no' ? '#e8343f' : '#1fa866', stroke: createOutline(9) }),
    drawPath(toCirclePath(0, 0, 50), { stroke: { color: '#ffffff', width: 4 }, opacity: 0.7 }),
    drawPath(sign, { stroke: { color: '#ffffff', width: 17 } }),
  ]);
}

/** Of the corners' radius, as far as the tail keeps from a bubble's ends. */
const tailInset = 0.7;

export function drawSpeechBubble(
  { x, y, width, height }: Rect,
  tail: readonly [x: number, y: number],
  fill: string = paper,
): readonly SceneNode[] {
  const radius = Math.min(64, height / 2);
  const [cx, cy] = [x + width / 2, y + height / 2];
  // Starts inside the bubble, on the line to its point.
  const [dx, dy] = [tail[0] - cx, tail[1] - cy];
  const reach = Math.min(
    (width / 2 - radius * tailInset) / Math.abs(dx || 1),
    (height / 2 - 20) / Math.abs(dy || 1),
    1,
  );
  const [fx, fy] = [cx + dx * reach, cy + dy * reach];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * 34, (dx / length) * 34];
  const wedge = toPolygonPath([[fx + nx, fy + ny], tail, [fx - nx, fy - ny]]);
  const body = toRoundedPath(x, y, width, height, radius);
  return [
    drawPath(toRoundedPath(x + 9, y + 11, width, height, radius), { fill: ink, opacity: 0.25 }),
    ...[wedge, body].map((d) => drawPath(d, { stroke: createOutline(18) })),
    ...[wedge, body].map((d) => drawPath(d, { fill })),
  ];
}

const cloudShape = {
  puff: { ofHeight: 0.26, ofEdge: 0.82, smaller: 0.86 },
  roundness: 0.52,
  trail: { start: 0.42, places: [0.3, 0.62, 0.9] },
} as const;

export function drawThoughtBubble(
  { x, y, width, height }: Rect,
  to: readonly [x: number, y: number],
  fill: string = paper,
): readonly SceneNode[] {
  const [cx, cy, rx, ry] = [x + width / 2, y + height / 2, width / 2, height / 2];
  const count = Math.max(8, Math.round((width + height) / 90));
  const { puff, roundness, trail } = cloudShape;
  const bump = Math.min(height * puff.ofHeight, ((width + height) / count) * puff.ofEdge);
  const puffs = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const toSquare = (value: number) => Math.sign(value) * Math.abs(value) ** roundness;
    const [px, py] = [cx + (rx - bump) * toSquare(Math.cos(angle)), cy + (ry - bump) * toSquare(Math.sin(angle))];
    return toCirclePath(Math.round(px), Math.round(py), Math.round(bump * (index % 2 ? 1 : puff.smaller)));
  });
  const core = toRoundedPath(x + bump, y + bump, width - 2 * bump, height - 2 * bump, Math.min(70, height / 2 - bump));
  const cloud = [...puffs, core];
  const bubbles = trail.places.map((share, index) => {
    const from = [cx + (to[0] - cx) * trail.start, y + height * (to[1] > cy ? 1 : 0)] as const;
    return toCirclePath(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, 24 - index * 6);
  });
  return [
    ...bubbles.map((d) => drawPath(d, { fill, stroke: createOutline() })),
    ...cloud.map((d) => drawPath(d, { stroke: createOutline(17) })),
    ...cloud.map((d) => drawPath(d, { fill })),
  ];
}
