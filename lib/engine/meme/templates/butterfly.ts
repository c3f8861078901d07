import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { drawBlot } from '../mascot/blot.ts';
import { ink } from '../mascot/look.ts';
import { drawAt, drawPath, toCirclePath, toEllipsePath, toRectanglePath } from '../shapes.ts';
import { drawCardOver } from './duo.ts';
import { createOutline, drawFade, drawHalftone, drawPlate, drawShadow } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

interface ButterflyScene {
  readonly cards: Readonly<Record<'who' | 'thing' | 'label', Rect>>;
  readonly stand: readonly [x: number, feet: number, scale: number];
  readonly butterfly: readonly [x: number, y: number, scale: number];
}

const plateColor = '#ffd23f';

const measures = {
  '9:16': { stand: [280, 1400, 1.6], butterfly: [826, 1010, 1.5] },
  '4:5': { stand: [300, 1050, 1.42], butterfly: [800, 700, 1.4] },
  '1:1': { stand: [300, 836, 1.16], butterfly: [800, 560, 1.2] },
  '16:9': { stand: [520, 846, 1.24], butterfly: [1370, 580, 1.35] },
} as const satisfies Record<Aspect, Omit<ButterflyScene, 'cards'>>;
/** As shares of the width: the middles of three bushes, and half a bush. */
const bushes = { places: [0.16, 0.5, 0.86], reach: 0.3 } as const;

const scenes = makeForEach((aspect, { width }): ButterflyScene => {
  const [top, height, cardWidth, margin, plateTop, plateHeight] = {
    '9:16': [210, 440, 480, 40, 1500, 210],
    '4:5': [60, 330, 480, 40, 1130, 180],
    '1:1': [46, 250, 480, 40, 890, 150],
    '16:9': [46, 250, 720, 130, 900, 140],
  }[aspect] as [number, number, number, number, number, number];
  return {
    cards: {
      who: makeRect(margin, top, cardWidth, height),
      thing: makeRect(width - margin - cardWidth, top, cardWidth, height),
      label: makeRect(margin, plateTop, width - 2 * margin, plateHeight),
    },
    ...measures[aspect],
  };
});

/** Someone (`who`) takes one thing (`thing`) for another (`label`, a question). */
export const butterfly: Template = {
  id: 'butterfly',
  description: 'A drop of ink points at a butterfly, pleased with itself, and asks what it is.',
  slots: [
    ...(['who', 'thing'] as const).map((role) =>
      createPanel(
        role,
        makeForEach((aspect) => shrink(scenes[aspect].cards[role], 30, 24)),
        { maxSize: 76, maxWords: 7, maxLines: 3 },
      ),
    ),
    createPanel(
      'label',
      makeForEach((aspect) => shrink(scenes[aspect].cards.label, 34, 14)),
      { maxSize: 92, maxWords: 9, maxLines: 2, ground: plateColor },
    ),
  ],
  ordered: true,
  draw,
};

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { cards, stand, butterfly: flight } = scenes[aspect];
  const [x, feet, scale] = stand;
  const horizon = feet - 90 * scale;
  const { label } = cards;
  return [
    drawFade({ width, from: 0, to: horizon }, '#8fd8ff', '#fdf6d8'),
    ...bushes.places.map((share, index) =>
      drawPath(toEllipsePath(width * share, horizon + 10, width * bushes.reach, (70 + index * 22) * scale), {
        fill: index === 1 ? '#a8dd86' : '#93d07a',
        stroke: createOutline(6),
      }),
    ),
    drawPath(toRectanglePath(0, horizon, width, height - horizon), { fill: '#7cc98a' }),
    drawHalftone(makeRect(0, horizon, width, height - horizon), { color: '#2f8a53', opacity: 0.35 }),
    drawPath(`M0 ${horizon}H${width}`, { stroke: createOutline(9) }),
    drawShadow(x, feet + 4, 140 * scale),
    drawBlot(x, feet, scale, {
      eyes: { look: { x: 0.9, y: -0.35 } },
      brows: { lift: 0.7, cocked: true },
      mouth: 'smile',
      turned: 0.7,
      lean: 0.04,
      left: { to: [-118, -62], bend: -24 },
      right: { to: [168, -190], bend: -20, hand: 'open', turn: 0.5, behind: false },
    }),
    drawAt(flight[0], flight[1], flight[2], insect),
    ...(says('who') ? drawCardOver(cards.who, x, feet - 348 * scale) : []),
    ...(says('thing') ? drawCardOver(cards.thing, flight[0], flight[1] - 130 * flight[2]) : []),
    ...(says('label') ? [drawPlate(label, { fill: plateColor, radius: 28, line: 9 })] : []),
  ];
}

const drawWings = (side: -1 | 1): readonly SceneNode[] => [
  drawPath(
    `M${side * 8} -4C${side * 40} -110 ${side * 150} -120 ${side * 148} -52C${side * 146} 0 ${side * 60} 20 ${side * 8} 8Z`,
    { fill: '#ffc930', stroke: createOutline(9) },
  ),
  drawPath(
    `M${side * 8} 8C${side * 70} 14 ${side * 116} 40 ${side * 96} 84C${side * 78} 116 ${side * 20} 80 ${side * 8} 26Z`,
    { fill: '#ff8f5a', stroke: createOutline(9) },
  ),
  drawPath(toCirclePath(side * 104, -58, 17) + toCirclePath(side * 66, 58, 12), {
    fill: '#fffdf6',
    stroke: createOutline(5),
  }),
];

const insect: readonly SceneNode[] = [
  {
    type: 'group',
    x: 0,
    y: 0,
    angle: -0.14,
    children: [
      ...drawWings(-1),
      ...drawWings(1),
      drawPath('M-4 -40C-16 -70 -26 -78 -38 -82M4 -40C16 -70 26 -78 38 -82', { stroke: createOutline(7) }),
      drawPath(toEllipsePath(0, 16, 13, 54), { fill: ink }),
      drawPath(toCirclePath(0, -36, 17), { fill: ink }),
      drawPath(toCirclePath(-6, -40, 5) + toCirclePath(6, -40, 5), { fill: '#ffffff' }),
    ],
  },
];
