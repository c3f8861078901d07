import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes } from '../../sizes.ts';
import { blot, type Mood } from '../mascot/blot.ts';
import { coats } from '../mascot/look.ts';
import { halftone, outline, speech } from './props.ts';
import { circle, downwards, path, rectangle } from './shapes.ts';
import { inEach, panel, type Rect, rect, shrink } from './slots.ts';
import type { Template } from './template.ts';

interface Message {
  readonly bubble: Rect;
  /** The face beside it. */
  readonly face: readonly [x: number, y: number, radius: number];
}

/** One under the other, the second from the right. */
const messages = inEach((aspect, { width }): readonly Message[] => {
  const [tops, heights, radius, bubbleWidth, margin] = {
    '9:16': [[190, 700, 1290], [400, 480, 330], 118, 700, 40],
    '4:5': [[60, 450, 960], [310, 410, 270], 106, 720, 40],
    '1:1': [[50, 366, 764], [252, 336, 228], 94, 740, 40],
    '16:9': [[54, 372, 752], [250, 314, 226], 110, 1160, 120],
  }[aspect] as [[number, number, number], [number, number, number], number, number, number];
  return [0, 1, 2].map((index): Message => {
    const [y, height] = [tops[index] ?? 0, heights[index] ?? 0];
    const isRight = index === 1;
    const beside = margin + 2 * radius + 52;
    const narrow = index === 2 ? bubbleWidth * 0.72 : bubbleWidth;
    return {
      bubble: rect(isRight ? width - beside - narrow : beside, y, narrow, height),
      face: [isRight ? width - margin - radius : margin + radius, y + height - radius - 8, radius],
    };
  });
});

const fills = ['#fffdf6', '#ffe39a', '#fffdf6'] as const;

/** Somebody asks (`ask`), gets more than was wanted (`answer`), and has one more word (`reply`). */
export const chat: Template = {
  id: 'chat',
  description: 'A chat of two drops of ink: the blue one asks, the red one answers at length, the blue one regrets it.',
  slots: (['ask', 'answer', 'reply'] as const).map((role, index) =>
    panel(
      role,
      inEach((aspect) => shrink(messages[aspect][index]?.bubble ?? rect(0, 0, 0, 0), 48, 30)),
      { maxSize: index === 2 ? 84 : 74, ground: fills[index], maxWords: index === 2 ? 6 : 12 },
    ),
  ),
  ordered: true,
  draw,
};

const moods: readonly Mood[] = [
  { coat: coats.blue, eyes: { look: [0.8, 0] }, brows: { lift: 0.6, cocked: true }, mouth: 'smile', turned: 0.4 },
  {
    eyes: { kind: 'open', look: [-0.7, -0.2] },
    brows: { lift: 0.9 },
    mouth: 'grin',
    extras: ['sparkle'],
    turned: -0.3,
  },
  { coat: coats.blue, eyes: { lid: 0.5, look: [0.2, 0.3] }, brows: { slant: -0.2 }, mouth: 'flat' },
];

function draw(aspect: Aspect): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  return [
    path(rectangle(0, 0, width, height), {
      fill: downwards(0, height, [
        [0, '#7e6bf0'],
        [1, '#d58cf0'],
      ]),
    }),
    halftone(rect(0, 0, width, height), '#4d3bc4', 0.4, 'top', 44),
    ...messages[aspect].flatMap(({ bubble, face: [x, y, radius] }, index): readonly SceneNode[] => [
      ...speech(bubble, [index === 1 ? x - radius - 10 : x + radius + 10, y + radius * 0.3], fills[index]),
      face(x, y, radius, index),
    ]),
  ];
}

/** A round picture of who speaks. */
function face(x: number, y: number, radius: number, index: number): SceneNode {
  const scale = radius / 150;
  return {
    type: 'group',
    x: x - radius,
    y: y - radius,
    children: [
      path(circle(radius + 6, radius + 8, radius), { fill: '#221b33', opacity: 0.28 }),
      path(circle(radius, radius, radius), { fill: index === 1 ? '#fff0c4' : '#d8f0ff' }),
      {
        type: 'group',
        x: 0,
        y: 0,
        clip: { width: 2 * radius, height: 2 * radius, radius },
        children: [
          blot(radius, radius * 2 + 62 * scale, scale * 1.04, {
            ...moods[index],
            legs: 'none',
            left: 'none',
            right: 'none',
          }),
        ],
      },
      path(circle(radius, radius, radius), { stroke: outline(9) }),
    ],
  };
}
