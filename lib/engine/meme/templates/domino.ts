import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { drawPath, toCirclePath, toRectanglePath, toRoundedPath } from '../shapes.ts';
import { createOutline, drawHalftone, drawRays, drawShadow, drawSpeechBubble, paper } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

const leanRadians = 0.09;
const smallLean = { largest: 0.3, less: 0.02 } as const;
/** The small ones' row: heights grow by a factor, gaps by a power, and the last one stands short of the giant. */
const row = { growth: 1.5, stretch: 1.15, last: 3.4, width: 0.34 } as const;
/** Of the giant's height, above and below its words. */
const giantInset = 0.15;
/** Shares of a tile's width: the pips' places and radius, its corners and its line; and of its height, where the pips are. */
const tileShape = { pips: [-0.36, 0, 0.36], pip: 0.055, corner: 0.3, line: 0.08, pipEdge: 0.08 } as const;
const scenes = makeForEach((aspect) => {
  const [floor, giant, cause, x, scale] = {
    '9:16': [1620, makeRect(540, 210, 470, 1370), makeRect(44, 720, 450, 340), 170, 1.15],
    '4:5': [1210, makeRect(546, 80, 460, 1090), makeRect(40, 360, 470, 290), 160, 1],
    '1:1': [980, makeRect(540, 64, 476, 880), makeRect(36, 250, 470, 250), 150, 0.86],
    '16:9': [980, makeRect(1110, 70, 620, 870), makeRect(90, 80, 860, 230), 230, 1.05],
  }[aspect] as [number, ReturnType<typeof makeRect>, ReturnType<typeof makeRect>, number, number];
  return { floor, giant, cause, x, scale };
});

/** A nudge (`cause`) and what falls in the end (`effect`). */
export const domino: Template = {
  id: 'domino',
  description:
    'A drop of ink nudges the smallest of a row of dominoes; each next one is larger, and the last is gigantic.',
  slots: [
    createPanel(
      'cause',
      makeForEach((aspect) => shrink(scenes[aspect].cause, 48, 28)),
      { maxSize: 76, maxLines: 3, maxWords: 6 },
    ),
    createPanel(
      'effect',
      makeForEach((aspect) => shrink(scenes[aspect].giant, 28, scenes[aspect].giant.height * giantInset)),
      { angle: leanRadians, maxSize: 84, maxLines: 4, maxWords: 8, ground: '#fffdf6' },
    ),
  ],
  ordered: true,
  draw,
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const size = pictureSizes[aspect];
  const { width, height } = size;
  const { floor, giant, cause, x, scale } = scenes[aspect];
  const start = x + 200 * scale;
  const end = giant.x - 26;
  const tiles = [0, 1, 2, 3].map((index) => {
    const share = index / row.last;
    const tall = 70 * scale * row.growth ** index + 20;
    return { x: start + (end - start) * share ** row.stretch, tall, wide: tall * row.width };
  });
  return [
    ...drawRays(giant.x + giant.width / 2, giant.y + giant.height / 2, size, '#8fd9c4', '#7dcdb6', 20),
    drawPath(toRectanglePath(0, floor - 30, width, height - floor + 30), { fill: '#e4574f' }),
    drawPath(toRectanglePath(0, floor - 30, width, 11), { fill: '#221b33' }),
    drawHalftone(makeRect(0, floor - 16, width, height - floor + 16), { color: '#a92c38', opacity: 0.55 }),
    drawTile(giant.x + giant.width / 2, giant.y + giant.height / 2, giant.width, giant.height, leanRadians),
    ...tiles.toReversed().map(({ x: left, tall, wide }, index) => {
      const angle = smallLean.largest - index * smallLean.less;
      return drawTile(left + wide / 2, floor + 10 - tall / 2, wide, tall, angle);
    }),
    drawShadow(x, floor + 24, 130 * scale),
    drawBlot(x, floor + 20, scale, {
      eyes: { look: { x: 0.7, y: 0.5 } },
      brows: { lift: 0.7 },
      mouth: 'smile',
      turned: 0.4,
      lean: 0.06,
      left: { to: [-122, -46], bend: -40 },
      right: { to: [150, -84], bend: 18, hand: 'point', behind: false },
    }),
    ...(says('cause') ? drawSpeechBubble(cause, [x + 40 * scale, floor - 350 * scale]) : []),
  ];
}

function drawTile(x: number, y: number, width: number, height: number, angle: number): SceneNode {
  const [w, h] = [width / 2, height / 2];
  const r = Math.min(width * tileShape.pip, 20);
  const edge = Math.min(height * tileShape.pipEdge, 80);
  const corner = Math.min(30, w * tileShape.corner);
  const pips = tileShape.pips.map(
    (share) => toCirclePath(share * width, -h + edge, r) + toCirclePath(share * width, h - edge, r),
  );
  return {
    type: 'group',
    x,
    y,
    angle,
    children: [
      drawPath(toRoundedPath(-w + 14, -h + 6, width, height, corner), { fill: '#221b33', opacity: 0.28 }),
      drawPath(toRoundedPath(-w, -h, width, height, corner), {
        fill: paper,
        stroke: createOutline(Math.max(6, Math.min(10, width * tileShape.line))),
      }),
      ...(width > 300
        ? [drawPath(pips.join(''), { fill: '#e4574f' })]
        : [drawPath(`M${-w + 8} 0H${w - 8}`, { stroke: createOutline(5) })]),
    ],
  };
}
