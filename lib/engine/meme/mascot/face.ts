import type { SceneNode } from '../../scene.ts';
import { drawAt, drawPath, toCirclePath, toEllipsePath } from '../shapes.ts';
import { type Coat, ink, line } from './look.ts';

export interface Eyes {
  /** `shut`: asleep or content; `glad`: squeezed by a smile; `tight`: by pain. */
  readonly kind?: 'open' | 'wide' | 'shut' | 'glad' | 'tight';
  /** −1 to 1, to the right and down. */
  readonly look?: { readonly x: number; readonly y: number };
  /** Upper lids, 0 open to 1 closed, and their turn in radians: inwards down is cross, outwards down sad. */
  readonly lid?: number;
  readonly slant?: number;
}

/** Brows' height (0 at rest, 1 high) and turn in radians, as of the lids. */
export interface Brows {
  readonly lift?: number;
  readonly slant?: number;
  /** One brow higher, in doubt. */
  readonly cocked?: boolean;
}

export type Mouth = 'smile' | 'grin' | 'frown' | 'flat' | 'wavy' | 'gasp' | 'shout' | 'smirk' | 'grit' | 'small';

const eyeX = 37;
const eyeY = -158;
const eyeRadius = 35;
/** In radii of the pupil. */
const glint = { right: 0.35, up: 0.4, radius: 0.32 } as const;

export function drawEyes(
  { kind = 'open', look = { x: 0, y: 0 }, lid = 0, slant = 0 }: Eyes,
  coat: Coat,
): readonly SceneNode[] {
  return [-1, 1].flatMap((side) => {
    const x = side * eyeX;
    const stroke = { color: ink, width: line };
    if (kind === 'shut')
      return [drawPath(`M${x - 26} ${eyeY + 4}Q${x} ${eyeY + 26} ${x + 26} ${eyeY + 4}`, { stroke })];
    if (kind === 'glad')
      return [drawPath(`M${x - 26} ${eyeY + 12}Q${x} ${eyeY - 26} ${x + 26} ${eyeY + 12}`, { stroke })];
    if (kind === 'tight') {
      const [inner, outer] = [x - side * 20, x + side * 24];
      return [drawPath(`M${outer} ${eyeY - 20}L${inner} ${eyeY}L${outer} ${eyeY + 20}`, { stroke })];
    }
    const wide = kind === 'wide';
    const radius = wide ? eyeRadius + 7 : eyeRadius;
    const pupil = wide ? 11 : 17;
    const reach = radius - pupil - 7;
    const [px, py] = [x + look.x * reach, eyeY + look.y * reach];
    return [
      drawPath(toCirclePath(x, eyeY, radius), { fill: '#ffffff' }),
      drawPath(toCirclePath(px, py, pupil), { fill: ink }),
      drawPath(toCirclePath(px + pupil * glint.right, py - pupil * glint.up, pupil * glint.radius), {
        fill: '#ffffff',
      }),
      ...(lid > 0 ? [drawLid(x, radius, lid, -slant * side, coat)] : []),
      drawPath(toCirclePath(x, eyeY, radius), { stroke: { color: ink, width: line - 1 } }),
    ];
  });
}

function drawLid(x: number, radius: number, lid: number, angle: number, coat: Coat): SceneNode {
  const y = -radius + 2 * radius * Math.min(0.98, lid);
  const half = Math.sqrt(radius * radius - y * y);
  const large = lid > 0.5 ? 1 : 0;
  return {
    type: 'group',
    x,
    y: eyeY,
    angle,
    children: [
      drawPath(`M${-half} ${y}A${radius} ${radius} 0 ${large} 1 ${half} ${y}Z`, { fill: coat.base }),
      drawPath(`M${-half} ${y}L${half} ${y}`, { stroke: { color: ink, width: line - 1 } }),
    ],
  };
}

export function drawBrows({ lift = 0, slant = 0, cocked = false }: Brows): readonly SceneNode[] {
  return [-1, 1].map((side): SceneNode => {
    const raised = cocked && side > 0 ? 16 : 0;
    return {
      type: 'group',
      x: side * (eyeX + 2),
      y: eyeY - 51 - lift * 16 - raised,
      angle: -slant * side + (cocked ? side * -0.12 : 0),
      children: [drawPath('M-22 4Q0 -8 22 4', { stroke: { color: ink, width: line + 2 } })],
    };
  });
}

const tongue = '#ff8f8f';
const gape = '#5a1430';

export function drawMouth(kind: Mouth): SceneNode {
  return drawAt(0, -98, 1, mouths[kind]);
}

