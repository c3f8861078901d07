import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { type BlotMood, drawBlot } from '../mascot/blot.ts';
import { coats } from '../mascot/look.ts';
import { drawPath, toRectanglePath } from '../shapes.ts';
import { drawCardOver } from './duo.ts';
import { createOutline, drawFade, drawHalftone, drawPlate, drawShadow, paper } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

interface TemptedScene {
  readonly cards: Readonly<Record<'new' | 'old' | 'who', Rect>>;
  readonly feet: number;
  readonly scale: number;
  readonly stands: Readonly<Record<'new' | 'old' | 'who', number>>;
}

const plateColor = '#ffd23f';
/** A house's windows, as shares of its width and height. */
const panes = { x: [0.2, 0.6], y: [0.16, 0.5], width: 0.2, height: 0.18 } as const;

const scenes = makeForEach((aspect, { width }): TemptedScene => {
  const [top, height, cardWidth, margin, feet, scale, apart, plateTop, plateHeight, plateWidth] = {
    '9:16': [210, 560, 480, 40, 1420, 1.24, 318, 1510, 170, 640],
    '4:5': [60, 420, 480, 40, 1080, 1.2, 318, 1150, 150, 640],
    '1:1': [46, 300, 480, 40, 850, 1.1, 318, 906, 130, 600],
    '16:9': [46, 290, 760, 110, 862, 1.34, 470, 912, 126, 760],
  }[aspect] as [number, number, number, number, number, number, number, number, number, number];
  const middle = width / 2 + (aspect === '16:9' ? 30 : 16);
  return {
    cards: {
      new: makeRect(margin, top, cardWidth, height),
      old: makeRect(width - margin - cardWidth, top, cardWidth, height),
      who: makeRect(middle - plateWidth / 2, plateTop, plateWidth, plateHeight),
    },
    feet,
    scale,
    stands: { new: middle - apart, who: middle, old: middle + apart * 0.98 },
  };
});

const moods: Readonly<Record<'new' | 'old' | 'who', BlotMood>> = {
  new: {
    coat: coats.gold,
    eyes: { kind: 'shut' },
    brows: { lift: 0.5 },
    mouth: 'smile',
    extras: ['blush', 'sparkle'],
    turned: -0.5,
    lean: -0.05,
    legs: 1,
    left: { to: [-120, -70], bend: -26 },
    right: { to: [118, -66], bend: 26 },
  },
  who: {
    eyes: { kind: 'wide', look: { x: -1, y: -0.1 } },
    brows: { lift: 0.9, cocked: true },
    mouth: 'grin',
    turned: -0.9,
    lean: 0.07,
    legs: 1,
    left: { to: [-104, -58], bend: -20 },
    right: { to: [142, -74], bend: 10 },
  },
  old: {
    coat: coats.teal,
    eyes: { kind: 'wide', look: { x: -1, y: 0 } },
    brows: { lift: 0.2, slant: 0.5 },
    mouth: 'gasp',
    extras: ['fury'],
    turned: -0.6,
    lean: -0.03,
    left: { to: [-140, -74], bend: -10 },
    right: { to: [92, -180], bend: 40, hand: 'open', behind: false },
  },
};

export const tempted: Template = {
  id: 'tempted',
  description: 'A drop of ink on the arm of another one turns round to a third, golden one that walks by.',
  slots: [
    ...(['new', 'old'] as const).map((role) =>
      createPanel(
        role,
        makeForEach((aspect) => shrink(scenes[aspect].cards[role], 30, 26)),
        { maxSize: 78, maxWords: 8 },
      ),
    ),
    createPanel(
      'who',
      makeForEach((aspect) => shrink(scenes[aspect].cards.who, 26, 8)),
      { maxSize: 70, maxWords: 5, maxLines: 2, ground: plateColor },
    ),
  ],
  ordered: true,
  draw,
  drawFor({ captions }, aspect) {
    if (!captions.who?.trim()) return [];
    return [drawPlate(scenes[aspect].cards.who, { fill: plateColor, radius: 24, line: 9 })];
  },
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { cards, feet, scale, stands } = scenes[aspect];
  const horizon = feet - 70 * scale;
  const roles = ['new', 'old', 'who'] as const;
  return [
    drawFade({ width, from: 0, to: horizon }, '#ffb3a0', '#fff0d8'),
    ...drawHouses(width, horizon, 250 * scale),
    drawPath(toRectanglePath(0, horizon, width, height - horizon), { fill: '#c9c2d8' }),
    drawHalftone(makeRect(0, horizon, width, height - horizon), { color: '#8b82a6', opacity: 0.4 }),
    drawPath(`M0 ${horizon}H${width}`, { stroke: createOutline(9) }),
    ...roles.map((role) => drawShadow(stands[role], feet + 4, 130 * scale)),
    ...roles.map((role) => drawBlot(stands[role], feet, scale, moods[role])),
    ...(['new', 'old'] as const)
      .filter(says)
      .flatMap((role) => drawCardOver(cards[role], stands[role], feet - 348 * scale)),
  ];
}

function drawHouses(width: number, horizon: number, high: number): readonly SceneNode[] {
  const colors = ['#f7a072', '#9fd3c7', '#f6c667', '#b8a1e3'];
  const wide = 270;
  return Array.from({ length: Math.ceil(width / wide) }, (_, index) => {
    const top = horizon - high * (1 + ((index * 5) % 4) * 0.14);
    const x = index * wide;
    const windows = panes.x.flatMap((across) =>
      panes.y.map((down) =>
        toRectanglePath(
          x + wide * across,
          top + (horizon - top) * down,
          wide * panes.width,
          (horizon - top) * panes.height,
        ),
      ),
    );
    return [
      drawPath(toRectanglePath(x, top, wide, horizon - top), {
        fill: colors[index % colors.length],
        stroke: createOutline(6),
      }),
      drawPath(windows.join(''), { fill: paper, stroke: createOutline(5), opacity: 0.75 }),
    ];
  }).flat();
}
