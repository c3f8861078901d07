import { describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { slotBox } from '../../../../lib/engine/meme/draw.ts';
import { templates } from '../../../../lib/engine/meme/templates/index.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { paintScene } from '../../../../lib/engine/paint/paint.ts';
import { pictureSizes } from '../../../../lib/engine/sizes.ts';
import { inside, overlap } from './scene-checks.ts';

const cases = [...templates.values()].flatMap((template) => aspects.map((aspect) => ({ template, aspect })));
const platform = createNodePlatform();

function pixels(nodes: ReturnType<(typeof cases)[number]['template']['draw']>, width: number, height: number) {
  const surface = platform.createSurface(width, height);
  const scene = { width, height, background: '#ff00ff', nodes, description: '' };
  paintScene(scene, surface.context, platform, new Map());
  return surface.context.getImageData(0, 0, width, height).data;
}

describe.each(cases)('template $template.id in $aspect', ({ template, aspect }) => {
  const { width, height } = pictureSizes[aspect];

  it('has slots with their own roles, inside the canvas, apart from one another', () => {
    const roles = template.slots.map(({ role }) => role);
    expect(new Set(roles).size).toBe(roles.length);
    const boxes = template.slots.map((slot) => slotBox(slot, aspect));
    for (const box of boxes) expect(inside(box, { x: 0, y: 0, width, height })).toBe(true);
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    });
  });

  it('has slots high enough for a line and wide enough for a word', () => {
    for (const slot of template.slots) {
      const box = slotBox(slot, aspect);
      expect(box.height).toBeGreaterThanOrEqual(100);
      expect(box.width).toBeGreaterThanOrEqual(240);
      expect(slot.maxLines).toBeLessThanOrEqual(4);
      expect(slot.maxWords).toBeLessThanOrEqual(12);
    }
  });

  it('fills the canvas and is drawn the same every time', () => {
    const first = pixels(template.draw(aspect), width, height);
    const again = pixels(template.draw(aspect), width, height);
    expect(Buffer.compare(Buffer.from(first.buffer), Buffer.from(again.buffer))).toBe(0);
    let bare = 0;
    for (let at = 0; at < first.length; at += 4) {
      if (first[at] === 255 && first[at + 1] === 0 && first[at + 2] === 255) bare += 1;
    }
    expect(bare).toBe(0);
  });
});
