import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { createLinearGradient, drawAt, drawPath, toEllipsePath, toPolygonPath, toRectanglePath } from '../shapes.ts';
import { createOutline, drawCard, drawHalftone, drawPlate, paper } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

interface Console {
  readonly left: Rect;
  readonly right: Rect;
  readonly who: Rect;
  readonly desk: number;
  readonly buttons: readonly [y: number, scale: number];
  readonly scale: number;
}

const consoles = makeForEach((aspect, { width, height }): Console => {
  const [top, cardHeight, desk, buttonY, scale, foot] = {
    '9:16': [170, 400, 1080, 1310, 1.72, 1640],
    '4:5': [54, 310, 800, 950, 1.5, 1180],
    '1:1': [44, 262, 620, 740, 1.16, 934],
    '16:9': [60, 330, 640, 744, 1.4, 926],
  }[aspect] as [number, number, number, number, number, number];
  const cardWidth = aspect === '16:9' ? 600 : 480;
  const margin = aspect === '16:9' ? 90 : 44;
  return {
    left: makeRect(margin, top, cardWidth, cardHeight),
    right: makeRect(width - margin - cardWidth, top, cardWidth, cardHeight),
    who: makeRect(width / 2 - 390, foot, 780, Math.min(112, height - foot - 40)),
    desk,
    buttons: [buttonY, scale],
    scale,
  };
});

const tiltRadians = 0.025;
/** Relative to the buttons. */
const blotSize = 1.12;
/** The console's top, as shares of the width. */
const deskEdges = { back: { left: 0.06, right: 0.94 }, front: { left: -0.06, right: 1.06 } } as const;

export const buttons: Template = {
  id: 'buttons',
  description: 'A sweating drop of ink stands behind a console and cannot decide between two big buttons.',
  slots: [
    createPanel(
      'left',
      makeForEach((aspect) => shrink(consoles[aspect].left, 30, 30)),
      { angle: -tiltRadians, maxSize: 78, maxWords: 9 },
    ),
    createPanel(
      'right',
      makeForEach((aspect) => shrink(consoles[aspect].right, 30, 30)),
      { angle: tiltRadians, maxSize: 78, maxWords: 9 },
    ),
    createPanel(
      'who',
      makeForEach((aspect) => shrink(consoles[aspect].who, 24, 5)),
      { maxSize: 56, maxLines: 1, maxWords: 6 },
    ),
  ],
  ordered: true,
  draw,
  drawFor({ captions }, aspect) {
    return captions.who?.trim() ? [drawPlate(consoles[aspect].who, { fill: paper, radius: 22, line: 8 })] : [];
  },
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const {
    left,
    right,
    who,
    desk,
    buttons: [y, scale],
  } = consoles[aspect];
  const [cx, apart] = [width / 2, aspect === '16:9' ? 520 : 272];
  const front = who.y - 36;
  const drawTone = (place: Rect, x: number) =>
    drawPath(`M${place.x + place.width / 2} ${place.y + place.height}L${x} ${y - 70 * scale}`, {
      stroke: { color: '#221b33', width: 8 },
    });
  return [
    drawPath(toRectanglePath(0, 0, width, height), {
      fill: createLinearGradient(0, desk, [
        [0, '#5b4bb8'],
        [1, '#9d8df0'],
      ]),
    }),
    drawHalftone(makeRect(0, 0, width, desk), { color: '#3d2f93', opacity: 0.5, edge: 'top', step: 40 }),
    drawTone(left, cx - apart),
    drawTone(right, cx + apart),
    drawBlot(cx, desk + 60 * scale, scale * blotSize, {
      eyes: { kind: 'wide', look: { x: -0.7, y: 0.6 } },
      brows: { slant: -0.35, lift: 0.7 },
      mouth: 'wavy',
      extras: ['sweat'],
      legs: 'none',
      left: { to: [-150, -60], bend: -40, hand: 'point', turn: -0.5 },
      right: { to: [84, -262], bend: -64, behind: false },
    }),
    ...drawDesk({ width, height }, desk, front),
    drawButton(cx - apart, y, scale, '#ff4f5e', '#b91f3c'),
    drawButton(cx + apart, y, scale, '#2fc48d', '#12805c'),
    ...(says('left') ? [drawCard(left, -tiltRadians)] : []),
    ...(says('right') ? [drawCard(right, tiltRadians)] : []),
  ];
}

function drawDesk({ width, height }: Pick<Rect, 'width' | 'height'>, back: number, front: number): SceneNode[] {
  const top = toPolygonPath([
    [width * deskEdges.back.left, back],
    [width * deskEdges.back.right, back],
    [width * deskEdges.front.right, front],
    [width * deskEdges.front.left, front],
  ]);
  const lightToWhite = createLinearGradient(back, front, [
    [0, '#d9dcec'],
    [1, '#f3f4fb'],
  ]);
  const shade = createLinearGradient(front, height, [
    [0, '#a9aec9'],
    [1, '#7f86a8'],
  ]);
  return [
    drawPath(top, { fill: lightToWhite, stroke: createOutline(10) }),
    drawPath(toRectanglePath(-20, front, width + 40, height - front + 20), { fill: shade, stroke: createOutline(10) }),
  ];
}

function drawButton(x: number, y: number, scale: number, top: string, side: string): SceneNode {
  return drawAt(x, y, scale, [
    drawPath(toEllipsePath(0, 26, 136, 58), { fill: '#4b4f6b', stroke: createOutline(9) }),
    drawPath(toEllipsePath(0, 14, 122, 50), { fill: '#ffd23f', stroke: createOutline(7) }),
    drawPath('M-96 -26V12A96 40 0 0 0 96 12V-26Z', { fill: side, stroke: createOutline(9) }),
    drawPath(toEllipsePath(0, -26, 96, 40), { fill: top, stroke: createOutline(9) }),
    drawPath('M-64 -38Q-30 -56 14 -54', { stroke: { color: '#ffffff', width: 9 }, opacity: 0.65 }),
  ]);
}
