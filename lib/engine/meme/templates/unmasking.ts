import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { coats, ink } from '../mascot/look.ts';
import { drawAt, drawPath, toCirclePath, toEllipsePath, toRectanglePath, toRoundedPath } from '../shapes.ts';
import { createDuoSlots, drawCardOver, placeDuo } from './duo.ts';
import { createOutline, drawHalftone, drawRays, drawShadow } from './props.ts';
import { makeRect } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

const scenes = placeDuo({
  '9:16': [210, 620, 480, 40, 1600, 1.5, 262],
  '4:5': [70, 440, 480, 40, 1250, 1.4, 262],
  '1:1': [56, 310, 480, 40, 990, 1.26, 262],
  '16:9': [56, 300, 800, 110, 1000, 1.5, 400],
});

const rope = { color: '#e8b86a', width: 17 };

export const unmasking: Template = {
  id: 'unmasking',
  description: 'A drop of ink lifts a sheet off another one that is tied up and found out.',
  slots: createDuoSlots(scenes),
  ordered: true,
  draw,
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { left, right, feet, scale, apart } = scenes[aspect];
  const horizon = feet - 90 * scale;
  const [finder, culprit] = [width / 2 - apart, width / 2 + apart];
  const hand = [finder + 138 * scale, feet - 240 * scale] as const;
  return [
    ...drawRays(culprit, feet - 160 * scale, { width, height }, '#3d2c8d', '#4d3aa6', 22),
    drawPath(toEllipsePath(culprit, feet - 150 * scale, 250 * scale, 300 * scale), { fill: '#ffe48a', opacity: 0.5 }),
    drawPath(toRectanglePath(0, horizon, width, height - horizon), { fill: '#6a5a9a' }),
    drawHalftone(makeRect(0, horizon, width, height - horizon), { color: '#2a1f66', opacity: 0.4 }),
    drawPath(`M0 ${horizon}H${width}`, { stroke: createOutline(9) }),
    drawShadow(finder, feet + 4, 140 * scale),
    drawShadow(culprit, feet + 4, 150 * scale),
    drawChair(culprit, feet, scale),
    drawBlot(culprit, feet - 26 * scale, scale, {
      coat: coats.teal,
      eyes: { look: { x: -0.2, y: 0.7 } },
      brows: { lift: 0.7, slant: -0.35 },
      mouth: 'grit',
      extras: ['sweat', 'blush'],
      legs: 'none',
      left: 'none',
      right: 'none',
    }),
    drawAt(culprit, feet - 26 * scale, scale, [ropes]),
    drawBlot(finder, feet, scale, {
      eyes: { kind: 'wide', look: { x: 0.9, y: 0 } },
      brows: { lift: 0.9 },
      mouth: 'gasp',
      turned: 0.6,
      lean: 0.03,
      left: { to: [-92, -196], bend: -40, hand: 'open', behind: false },
      right: { to: [140, -240], bend: -30, behind: false },
    }),
    drawAt(hand[0], hand[1], scale, [sheet]),
    ...(says('left') ? drawCardOver(left, hand[0] + 20 * scale, hand[1] - 76 * scale) : []),
    ...(says('right') ? drawCardOver(right, culprit, feet - 374 * scale) : []),
  ];
}

const toBandPath = (y: number, half: number) => `M${-half} ${y}Q0 ${y + 30} ${half} ${y}`;

const ropes: SceneNode = drawAt(0, 0, 1, [
  ...[
    [-84, 108],
    [-52, 96],
  ].flatMap(([y = 0, half = 0]) => [
    drawPath(toBandPath(y, half), { stroke: createOutline(29) }),
    drawPath(toBandPath(y, half), { stroke: rope }),
  ]),
  drawPath(toCirclePath(6, -56, 17), { fill: rope.color, stroke: createOutline(7) }),
]);

const sheet: SceneNode = drawAt(0, 0, 1, [
  drawPath(
    'M-14 -26C14 -64 66 -58 84 -16C104 26 92 78 112 128C92 118 82 122 66 136C50 116 36 118 22 134C8 118 -8 120 -24 130C-14 78 -34 20 -14 -26Z',
    {
      fill: '#fffdf6',
      stroke: createOutline(9),
    },
  ),
  drawPath(toEllipsePath(24, 14, 13, 20) + toEllipsePath(66, 14, 13, 20), { fill: ink }),
  drawPath('M30 62Q46 48 62 62', { stroke: createOutline(8) }),
]);

function drawChair(x: number, feet: number, scale: number): SceneNode {
  return drawAt(x, feet, scale, [
    drawPath(toRoundedPath(-128, -210, 256, 150, 24), { fill: '#c47a43', stroke: createOutline(9) }),
    drawPath('M-112 -40V0M112 -40V0', { stroke: createOutline(24) }),
    drawPath('M-112 -40V-2M112 -40V-2', { stroke: { color: '#c47a43', width: 10 } }),
    drawPath(toRoundedPath(-134, -66, 268, 34, 14), { fill: '#a75f30', stroke: createOutline(9) }),
  ]);
}
