import { describe, expect, it } from 'vitest';
import { toOklch } from '../../../../lib/engine/brand/color.ts';
import { coats, ink } from '../../../../lib/engine/meme/mascot/look.ts';
import { templates } from '../../../../lib/engine/meme/templates/index.ts';
import { tintDrawing } from '../../../../lib/engine/meme/tint.ts';
import type { SceneNode } from '../../../../lib/engine/scene.ts';

const brand = '#0f5fae';

const listColors = (nodes: readonly SceneNode[]): string[] => JSON.stringify(nodes).match(/#[\da-f]{6}/g) ?? [];

describe('a brand’s colour', () => {
  it.each([...templates.keys()])('tints the scene and leaves the mascot: %s', (id) => {
    const plain = templates.get(id)?.draw('1:1') ?? [];
    const tinted = tintDrawing(plain, brand);
    const [before, after] = [listColors(plain), listColors(tinted)];
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
    const own = [ink, ...Object.values(coats.vermilion)];
    for (const [index, color] of before.entries()) {
      if (own.includes(color)) expect(after[index]).toBe(color);
      // Words on it stay legible: as light as before.
      else expect(Math.abs(toOklch(after[index] ?? '').l - toOklch(color).l)).toBeLessThan(0.02);
    }
  });

  it('turns the ground to its hue', () => {
    const [ground] = tintDrawing([{ type: 'box', x: 0, y: 0, width: 9, height: 9, fill: '#ffd35c' }], brand);
    const fill = ground?.type === 'box' && typeof ground.fill === 'string' ? ground.fill : '';
    expect(Math.abs(toOklch(fill).h - toOklch(brand).h)).toBeLessThan(6);
  });

  it('without colour makes the ground nearly grey', () => {
    const [ground] = tintDrawing([{ type: 'box', x: 0, y: 0, width: 9, height: 9, fill: '#ffd35c' }], '#111111');
    const fill = ground?.type === 'box' && typeof ground.fill === 'string' ? ground.fill : '';
    expect(toOklch(fill).c).toBeLessThan(0.05);
  });
});
