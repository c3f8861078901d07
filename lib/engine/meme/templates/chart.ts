import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { createLinearGradient, drawAt, drawPath, toPolygonPath, toRectanglePath } from '../shapes.ts';
import { createOutline, drawCard, drawHalftone, drawShadow, drawTube, paper } from './props.ts';
import { createBanner, createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

const scenes = makeForEach((aspect) => {
  const [board, label, floor, blotX, scale] = {
    '9:16': [makeRect(70, 200, 940, 800), makeRect(110, 250, 500, 250), 1330, 250, 1.5],
    '4:5': [makeRect(70, 56, 940, 620), makeRect(110, 104, 500, 220), 920, 236, 1.2],
    '1:1': [makeRect(70, 60, 940, 500), makeRect(106, 98, 490, 180), 800, 220, 1.02],
    '16:9': [makeRect(420, 50, 1390, 520), makeRect(470, 96, 700, 180), 800, 220, 1.3],
  }[aspect] as [ReturnType<typeof makeRect>, ReturnType<typeof makeRect>, number, number, number];
  return { board, label, floor, blotX, scale };
});

/** The line's corners on the board, as shares of its width and height: it climbs, then falls and bounces once. */
const curve = [
  [0.06, 0.9],
  [0.2, 0.74],
  [0.31, 0.8],
  [0.46, 0.56],
  [0.55, 0.62],
  [0.68, 0.24],
  [0.745, 0.5],
  [0.775, 0.42],
] as const;
/** Where it hits the floor, as a share of the board's width. */
const impact = 0.86;
/** The easel's legs, as shares of the board's width. */
const easel = [
  { top: 0.24, foot: 0.16 },
  { top: 0.7, foot: 0.78 },
] as const;
/** The hole and the arrow's head, relative to Blot. */
const enlarged = 1.2;

/** Something that should have risen (`plan`) and what fell instead (`result`). */
export const chart: Template = {
  id: 'chart',
  description:
    'A line on a chart climbs, then plunges through the frame and the floor, before the eyes of a shocked drop of ink.',
  slots: [
    createPanel(
      'plan',
      makeForEach((aspect) => shrink(scenes[aspect].label, 24, 18)),
      { maxSize: 64, maxWords: 9, maxLines: 3, ground: '#ffe08a' },
    ),
    createBanner('result', 'bottom', 0.22),
  ],
  draw,
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { board, label, floor, blotX, scale } = scenes[aspect];
  const { x, y, width: w, height: h } = board;
  const grid = [1, 2, 3, 4].map((row) => `M${x + 40} ${y + (h * row) / 5}H${x + w - 40}`);
  const [endX, endY] = [x + w * impact, floor + 30];
  const points = [...curve.map(([across, down]) => [x + w * across, y + h * down]), [endX, endY]];
  const line = `M${points.map((point) => point.join(' ')).join('L')}`;
  const stand = easel.map(({ top, foot }) => `M${x + w * top} ${y + h}L${x + w * foot} ${floor - 20}`).join('');
  return [
    drawPath(toRectanglePath(0, 0, width, height), {
      fill: createLinearGradient(0, floor, [
        [0, '#2fb3a3'],
        [1, '#a6e3cf'],
      ]),
    }),
    drawHalftone(makeRect(0, 0, width, floor), { color: '#178477', opacity: 0.45, edge: 'top', step: 42 }),
    drawPath(toRectanglePath(0, floor - 60 * scale, width, height), { fill: '#f2b35a' }),
    drawPath(toRectanglePath(0, floor - 60 * scale, width, 11), { fill: '#221b33' }),
    drawHalftone(makeRect(0, floor - 50 * scale, width, height - floor + 50 * scale), {
      color: '#d98528',
      opacity: 0.5,
    }),
    ...drawTube(stand, { color: '#c98a4b', width: 11, inked: 26 }),
    drawCard(board, 0, paper, 22),
    drawPath(grid.join(''), { stroke: { color: '#d9dcea', width: 5 } }),
    drawPath(`M${x + 40} ${y + 36}V${y + h - 40}H${x + w - 40}`, { stroke: createOutline(9) }),
    ...drawTube(line, { color: '#f0324a', width: 20, inked: 36 }),
    drawHole(endX, floor + 34, scale),
    drawAt(endX, endY - 16, scale * enlarged, [
      drawPath(
        toPolygonPath([
          [-46, -30],
          [46, -30],
          [0, 34],
        ]),
        { fill: '#f0324a', stroke: createOutline(9) },
      ),
    ]),
    ...(says('plan')
      ? [
          drawPath(toRectanglePath(label.x, label.y, label.width, label.height), {
            fill: '#ffe08a',
            stroke: createOutline(8),
          }),
        ]
      : []),
    drawShadow(blotX, floor + 44 * scale, 140 * scale),
    drawBlot(blotX, floor + 40 * scale, scale, {
      eyes: { kind: 'wide', look: { x: 0.8, y: -0.3 } },
      brows: { lift: 1.1, slant: -0.2 },
      mouth: 'gasp',
      extras: ['sweat'],
      turned: 0.5,
      left: { to: [-64, -74], bend: -56, behind: false },
      right: { to: [88, -74], bend: 56, behind: false },
    }),
  ];
}

function drawHole(x: number, y: number, scale: number): SceneNode {
  return drawAt(x, y, scale * enlarged, [
    drawPath('M-110 2L-70 -14L-30 -8L6 -20L48 -8L96 -12L118 6L70 22L20 16L-24 26L-70 16Z', {
      fill: '#5a3413',
      stroke: createOutline(),
    }),
    drawPath('M-110 2l-44 -10M118 6l46 8M-24 26l-10 22M60 -10l24 -26M-64 -14l-26 -22', { stroke: createOutline(7) }),
  ]);
}
