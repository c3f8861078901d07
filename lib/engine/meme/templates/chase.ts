import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { drawPath, drawShaded, toEllipsePath, toPolygonPath, toRectanglePath } from '../shapes.ts';
import { createOutline, drawHalftone, drawShadow } from './props.ts';
import { createBanner, findFace, makeForEach, makeRect } from './slots.ts';
import type { Template } from './template.ts';
import { placeThing } from './thing.ts';

interface ChaseLayout {
  readonly horizon: number;
  readonly thing: Rect;
  readonly feet: number;
  readonly x: number;
  readonly scale: number;
}

const scenes: Readonly<Record<Aspect, ChaseLayout>> = {
  '9:16': { horizon: 1080, thing: makeRect(140, 400, 800, 760), feet: 1640, x: 560, scale: 1.5 },
  '4:5': { horizon: 720, thing: makeRect(200, 250, 680, 510), feet: 1160, x: 560, scale: 1.26 },
  '1:1': { horizon: 570, thing: makeRect(250, 200, 580, 400), feet: 930, x: 560, scale: 1 },
  '16:9': { horizon: 570, thing: makeRect(560, 200, 800, 400), feet: 930, x: 980, scale: 1 },
};

const dusk = [
  [0, '#4a1f6e'],
  [0.6, '#e0486a'],
  [1, '#ffb35c'],
] as const;
/** Half its width at the bottom as a share of the picture's; its dashes' places and length as shares of the ground's height. */
const road = { reach: 0.62, dashes: [0.3, 0.62], dashLength: 0.14 } as const;
/** Of the thing's width. */
const thingShadow = 0.46;
const tiltRadians = 0.06;

export const chase: Template = {
  id: 'chase',
  description: 'A drop of ink runs down a road towards us, shouting; something huge comes after it.',
  slots: [
    { ...createBanner('top', 'top'), maxWords: 12 },
    { ...createBanner('bottom', 'bottom', 0.18), maxWords: 9 },
  ],
  shows: makeForEach((aspect) => {
    const { thing, x, feet, scale } = scenes[aspect];
    return [thing, findFace(x, feet, scale)];
  }),
  draw,
  drawFor: (draft, aspect, drawings) => [
    ...placeThing(draft, drawings, scenes[aspect].thing, tiltRadians),
    ...drawRunner(aspect),
  ],
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { horizon, thing, scale } = scenes[aspect];
  const middle = width / 2;
  return [
    ...drawShaded([0, 0, width, height], 0, horizon, dusk),
    drawHalftone(makeRect(0, 0, width, horizon), { color: '#2c0f4a', opacity: 0.4, edge: 'top', step: 44 }),
    drawPath(toRectanglePath(0, horizon, width, height - horizon), { fill: '#2f8f6b', stroke: createOutline(10) }),
    drawHalftone(makeRect(0, horizon + 12, width, height - horizon), { color: '#17604a', opacity: 0.5 }),
    drawPath(
      toPolygonPath([
        [middle - 120, horizon],
        [middle + 120, horizon],
        [middle + width * road.reach, height],
        [middle - width * road.reach, height],
      ]),
      { fill: '#5a5470', stroke: createOutline(9) },
    ),
    ...road.dashes.map((share) => {
      const y = horizon + (height - horizon) * share;
      return drawPath(toRectanglePath(middle - 9, y, 18 + 10 * share, (height - horizon) * road.dashLength), {
        fill: '#ffe9a8',
      });
    }),
    drawPath(toEllipsePath(middle, thing.y + thing.height + 6, thing.width * thingShadow, 40 * scale), {
      fill: '#221b33',
      opacity: 0.3,
    }),
  ];
}

function drawRunner(aspect: Aspect): readonly SceneNode[] {
  const { x, feet, scale } = scenes[aspect];
  return [
    drawShadow(x, feet + 4, 130 * scale),
    drawBlot(x, feet, scale, {
      eyes: { kind: 'wide', look: { x: 0, y: 0.2 } },
      brows: { lift: 1, slant: -0.2 },
      mouth: 'shout',
      extras: ['sweat'],
      legs: 1,
      lean: 0.08,
      left: { to: [-140, -190], bend: -40, hand: 'open' },
      right: { to: [142, -200], bend: 40, hand: 'open' },
    }),
  ];
}
