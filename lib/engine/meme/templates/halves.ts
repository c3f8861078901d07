import type { Aspect } from '../../../contract/index.ts';
import type { MemeDraft } from '../../brief.ts';
import type { SceneNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import { path, rectangle, rounded } from '../shapes.ts';
import { outline, paper, plate } from './props.ts';
import { makeForEach, panel, shrink } from './slots.ts';
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
    panel(
      index === 0 ? 'labelOne' : 'labelTwo',
      makeForEach((aspect) => shrink(halves[aspect][index].label, 20, -4)),
      { maxLines: 1, maxSize: 52, maxWords: 3, ground: grounds[index] },
    ),
    panel(
      roles[index],
      makeForEach((aspect) => shrink(halves[aspect][index].words, 28, 22)),
      { maxSize: 78 },
    ),
  ]);
}

export function labelGrounds(
  halves: readonly [Half, Half],
  grounds: readonly [string, string],
  { captions }: MemeDraft,
): readonly SceneNode[] {
  return halves.flatMap(({ label }, index) => {
    if (!captions[index === 0 ? 'labelOne' : 'labelTwo']?.trim()) return [];
    const shape = rounded(label.x, label.y, label.width, label.height, label.height / 2);
    return [path(shape, { fill: grounds[index === 0 ? 0 : 1], stroke: outline(9) })];
  });
}

export function drawFrames({ stage, words }: Half, hasCard: boolean): readonly SceneNode[] {
  const card = [
    path(rounded(words.x + 9, words.y + 11, words.width, words.height, 26), { fill: '#221b33', opacity: 0.28 }),
    plate(words, { fill: paper, radius: 26, line: 9 }),
  ];
  return [
    ...(hasCard ? card : []),
    path(rectangle(stage.x, stage.y, stage.width, stage.height), { stroke: outline(10) }),
  ];
}