const drawn = { color: ink, width: line };
const mouths: Readonly<Record<Mouth, readonly SceneNode[]>> = {
  smile: [drawPath('M-30 -4Q0 28 30 -4', { stroke: drawn })],
  small: [drawPath('M-13 2Q0 12 13 2', { stroke: drawn })],
  frown: [drawPath('M-28 14Q0 -14 28 14', { stroke: drawn })],
  flat: [drawPath('M-26 4L26 4', { stroke: drawn })],
  wavy: [drawPath('M-34 6Q-24 -8 -14 5T8 4T32 2', { stroke: drawn })],
  smirk: [
    drawPath('M-24 8Q8 16 30 -10', { stroke: drawn }),
    drawPath('M24 -14L36 -4', { stroke: { ...drawn, width: 7 } }),
  ],
  grin: [
    drawPath('M-40 -8H40C38 28 20 42 0 42C-20 42 -38 28 -40 -8Z', { fill: gape }),
    drawPath('M-20 35C-14 18 14 18 20 35C12 42 -12 42 -20 35Z', { fill: tongue }),
    drawPath('M-36 -6H36L33 8Q0 12 -33 8Z', { fill: '#ffffff' }),
    drawPath('M-40 -8H40C38 28 20 42 0 42C-20 42 -38 28 -40 -8Z', { stroke: drawn }),
  ],
  gasp: [
    drawPath(toEllipsePath(0, 12, 17, 23), { fill: gape, stroke: drawn }),
    drawPath(toEllipsePath(0, 24, 9, 8), { fill: tongue }),
  ],
  shout: [
    drawPath('M-36 30C-44 -2 -24 -22 0 -22C24 -22 44 -2 36 30C28 46 -28 46 -36 30Z', { fill: gape }),
    drawPath('M-24 34C-14 14 14 14 24 34C14 42 -14 42 -24 34Z', { fill: tongue }),
    drawPath('M-24 -14Q0 -24 24 -14L20 -3Q0 -9 -20 -3Z', { fill: '#ffffff' }),
    drawPath('M-36 30C-44 -2 -24 -22 0 -22C24 -22 44 -2 36 30C28 46 -28 46 -36 30Z', { stroke: drawn }),
  ],
  grit: [
    drawPath('M-36 -8Q0 -14 36 -8Q44 6 36 22Q0 27 -36 22Q-44 6 -36 -8Z', { fill: '#ffffff' }),
    drawPath('M-40 7Q0 4 40 7M-19 -11V24M0 -12V25M19 -11V24', { stroke: { color: ink, width: 5 } }),
    drawPath('M-36 -8Q0 -14 36 -8Q44 6 36 22Q0 27 -36 22Q-44 6 -36 -8Z', { stroke: drawn }),
  ],
};

export type Extra = 'blush' | 'sweat' | 'tear' | 'fury' | 'sparkle';

export function drawExtra(kind: Extra): SceneNode {
  return drawAt(0, 0, 1, extras[kind]);
}

const water = { fill: '#a9e4ff', stroke: { color: ink, width: 6 } };
const spark = 'M0 -22C3 -6 6 -3 22 0C6 3 3 6 0 22C-3 6 -6 3 -22 0C-6 -3 -3 -6 0 -22Z';
const extras: Readonly<Record<Extra, readonly SceneNode[]>> = {
  blush: [
    drawPath(toEllipsePath(-76, -112, 17, 10) + toEllipsePath(76, -112, 17, 10), { fill: '#ff2f5e', opacity: 0.34 }),
  ],
  sweat: [
    drawPath('M92 -226C106 -206 110 -198 110 -190A17 17 0 0 1 76 -190C76 -198 82 -208 92 -226Z', water),
    drawPath('M-112 -196C-102 -182 -99 -176 -99 -170A12 12 0 0 1 -123 -170C-123 -176 -119 -184 -112 -196Z', water),
  ],
  tear: [drawPath('M-58 -124C-47 -106 -43 -99 -43 -91A15 15 0 0 1 -73 -91C-73 -99 -69 -108 -58 -124Z', water)],
  fury: [
    drawPath('M96 -262q6 16 22 16M96 -262q-2 18 -18 20M124 -226q-18 2 -20 18', {
      stroke: { color: '#c81e3a', width: 9 },
    }),
  ],
  sparkle: [
    drawAt(-128, -268, 1.2, [drawPath(spark, { fill: '#ffffff', stroke: { color: ink, width: 5 } })]),
    drawAt(132, -232, 0.9, [drawPath(spark, { fill: '#ffffff', stroke: { color: ink, width: 5 } })]),
    drawAt(112, -318, 0.6, [drawPath(spark, { fill: '#ffffff', stroke: { color: ink, width: 6 } })]),
  ],
};
