import type { Aspect } from '../../../contract/index.ts';
import type { MemeDraft } from '../../brief.ts';
import type { DrawingSet } from '../../drawings/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { blot } from '../mascot/blot.ts';
import { halftone, outline } from './props.ts';
import { at, path, shaded } from './shapes.ts';
import { banner, findFace, inEach, rect } from './slots.ts';
import type { Template } from './template.ts';
import { halfHeight, placeThing } from './thing.ts';

const scenes: Readonly<Record<Aspect, { readonly thing: Rect; readonly scale: number }>> = {
  '9:16': { thing: rect(140, 960, 800, 560), scale: 1.6 },
  '4:5': { thing: rect(200, 620, 680, 470), scale: 1.24 },
  '1:1': { thing: rect(240, 490, 600, 390), scale: 1 },
  '16:9': { thing: rect(620, 480, 680, 400), scale: 1.08 },
};

/** Angle in radians. */
const rise = -0.12;
const seat = 70;

/** Blot delightedly flies on the thing (`top`); `bottom` is a comment. */
export const ride: Template = {
  id: 'ride',
  description: 'A delighted drop of ink flies through the sky, arms up, on the thing it is all about.',
  slots: [
    { ...banner('top', 'top'), maxWords: 12 },
    { ...banner('bottom', 'bottom', 0.18), maxWords: 9 },
  ],
  shows: inEach((aspect) => {
    const { thing, scale } = scenes[aspect];
    return [thing, findFace(thing.x + thing.width / 2, thing.y + seat * scale, scale)];
  }),
  draw,
  drawFor,
};

function draw(aspect: Aspect): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { scale } = scenes[aspect];
  const streaks = [
    [0.02, 0.42, 190],
    [0.05, 0.58, 150],
    [0.0, 0.74, 240],
    [0.8, 0.5, 170],
    [0.84, 0.68, 210],
    [0.78, 0.86, 180],
  ] as const;
  return [
    ...shaded([0, 0, width, height], 0, height, [
      [0, '#1f7fe0'],
      [0.7, '#7fd0ff'],
      [1, '#d8f3ff'],
    ]),
    halftone(rect(0, 0, width, height * 0.6), { color: '#1458a8', opacity: 0.35, edge: 'top', step: 44 }),
    cloud(width * 0.16, height * 0.36, scale),
    cloud(width * 0.86, height * 0.4, scale * 0.8),
    cloud(width * 0.5, height * 0.97, scale * 1.7),
    cloud(width * 0.05, height * 0.94, scale * 1.3),
    cloud(width * 0.98, height * 0.95, scale * 1.4),
    ...streaks.map(([x, y, length]) =>
      path(`M${x * width} ${y * height}l${length} ${-length * 0.12}`, { stroke: { color: '#ffffff', width: 12 } }),
    ),
  ];
}

function drawFor(draft: MemeDraft, aspect: Aspect, drawings?: DrawingSet): readonly SceneNode[] {
  const { thing, scale } = scenes[aspect];
  const x = thing.x + thing.width / 2;
  const top = thing.y + thing.height / 2 - halfHeight(draft, drawings, thing);
  return [
    blot(x - 10 * scale, top + seat * scale, scale, {
      eyes: { kind: 'glad' },
      brows: { lift: 0.6 },
      mouth: 'grin',
      extras: ['sparkle', 'blush'],
      lean: -0.1,
      legs: 'none',
      left: { to: [-150, -210], bend: -40, hand: 'open' },
      right: { to: [150, -220], bend: 40, hand: 'open' },
    }),
    ...placeThing(draft, drawings, thing, rise),
  ];
}

function cloud(x: number, y: number, scale: number): SceneNode {
  const d =
    'M-150 40C-200 40 -200 -30 -140 -30C-130 -90 -40 -100 -14 -56C20 -100 110 -80 108 -24C170 -30 180 40 124 40Z';
  return at(x, y, scale, [path(d, { fill: '#ffffff', stroke: outline(8) })]);
}
