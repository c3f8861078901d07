import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { coats } from '../mascot/look.ts';
import {
  drawAt,
  drawPath,
  drawShaded,
  toCirclePath,
  toEllipsePath,
  toRectanglePath,
  toRoundedPath,
} from '../shapes.ts';
import { createOutline, drawHalftone, drawSpeechBubble, drawTube, paper } from './props.ts';
import { createPanel, findFace, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';
import { placeThing } from './thing.ts';

interface BreakfastLayout {
  readonly news: Rect;
  readonly remark: Rect;
  readonly table: number;
  readonly reader: number;
  readonly other: number;
  readonly scale: number;
  readonly window: Rect;
}

const scenes: Readonly<Record<Aspect, BreakfastLayout>> = {
  '9:16': {
    news: makeRect(50, 200, 900, 440),
    remark: makeRect(440, 760, 590, 330),
    table: 1610,
    reader: 270,
    other: 800,
    scale: 1.7,
    window: makeRect(420, 1150, 240, 210),
  },
  '4:5': {
    news: makeRect(50, 50, 900, 330),
    remark: makeRect(440, 450, 590, 250),
    table: 1150,
    reader: 265,
    other: 805,
    scale: 1.5,
    window: makeRect(420, 750, 230, 200),
  },
  '1:1': {
    news: makeRect(50, 44, 900, 270),
    remark: makeRect(440, 360, 590, 210),
    table: 900,
    reader: 250,
    other: 810,
    scale: 1.06,
    window: makeRect(430, 610, 200, 160),
  },
  '16:9': {
    news: makeRect(70, 60, 900, 330),
    remark: makeRect(1130, 170, 700, 270),
    table: 830,
    reader: 520,
    other: 1420,
    scale: 1.2,
    window: makeRect(800, 440, 320, 260),
  },
};

const smaller = 0.94;
/** In the window, as shares of its width and height. */
const sun = { x: 0.7, y: 0.36, radius: 0.16 } as const;

export const breakfast: Template = {
  id: 'breakfast',
  description:
    'Two drops of ink at a breakfast table: the red one reads out the news, the blue one answers over its mug.',
  slots: [
    createPanel(
      'news',
      makeForEach((aspect) => shrink(scenes[aspect].news, 48, 26)),
      { maxWords: 18, maxLines: 4, maxSize: 80 },
    ),
    createPanel(
      'remark',
      makeForEach((aspect) => shrink(scenes[aspect].remark, 44, 24)),
      { maxWords: 11, maxLines: 4, maxSize: 72, ground: '#ffe39a' },
    ),
  ],
  ordered: true,
  shows: makeForEach((aspect) => {
    const { reader, other, table, scale } = scenes[aspect];
    const hips = table + 34 * scale;
    return [findFace(reader, hips, scale), findFace(other, hips, scale * smaller)];
  }),
  draw,
  drawFor: (draft, aspect, drawings) =>
    hang(scenes[aspect].window, placeThing(draft, drawings, shrink(scenes[aspect].window, 22))),
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { news, remark, table, reader, other, scale, window } = scenes[aspect];
  const hips = table + 34 * scale;
  return [
    ...drawShaded([0, 0, width, height], 0, table, [
      [0, '#ffc46b'],
      [1, '#ffe9b8'],
    ]),
    drawHalftone(makeRect(0, 0, width, table), { color: '#e08a3c', opacity: 0.3, edge: 'top', step: 44 }),
    ...drawView(window),
    drawBlot(reader, hips, scale, {
      eyes: { look: { x: 0.5, y: 0.2 } },
      brows: { lift: 0.8 },
      mouth: 'gasp',
      turned: 0.3,
      legs: 'none',
      left: { to: [-112, -66], bend: -30, behind: false },
      right: { to: [112, -66], bend: 30, behind: false },
    }),
    drawBlot(other, hips, scale * smaller, {
      coat: coats.blue,
      eyes: { lid: 0.4, look: { x: -0.7, y: 0.1 } },
      brows: { lift: 0.2, cocked: true },
      mouth: 'flat',
      turned: -0.3,
      legs: 'none',
      left: { to: [-104, -70], bend: -30, behind: false },
      right: { to: [124, -50], bend: 16 },
    }),
    drawNewspaper(reader, table + 8 * scale, scale),
    drawPath(toRectanglePath(0, table, width, height - table), { fill: '#2f8f9b', stroke: createOutline(10) }),
    drawPath(toRectanglePath(0, table, width, 96 * scale), { fill: '#fdf3df', stroke: createOutline(9) }),
    drawHalftone(makeRect(0, table + 106 * scale, width, height - table), { color: '#15606b', opacity: 0.5 }),
    drawMug(other - 112 * scale, table + 30 * scale, scale),
    drawToast((reader + other) / 2, table + 84 * scale, scale),
    ...(says('news') ? drawSpeechBubble(news, [reader + 40 * scale, hips - 300 * scale]) : []),
    ...(says('remark') ? drawSpeechBubble(remark, [other - 20 * scale, hips - 290 * scale], '#ffe39a') : []),
  ];
}

function drawView({ x, y, width, height }: Rect): readonly SceneNode[] {
  return [
    drawPath(toRoundedPath(x, y, width, height, 16), { fill: '#a9e4ff', stroke: createOutline(9) }),
    drawPath(toCirclePath(x + width * sun.x, y + height * sun.y, height * sun.radius), { fill: '#ffd35c' }),
    drawPath(`M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`, { stroke: createOutline(7) }),
    drawPath(toRoundedPath(x, y, width, height, 16), { stroke: createOutline(9) }),
  ];
}

/** The subject, framed over the window. */
function hang({ x, y, width, height }: Rect, thing: readonly SceneNode[]): readonly SceneNode[] {
  if (thing.length === 0) return [];
  return [
    drawPath(toRoundedPath(x, y, width, height, 10), { fill: paper, stroke: createOutline(16) }),
    drawPath(toRoundedPath(x, y, width, height, 10), { stroke: { color: '#c98a3a', width: 8 } }),
    ...thing,
  ];
}

function drawNewspaper(x: number, y: number, scale: number): SceneNode {
  const lines = [-44, -26, -8].map((row) => `M-88 ${row}H-16M16 ${row}H88`).join('');
  return drawAt(x, y, scale, [
    drawPath('M-112 -72L0 -56L112 -72V14L0 20L-112 14Z', { fill: paper, stroke: createOutline(8) }),
    drawPath(lines, { stroke: { color: '#b9b2a0', width: 7 } }),
    drawPath('M0 -56V20', { stroke: createOutline(6) }),
  ]);
}

function drawMug(x: number, y: number, scale: number): SceneNode {
  return drawAt(x, y, scale, [
    ...drawTube('M30 -58C66 -62 66 -10 28 -16', { color: '#e8343f', width: 7, inked: 18 }),
    drawPath('M-34 -74H34V-6C34 12 -34 12 -34 -6Z', { fill: '#e8343f', stroke: createOutline(8) }),
    drawPath(toEllipsePath(0, -74, 34, 10), { fill: '#5b2f1c', stroke: createOutline(7) }),
  ]);
}

function drawToast(x: number, y: number, scale: number): SceneNode {
  return drawAt(x, y, scale, [
    drawPath(toEllipsePath(0, 0, 96, 20), { fill: '#ffffff', stroke: createOutline(8) }),
    drawPath('M-54 -4V-46C-78 -70 -50 -92 0 -92C50 -92 78 -70 54 -46V-4Z', {
      fill: '#e2a04a',
      stroke: createOutline(8),
    }),
    drawPath('M-38 -14V-46C-54 -64 -34 -78 0 -78C34 -78 54 -64 38 -46V-14Z', { fill: '#ffe0a0' }),
  ]);
}
