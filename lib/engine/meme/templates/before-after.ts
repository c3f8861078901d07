import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { createLinearGradient, drawAt, drawPath, toRectanglePath, toRoundedPath } from '../shapes.ts';
import { drawFrames, drawLabelGrounds, type Half, makeSlots } from './halves.ts';
import { createOutline, drawHalftone, drawShadow } from './props.ts';
import { makeForEach, makeRect } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

const grounds = ['#ffd23f', '#ff9076'] as const;

const halves = makeForEach((aspect, { width, height }): readonly [Half, Half] => {
  const layHalf = (index: 0 | 1): Half => {
    if (aspect === '16:9') {
      const x = index * 960;
      return {
        stage: makeRect(x, 0, 960, height),
        label: makeRect(x + 60, 56, 360, 96),
        words: makeRect(x + 60, 770, 840, 250),
      };
    }
    const h = height / 2;
    const y = index * h;
    const [top, foot] = aspect === '9:16' ? [index === 0 ? 180 : 60, index === 0 ? 60 : 180] : [44, 44];
    const x = 500;
    return {
      stage: makeRect(0, y, width, h),
      label: makeRect(x, y + top, 360, 96),
      words: makeRect(x, y + top + 120, width - x - 44, h - top - foot - 120),
    };
  };
  return [layHalf(0), layHalf(1)];
});

export const beforeAfter: Template = {
  id: 'before-after',
  description: 'Two panels: a drop of ink fresh at its desk, and the same one worn out among towers of paper.',
  slots: makeSlots(halves, ['before', 'after'], grounds),
  ordered: true,
  draw,
  drawFor: (draft, aspect) => drawLabelGrounds(halves[aspect], grounds, draft),
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  return halves[aspect].flatMap((half, index) => [
    drawScene(half.stage, index === 0, aspect),
    ...drawFrames(half, says(index === 0 ? 'before' : 'after')),
  ]);
}

function drawScene({ x, y, width, height }: Rect, isBefore: boolean, aspect: Aspect): SceneNode {
  const isWide = aspect === '16:9';
  const cx = isWide ? 480 : 246;
  const floor = isWide ? 720 : height - (aspect === '9:16' ? 200 : 60);
  const scale = { '16:9': 1.45, '9:16': 1.34, '4:5': 1.26, '1:1': 1.08 }[aspect];
  return {
    type: 'group',
    x,
    y,
    clip: { width, height },
    children: [
      drawPath(toRectanglePath(0, 0, width, height), {
        fill: createLinearGradient(
          0,
          height,
          isBefore
            ? [
                [0, '#8fe3f0'],
                [1, '#d9f7ea'],
              ]
            : [
                [0, '#4a3f70'],
                [1, '#8b6a9c'],
              ],
        ),
      }),
      drawHalftone(makeRect(0, 0, width, floor), {
        color: isBefore ? '#ffffff' : '#2b2250',
        opacity: isBefore ? 0.5 : 0.4,
        edge: 'top',
        step: 38,
      }),
      drawPath(toRectanglePath(0, floor - 30 * scale, width, height), {
        fill: isBefore ? '#5bc48f' : '#3b2f5c',
        stroke: createOutline(9),
      }),
      ...(isBefore
        ? []
        : [drawPapers(cx - 180 * scale, floor, scale, 9), drawPapers(cx + 186 * scale, floor, scale, isWide ? 11 : 6)]),
      drawShadow(cx, floor + 4, 140 * scale),
      drawBlot(cx, floor, scale, isBefore ? fresh : worn),
      drawAt(cx, floor, scale, isBefore ? [sprout] : cups),
    ],
  };
}

const fresh = {
  eyes: { kind: 'open', look: { x: 0.2, y: -0.2 } },
  brows: { lift: 0.7 },
  mouth: 'grin',
  extras: ['blush', 'sparkle'],
  left: { to: [-120, -40], bend: -52 },
  right: { to: [132, -92], bend: 26 },
} as const;
const worn = {
  eyes: { lid: 0.55, slant: -0.12, look: { x: 0, y: 0.8 } },
  brows: { slant: -0.3 },
  mouth: 'wavy',
  tall: 0.86,
  lean: -0.07,
  left: { to: [-128, -26], bend: -10 },
  right: { to: [128, -26], bend: 10 },
} as const;

const sprout: SceneNode = drawAt(150, -104, 1, [
  drawPath('M-28 -6H28L20 40H-20Z', { fill: '#ff8a3d', stroke: createOutline() }),
  drawPath('M0 -6C0 -40 -4 -50 0 -66', { stroke: { color: '#2f8a4b', width: 9 } }),
  drawPath('M0 -46C-36 -44 -44 -68 -42 -82C-14 -82 0 -68 0 -46ZM0 -56C30 -54 42 -76 40 -92C12 -92 0 -76 0 -56Z', {
    fill: '#5fcf6c',
    stroke: createOutline(7),
  }),
]);

const cupSize = 0.9;
const cups: readonly SceneNode[] = [
  ...[-92, -22, 118].map((x, index) =>
    drawAt(x, 10 - (index === 1 ? -6 : 0), cupSize, [
      drawPath('M-20 -44H20L15 0H-15Z', { fill: '#ffffff', stroke: createOutline(7) }),
      drawPath('M-18 -30H18L16 -14H-16Z', { fill: '#b9793f' }),
      drawPath('M-23 -44H23', { stroke: createOutline(10) }),
    ]),
  ),
];

const sheetSwayRadians = 2.3;

function drawPapers(x: number, floor: number, scale: number, count: number): SceneNode {
  return drawAt(
    x,
    floor,
    scale,
    Array.from({ length: count }, (_, index) =>
      drawPath(toRoundedPath(-62 + Math.sin(index * sheetSwayRadians) * 13, -26 - index * 27, 124, 27, 5), {
        fill: index % 3 === 1 ? '#f6e3b4' : '#fffdf6',
        stroke: createOutline(6),
      }),
    ),
  );
}
