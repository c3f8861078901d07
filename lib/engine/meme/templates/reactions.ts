import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { type BlotMood, drawBlot } from '../mascot/blot.ts';
import { drawPath, toRectanglePath } from '../shapes.ts';
import { drawHalftone, drawRays, drawShadow } from './props.ts';
import { createBanner, createPanel, findFace, makeForEach, makeRect } from './slots.ts';
import type { Slot, Template } from './template.ts';
import { placeThing } from './thing.ts';

type Borders = Readonly<Record<Aspect, number>>;

const border: Borders = { '9:16': 720, '4:5': 470, '1:1': 370, '16:9': 360 };
const lowBorder: Borders = { '9:16': 1240, '4:5': 920, '1:1': 700, '16:9': 690 };

interface ReactionFace {
  readonly id: string;
  readonly description: string;
  readonly colors: readonly [ground: string, ray: string, dots: string];
  readonly mood: BlotMood;
  readonly borders?: Borders;
  readonly words?: Partial<Slot>;
  readonly lines?: number;
}

/** Scale and height of the face over words below, which leave its hands free. */
const lifted = { scale: 0.7, share: 0.38 };
const shrunk = { scale: 0.6, share: 0.57 };

const commentShare = 0.17;

/** A moment (`moment`) over an expressive face; `below`: a comment. */
const createReaction = ({
  id,
  description,
  colors,
  mood,
  borders = border,
  words,
  lines = 2,
}: ReactionFace): Template => ({
  id,
  description,
  slots: [
    createPanel(
      'moment',
      makeForEach((aspect, { width }) => {
        const top = aspect === '9:16' ? 190 : 36;
        return makeRect(60, top, width - 120, borders[aspect] - top - 36);
      }),
      { maxWords: 24, maxLines: 5, maxSize: 84, ground: '#ffffff', ...words },
    ),
    { ...createBanner('below', 'bottom', commentShare), maxLines: lines, maxWords: 9, maxSize: 96 },
  ],
  shows: makeForEach((aspect) => {
    const { x, feet, scale } = placeFace(aspect, borders[aspect], true);
    return [
      findFace(x, borders[aspect] + feet, scale),
      findFace(x + measureAside(aspect), borders[aspect] + feet, scale),
    ];
  }),
  draw: (aspect) => draw(aspect, borders[aspect], colors),
  drawFor: (draft, aspect, drawings) => {
    const isLifted = (draft.captions.below ?? '') !== '';
    const thing = isLifted ? placeThing(draft, drawings, findThingPlace(aspect, borders[aspect]), tilt) : [];
    return [...thing, drawFace(aspect, borders[aspect], mood, isLifted, thing.length > 0 ? measureAside(aspect) : 0)];
  },
});

function draw(aspect: Aspect, top: number, [ground, ray, dots]: ReactionFace['colors']): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const room = height - top;
  return [
    drawPath(toRectanglePath(0, 0, width, top), { fill: '#ffffff' }),
    {
      type: 'group',
      x: 0,
      y: top,
      clip: { width, height: room },
      children: [
        ...drawRays(width / 2, room / 2, { width, height: room }, ground, ray, 22),
        drawHalftone(makeRect(0, 0, width, room), { color: dots, opacity: 0.35, step: 44 }),
      ],
    },
  ];
}

/** The thing is at the face's left, which moves aside by this share of the width. */
const beside = { shift: 0.14, width: 0.25, left: 0.04, top: 0.07, height: 0.5 } as const;
const tilt = -0.08;
const measureAside = (aspect: Aspect) => pictureSizes[aspect].width * beside.shift;

function findThingPlace(aspect: Aspect, top: number): Rect {
  const { width, height } = pictureSizes[aspect];
  const room = height - top;
  return makeRect(width * beside.left, top + room * beside.top, width * beside.width, room * beside.height);
}

function drawFace(aspect: Aspect, top: number, mood: BlotMood, isLifted: boolean, by: number): SceneNode {
  const { width, height } = pictureSizes[aspect];
  const { x: middle, feet, scale } = placeFace(aspect, top, isLifted);
  const x = middle + by;
  return {
    type: 'group',
    x: 0,
    y: top,
    clip: { width, height: height - top },
    children: [drawShadow(x, feet - 20 * scale, 180 * scale), drawBlot(x, feet, scale, { legs: 'none', ...mood })],
  };
}

