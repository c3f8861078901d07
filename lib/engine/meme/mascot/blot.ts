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
      ...body(wide, tall, coat),
      face,
      ...arms.filter(({ behind }) => !behind).flatMap(({ nodes }) => nodes),
    ],
  };
}

/** Of the light's radius. */
const lightReach = 0.75;

function body(wide: number, tall: number, coat: Coat): readonly SceneNode[] {
  const p = (x: number, y: number) => `${(x * wide).toFixed(1)} ${(y * tall).toFixed(1)}`;
  const outline = `M${p(44, -334)}C${p(30, -300)} ${p(46, -278)} ${p(66, -250)}C${p(98, -210)} ${p(114, -164)} ${p(114, -118)}C${p(114, -46)} ${p(66, -16)} ${p(0, -16)}C${p(-66, -16)} ${p(-114, -46)} ${p(-114, -118)}C${p(-114, -172)} ${p(-90, -216)} ${p(-52, -248)}C${p(-16, -278)} ${p(4, -318)} ${p(44, -334)}Z`;
  const shade = `M${p(66, -250)}C${p(98, -210)} ${p(114, -164)} ${p(114, -118)}C${p(114, -46)} ${p(66, -16)} ${p(0, -16)}C${p(-34, -16)} ${p(-62, -24)} ${p(-82, -39)}C${p(20, -28)} ${p(98, -90)} ${p(66, -250)}Z`;
  return [
    drawPath(outline, {
      fill: createRadialGradient(-40 * wide, -190 * tall, 210, [
        [0, coat.light],
        [lightReach, coat.base],
        [1, coat.base],
      ]),
    }),
    drawPath(shade, { fill: coat.shade, opacity: 0.55 }),
    drawPath(`M${p(-93, -150)}C${p(-90, -184)} ${p(-74, -212)} ${p(-50, -232)}`, {
      stroke: { color: '#ffffff', width: 10 },
      opacity: 0.55,
    }),
    drawPath(outline, { stroke: { color: ink, width: line } }),
  ];
}
