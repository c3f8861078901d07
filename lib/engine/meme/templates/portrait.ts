import type { SceneNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import { type BlotMood, drawBlot } from '../mascot/blot.ts';
import { ink } from '../mascot/look.ts';
import { drawPath, toCirclePath } from '../shapes.ts';
import { createOutline, drawPlate } from './props.ts';

const faceSize = 1.04;

interface Portrait {
  readonly mood: BlotMood;
  readonly ground: string;
  readonly line: number;
  readonly hasShadow?: boolean;
}

export function drawPortrait(
  x: number,
  y: number,
  radius: number,
  { mood, ground, line, hasShadow = false }: Portrait,
): SceneNode {
  const scale = radius / 150;
  return {
    type: 'group',
    x: x - radius,
    y: y - radius,
    children: [
      ...(hasShadow ? [drawPath(toCirclePath(radius + 6, radius + 8, radius), { fill: ink, opacity: 0.28 })] : []),
      drawPath(toCirclePath(radius, radius, radius), { fill: ground }),
      {
        type: 'group',
        x: 0,
        y: 0,
        clip: { width: 2 * radius, height: 2 * radius, radius },
        children: [
          drawBlot(radius, radius * 2 + 62 * scale, scale * faceSize, {
            ...mood,
            legs: 'none',
            left: 'none',
            right: 'none',
          }),
        ],
      },
      drawPath(toCirclePath(radius, radius, radius), { stroke: createOutline(line) }),
    ],
  };
}

export const namePlate = (place: Rect, fill: string): SceneNode =>
  drawPlate(place, { fill, radius: place.height / 2, line: 6 });
