import type { SceneNode } from '../../scene.ts';
import { type BlotMood, drawBlot } from '../mascot/blot.ts';
import { drawAt, drawPath, toCirclePath, toPolygonPath } from '../shapes.ts';
import { createOutline, drawFade, drawHalftone, drawShadow, drawTube } from './props.ts';
import { createRows } from './rows.ts';
import { makeRect } from './slots.ts';

const moods: readonly BlotMood[] = [
  {
    eyes: { look: { x: 0.6, y: -0.2 } },
    brows: { lift: 0.4, cocked: true },
    mouth: 'smirk',
    right: { to: [104, -186], bend: 40, behind: false },
  },
  {
    eyes: { kind: 'shut' },
    brows: { lift: 0.3 },
    mouth: 'small',
    right: { to: [92, -118], bend: 56, behind: false },
  },
  { eyes: { look: { x: 0, y: -0.2 } }, brows: { lift: 0.6 }, mouth: 'smile' },
  {
    eyes: { lid: 0.35, look: { x: 0, y: 0.1 } },
    brows: { slant: -0.25 },
    mouth: 'grin',
    left: { to: [-158, -120], bend: -30, hand: 'open' },
    right: { to: [158, -120], bend: 30, hand: 'open' },
  },
];

const grounds = ['#cfe4f7', '#d9d2f5', '#ffd9c7', '#ffe27a'] as const;

export const clown = createRows({
  id: 'clown',
  description: 'Four panels: a drop of ink puts on make-up, a red nose and a wig, and is a clown at last.',
  roles: ['one', 'two', 'three', 'four'],
  maxWords: 12,
  scene({ width, height }, index) {
    const [cx, floor] = [width / 2, height * 0.94];
    const scale = Math.min(height / 430, width / 470);
    return [
      drawFade({ width, from: 0, to: height }, grounds[index] ?? '#ffffff', '#fffdf6'),
      drawHalftone(makeRect(0, 0, width, height), { color: '#ffffff', opacity: 0.6, edge: 'top', step: 36 }),
      drawShadow(cx, floor, 130 * scale),
      drawAt(cx, floor, scale, index === 3 ? wig : []),
      drawBlot(cx, floor, scale, moods[index]),
      drawAt(cx, floor, scale, [
        ...(index >= 1 ? cheeks : []),
        ...(index >= 2 ? nose : []),
        ...(index === 3 ? bow : []),
        ...(index === 1 ? brush : []),
      ]),
    ];
  },
});

const cheeks: readonly SceneNode[] = [-74, 74].map((x) =>
  drawPath(toCirclePath(x, -108, 19), { fill: '#ff4f8b', stroke: createOutline(5) }),
);

const nose: readonly SceneNode[] = [
  drawPath(toCirclePath(0, -128, 21), { fill: '#e8343f', stroke: createOutline(8) }),
  drawPath(toCirclePath(-7, -135, 6), { fill: '#ffffff' }),
];

const wig: readonly SceneNode[] = [-1, 1].flatMap((side) =>
  (
    [
      [112, -196, 42],
      [118, -252, 46],
      [82, -292, 42],
    ] as const
  ).map(([x, y, r]) => drawPath(toCirclePath(side * x, y, r), { fill: '#3f8cff', stroke: createOutline(8) })),
);

const bow: readonly SceneNode[] = [
  drawPath(
    toPolygonPath([
      [0, -36],
      [-56, -66],
      [-56, -6],
    ]) +
      toPolygonPath([
        [0, -36],
        [56, -66],
        [56, -6],
      ]),
    { fill: '#8a5cf0', stroke: createOutline(8) },
  ),
  drawPath(toCirclePath(0, -36, 14), { fill: '#ffd23f', stroke: createOutline(7) }),
];

const brush: readonly SceneNode[] = drawTube('M96 -122L150 -170', { color: '#c98a4b', width: 9, inked: 20 });
