import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { drawHand } from '../mascot/limbs.ts';
import { coats } from '../mascot/look.ts';
import { drawAt, drawPath, toCirclePath, toEllipsePath, toPolygonPath } from '../shapes.ts';
import { createOutline, drawCard, drawFade, drawHalftone, drawPlate, drawShadow, drawTube, paper } from './props.ts';
import { createBanner, createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

const scenes = makeForEach((aspect, { width }) => {
  const [top, cardWidth, cardHeight, margin, feet, scale, apart] = {
    '9:16': [470, 480, 360, 40, 1430, 1.3, 288],
    '4:5': [260, 480, 270, 40, 1010, 1.16, 300],
    '1:1': [216, 480, 208, 40, 830, 1, 318],
    '16:9': [230, 700, 220, 110, 856, 1.3, 560],
  }[aspect] as [number, number, number, number, number, number, number];
  return {
    left: makeRect(margin, top, cardWidth, cardHeight),
    right: makeRect(width - margin - cardWidth, top, cardWidth, cardHeight),
    rope: makeRect(width / 2 - 200, feet + 50 * scale, 400, 104),
    feet,
    scale,
    apart,
  };
});

/** Of the cards. */
const tiltRadians = 0.02;
const beyondMark = 1.02;
/** At shares of the width; the first one's depth, and how much lower each next one is, as shares of the sky's height. */
const clouds = { x: [0.16, 0.62, 0.9], y: 0.1, fall: 0.05, size: 1.1 } as const;
/** As shares of the width. */
const hill = { bend: 0.2, end: 0.45 } as const;

/** Two (`left`, `right`) pull at one thing (`rope`); `top` says when. */
export const tug: Template = {
  id: 'tug',
  description: 'Two drops of ink, a red and a green one, pull at the two ends of a rope over a puddle.',
  slots: [
    createBanner('top', 'top'),
    createPanel(
      'left',
      makeForEach((aspect) => shrink(scenes[aspect].left, 30, 26)),
      { maxSize: 74, maxWords: 8, angle: -tiltRadians },
    ),
    createPanel(
      'right',
      makeForEach((aspect) => shrink(scenes[aspect].right, 30, 26)),
      { maxSize: 74, maxWords: 8, angle: tiltRadians },
    ),
    createPanel(
      'rope',
      makeForEach((aspect) => shrink(scenes[aspect].rope, 22, 2)),
      { maxSize: 50, maxWords: 4, maxLines: 2, ground: '#ffd23f' },
    ),
  ],
  ordered: true,
  draw,
  drawFor({ captions }, aspect) {
    if (!captions.rope?.trim()) return [];
    const { rope, feet, scale } = scenes[aspect];
    const { x, y, width } = rope;
    return [
      drawPath(`M${x + width / 2} ${feet - 118 * scale}V${y}`, { stroke: createOutline(8) }),
      drawPlate(rope, { fill: '#ffd23f', radius: 20, line: 8 }),
    ];
  },
};

/** The left one's hands in the mascot's units; and where they are on the rope: inwards from its feet, below the knot. */
const grip = { near: [48, -101], far: [142, -81] } as const;
const held = [
  { inwards: 20, below: 9 },
  { inwards: 116, below: 3 },
] as const;
const mirror = ([x, y]: readonly [number, number]) => [-x, y] as const;

function drawHands(aspect: Aspect, side: -1 | 1, y: number): readonly SceneNode[] {
  const cx = pictureSizes[aspect].width / 2;
  const { scale, apart } = scenes[aspect];
  const coat = side === -1 ? coats.vermilion : coats.teal;
  return held.map(({ inwards, below }) =>
    drawAt(cx + side * (apart * beyondMark - inwards * scale), y + below, scale, [drawHand(0, 0, 'mitt', side, coat)]),
  );
}

function drawPuller(aspect: Aspect, side: -1 | 1): SceneNode {
  const cx = pictureSizes[aspect].width / 2;
  const { feet, scale, apart } = scenes[aspect];
  return drawBlot(cx + side * apart * beyondMark, feet, scale, {
    coat: side === -1 ? coats.vermilion : coats.teal,
    eyes: side === -1 ? { kind: 'tight' } : { lid: 0.3, slant: 0.35, look: { x: -0.9, y: 0 } },
    brows: { slant: 0.4 },
    mouth: 'grit',
    extras: side === -1 ? ['sweat'] : ['fury'],
    lean: side * 0.26,
    legs: 0,
    turned: -side * 0.5,
    left: { to: side === -1 ? grip.near : mirror(grip.far), bend: side === -1 ? -30 : -14, behind: false },
    right: { to: side === 1 ? mirror(grip.near) : grip.far, bend: side === 1 ? 30 : 14, behind: false },
  });
}

function drawMeadow(width: number, height: number, horizon: number): readonly SceneNode[] {
  return [
    drawFade({ width, from: 0, to: horizon }, '#6fb7ff', '#e7f6ff'),
    ...clouds.x.map((share, index) =>
      drawAt(width * share, horizon * (clouds.y + index * clouds.fall), clouds.size, [
        drawPath('M-90 30C-124 -4 -84 -34 -52 -22C-36 -62 28 -62 40 -22C80 -40 118 0 86 30Z', {
          fill: '#ffffff',
          opacity: 0.9,
        }),
      ]),
    ),
    drawPath(
      `M0 ${horizon + 6}V${horizon - 30}Q${width * hill.bend} ${horizon - 110} ${width * hill.end} ${horizon - 30}T${width} ${horizon - 60}V${horizon + 6}Z`,
      { fill: '#63b86a', stroke: createOutline() },
    ),
    drawFade({ width, from: horizon, to: height }, '#8ed16b', '#3f9a55'),
    drawHalftone(makeRect(0, horizon, width, height - horizon), { color: '#1f6b3d', opacity: 0.3 }),
  ];
}

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { left, right, feet, scale, apart } = scenes[aspect];
  const cx = width / 2;
  const horizon = feet - 120 * scale;
  const y = feet - 118 * scale;
  const cord = `M${cx - apart - 150 * scale} ${y + 26}Q${cx - apart / 2} ${y - 8} ${cx} ${y}T${cx + apart + 150 * scale} ${y + 26}`;
  return [
    ...drawMeadow(width, height, horizon),
    drawPath(toEllipsePath(cx, feet + 6, 150 * scale, 34 * scale), { fill: '#8a5a34', stroke: createOutline() }),
    drawPath(toEllipsePath(cx - 30 * scale, feet + 2, 70 * scale, 12 * scale), { fill: '#b27a4c' }),
    drawShadow(cx - apart, feet + 6, 140 * scale),
    drawShadow(cx + apart, feet + 6, 140 * scale),
    drawPuller(aspect, -1),
    drawPuller(aspect, 1),
    ...drawTube(cord, { color: '#e9c98f', width: 16, inked: 30 }),
    ...drawHands(aspect, -1, y),
    ...drawHands(aspect, 1, y),
    drawPath(
      toPolygonPath([
        [cx - 44, y - 4],
        [cx + 44, y - 4],
        [cx + 30, y + 62],
        [cx, y + 40],
        [cx - 30, y + 62],
      ]),
      { fill: '#e8343f', stroke: createOutline(7) },
    ),
    drawPath(toCirclePath(cx, y - 2, 20), { fill: '#e8343f', stroke: createOutline(7) }),
    ...(says('left') ? [drawPole(left, feet - 250 * scale), drawCard(left, -tiltRadians, paper)] : []),
    ...(says('right') ? [drawPole(right, feet - 250 * scale), drawCard(right, tiltRadians, paper)] : []),
  ];
}

function drawPole({ x, y, width, height }: ReturnType<typeof makeRect>, to: number): SceneNode {
  const [cx, foot] = [x + width / 2, y + height];
  return drawPath(
    toPolygonPath([
      [cx - 34, foot - 12],
      [cx + 34, foot - 12],
      [cx, Math.max(foot + 30, Math.min(to, foot + 64))],
    ]),
    { fill: paper, stroke: createOutline(9) },
  );
}
