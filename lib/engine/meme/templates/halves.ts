import type { Aspect } from '../../../contract/index.ts';
import type { MemeDraft } from '../../brief.ts';
import type { SceneNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import { drawPath, toRectanglePath, toRoundedPath } from '../shapes.ts';
import { createOutline, drawPlate, paper } from './props.ts';
import { createPanel, makeForEach, shrink } from './slots.ts';
import type { Slot } from './template.ts';

export interface Half {
  readonly stage: Rect;
  readonly label: Rect;
  readonly words: Rect;
}

type Halves = Readonly<Record<Aspect, readonly [Half, Half]>>;

export function makeSlots(
  halves: Halves,
  roles: readonly [string, string],
  grounds: readonly [string, string],
): Slot[] {
  return ([0, 1] as const).flatMap((index) => [
    createPanel(
      index === 0 ? 'labelOne' : 'labelTwo',
      makeForEach((aspect) => shrink(halves[aspect][index].label, 20, -4)),
      { maxLines: 1, maxSize: 52, maxWords: 3, ground: grounds[index] },
    ),
    createPanel(
      roles[index],
      makeForEach((aspect) => shrink(halves[aspect][index].words, 28, 22)),
      { maxSize: 78 },
    ),
  ]);
}

export function drawLabelGrounds(
  halves: readonly [Half, Half],
  grounds: readonly [string, string],
  { captions }: MemeDraft,
): readonly SceneNode[] {
  return halves.flatMap(({ label }, index) => {
    if (!captions[index === 0 ? 'labelOne' : 'labelTwo']?.trim()) return [];
    const shape = toRoundedPath(label.x, label.y, label.width, label.height, label.height / 2);
    return [drawPath(shape, { fill: grounds[index === 0 ? 0 : 1], stroke: createOutline(9) })];
  });
}

export function drawFrames({ stage, words }: Half, hasCard: boolean): readonly SceneNode[] {
  const card = [
    drawPath(toRoundedPath(words.x + 9, words.y + 11, words.width, words.height, 26), {
      fill: '#221b33',
      opacity: 0.28,
    }),
    drawPlate(words, { fill: paper, radius: 26, line: 9 }),
  ];
  return [
    ...(hasCard ? card : []),
    drawPath(toRectanglePath(stage.x, stage.y, stage.width, stage.height), { stroke: createOutline(10) }),
  ];
}
