import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import {
  drawAt,
  drawPath,
  drawShaded,
  toEllipsePath,
  toPolygonPath,
  toRectanglePath,
  toRoundedPath,
} from '../shapes.ts';
import { createOutline, drawCard, drawHalftone, drawShadow, drawSpeechBubble, paper } from './props.ts';
import { createPanel, findFace, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

interface SofaLayout {
  readonly screen: Rect;
  readonly bubble: Rect;
  readonly sofa: Rect;
  readonly x: number;
  readonly scale: number;
}

const scenes: Readonly<Record<Aspect, SofaLayout>> = {
  '9:16': {
    screen: makeRect(60, 210, 960, 620),
    bubble: makeRect(490, 930, 530, 320),
    sofa: makeRect(40, 1330, 1000, 420),
    x: 280,
    scale: 1.5,
  },
  '4:5': {
    screen: makeRect(70, 56, 940, 500),
    bubble: makeRect(490, 630, 530, 260),
    sofa: makeRect(40, 950, 1000, 330),
    x: 280,
    scale: 1.26,
  },
  '1:1': {
    screen: makeRect(70, 44, 940, 400),
    bubble: makeRect(480, 500, 540, 226),
    sofa: makeRect(40, 770, 1000, 260),
    x: 270,
    scale: 0.98,
  },
  '16:9': {
    screen: makeRect(90, 90, 940, 600),
    bubble: makeRect(1120, 80, 720, 330),
    sofa: makeRect(1060, 760, 800, 280),
    x: 1300,
    scale: 1.1,
  },
};

/** As shares of the sofa's height, from its top; `board`: of what is under the seat. */
const sofaShape = {
  seat: 0.66,
  back: 0.8,
  cushion: 0.7,
  arm: { top: 0.3, height: 0.7 },
  board: { top: 0.55, height: 0.45 },
} as const;

export const sofa: Template = {
  id: 'sofa',
  description:
    'A drop of ink sits on a sofa with a bowl of crisps, watches television and has something to say about it.',
  slots: [
    createPanel(
      'screen',
      makeForEach((aspect) => shrink(scenes[aspect].screen, 62, 56)),
      { maxWords: 18, maxLines: 5, maxSize: 92 },
    ),
    createPanel(
      'remark',
      makeForEach((aspect) => shrink(scenes[aspect].bubble, 40, 24)),
      { maxWords: 11, maxLines: 4, maxSize: 72, ground: '#ffe39a' },
    ),
  ],
  shows: makeForEach((aspect) => {
    const { sofa: seats, x, scale } = scenes[aspect];
    return [findFace(x, seats.y + seats.height * sofaShape.seat + 18 * scale, scale)];
  }),
  draw,
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { screen, bubble, sofa, x, scale } = scenes[aspect];
  const floor = sofa.y + sofa.height * 0.62;
  const seat = sofa.y + sofa.height * sofaShape.seat;
  return [
    ...drawShaded([0, 0, width, height], 0, floor, [
      [0, '#1f5f74'],
      [1, '#46b3a6'],
    ]),
    drawHalftone(makeRect(0, 0, width, floor), { color: '#123f52', opacity: 0.35, edge: 'top', step: 44 }),
    drawPath(toRectanglePath(0, floor, width, height - floor), { fill: '#8a5a3c', stroke: createOutline(10) }),
    drawHalftone(makeRect(0, floor + 12, width, height - floor), { color: '#5a3421', opacity: 0.5 }),
    ...drawTelevision(screen),
    drawShadow(sofa.x + sofa.width / 2, sofa.y + sofa.height + 6, sofa.width * 0.5),
    ...toBack(sofa),
    drawBlot(x, seat + 18 * scale, scale, {
      eyes: { lid: 0.2, look: aspect === '16:9' ? { x: -0.9, y: -0.4 } : { x: 0.4, y: -0.9 } },
      brows: { lift: 0.5, cocked: true },
      mouth: 'small',
      legs: 'none',
      left: { to: [-128, -70], bend: -20 },
      right: { to: [58, -46], bend: 40, behind: false },
    }),
    drawBowl(x + 4 * scale, seat - 40 * scale, scale),
    ...toFront(sofa, seat),
    ...(says('remark') ? drawSpeechBubble(bubble, [x + 100 * scale, seat - 210 * scale], '#ffe39a') : []),
  ];
}

function drawTelevision({ x, y, width, height }: Rect): readonly SceneNode[] {
  const middle = x + width / 2;
  const rays = toPolygonPath([
    [x + 40, y + height],
    [x + width - 40, y + height],
    [x + width + 90, y + height + 230],
    [x - 90, y + height + 230],
  ]);
  return [
    drawPath(rays, { fill: '#fff6c9', opacity: 0.2 }),
    drawCard(makeRect(x, y, width, height), 0, '#221b33', 34),
    drawPath(toRoundedPath(x + 26, y + 26, width - 52, height - 62, 18), { fill: paper, stroke: createOutline(6) }),
    drawPath(toEllipsePath(middle, y + height - 18, 9, 9), { fill: '#e8343f' }),
  ];
}

function toBack({ x, y, width, height }: Rect): readonly SceneNode[] {
  const half = width / 2 - 70;
  return [
    drawPath(toRoundedPath(x + 30, y, width - 60, height * sofaShape.back, 56), {
      fill: '#c9547a',
      stroke: createOutline(10),
    }),
    ...[x + 70, x + width / 2].map((left) =>
      drawPath(toRoundedPath(left, y + 34, half, height * sofaShape.cushion, 40), {
        fill: '#dc6a90',
        stroke: createOutline(8),
      }),
    ),
  ];
}

function toFront({ x, y, width, height }: Rect, seat: number): readonly SceneNode[] {
  const bottom = y + height;
  const arm = Math.min(130, width * 0.12);
  return [
    ...[x + 60, x + width - 96].map((left) =>
      drawPath(toRectanglePath(left, bottom - 12, 36, 34), { fill: '#4c2318', stroke: createOutline(7) }),
    ),
    drawPath(toRoundedPath(x + 60, seat, width - 120, bottom - seat, 26), {
      fill: '#dc6a90',
      stroke: createOutline(10),
    }),
    drawPath(
      toRoundedPath(
        x + 60,
        seat + (bottom - seat) * sofaShape.board.top,
        width - 120,
        (bottom - seat) * sofaShape.board.height,
        20,
      ),
      {
        fill: '#b5456a',
        stroke: createOutline(8),
      },
    ),
    ...[x, x + width - arm].map((left) =>
      drawPath(toRoundedPath(left, y + height * sofaShape.arm.top, arm, height * sofaShape.arm.height, 48), {
        fill: '#c9547a',
        stroke: createOutline(10),
      }),
    ),
  ];
}

function drawBowl(x: number, y: number, scale: number): SceneNode {
  return drawAt(x, y, scale, [
    drawPath('M-70 -6C-64 -40 -40 -30 -34 -46C-20 -62 -6 -40 6 -56C22 -66 30 -38 44 -44C62 -48 62 -20 70 -6Z', {
      fill: '#ffc930',
      stroke: createOutline(7),
    }),
    drawPath('M-80 -8H80C76 46 46 58 0 58C-46 58 -76 46 -80 -8Z', { fill: '#4fa3f0', stroke: createOutline(8) }),
    drawPath('M-68 10H68', { stroke: { color: '#dff0ff', width: 8 } }),
  ]);
}
