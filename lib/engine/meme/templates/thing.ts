import { derivePalette } from '../../brand/palette.ts';
import type { MemeDraft } from '../../brief.ts';
import type { DrawingSet } from '../../drawings/index.ts';
import type { SceneNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import { coats, ink } from '../mascot/look.ts';

const { tones } = derivePalette(coats.vermilion.base);

/** The draft's thing as large as fits a box, turned about its middle by `angle` (radians); empty without one. */
export function placeThing(
  { drawing }: MemeDraft,
  drawings: DrawingSet | undefined,
  box: Rect,
  angle = 0,
): readonly SceneNode[] {
  if (drawing === undefined || !drawings?.has(drawing)) return [];
  const { x, y, width, height } = box;
  const children = drawings.fit(drawing, {
    box: { x: -width / 2, y: -height / 2, width, height },
    tones,
    style: 'full',
    outline: ink,
  });
  return [{ type: 'group', x: x + width / 2, y: y + height / 2, angle, children }];
}

export function measureHalfHeight(
  { drawing }: MemeDraft,
  drawings: DrawingSet | undefined,
  { width, height }: Rect,
): number {
  if (drawing === undefined || !drawings?.has(drawing)) return 0;
  return Math.min(height, width / drawings.aspect(drawing)) / 2;
}
