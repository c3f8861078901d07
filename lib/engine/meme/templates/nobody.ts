import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { coats } from '../mascot/look.ts';
import { drawAt, drawPath, toEllipsePath, toPolygonPath, toRectanglePath } from '../shapes.ts';
import { createOutline, drawHalftone, drawRays, drawShadow, paper } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import type { Template } from './template.ts';

const scenes = makeForEach((aspect, { width }) => {
  const [head, burst, feet, scale, x] = {
    '9:16': [540, makeRect(60, 640, 960, 540), 1690, 1.6, 330],
    '4:5': [310, makeRect(90, 350, 940, 430), 1290, 1.26, 290],
    '1:1': [250, makeRect(150, 280, 890, 350), 1036, 1, 240],
    '16:9': [250, makeRect(700, 290, 1160, 430), 1020, 1.7, 330],
  }[aspect] as [number, Rect, number, number, number];
  const top = aspect === '9:16' ? 154 : 30;
  const line = (head - top) / 2;
  return {
    head,
    nobody: makeRect(60, top, width - 120, line),
    who: makeRect(60, top + line, width - 120, line),
    burst,
    feet,
    scale,
    x,
  };
});

/** Shares of the burst between its edge and its words. */
const burstInset = { across: 0.12, down: 0.18 } as const;
/** Distances of the burst's corners from its middle, as shares of half its size, tips swaying; an oval has roundness 1. */
const spikes = { inner: 0.86, outer: 0.97, sway: 0.05, roundness: 0.6 } as const;
/** Who stands by in silence; `size` relative to who shouts, `x` a share of the width, in wide pictures pixels. */
const crowd = [
  { x: 0.66, size: 0.56 },
  { x: 0.83, size: 0.5 },
  { x: 0.97, size: 0.58 },
] as const;
const wideCrowd = [
  { x: 1080, size: 0.62 },
  { x: 1330, size: 0.56 },
  { x: 1570, size: 0.6 },
  { x: 1790, size: 0.54 },
] as const;

/** Nobody asked (`nobody`), yet a person (`who`) shouts something (`said`). */
export const nobody: Template = {
  id: 'nobody',
  description: 'Grey drops of ink stand silent; a red one shouts through a megaphone all the same.',
  slots: [
    createPanel(
      'nobody',
      makeForEach((aspect) => scenes[aspect].nobody),
      { maxLines: 1, maxWords: 3, maxSize: 76 },
    ),
    createPanel(
      'who',
      makeForEach((aspect) => scenes[aspect].who),
      { maxLines: 1, maxWords: 6, maxSize: 76 },
    ),
    createPanel(
      'said',
      makeForEach((aspect) =>
        shrink(
          scenes[aspect].burst,
          scenes[aspect].burst.width * burstInset.across,
          scenes[aspect].burst.height * burstInset.down,
        ),
      ),
      { maxSize: 84, ground: '#ffe14d' },
    ),
  ],
  draw,
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const size = pictureSizes[aspect];
  const { width, height } = size;
  const { head, burst, feet, scale, x } = scenes[aspect];
  const floor = feet - 40 * scale;
  const mouth = [x + 250 * scale, feet - 190 * scale] as const;
  const silent =
    aspect === '16:9' ? wideCrowd : crowd.map(({ x: across, size: share }) => ({ x: width * across, size: share }));
  return [
    ...drawRays(mouth[0], mouth[1], size, '#ff8fb0', '#ff7d9f', 22),
    drawPath(toRectanglePath(0, floor, width, height - floor), { fill: '#7b3fa0' }),
    drawPath(toRectanglePath(0, floor, width, 11), { fill: '#221b33' }),
    drawHalftone(makeRect(0, floor + 12, width, height - floor), { color: '#4f2173', opacity: 0.6 }),
    drawPath(toRectanglePath(0, 0, width, head), { fill: paper }),
    drawPath(toRectanglePath(0, head, width, 11), { fill: '#221b33' }),
    ...silent.map((listener) =>
      drawBlot(listener.x, feet - 6, scale * listener.size, {
        coat: coats.slate,
        eyes: { lid: 0.5, look: { x: -0.9, y: 0 } },
        mouth: 'flat',
        turned: -0.4,
      }),
    ),
    drawPath(toSpikyPath(burst, mouth), { fill: '#221b33', opacity: 0.28, stroke: { color: '#221b33', width: 1 } }),
    drawPath(toSpikyPath(burst, mouth), { fill: '#ffe14d', stroke: createOutline(10) }),
    drawShadow(x, feet + 4, 150 * scale),
    drawBlot(x, feet, scale, {
      eyes: { kind: 'glad' },
      brows: { lift: 0.7 },
      mouth: 'shout',
      extras: ['blush'],
      lean: 0.07,
      turned: 0.45,
      left: { to: [-140, -236], bend: -40, hand: 'open' },
      right: { to: [140, -120], bend: 22, behind: false },
    }),
    drawMegaphone(x + 92 * scale, feet - 150 * scale, scale),
  ];
}

function toSpikyPath({ x, y, width, height }: Rect, to: readonly [x: number, y: number]): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const count = 28;
  const towards = Math.atan2((to[1] - cy) / height, (to[0] - cx) / width);
  const nearest = Math.round((towards / (2 * Math.PI)) * count + count) % count;
  return toPolygonPath(
    Array.from({ length: count * 2 }, (_, index) => {
      const angle = ((index / 2) * 2 * Math.PI) / count;
      if (index % 2 === 0 && index / 2 === nearest) return to;
      const share = index % 2 ? spikes.inner : spikes.outer + spikes.sway * Math.sin(index * 5);
      // Fuller than an oval, so that its corners hold words.
      const toFull = (value: number) => Math.sign(value) * Math.abs(value) ** spikes.roundness;
      return [
        cx + (width / 2) * share * toFull(Math.cos(angle)),
        cy + (height / 2) * share * toFull(Math.sin(angle)),
      ] as const;
    }),
  );
}

function drawMegaphone(x: number, y: number, scale: number): SceneNode {
  return drawAt(x, y, scale, [
    {
      type: 'group',
      x: 0,
      y: 0,
      angle: -0.3,
      children: [
        drawPath('M26 18L34 66H62L56 14', { fill: '#ffffff', stroke: createOutline(9) }),
        drawPath('M-6 -18L34 -22L150 -80V76L34 24L-6 20Z', { fill: '#35bfa9', stroke: createOutline(9) }),
        drawPath('M34 -22L60 -35V36L34 24Z', { fill: '#ffffff' }),
        drawPath('M-6 -18L34 -22L150 -80V76L34 24L-6 20Z', { stroke: createOutline(9) }),
        drawPath(toEllipsePath(150, -2, 22, 78), { fill: '#1d7a6c', stroke: createOutline(9) }),
        drawPath(toEllipsePath(-8, 1, 9, 22), { fill: '#ffffff', stroke: createOutline(8) }),
      ],
    },
  ]);
}