function placeFace(aspect: Aspect, top: number, isLifted: boolean) {
  const { width, height } = pictureSizes[aspect];
  const room = height - top;
  const { scale: size, share } = !isLifted ? { scale: 1, share: 0 } : top > border[aspect] ? shrunk : lifted;
  const scale = Math.min(room / 250, width / 300) * size;
  return { x: width / 2, feet: room * (1 - share) + 62 * scale, scale };
}

export const shocked = createReaction({
  id: 'shocked',
  description: 'A drop of ink, its face very close, eyes wide and mouth open.',
  colors: ['#6f5bf0', '#8a78ff', '#3b2aa8'],
  mood: {
    eyes: { kind: 'wide', look: { x: 0, y: 0 } },
    brows: { lift: 1 },
    mouth: 'gasp',
    extras: ['sweat'],
    left: { to: [-92, -104], bend: -70, hand: 'open', behind: false },
    right: { to: [92, -104], bend: 70, hand: 'open', behind: false },
  },
});

export const proud = createReaction({
  id: 'proud',
  description: 'A drop of ink, its face very close, smirks with one brow raised and its thumb up.',
  colors: ['#ffd35c', '#ffc02e', '#e2761b'],
  mood: {
    eyes: { lid: 0.34, look: { x: 0.2, y: 0 } },
    brows: { lift: 0.5, cocked: true },
    mouth: 'smirk',
    extras: ['sparkle', 'blush'],
    left: { to: [-120, -60], bend: -30, behind: false },
    right: { to: [132, -130], bend: 34, hand: 'thumb', behind: false },
  },
});

export const weary = createReaction({
  id: 'weary',
  description: 'A drop of ink, its face very close, eyes half shut, has given up and rests its cheek on its hand.',
  colors: ['#7f93b5', '#91a5c6', '#3f5277'],
  mood: {
    eyes: { lid: 0.56, slant: 0.16, look: { x: 0, y: 0.5 } },
    brows: { lift: 0.2, slant: -0.3 },
    mouth: 'flat',
    lean: -0.06,
    left: { to: [-86, -92], bend: -60, behind: false },
    right: { to: [118, -36], bend: 22, behind: false },
  },
});

export const doubtful = createReaction({
  id: 'doubtful',
  description: 'A drop of ink, its face very close, narrows its eyes, looks aside and holds its chin.',
  colors: ['#2fae9b', '#48c4b0', '#136a60'],
  mood: {
    eyes: { lid: 0.42, look: { x: 0.95, y: 0.1 } },
    brows: { lift: 0.3, cocked: true },
    mouth: 'flat',
    turned: 0.3,
    left: { to: [-112, -40], bend: -24, behind: false },
    right: { to: [34, -52], bend: 56, behind: false },
  },
});

export const delighted = createReaction({
  id: 'delighted',
  description: 'A drop of ink, its face very close, beams with both hands up.',
  colors: ['#ff86ab', '#ff9fbd', '#c2356b'],
  mood: {
    eyes: { kind: 'glad' },
    brows: { lift: 0.8 },
    mouth: 'grin',
    extras: ['blush', 'sparkle'],
    left: { to: [-128, -150], bend: -50, hand: 'open', behind: false },
    right: { to: [128, -150], bend: 50, hand: 'open', behind: false },
  },
});

export const story = createReaction({
  id: 'story',
  description: 'A drop of ink under a long text looks straight at the reader and says no more.',
  colors: ['#f5a55a', '#ffb974', '#c0591f'],
  mood: {
    eyes: { lid: 0.4, look: { x: 0, y: 0.05 } },
    brows: { lift: 0.4, cocked: true },
    mouth: 'flat',
    left: { to: [-120, -60], bend: -30, behind: false },
    right: { to: [120, -60], bend: 30, behind: false },
  },
  borders: lowBorder,
  words: { maxWords: 100, maxLines: 14, maxSize: 72, minSize: 34 },
  lines: 3,
});
