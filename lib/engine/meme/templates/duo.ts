import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { type BlotMood, blot } from '../mascot/blot.ts';
import { path, polygon, rectangle } from '../shapes.ts';
import { card, drawRays, halftone, outline, paper, shadow } from './props.ts';
import { makeForEach, panel, rect, shrink } from './slots.ts';
import { type Says, type Slot, saysAll } from './template.ts';

interface DuoScene {
  readonly left: Rect;
  readonly right: Rect;
  readonly feet: number;
  readonly scale: number;
  readonly apart: number;
}

/** Per aspect: the cards' top, height, width and side margin, then the figures' ground, scale and distance from the middle. */
type DuoMeasures = Readonly<Record<Aspect, readonly [number, number, number, number, number, number, number]>>;

export function placeDuo(measures: DuoMeasures): Readonly<Record<Aspect, DuoScene>> {
  return makeForEach((aspect, { width }) => {
    const [top, height, cardWidth, margin, feet, scale, apart] = measures[aspect];
    return {
      left: rect(margin, top, cardWidth, height),
      right: rect(width - margin - cardWidth, top, cardWidth, height),
      feet,
      scale,
      apart,
    };
  });
}

export function duoSlots(scenes: Readonly<Record<Aspect, DuoScene>>): readonly Slot[] {
  return (['left', 'right'] as const).map((role) =>
    panel(
      role,
      makeForEach((aspect) => shrink(scenes[aspect][role], 30, 26)),
      { maxSize: 78, maxWords: 9 },
    ),
  );
}

export function drawDuo(
  aspect: Aspect,
  scene: DuoScene,
  colors: readonly [ground: string, ray: string, floor: string],
  moods: readonly [BlotMood, BlotMood],
  says: Says = saysAll,
): readonly SceneNode[] {
  const { width, height } = pictureSizes[aspect];
  const { left, right, feet, scale, apart } = scene;
  const [ground, ray, floor] = colors;
  const horizon = feet - 90 * scale;
  const places = [
    ['left', left, width / 2 - apart, moods[0]],
    ['right', right, width / 2 + apart, moods[1]],
  ] as const;
  return [
    ...drawRays(width / 2, feet - 150 * scale, { width, height }, ground, ray, 20),
    path(rectangle(0, horizon, width, height - horizon), { fill: floor }),
    path(`M0 ${horizon}H${width}`, { stroke: outline(9) }),
    halftone(rect(0, horizon, width, height - horizon), { color: ground, opacity: 0.45 }),
    ...places.flatMap(([, , x, mood]) => [shadow(x, feet + 4, 140 * scale), blot(x, feet, scale, mood)]),
    ...places.flatMap(([role, place, x]) => (says(role) ? cardOver(place, x, feet - 348 * scale) : [])),
  ];
}

export function cardOver(place: Rect, x: number, top: number, fill: string = paper): readonly SceneNode[] {
  return [tail(place, x, top, fill), card(place, 0, fill)];
}

function tail({ x, y, width, height }: Rect, head: number, top: number, fill: string): SceneNode {
  const foot = y + height;
  const cx = Math.max(x + 60, Math.min(head, x + width - 60));
  const points = [
    [cx - 36, foot - 12],
    [cx + 36, foot - 12],
    [head, Math.max(foot + 22, Math.min(top, foot + 70))],
  ] as const;
  return path(polygon(points), { fill, stroke: outline(9) });
}
