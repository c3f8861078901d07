import type { Aspect } from '../../../contract/index.ts';
import type { MemeDraft } from '../../brief.ts';
import type { DrawingSet } from '../../drawings/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { drawAt, drawPath, drawShaded } from '../shapes.ts';
import { createOutline, drawHalftone } from './props.ts';
import { createBanner, findFace, makeForEach, makeRect } from './slots.ts';
import type { Template } from './template.ts';
import { measureHalfHeight, placeThing } from './thing.ts';

const scenes: Readonly<Record<Aspect, { readonly thing: Rect; readonly scale: number }>> = {
  '9:16': { thing: makeRect(140, 960, 800, 560), scale: 1.6 },
  '4:5': { thing: makeRect(200, 620, 680, 470), scale: 1.24 },
  '1:1': { thing: makeRect(240, 490, 600, 390), scale: 1 },
  '16:9': { thing: makeRect(620, 480, 680, 400), scale: 1.08 },
};

const riseRadians = -0.12;
const seat = 70;

const sky = [
  [0, '#1f7fe0'],
  [0.7, '#7fd0ff'],
  [1, '#d8f3ff'],
] as const;
/** The share of the height, from the top, with a printer's screen. */
const dottedSky = 0.6;
/** At shares of the picture's width and height; `size` relative to Blot. */
const clouds = [
  { x: 0.16, y: 0.36, size: 1 },
  { x: 0.86, y: 0.4, size: 0.8 },
  { x: 0.5, y: 0.97, size: 1.7 },
  { x: 0.05, y: 0.94, size: 1.3 },
  { x: 0.98, y: 0.95, size: 1.4 },
] as const;
/** Lines of wind: where they start, as shares of width and height, and how long they are in pixels. */
const streaks = [
  { x: 0.02, y: 0.42, length: 190 },
  { x: 0.05, y: 0.58, length: 150 },
  { x: 0, y: 0.74, length: 240 },
  { x: 0.8, y: 0.5, length: 170 },
  { x: 0.84, y: 0.68, length: 210 },
  { x: 0.78, y: 0.86, length: 180 },
] as const;
/** A streak's rise per pixel of its length. */
const climb = 0.12;

export const ride: Template = {
  id: 'ride',
  description: 'A delighted drop of ink flies through the sky, arms up, on the thing it is all about.',
  slots: [
    { ...createBanner('top', 'top'), maxWords: 12 },
    { ...createBanner('bottom', 'bottom', 0.18), maxWords: 9 },
  ],
  shows: makeForEach((aspect) => {
    const { thing, scale } = scenes[aspect];
    return [thing, findFace(thing.x + thing.width / 2, thing.y + seat * scale, scale)];
  }),
  draw,
  drawFor,
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { scale } = scenes[aspect];
  return [
    ...drawShaded([0, 0, width, height], 0, height, sky),
    drawHalftone(makeRect(0, 0, width, height * dottedSky), { color: '#1458a8', opacity: 0.35, edge: 'top', step: 44 }),
    ...clouds.map(({ x, y, size }) => drawCloud(width * x, height * y, scale * size)),
    ...streaks.map(({ x, y, length }) =>
      drawPath(`M${x * width} ${y * height}l${length} ${-length * climb}`, { stroke: { color: '#ffffff', width: 12 } }),
    ),
  ];
}

function drawFor(draft: MemeDraft, aspect: Aspect, drawings?: DrawingSet): readonly SceneNode[] {
  const { thing, scale } = scenes[aspect];
  const x = thing.x + thing.width / 2;
  const top = thing.y + thing.height / 2 - measureHalfHeight(draft, drawings, thing);
  return [
    drawBlot(x - 10 * scale, top + seat * scale, scale, {
      eyes: { kind: 'glad' },
      brows: { lift: 0.6 },
      mouth: 'grin',
      extras: ['sparkle', 'blush'],
      lean: -0.1,
      legs: 'none',
      left: { to: [-150, -210], bend: -40, hand: 'open' },
      right: { to: [150, -220], bend: 40, hand: 'open' },
    }),
    ...placeThing(draft, drawings, thing, riseRadians),
  ];
}

function drawCloud(x: number, y: number, scale: number): SceneNode {
  const d =
    'M-150 40C-200 40 -200 -30 -140 -30C-130 -90 -40 -100 -14 -56C20 -100 110 -80 108 -24C170 -30 180 40 124 40Z';
  return drawAt(x, y, scale, [drawPath(d, { fill: '#ffffff', stroke: createOutline(8) })]);
}
