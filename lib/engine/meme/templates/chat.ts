import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import type { BlotMood } from '../mascot/blot.ts';
import { coats } from '../mascot/look.ts';
import { drawPortrait, namePlate } from './portrait.ts';
import { drawFade, drawHalftone, drawSpeechBubble } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

interface ChatMessage {
  readonly bubble: Rect;
  readonly face: readonly [x: number, y: number, radius: number];
  readonly name: Rect;
}

/** The face makes room for a name by this. */
const plate = { width: 242, height: 74, rise: 46 };

/** Tops and heights of the bubbles; of equal height unless three. */
function layRows(count: number, aspect: Aspect, tops: readonly number[], heights: readonly number[], radius: number) {
  if (count === tops.length) return { tops, heights, radius };
  const { height } = pictureSizes[aspect];
  const edge = aspect === '9:16' ? 190 : 54;
  const gap = 34;
  const each = Math.min(460, (height - 2 * edge - (count - 1) * gap) / count);
  const first = (height - count * each - (count - 1) * gap) / 2;
  return {
    tops: Array.from({ length: count }, (_, index) => first + index * (each + gap)),
    heights: Array.from({ length: count }, () => each),
    radius: Math.min(radius, each / 2 - 8),
  };
}

const listMessages = (count: number) =>
  makeForEach((aspect, { width }): readonly ChatMessage[] => {
    const [ownTops, ownHeights, ownRadius, bubbleWidth, margin] = {
      '9:16': [[190, 700, 1290], [400, 480, 330], 118, 700, 40],
      '4:5': [[60, 450, 960], [310, 410, 270], 106, 720, 40],
      '1:1': [[50, 366, 764], [252, 336, 228], 94, 740, 40],
      '16:9': [[54, 372, 752], [250, 314, 226], 110, 1160, 120],
    }[aspect] as [[number, number, number], [number, number, number], number, number, number];
    const { tops, heights, radius } = layRows(count, aspect, ownTops, ownHeights, ownRadius);
    return tops.map((_, index): ChatMessage => {
      const [y, height] = [tops[index] ?? 0, heights[index] ?? 0];
      const isRight = index % 2 === 1;
      const beside = margin + 2 * radius + 52;
      const narrow = count === 3 && index === 2 ? bubbleWidth * 0.72 : bubbleWidth;
      return {
        bubble: makeRect(isRight ? width - beside - narrow : beside, y, narrow, height),
        face: [isRight ? width - margin - radius : margin + radius, y + height - radius - 8, radius],
        name: makeRect(
          isRight ? width - 40 - plate.width : 40,
          y + height - plate.height + 6,
          plate.width,
          plate.height,
        ),
      };
    });
  });

const fills = ['#fffdf6', '#ffe39a'] as const;
const pickFill = (index: number) => fills[index % 2 === 1 ? 1 : 0];

const roles = ['ask', 'answer', 'reply', 'last'] as const;
const names = ['nameOne', 'nameTwo'] as const;

function makeChat(id: string, count: 2 | 3 | 4, description: string): Template {
  const messages = listMessages(count);
  return {
    id,
    description,
    slots: [
      ...names.map((role, index) =>
        createPanel(
          role,
          makeForEach((aspect) => messages[aspect][index]?.name ?? makeRect(0, 0, 0, 0)),
          { maxSize: 42, minSize: 26, maxLines: 1, maxWords: 3, ground: pickFill(index) },
        ),
      ),
      ...roles.slice(0, count).map((role, index) =>
        createPanel(
          role,
          makeForEach((aspect) =>
            shrink(messages[aspect][index]?.bubble ?? makeRect(0, 0, 0, 0), 48, count === 4 ? 20 : 30),
          ),
          {
            maxSize: count === 3 && index === 2 ? 84 : 74,
            ground: pickFill(index),
            maxWords: count === 3 && index === 2 ? 6 : count === 2 ? 20 : 12,
          },
        ),
      ),
    ],
    ordered: true,
    draw: (aspect, says = saysAll) => draw(aspect, messages[aspect], says),
  };
}

export const chat = makeChat(
  'chat',
  3,
  'A chat of two drops of ink: the blue one asks, the red one answers at length, the blue one regrets it.',
);
export const exchange = makeChat(
  'exchange',
  2,
  'A chat of two drops of ink: the blue one writes, the red one answers.',
);
export const dialogue = makeChat(
  'dialogue',
  4,
  'A chat of two drops of ink, a blue and a red one, with two lines each.',
);

const moods: readonly BlotMood[] = [
  {
    coat: coats.blue,
    eyes: { look: { x: 0.8, y: 0 } },
    brows: { lift: 0.6, cocked: true },
    mouth: 'smile',
    turned: 0.4,
  },
  {
    eyes: { kind: 'open', look: { x: -0.7, y: -0.2 } },
    brows: { lift: 0.9 },
    mouth: 'grin',
    extras: ['sparkle'],
    turned: -0.3,
  },
  { coat: coats.blue, eyes: { lid: 0.5, look: { x: 0.2, y: 0.3 } }, brows: { slant: -0.2 }, mouth: 'flat' },
  { eyes: { kind: 'glad' }, brows: { lift: 0.6 }, mouth: 'smirk', turned: -0.3 },
];

function draw(aspect: Aspect, messages: readonly ChatMessage[], says: Says): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  return [
    drawFade({ width, from: 0, to: height }, '#7e6bf0', '#d58cf0'),
    drawHalftone(makeRect(0, 0, width, height), { color: '#4d3bc4', opacity: 0.4, edge: 'top', step: 44 }),
    ...messages.flatMap(({ bubble, name, face: [x, low, radius] }, index): readonly SceneNode[] => {
      const isNamed = says(names[index % 2 === 1 ? 1 : 0]);
      const y = isNamed ? low - plate.rise : low;
      const tail = [index % 2 === 1 ? x - radius - 10 : x + radius + 10, y + radius * 0.3] as const;
      return [
        ...(says(roles[index] ?? '') ? drawSpeechBubble(bubble, tail, pickFill(index)) : []),
        drawPortrait(x, y, radius, {
          mood: moods[index] ?? {},
          ground: index % 2 === 1 ? '#fff0c4' : '#d8f0ff',
          line: 9,
          hasShadow: true,
        }),
        ...(isNamed && index < names.length ? [namePlate(name, pickFill(index))] : []),
      ];
    }),
  ];
}
