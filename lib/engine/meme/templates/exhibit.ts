import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { coats } from '../mascot/look.ts';
import { drawAt, drawPath, drawShaded, toCirclePath, toPolygonPath, toRectanglePath } from '../shapes.ts';
import { createOutline, drawHalftone, drawShadow, drawTube, paper } from './props.ts';
import { createBanner, findFace, makeForEach, makeRect } from './slots.ts';
import type { Template } from './template.ts';
import { placeThing } from './thing.ts';

interface ExhibitLayout {
  readonly floor: number;
  readonly plinth: readonly [x: number, top: number, width: number];
  readonly thing: Rect;
  readonly scale: number;
  readonly visitors: readonly [first: number, second: number];
}

const scenes: Readonly<Record<Aspect, ExhibitLayout>> = {
  '9:16': {
    floor: 1380,
    plinth: [540, 1170, 470],
    thing: makeRect(230, 560, 620, 610),
    scale: 1.35,
    visitors: [200, 890],
  },
  '4:5': {
    floor: 940,
    plinth: [540, 780, 430],
    thing: makeRect(280, 300, 520, 480),
    scale: 1.16,
    visitors: [180, 905],
  },
  '1:1': {
    floor: 760,
    plinth: [540, 630, 400],
    thing: makeRect(320, 220, 440, 410),
    scale: 0.95,
    visitors: [180, 905],
  },
  '16:9': {
    floor: 730,
    plinth: [960, 590, 460],
    thing: makeRect(700, 198, 520, 392),
    scale: 1.15,
    visitors: [480, 1440],
  },
};

/** The second visitor, relative to the first. */
const smaller = 0.86;
/** Half the light's width at the floor, relative to the thing's width. */
const spotlight = 0.7;
/** From the plinth's middle, relative to its width: the shadow's reach, its shaded side, the slab on top. */
const plinthShape = { shadow: 0.62, shade: { left: 0.28, width: 0.22 }, slab: { left: 0.58, width: 1.16 } } as const;

/** A museum piece (`top`) and a visitor's comment (`bottom`). */
export const exhibit: Template = {
  id: 'exhibit',
  description: 'Two drops of ink in a museum marvel at a plinth behind a rope, in a spotlight.',
  slots: [
    { ...createBanner('top', 'top'), maxWords: 12 },
    { ...createBanner('bottom', 'bottom', 0.18), maxWords: 9 },
  ],
  shows: makeForEach((aspect) => {
    const { floor, thing, scale, visitors } = scenes[aspect];
    const base = floor + 90 * scale;
    return [
      thing,
      findFace(visitors[0], base + 76 * scale, scale),
      findFace(visitors[1], base + 86 * scale, scale * smaller),
    ];
  }),
  draw,
  drawFor: (draft, aspect, drawings) => placeThing(draft, drawings, scenes[aspect].thing),
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { floor, plinth, thing, scale, visitors } = scenes[aspect];
  const [x, top, across] = plinth;
  const base = floor + 90 * scale;
  return [
    ...drawShaded([0, 0, width, height], 0, floor, [
      [0, '#2c1a52'],
      [1, '#7a4bb0'],
    ]),
    drawHalftone(makeRect(0, 0, width, floor), { color: '#1d0f3d', opacity: 0.45, edge: 'top', step: 44 }),
    drawPath(toRectanglePath(0, floor, width, height - floor), { fill: '#caa06a', stroke: createOutline(10) }),
    drawHalftone(makeRect(0, floor + 12, width, height - floor), { color: '#8a5f33', opacity: 0.5 }),
    drawPath(toRectanglePath(0, floor - 34 * scale, width, 34 * scale), { fill: '#f4ead6', stroke: createOutline(8) }),
    drawPath(
      toPolygonPath([
        [x - 60, 0],
        [x + 60, 0],
        [x + thing.width * spotlight, base],
        [x - thing.width * spotlight, base],
      ]),
      { fill: '#fff3b8', opacity: 0.34 },
    ),
    drawShadow(x, base, across * plinthShape.shadow),
    drawPath(toRectanglePath(x - across / 2, top, across, base - top), { fill: paper, stroke: createOutline(10) }),
    drawPath(toRectanglePath(x + across * plinthShape.shade.left, top, across * plinthShape.shade.width, base - top), {
      fill: '#d8d0bd',
    }),
    drawPath(toRectanglePath(x - across / 2, top, across, base - top), { stroke: createOutline(10) }),
    drawPath(toRectanglePath(x - across * plinthShape.slab.left, top, across * plinthShape.slab.width, 34 * scale), {
      fill: paper,
      stroke: createOutline(10),
    }),
    ...drawRope(x, base, across, scale),
    drawShadow(visitors[0], base + 76 * scale, 120 * scale),
    drawBlot(visitors[0], base + 76 * scale, scale, {
      eyes: { kind: 'wide', look: { x: 0.8, y: -0.7 } },
      brows: { lift: 1 },
      mouth: 'gasp',
      turned: 0.5,
      left: { to: [-110, -60], bend: -20 },
      right: { to: [86, -70], bend: 30, behind: false },
    }),
    drawShadow(visitors[1], base + 86 * scale, 110 * scale),
    drawBlot(visitors[1], base + 86 * scale, scale * smaller, {
      coat: coats.teal,
      eyes: { lid: 0.3, look: { x: -0.8, y: -0.6 } },
      brows: { cocked: true, lift: 0.3 },
      mouth: 'small',
      turned: -0.5,
      left: { to: [-40, -84], bend: -46, behind: false },
      right: { to: [120, -52], bend: 16 },
    }),
  ];
}

function drawRope(x: number, base: number, across: number, scale: number): readonly SceneNode[] {
  const reach = across * 0.42;
  const [left, right, top] = [x - reach, x + reach, base - 70 * scale];
  const post = (at0: number) =>
    drawAt(at0, base + 60 * scale, scale, [
      drawPath('M-34 0C-34 -16 34 -16 34 0Z', { fill: '#d99a1c', stroke: createOutline(8) }),
      drawPath(toRectanglePath(-8, -128, 16, 122), { fill: '#ffc930', stroke: createOutline(7) }),
      drawPath(toCirclePath(0, -138, 17), { fill: '#ffc930', stroke: createOutline(7) }),
    ]);
  const cord = `M${left} ${top}Q${x} ${base + 40 * scale} ${right} ${top}`;
  return [...drawTube(cord, { color: '#c81e4a', width: 14 * scale, inked: 26 * scale }), post(left), post(right)];
}
