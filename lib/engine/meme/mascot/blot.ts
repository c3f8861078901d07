import type { GroupNode, SceneNode } from '../../scene.ts';
import { createRadialGradient, drawPath } from '../shapes.ts';
import { type Brows, drawBrows, drawExtra, drawEyes, drawMouth, type Extra, type Eyes, type Mouth } from './face.ts';
import { type Arm, drawArm, drawLegs } from './limbs.ts';
import { type Coat, coats, ink, line } from './look.ts';

export interface BlotMood {
  readonly eyes?: Eyes;
  readonly brows?: Brows;
  readonly mouth?: Mouth;
  readonly extras?: readonly Extra[];
  readonly left?: Arm | 'none';
  readonly right?: Arm | 'none';
  /** Turn about the feet in radians, to the right. */
  readonly lean?: number;
  readonly tall?: number;
  readonly legs?: number | 'none';
  readonly turned?: number;
  readonly coat?: Coat;
}

/** A drop of printer's ink. Feet at (x, y); at scale 1 about 320 px high and 230 px wide without arms. */
export function drawBlot(x: number, y: number, scale: number, mood: BlotMood = {}): GroupNode {
  const { coat = coats.vermilion, tall = 1, lean = 0, turned = 0, legs: stance = 0 } = mood;
  const wide = 1 / Math.sqrt(tall);
  const left = mood.left ?? { to: [-128, -52], bend: -16 };
  const right = mood.right ?? { to: [128, -52], bend: 16 };
  const arms = [[left, -1] as const, [right, 1] as const].flatMap(([arm, side]) =>
    arm === 'none'
      ? []
      : [{ behind: arm.behind ?? Math.abs(arm.to[0]) > 118, nodes: drawArm(arm, side, wide, tall, coat) }],
  );
  const face: GroupNode = {
    type: 'group',
    x: turned * 26,
    y: (1 - tall) * 130,
    children: [
      ...(mood.extras?.includes('blush') ? [drawExtra('blush')] : []),
      ...drawEyes(mood.eyes ?? {}, coat),
      ...(mood.brows ? drawBrows(mood.brows) : []),
      drawMouth(mood.mouth ?? 'smile'),
      ...(mood.extras ?? []).filter((kind) => kind !== 'blush').map(drawExtra),
    ],
  };
  return {
    type: 'group',
    x,
    y,
    scale,
    angle: lean,
    children: [
      ...arms.filter(({ behind }) => behind).flatMap(({ nodes }) => nodes),
      ...(stance === 'none' ? [] : drawLegs(coat, wide, stance)),
      ...drawBody(wide, tall, coat),
      face,
      ...arms.filter(({ behind }) => !behind).flatMap(({ nodes }) => nodes),
    ],
  };
}

/** Of the light's radius. */
const lightReach = 0.75;

function drawBody(wide: number, tall: number, coat: Coat): readonly SceneNode[] {
  const toCoordinates = (x: number, y: number) => `${(x * wide).toFixed(1)} ${(y * tall).toFixed(1)}`;
  const outline = `M${toCoordinates(44, -334)}C${toCoordinates(30, -300)} ${toCoordinates(46, -278)} ${toCoordinates(66, -250)}C${toCoordinates(98, -210)} ${toCoordinates(114, -164)} ${toCoordinates(114, -118)}C${toCoordinates(114, -46)} ${toCoordinates(66, -16)} ${toCoordinates(0, -16)}C${toCoordinates(-66, -16)} ${toCoordinates(-114, -46)} ${toCoordinates(-114, -118)}C${toCoordinates(-114, -172)} ${toCoordinates(-90, -216)} ${toCoordinates(-52, -248)}C${toCoordinates(-16, -278)} ${toCoordinates(4, -318)} ${toCoordinates(44, -334)}Z`;
  const shade = `M${toCoordinates(66, -250)}C${toCoordinates(98, -210)} ${toCoordinates(114, -164)} ${toCoordinates(114, -118)}C${toCoordinates(114, -46)} ${toCoordinates(66, -16)} ${toCoordinates(0, -16)}C${toCoordinates(-34, -16)} ${toCoordinates(-62, -24)} ${toCoordinates(-82, -39)}C${toCoordinates(20, -28)} ${toCoordinates(98, -90)} ${toCoordinates(66, -250)}Z`;
  return [
    drawPath(outline, {
      fill: createRadialGradient(-40 * wide, -190 * tall, 210, [
        [0, coat.light],
        [lightReach, coat.base],
        [1, coat.base],
      ]),
    }),
    drawPath(shade, { fill: coat.shade, opacity: 0.55 }),
    drawPath(
      `M${toCoordinates(-93, -150)}C${toCoordinates(-90, -184)} ${toCoordinates(-74, -212)} ${toCoordinates(-50, -232)}`,
      {
        stroke: { color: '#ffffff', width: 10 },
        opacity: 0.55,
      },
    ),
    drawPath(outline, { stroke: { color: ink, width: line } }),
  ];
}
