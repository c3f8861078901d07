import type { SceneNode } from '../../scene.ts';
import { drawAt, drawPath, toCirclePath } from '../shapes.ts';
import { type Coat, ink, line } from './look.ts';

/** `point`: a finger to the right, mirrored on the left. */
type Hand = 'mitt' | 'open' | 'thumb' | 'point';

/** An arm: the hand's place in the mascot's units, its bend (to its left), and the hand. */
export interface Arm {
  readonly to: readonly [x: number, y: number];
  readonly bend?: number;
  readonly hand?: Hand;
  readonly turn?: number;
  /** Default: whether the hand is beside the body. */
  readonly behind?: boolean;
}

const arm = 11;

function drawLimb(d: string, coat: Coat, thickness: number): readonly SceneNode[] {
  return [
    drawPath(d, { stroke: { color: ink, width: 2 * thickness + 2 * line - 2 } }),
    drawPath(d, { stroke: { color: coat.base, width: 2 * thickness } }),
  ];
}

export function drawArm(
  { to, bend = 30, hand: kind = 'mitt', turn = 0 }: Arm,
  side: -1 | 1,
  wide: number,
  tall: number,
  coat: Coat,
) {
  const from = [side * 88 * wide, -100 * tall] as const;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const control = [(from[0] + to[0]) / 2 + (dy / length) * bend, (from[1] + to[1]) / 2 - (dx / length) * bend];
  const d = `M${from[0]} ${from[1]}Q${control.map((value) => value.toFixed(1)).join(' ')} ${to[0]} ${to[1]}`;
  return [...drawLimb(d, coat, arm), drawHand(to[0], to[1], kind, side, coat, turn)];
}

export function drawHand(x: number, y: number, kind: Hand, side: -1 | 1, coat: Coat, turn = 0): SceneNode {
  const look = { fill: coat.base, stroke: { color: ink, width: line } };
  const drawFinger = (d: string) => drawLimb(d, coat, 8);
  const palm = drawPath(toCirclePath(0, 0, 23), look);
  const cover = drawPath(toCirclePath(0, 0, 18), { fill: coat.base });
  const parts: Readonly<Record<Hand, readonly SceneNode[]>> = {
    mitt: [palm],
    open: [
      ...drawFinger(`M${-side * 8} -8L${-side * 26} -26`),
      ...drawFinger('M-8 -14L-12 -40'),
      ...drawFinger('M8 -14L12 -40'),
      palm,
      cover,
    ],
    thumb: [...drawFinger('M0 -12V-42'), palm, cover],
    point: [...drawFinger(`M${side * 12} -2H${side * 48}`), palm, cover],
  };
  return { type: 'group', x, y, angle: turn, children: parts[kind] };
}

export function drawLegs(coat: Coat, wide: number, step: number): readonly SceneNode[] {
  return [-1, 1].flatMap((side) => {
    const [hip, foot] = [side * 42 * wide, side * (46 + step * 26) * wide + step * 10];
    const lift = step > 0 && side > 0 ? -10 : 0;
    return [
      ...drawLimb(`M${hip} -34L${foot} ${-10 + lift}`, coat, arm + 1),
      drawAt(foot, lift, 1, [
        drawPath(`M-26 4C-30 -20 -12 -26 2 -24C20 -22 36 -12 34 4Z`, {
          fill: coat.shade,
          stroke: { color: ink, width: line },
        }),
      ]),
    ];
  });
}
