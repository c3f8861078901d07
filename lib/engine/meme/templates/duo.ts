import type { Aspect } from '../../../contract/index.ts';
import type { SceneNode } from '../../scene.ts';
import { pictureSizes, type Rect } from '../../sizes.ts';
import { type BlotMood, drawBlot } from '../mascot/blot.ts';
import { drawPath, toPolygonPath, toRectanglePath } from '../shapes.ts';
import { createOutline, drawCard, drawHalftone, drawRays, drawShadow, paper } from './props.ts';
import { createPanel, makeForEach, makeRect, shrink } from './slots.ts';
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
      left: makeRect(margin, top, cardWidth, height),
      right: makeRect(width - margin - cardWidth, top, cardWidth, height),
      feet,
      scale,
      apart,
    };
  });
}

export function createDuoSlots(scenes: Readonly<Record<Aspect, DuoScene>>): readonly Slot[] {
  return (['left', 'right'] as const).map((role) =>
    createPanel(
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
    drawPath(toRectanglePath(0, horizon, width, height - horizon), { fill: floor }),
    drawPath(`M0 ${horizon}H${width}`, { stroke: createOutline(9) }),
    drawHalftone(makeRect(0, horizon, width, height - horizon), { color: ground, opacity: 0.45 }),
    ...places.flatMap(([, , x, mood]) => [drawShadow(x, feet + 4, 140 * scale), drawBlot(x, feet, scale, mood)]),
    ...places.flatMap(([role, place, x]) => (says(role) ? drawCardOver(place, x, feet - 348 * scale) : [])),
  ];
}

export function drawCardOver(place: Rect, x: number, top: number, fill: string = paper): readonly SceneNode[] {
  return [drawTail(place, x, top, fill), drawCard(place, 0, fill)];
}

function drawTail({ x, y, width, height }: Rect, head: number, top: number, fill: string): SceneNode {
  const foot = y + height;
  const cx = Math.max(x + 60, Math.min(head, x + width - 60));
  const points = [
    [cx - 36, foot - 12],
    [cx + 36, foot - 12],
    [head, Math.max(foot + 22, Math.min(top, foot + 70))],
  ] as const;
  return drawPath(toPolygonPath(points), { fill, stroke: createOutline(9) });
}
