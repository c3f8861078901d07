import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { drawBlot } from '../mascot/blot.ts';
import { coats } from '../mascot/look.ts';
import { drawAt, drawPath, toCirclePath, toEllipsePath, toRectanglePath, toRoundedPath } from '../shapes.ts';
import { drawFrames, drawLabelGrounds, type Half, makeSlots } from './halves.ts';
import { createOutline, drawHalftone, drawRays, drawShadow } from './props.ts';
import { makeForEach, makeRect } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

const grounds = ['#ffd23f', '#c9cee0'] as const;

const halves = makeForEach((aspect, { width, height }): readonly [Half, Half] => {
  const layHalf = (index: 0 | 1): Half => {
    if (aspect === '9:16') {
      const y = index * 960;
      const top = index === 0 ? 160 : 990;
      return {
        stage: makeRect(0, y, width, 960),
        label: makeRect(260, top, 560, 100),
        words: makeRect(70, top + 560, 940, 206),
      };
    }
    const w = width / 2;
    const x = index * w;
    const foot = { '4:5': 400, '1:1': 270, '16:9': 250 }[aspect];
    const side = aspect === '16:9' ? 60 : 34;
    return {
      stage: makeRect(x, 0, w, height),
      label: makeRect(x + (w - 420) / 2, 44, 420, 96),
      words: makeRect(x + side, height - foot - 40, w - 2 * side, foot),
    };
  };
  return [layHalf(0), layHalf(1)];
});

export const reality: Template = {
  id: 'reality',
  description: 'Two panels: a drop of ink beside a splendid cake, and the same one beside a cake that fell in.',
  slots: makeSlots(halves, ['first', 'second'], grounds),
  ordered: true,
  draw,
  drawFor: (draft, aspect) => drawLabelGrounds(halves[aspect], grounds, draft),
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  return halves[aspect].flatMap((half, index) => [
    drawScene(half, index === 0),
    ...drawFrames(half, says(index === 0 ? 'first' : 'second')),
  ]);
}

function drawScene({ stage, words, label }: Half, isFirst: boolean): SceneNode {
  const { x, y, width, height } = stage;
  const floor = words.y - y - 44;
  const room = floor - (label.y - y + label.height) - 10;
  const scale = Math.min(room / 384, width / 470, 1.62);
  const cx = width / 2;
  const isWide = width > 600;
  const [blotX, cakeX] = [cx - (isWide ? 190 : 84 * scale), cx + (isWide ? 215 : 100 * scale)];
  const ground = isFirst
    ? drawRays(cakeX, floor - 200, stage, '#ffb3d1', '#ff9dc2', 18)
    : [drawPath(toRectanglePath(0, 0, width, height), { fill: '#8794ab' })];
  return {
    type: 'group',
    x,
    y,
    clip: { width, height },
    children: [
      ...ground,
      drawHalftone(makeRect(0, 0, width, floor), {
        color: isFirst ? '#ffffff' : '#5d6a85',
        opacity: 0.3,
        edge: isFirst ? 'bottom' : 'top',
        step: 40,
      }),
      drawPath(toRectanglePath(0, floor - 26, width, height), {
        fill: isFirst ? '#7d4bc2' : '#525d78',
        stroke: createOutline(9),
      }),
      drawShadow(blotX, floor + 6, 130 * scale),
      drawBlot(blotX, floor, scale, isFirst ? proud : crestfallen),
      drawAt(cakeX, floor + 14, scale * cakeSize, isFirst ? cake : ruin),
    ],
  };
}

const proud = {
  eyes: { kind: 'glad' },
  mouth: 'grin',
  extras: ['blush'],
  turned: 0.3,
  left: { to: [-126, -236], bend: -34, hand: 'open' },
  right: { to: [128, -92], bend: 20, hand: 'open', turn: 1 },
} as const;
const crestfallen = {
  eyes: { lid: 0.36, slant: -0.32, look: { x: 0.9, y: 0.7 } },
  brows: { slant: -0.4, lift: 0.3 },
  mouth: 'frown',
  extras: ['tear'],
  tall: 0.9,
  turned: 0.35,
  left: { to: [-120, -30], bend: -12 },
  right: { to: [122, -30], bend: 12 },
  coat: coats.vermilion,
} as const;

/** Of half a tier's width. */
const icingBend = 0.75;
/** Relative to Blot. */
const cakeSize = 0.92;

const drawTier = (y: number, w: number, h: number, fill: string) => [
  drawPath(toRoundedPath(-w, y, 2 * w, h, 16), { fill, stroke: createOutline() }),
  drawPath(
    `M${-w} ${y + 18}Q${-w * icingBend} ${y + 58} ${-w * 0.5} ${y + 22}T0 ${y + 26}T${w * 0.5} ${y + 22}T${w} ${y + 18}V${y + 8}Q${w} ${y} ${w - 16} ${y}H${-w + 16}Q${-w} ${y} ${-w} ${y + 8}Z`,
    {
      fill: '#fff7ec',
      stroke: createOutline(6),
    },
  ),
];
const plate = drawPath(toEllipsePath(0, 4, 150, 20), { fill: '#ffffff', stroke: createOutline() });
const cake: readonly SceneNode[] = [
  plate,
  ...drawTier(-108, 126, 108, '#ff7fa8'),
  ...drawTier(-200, 92, 94, '#6fd3c4'),
  ...drawTier(-276, 58, 78, '#ffd23f'),
  drawPath('M0 -276V-318', { stroke: { color: '#ffffff', width: 14 } }),
  drawPath('M0 -362C18 -340 18 -322 0 -318C-18 -322 -18 -340 0 -362Z', { fill: '#ff9d2e', stroke: createOutline(6) }),
  drawPath(toCirclePath(-34, -292, 14) + toCirclePath(34, -292, 14), { fill: '#e8343f', stroke: createOutline(6) }),
];
const ruin: readonly SceneNode[] = [
  plate,
  drawPath('M-142 0C-150 -44 -116 -58 -92 -70C-70 -98 -36 -74 -8 -92C26 -112 50 -76 78 -78C118 -70 150 -44 138 0Z', {
    fill: '#c98196',
    stroke: createOutline(),
  }),
  drawPath(
    'M-92 -70C-70 -98 -36 -74 -8 -92C26 -112 50 -76 78 -78C72 -54 54 -30 40 -50C22 -22 -8 -40 -18 -60C-40 -36 -62 -34 -92 -70Z',
    { fill: '#f2e7da', stroke: createOutline(6) },
  ),
  drawPath('M62 -92L104 -150', { stroke: { color: '#ffffff', width: 14 } }),
  drawPath('M62 -92L104 -150', { stroke: { color: '#c9cee0', width: 4 } }),
  drawPath('M108 -166q-14 -14 0 -28q14 -14 0 -28', { stroke: { color: '#dfe4ef', width: 8 } }),
  drawPath(toCirclePath(-118, -16, 13) + toCirclePath(20, -104, 13), { fill: '#a8323f', stroke: createOutline(6) }),
];
