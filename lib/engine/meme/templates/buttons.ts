import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { blot } from '../mascot/blot.ts';
import { at, downwards, ellipse, path, polygon, rectangle } from '../shapes.ts';
import { card, halftone, outline, paper, plate } from './props.ts';
import { makeForEach, panel, rect, shrink } from './slots.ts';
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
    left: rect(margin, top, cardWidth, cardHeight),
    right: rect(width - margin - cardWidth, top, cardWidth, cardHeight),
    who: rect(width / 2 - 390, foot, 780, Math.min(112, height - foot - 40)),
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
    panel(
      'left',
      makeForEach((aspect) => shrink(consoles[aspect].left, 30, 30)),
      { angle: -tiltRadians, maxSize: 78, maxWords: 9 },
    ),
    panel(
      'right',
      makeForEach((aspect) => shrink(consoles[aspect].right, 30, 30)),
      { angle: tiltRadians, maxSize: 78, maxWords: 9 },
    ),
    panel(
      'who',
      makeForEach((aspect) => shrink(consoles[aspect].who, 24, 5)),
      { maxSize: 56, maxLines: 1, maxWords: 6 },
    ),
  ],
  ordered: true,
  draw,
  drawFor({ captions }, aspect) {
    return captions.who?.trim() ? [plate(consoles[aspect].who, { fill: paper, radius: 22, line: 8 })] : [];
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
  const tone = (place: Rect, x: number) =>
    path(`M${place.x + place.width / 2} ${place.y + place.height}L${x} ${y - 70 * scale}`, {
      stroke: { color: '#221b33', width: 8 },
    });
  return [
    path(rectangle(0, 0, width, height), {
      fill: downwards(0, desk, [
        [0, '#5b4bb8'],
        [1, '#9d8df0'],
      ]),
    }),
    halftone(rect(0, 0, width, desk), { color: '#3d2f93', opacity: 0.5, edge: 'top', step: 40 }),
    tone(left, cx - apart),
    tone(right, cx + apart),
    blot(cx, desk + 60 * scale, scale * blotSize, {
      eyes: { kind: 'wide', look: { x: -0.7, y: 0.6 } },
      brows: { slant: -0.35, lift: 0.7 },
      mouth: 'wavy',
      extras: ['sweat'],
      legs: 'none',
      left: { to: [-150, -60], bend: -40, hand: 'point', turn: -0.5 },
      right: { to: [84, -262], bend: -64, behind: false },
    }),
    ...consoleDesk({ width, height }, desk, front),
    button(cx - apart, y, scale, '#ff4f5e', '#b91f3c'),
    button(cx + apart, y, scale, '#2fc48d', '#12805c'),
    ...(says('left') ? [card(left, -tiltRadians)] : []),
    ...(says('right') ? [card(right, tiltRadians)] : []),
  ];
}

function consoleDesk({ width, height }: Pick<Rect, 'width' | 'height'>, back: number, front: number): SceneNode[] {
  const top = polygon([
    [width * deskEdges.back.left, back],
    [width * deskEdges.back.right, back],
    [width * deskEdges.front.right, front],
    [width * deskEdges.front.left, front],
  ]);
  const lightToWhite = downwards(back, front, [
    [0, '#d9dcec'],
    [1, '#f3f4fb'],
  ]);
  const shade = downwards(front, height, [
    [0, '#a9aec9'],
    [1, '#7f86a8'],
  ]);
  return [
    path(top, { fill: lightToWhite, stroke: outline(10) }),
    path(rectangle(-20, front, width + 40, height - front + 20), { fill: shade, stroke: outline(10) }),
  ];
}

function button(x: number, y: number, scale: number, top: string, side: string): SceneNode {
  return at(x, y, scale, [
    path(ellipse(0, 26, 136, 58), { fill: '#4b4f6b', stroke: outline(9) }),
    path(ellipse(0, 14, 122, 50), { fill: '#ffd23f', stroke: outline(7) }),
    path('M-96 -26V12A96 40 0 0 0 96 12V-26Z', { fill: side, stroke: outline(9) }),
    path(ellipse(0, -26, 96, 40), { fill: top, stroke: outline(9) }),
    path('M-64 -38Q-30 -56 14 -54', { stroke: { color: '#ffffff', width: 9 }, opacity: 0.65 }),
  ]);
}
