import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { drawAt, drawPath, toCirclePath, toPolygonPath, toRectanglePath, toRoundedPath } from '../shapes.ts';
import { createOutline, drawFade, drawHalftone, drawPlate, drawShadow, drawTube, paper } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

const boardColor = '#c8f2d2';

const scenes = makeForEach((aspect, { width }) => {
  const [top, height, margin, horizon, carX, carY, scale, plateY] = {
    '9:16': [210, 520, 40, 980, 690, 1480, 1.5, 1570],
    '4:5': [60, 400, 40, 650, 700, 1120, 1.3, 1180],
    '1:1': [46, 300, 40, 500, 700, 886, 1.05, 936],
    '16:9': [46, 290, 120, 480, 1240, 890, 1.2, 930],
  }[aspect] as [number, number, number, number, number, number, number, number];
  const board = (width - 3 * margin) / 2;
  return {
    ahead: makeRect(margin, top, board, height),
    exit: makeRect(width - margin - board, top, board, height),
    car: makeRect(carX - 250, plateY, 500, 120),
    horizon,
    carX,
    carY,
    scale,
  };
});

/** As shares of the width: how far across the ramp bends, and the road's edges at the horizon and at the bottom. */
const rampBend = { start: 0.56, end: 0.9 } as const;
const road = { far: { left: 0.3, right: 0.38 }, near: { left: -0.06, right: 0.68 } } as const;
/**
 * The lane's dashes: places and lengths as shares of the ground's height, longer by `growth` towards us; `left` of the width, less by
 * `drift` towards us.
 */
const dashes = { places: [0.12, 0.36, 0.66], left: 0.34, drift: 0.05, length: 0.1, growth: 0.1 } as const;
const arrowSize = 0.9;

export const exit: Template = {
  id: 'exit',
  description: 'A drop of ink swerves its car off the road ahead and into the exit.',
  slots: [
    ...(['ahead', 'exit'] as const).map((role) =>
      createPanel(
        role,
        makeForEach((aspect) => {
          const inner = shrink(scenes[aspect][role], 34, 26);
          return makeRect(inner.x, inner.y, inner.width, inner.height - 70);
        }),
        { maxSize: 76, maxWords: 8, ground: boardColor },
      ),
    ),
    createPanel(
      'car',
      makeForEach((aspect) => shrink(scenes[aspect].car, 22, 6)),
      { maxSize: 60, maxWords: 5, maxLines: 2 },
    ),
  ],
  ordered: true,
  draw,
  drawFor({ captions }, aspect) {
    if (!captions.car?.trim()) return [];
    return [drawPlate(scenes[aspect].car, { fill: paper, radius: 22, line: 9 })];
  },
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { ahead, exit: off, horizon, carX, carY, scale } = scenes[aspect];
  const ramp = `M${width * 0.5} ${height + 120}C${width * rampBend.start} ${(carY + height) / 2} ${carX - 60} ${carY} ${carX} ${carY - 20}S${width * rampBend.end} ${horizon + 80} ${width + 160} ${horizon + 70}`;
  const wide = 300 * scale;
  return [
    drawFade({ width, from: 0, to: horizon }, '#6fb7ff', '#e7f6ff'),
    drawFade({ width, from: horizon, to: height }, '#8ed16b', '#3f9a55'),
    drawHalftone(makeRect(0, horizon, width, height - horizon), { color: '#1f6b3d', opacity: 0.3 }),
    drawPath(`M0 ${horizon}H${width}`, { stroke: createOutline(9) }),
    drawPath(ramp, { stroke: createOutline(wide + 18) }),
    drawPath(
      toPolygonPath([
        [width * road.far.left, horizon],
        [width * road.far.right, horizon],
        [width * road.near.right, height],
        [width * road.near.left, height],
      ]),
      { fill: '#5d6075', stroke: createOutline(9) },
    ),
    drawPath(ramp, { stroke: { color: '#5d6075', width: wide } }),
    drawPath(ramp, { stroke: { color: '#ffd23f', width: 10 }, opacity: 0.8 }),
    ...dashes.places.map((share) => {
      const y = horizon + (height - horizon) * share;
      const x = width * (dashes.left - share * dashes.drift);
      const half = 5 + share * 12;
      const length = (height - horizon) * (dashes.length + share * dashes.growth);
      return drawPath(toRectanglePath(x - half, y, 2 * half, length), { fill: '#ffffff' });
    }),
    ...(says('ahead') ? drawGantry(ahead, horizon, 'ahead') : []),
    ...(says('exit') ? drawGantry(off, horizon, 'exit') : []),
    drawShadow(carX, carY + 6, 200 * scale),
    drawAt(carX, carY, scale, [
      drawPath('M-236 -30Q-290 -60 -350 -44M-240 8Q-286 -8 -330 6', { stroke: { color: '#ffffff', width: 16 } }),
      { type: 'group', x: 0, y: 0, angle: -0.13, children: car },
    ]),
  ];
}

function drawGantry({ x, y, width, height }: Rect, horizon: number, way: 'ahead' | 'exit'): readonly SceneNode[] {
  const [cx, foot] = [x + width / 2, y + height - 52];
  const arrow = way === 'ahead' ? 'M0 34V-26M-26 0L0 -28L26 0' : 'M-34 34C-34 -4 -10 -14 30 -22M4 -40L34 -22L12 4';
  return [
    ...drawTube(`M${cx} ${y + height}V${horizon}`, { color: '#949cb4', width: 18, inked: 34 }),
    drawPath(toRoundedPath(x, y, width, height, 26), { fill: boardColor, stroke: createOutline(10) }),
    drawPath(toRoundedPath(x + 14, y + 14, width - 28, height - 28, 18), { stroke: { color: '#1f8a4c', width: 7 } }),
    drawAt(cx, foot, arrowSize, [drawPath(arrow, { stroke: { color: '#1f8a4c', width: 17 } })]),
  ];
}

const drawWheel = (x: number): readonly SceneNode[] => [
  drawPath(toCirclePath(x, -6, 42), { fill: '#221b33', stroke: createOutline() }),
  drawPath(toCirclePath(x, -6, 18), { fill: '#cfd4e4' }),
];

const car: readonly SceneNode[] = [
  drawBlot(-30, -76, 0.76, {
    eyes: { kind: 'wide', look: { x: 0.8, y: 0 } },
    brows: { lift: 0.6 },
    mouth: 'grin',
    turned: 0.6,
    legs: 'none',
    left: 'none',
    right: 'none',
  }),
  drawPath('M70 -120L112 -196', { stroke: createOutline(16) }),
  drawPath('M-210 -20C-216 -86 -196 -118 -150 -120H96C132 -120 150 -96 196 -86C222 -80 226 -50 220 -14H-206Z', {
    fill: '#ffd23f',
    stroke: createOutline(10),
  }),
  drawPath('M-190 -62H204', { stroke: { color: '#eaa012', width: 10 } }),
  drawPath(toCirclePath(202, -58, 13), { fill: '#fffdf6', stroke: createOutline(6) }),
  ...drawWheel(-122),
  ...drawWheel(130),
];
