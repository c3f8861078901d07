import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { drawHand } from '../mascot/limbs.ts';
import { coats } from '../mascot/look.ts';
import { drawAt, drawPath, toCirclePath, toRectanglePath } from '../shapes.ts';
import { createOutline, drawCard, drawHalftone, drawRays, drawShadow, drawTube } from './props.ts';
import { createBanner, createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

const pans = makeForEach((aspect, { width }) => {
  const [y, span, fall, cardWidth, cardHeight, feet, scale] = {
    '9:16': [560, 270, 70, 480, 330, 1700, 1.42],
    '4:5': [350, 270, 60, 480, 250, 1276, 1.14],
    '1:1': [268, 270, 54, 480, 200, 1042, 1],
    '16:9': [300, 560, 74, 640, 250, 1020, 1.5],
  }[aspect] as [number, number, number, number, number, number, number];
  const cx = width / 2;
  const drop = { '9:16': 170, '4:5': 120, '1:1': 90, '16:9': 130 }[aspect];
  return {
    beam: { x: cx, y, span, fall },
    light: makeRect(cx - span - cardWidth / 2, y - fall + drop, cardWidth, cardHeight),
    heavy: makeRect(cx + span - cardWidth / 2, y + fall + drop + 30, cardWidth, cardHeight),
    feet,
    scale,
  };
});

export const balance: Template = {
  id: 'scale',
  description: 'A drop of ink balances a beam with two pans; the right one weighs so much that the beam tips.',
  slots: [
    createBanner('top', 'top'),
    createPanel(
      'light',
      makeForEach((aspect) => shrink(pans[aspect].light, 26, 22)),
      { maxSize: 76, maxWords: 8 },
    ),
    createPanel(
      'heavy',
      makeForEach((aspect) => shrink(pans[aspect].heavy, 26, 22)),
      { maxSize: 76, maxWords: 8, ground: '#ffe08a' },
    ),
  ],
  ordered: true,
  draw,
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const size = pictureSizes[aspect];
  const { beam, light, heavy, feet, scale } = pans[aspect];
  const { x, y, span, fall } = beam;
  const floor = feet - 60 * scale;
  const findGrip = (side: -1 | 1) => y + (side * 86 * scale * fall) / span;
  return [
    ...drawRays(x, y, size, '#c7e9f7', '#aedcf0', 18),
    drawPath(toRectanglePath(0, floor, size.width, size.height), { fill: '#35808f' }),
    drawPath(toRectanglePath(0, floor, size.width, 11), { fill: '#221b33' }),
    drawHalftone(makeRect(0, floor + 10, size.width, size.height - floor), { color: '#1d5968', opacity: 0.6 }),
    ...drawWeights(heavy, 1),
    ...drawWeights(light, 0),
    drawShadow(x, feet + 2, 150 * scale),
    drawBlot(x, feet, scale, {
      eyes: { kind: 'wide', look: { x: 0.9, y: -0.1 } },
      brows: { slant: -0.3, lift: 0.6 },
      mouth: 'grit',
      extras: ['sweat'],
      turned: 0.4,
      left: { to: [-86, (findGrip(-1) - feet) / scale], bend: -30, behind: true },
      right: { to: [86, (findGrip(1) - feet) / scale], bend: 30, behind: true },
    }),
    ...drawTube(`M${x - span} ${y - fall}L${x + span} ${y + fall}`, { color: '#f0a63a', width: 23, inked: 40 }),
    ...[-1, 1].map((side) =>
      drawPath(toCirclePath(x + side * span, y + side * fall, 20), { fill: '#ffd97a', stroke: createOutline() }),
    ),
    ...([-1, 1] as const).map((side) =>
      drawAt(x + side * 86 * scale, findGrip(side), scale, [drawHand(0, 0, 'mitt', side, coats.vermilion)]),
    ),
    drawPan(light, x - span, y - fall),
    drawPan(heavy, x + span, y + fall),
    ...(says('light') ? [drawCard(light)] : []),
    ...(says('heavy') ? [drawCard(heavy, 0, '#ffe08a')] : []),
  ];
}

function drawPan({ x, y, width, height }: Rect, hook: number, from: number): SceneNode {
  const foot = y + height;
  return drawAt(0, 0, 1, [
    drawPath(`M${hook} ${from}L${x + 24} ${y + 20}M${hook} ${from}L${x + width - 24} ${y + 20}`, {
      stroke: createOutline(7),
    }),
    drawPath(
      `M${x - 6} ${foot - 16}H${x + width + 6}Q${x + width - 20} ${foot + 54} ${x + width / 2} ${foot + 54}T${x - 6} ${foot - 16}Z`,
      {
        fill: '#f0a63a',
        stroke: createOutline(9),
      },
    ),
  ]);
}

function drawWeights({ x, y, width, height }: Rect, kind: 0 | 1): readonly SceneNode[] {
  const foot = y + height + 50;
  if (kind === 0) {
    return [
      drawAt(x + width * 0.5, foot + 30, 1, [
        drawPath('M-40 70C-50 20 -10 -10 46 -14C46 30 10 66 -40 70ZM-56 86L34 -2', {
          fill: '#ffffff',
          stroke: createOutline(6),
        }),
      ]),
    ];
  }
  return [
    drawAt(x + width * 0.5, foot - 6, 1, [
      drawPath('M-20 0V22M20 0V22', { stroke: createOutline(9) }),
      drawPath('M-66 22H66L84 108H-84Z', { fill: '#565d7d', stroke: createOutline(9) }),
      drawPath('M-46 40H-10', { stroke: { color: '#8a91b3', width: 9 } }),
    ]),
  ];
}
