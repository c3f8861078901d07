import { createRandom } from '../../random.ts';
import type { SceneNode } from '../../scene.ts';
import type { Size } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { drawAt, drawPath, toCirclePath } from '../shapes.ts';
import type { IcebergComposition } from './iceberg-compositions.ts';

const minSpeckPx = 0.8;
const fishEye = 2.4;
const penguinEye = { white: 3.4, pupil: 1.7 } as const;
const sailorSize = 0.24;

export function drawLife(
  { waterline, fish, whale, bubbles }: IcebergComposition,
  { width, height }: Size,
): readonly SceneNode[] {
  const random = createRandom(5);
  const specks = Array.from({ length: 70 }, () =>
    toCirclePath(
      Math.round(random() * width),
      Math.round(waterline + 40 + random() * (height - waterline - 40)),
      minSpeckPx + Math.round(random() * 2),
    ),
  );
  return [
    drawPath(specks.join(''), { fill: '#d6f5ff', opacity: 0.28 }),
    ...(whale
      ? [
          drawAt(whale[0], whale[1], whale[2], [
            drawPath(
              'M0 42C40 4 120 -14 196 6C232 16 262 34 290 30C300 14 322 4 342 8C334 22 322 32 312 38C322 48 330 60 332 74C312 74 296 62 288 48C256 60 226 66 190 74C176 92 156 104 136 104C142 94 146 86 148 78C92 80 30 72 0 42Z',
              { fill: '#052c55', opacity: 0.55 },
            ),
          ]),
        ]
      : []),
    ...fish.map(([x, y, scale]) =>
      drawAt(x, y, scale, [
        drawPath('M0 0C14 -15 40 -16 56 -2L74 -14C71 -4 71 6 75 15L56 4C40 17 14 15 0 0Z', {
          fill: '#0a4f83',
          opacity: 0.8,
        }),
        drawPath(toCirclePath(13, -3, fishEye), { fill: '#bfeaf5' }),
      ]),
    ),
    ...bubbles.map(([x, y, scale]) =>
      drawAt(x, y, scale, [
        drawPath(toCirclePath(0, 0, 15), { fill: '#ffffff1f', stroke: { color: '#d8f6ff', width: 2.4 } }),
        drawPath('M-8 -3A8 8 0 0 1 -2 -9', { stroke: { color: '#ffffff', width: 3 } }),
      ]),
    ),
  ];
}

export function drawBoat([x, scale]: IcebergComposition['boat'], y: number): SceneNode {
  return drawAt(x, y, scale, [
    drawPath('M-2 -12V-104', { stroke: { color: '#6b3f2a', width: 4 } }),
    drawPath('M4 -102C46 -78 56 -46 52 -24L4 -20Z', { fill: '#ffffff' }),
    drawPath('M-8 -92C-34 -66 -42 -44 -42 -24L-8 -20Z', { fill: '#f3a64b' }),
    drawBlot(-40, 6, sailorSize, {
      mouth: 'grin',
      legs: 'none',
      left: { to: [-140, -230], bend: -34, hand: 'open' },
      right: 'none',
    }),
    drawPath('M-62 -14L66 -14C58 8 44 16 30 18L-34 18C-48 14 -58 4 -62 -14Z', { fill: '#d9492f' }),
    drawPath('M-62 -14L66 -14L63 -7L-60 -7Z', { fill: '#fff3e2' }),
    drawPath('M-2 -104L18 -98L-2 -92Z', { fill: '#d9492f' }),
  ]);
}

export function drawPenguin([x, y, scale]: IcebergComposition['penguin']): SceneNode {
  return drawAt(x, y, scale, [
    drawPath('M-11 0L-3 0M4 0L12 0', { stroke: { color: '#f29a2e', width: 6 } }),
    drawPath('M0 -64C14 -64 19 -54 18 -44C25 -34 25 -8 12 -2L-12 -2C-25 -8 -25 -34 -18 -44C-19 -54 -14 -64 0 -64Z', {
      fill: '#1c2a3d',
    }),
    drawPath('M2 -42C14 -40 17 -8 6 -3L-6 -3C-14 -8 -13 -40 2 -42Z', { fill: '#fffdf6' }),
    drawPath(
      'M-19 -40C-30 -30 -32 -20 -29 -14C-22 -18 -18 -26 -17 -32ZM19 -40C28 -32 31 -22 30 -16C23 -18 19 -26 18 -32Z',
      { fill: '#1c2a3d' },
    ),
    drawPath(toCirclePath(8, -52, penguinEye.white), { fill: '#fffdf6' }),
    drawPath(toCirclePath(9, -52, penguinEye.pupil), { fill: '#10182a' }),
    drawPath('M14 -54L27 -49L14 -45Z', { fill: '#f29a2e' }),
  ]);
}
