import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import type { BlotMood } from '../mascot/blot.ts';
import { coats } from '../mascot/look.ts';
import { drawPortrait, namePlate } from './portrait.ts';
import { drawFade, drawHalftone, drawSpeechBubble } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
import { type Says, saysAll, type Template } from './template.ts';

const roles = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const names = ['nameOne', 'nameTwo'] as const;
const fills = ['#fffdf6', '#ffe39a'] as const;

interface Thread {
  readonly bubbles: readonly Rect[];
  readonly faces: readonly [number, number];
  readonly names: readonly [Rect, Rect];
  readonly faceY: number;
  readonly radius: number;
}

const scenes = makeForEach((aspect, { width }): Thread => {
  const [faceY, radius, top, high, gap, share, edge] = {
    '9:16': [280, 96, 440, 190, 26, 0.74, 50],
    '4:5': [122, 84, 240, 158, 20, 0.74, 50],
    '1:1': [92, 62, 176, 128, 16, 0.76, 50],
    '16:9': [92, 62, 176, 128, 16, 0.62, 130],
  }[aspect] as [number, number, number, number, number, number, number];
  const wide = width * share;
  const makePlate = (x: number) => makeRect(x, faceY - 38, 242, 76);
  return {
    bubbles: roles.map((_, index) =>
      makeRect(index % 2 === 1 ? width - edge - wide : edge, top + index * (high + gap), wide, high),
    ),
    faces: [edge + radius, width - edge - radius],
    names: [makePlate(edge + 2 * radius + 20), makePlate(width - edge - 2 * radius - 262)],
    faceY,
    radius,
  };
});

export const thread: Template = {
  id: 'thread',
  description: 'A long chat of two drops of ink, a blue one on the left and a red one on the right.',
  slots: [
    ...names.map((role, index) =>
      createPanel(
        role,
        makeForEach((aspect) => scenes[aspect].names[index === 0 ? 0 : 1]),
        { maxSize: 44, minSize: 26, maxLines: 1, maxWords: 3, ground: fills[index === 0 ? 0 : 1] },
      ),
    ),
    ...roles.map((role, index) =>
      createPanel(
        role,
        makeForEach((aspect) => shrink(scenes[aspect].bubbles[index] ?? makeRect(0, 0, 0, 0), 44, 12)),
        { maxSize: 62, maxLines: 3, maxWords: 10, ground: fills[index % 2 === 1 ? 1 : 0] },
      ),
    ),
  ],
  ordered: true,
  draw,
};

const moods: readonly [BlotMood, BlotMood] = [
  {
    coat: coats.blue,
    eyes: { look: { x: 0.8, y: 0 } },
    brows: { lift: 0.6, cocked: true },
    mouth: 'smile',
    turned: 0.4,
  },
  { eyes: { kind: 'open', look: { x: -0.7, y: 0.2 } }, brows: { lift: 0.7 }, mouth: 'smirk', turned: -0.3 },
];

function draw(aspect: Aspect, says: Says = saysAll): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { bubbles, faces, names: plates, faceY, radius } = scenes[aspect];
  return [
    drawFade({ width, from: 0, to: height }, '#1f9d8f', '#9be3c4'),
    drawHalftone(makeRect(0, 0, width, height), { color: '#0f6f66', opacity: 0.35, edge: 'top', step: 44 }),
    ...bubbles.flatMap((bubble, index) => {
      if (!says(roles[index] ?? '')) return [];
      const isRight = index % 2 === 1;
      const { x, y, width: wide, height: high } = bubble;
      return drawSpeechBubble(bubble, [isRight ? x + wide + 26 : x - 26, y + high - 12], fills[isRight ? 1 : 0]);
    }),
    ...faces.flatMap((x, index) => [
      drawPortrait(x, faceY, radius, {
        mood: moods[index === 0 ? 0 : 1],
        ground: index === 1 ? '#fff0c4' : '#d8f0ff',
        line: 8,
      }),
      ...(says(names[index] ?? '') ? [namePlate(plates[index === 0 ? 0 : 1], fills[index === 0 ? 0 : 1])] : []),
    ]),
  ];
}
