import { describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import { slotBox } from '../../../../lib/engine/meme/draw.ts';
import { templates } from '../../../../lib/engine/meme/templates/index.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { paintScene } from '../../../../lib/engine/paint/paint.ts';
import type { SceneNode } from '../../../../lib/engine/scene.ts';
import { pictureSizes } from '../../../../lib/engine/sizes.ts';
import { contrast } from '../../components/contrast.ts';
import { inside, overlap } from './scene-checks.ts';

const cases = [...templates.values()].flatMap((template) => aspects.map((aspect) => ({ template, aspect })));
const platform = createNodePlatform();

/** A small print of a template's drawing: a sixth of its size shows whether it fills its canvas. */
const share = 6;
function print(nodes: readonly SceneNode[], width: number, height: number) {
  const size = { width: width / share, height: height / share };
  const surface = platform.createSurface(size.width, size.height);
  const small: SceneNode = { type: 'group', x: 0, y: 0, scale: 1 / share, children: nodes };
  paintScene({ ...size, background: '#ff00ff', nodes: [small], description: '' }, surface.context, platform, new Map());
  return surface.context.getImageData(0, 0, size.width, size.height).data;
}

it('has at least sixteen templates of our own', () => {
  expect(templates.size).toBeGreaterThanOrEqual(16);
});

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
      expect(box.height).toBeGreaterThanOrEqual(slot.maxLines === 1 ? 72 : 98);
      expect(box.width).toBeGreaterThanOrEqual(240);
      expect(slot.maxLines).toBeLessThanOrEqual(4);
      expect(slot.maxWords).toBeLessThanOrEqual(12);
    }
  });

  it('says what colour is behind the words of a panel, light enough for dark words', () => {
    for (const { style, ground } of template.slots) {
      if (style === 'panel') expect(contrast(ground ?? '#000000', '#1d1a26')).toBeGreaterThanOrEqual(4.5);
      else expect(ground).toBeUndefined();
    }
  });

  it('fills the canvas and is drawn the same every time', () => {
    const nodes = template.draw(aspect);
    expect(template.draw(aspect)).toEqual(nodes);
    const pixels = print(nodes, width, height);
    let bare = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      if (pixels[at] === 255 && pixels[at + 1] === 0 && pixels[at + 2] === 255) bare += 1;
    }
    expect(bare).toBe(0);
  });

  it('stands on the colour that a panel’s slot names', () => {
    const pixels = print(template.draw(aspect), width, height);
    for (const slot of template.slots) {
      if (slot.style !== 'panel' || slot.ground === undefined) continue;
      const { x, y, width: w, height: h } = slotBox(slot, aspect);
      const at = (Math.round((y + h / 2) / share) * Math.round(width / share) + Math.round((x + w / 2) / share)) * 4;
      const drawn = `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
      expect(contrast(drawn, slot.ground)).toBeLessThan(1.1);
    }
  });
});
