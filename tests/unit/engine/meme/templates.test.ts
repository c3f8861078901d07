import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import type { MemeDraft } from '../../../../lib/engine/brief.ts';
import { composeMeme, toSlotBox } from '../../../../lib/engine/meme/draw.ts';
import { makeLettering } from '../../../../lib/engine/meme/lettering.ts';
import { templates } from '../../../../lib/engine/meme/templates/index.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { paintScene } from '../../../../lib/engine/paint/paint.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { SceneNode } from '../../../../lib/engine/scene.ts';
import { pictureSizes } from '../../../../lib/engine/sizes.ts';
import { contrast } from '../../components/contrast.ts';
import { ink, inside, listPlacedCaptions, overlap, realMeasurer } from './scene-checks.ts';

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
    const boxes = template.slots.map((slot) => toSlotBox(slot, aspect));
    for (const box of boxes) expect(inside(box, { x: 0, y: 0, width, height })).toBe(true);
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    });
  });

  it('keeps its words off what carries the joke', () => {
    for (const shown of template.shows?.[aspect] ?? []) {
      expect(inside(shown, { x: 0, y: 0, width, height })).toBe(true);
      for (const slot of template.slots) expect(overlap(toSlotBox(slot, aspect), shown), slot.role).toBe(false);
    }
  });

  it('has slots high enough for a line and wide enough for a word', () => {
    for (const slot of template.slots) {
      const box = toSlotBox(slot, aspect);
      expect(box.height).toBeGreaterThanOrEqual(slot.maxLines === 1 ? 72 : 98);
      expect(box.width).toBeGreaterThanOrEqual(240);
      const isLong = template.id === 'story' && slot.role === 'moment';
      expect(slot.maxLines).toBeLessThanOrEqual(isLong ? 14 : 5);
      expect(slot.maxWords).toBeLessThanOrEqual(isLong ? 100 : 24);
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
    const captions = Object.fromEntries(template.slots.map(({ role }) => [role, 'words']));
    const draft = { template: template.id, captions, language: 'en', direction: 'ltr' } as const;
    const drawn = [...template.draw(aspect), ...(template.drawFor?.(draft, aspect) ?? [])];
    const pixels = print(drawn, width, height);
    for (const slot of template.slots) {
      if (slot.style !== 'panel' || slot.ground === undefined) continue;
      const { x, y, width: w, height: h } = toSlotBox(slot, aspect);
      const at = (Math.round((y + h / 2) / share) * Math.round(width / share) + Math.round((x + w / 2) / share)) * 4;
      const color = `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
      expect(contrast(color, slot.ground)).toBeLessThan(1.1);
    }
  });
});

describe('any words in any template', () => {
  let measurer: TextMeasurer;
  beforeAll(async () => {
    measurer = await realMeasurer();
  });
  const anyText = fc.oneof(
    fc.lorem({ maxCount: 24 }),
    fc.string({ unit: 'grapheme', maxLength: 90 }),
    fc.string({ unit: fc.constantFrom('W', 'é', '漢', '🤷🏽‍♀️', 'ش', ' ', '-', 'ि', '。'), maxLength: 120 }),
  );

  it('stand inside their slots, outline included, at no more than their size, dark enough to read', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.array(anyText, { minLength: 5, maxLength: 5 }),
        ({ template, aspect }, texts) => {
          const captions = Object.fromEntries(template.slots.map(({ role }, index) => [role, texts[index] ?? '']));
          const draft: MemeDraft = { template: template.id, captions, language: 'en', direction: 'ltr' };
          const spoken = template.slots.filter(({ role }) => placed(captions[role] ?? ''));
          const drawn = listPlacedCaptions(composeMeme(draft, aspect, measurer).nodes);
          expect(drawn).toHaveLength(spoken.length);
          for (const [index, { caption, x, y }] of drawn.entries()) {
            const slot = spoken[index];
            if (slot === undefined) continue;
            const box = toSlotBox(slot, aspect);
            // A turned slot's words are laid out upright about its middle.
            const upright = slot.angle === undefined ? box : { ...box, x: -box.width / 2, y: -box.height / 2 };
            expect(inside(ink(caption), upright)).toBe(true);
            if (slot.angle !== undefined) expect([x, y]).toEqual([box.x + box.width / 2, box.y + box.height / 2]);
            expect(caption.font.size).toBeLessThanOrEqual(slot.maxSize);
            expect(caption.lines.length).toBeLessThanOrEqual(slot.maxLines);
            if (slot.ground) expect(contrast(caption.color, slot.ground)).toBeGreaterThanOrEqual(4.5);
            else expect(caption.outline?.color).toBe('#000000');
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  /** Whether anything of a text is drawn. */
  const placed = (text: string) => makeLettering(text, 'panel', 'en').text !== '';

  it('are large where they are as short as a slot asks for', () => {
    for (const { template, aspect } of cases) {
      const captions = Object.fromEntries(
        template.slots.map(({ role, maxWords }) => [
          role,
          'four short words here and then some more'
            .split(' ')
            .slice(0, Math.max(1, Math.floor(maxWords * 0.6)))
            .join(' '),
        ]),
      );
      const draft: MemeDraft = { template: template.id, captions, language: 'en', direction: 'ltr' };
      for (const { caption } of listPlacedCaptions(composeMeme(draft, aspect, measurer).nodes)) {
        expect(caption.font.size, `${template.id} ${aspect} ${caption.lines[0]?.text}`).toBeGreaterThanOrEqual(40);
        expect(caption.lines.at(-1)?.text).not.toMatch(/…$/);
      }
    }
  });
});

it('reads from right to left where the words do', async () => {
  const measurer = await realMeasurer();
  const captions = { labelOne: 'قبل', before: 'محل صغير', labelTwo: 'الآن', after: 'سلسلة كبيرة' };
  const place = (direction: MemeDraft['direction']) => {
    const draft: MemeDraft = { template: 'before-after', captions, language: 'ar', direction };
    const drawn = listPlacedCaptions(composeMeme(draft, '16:9', measurer).nodes).map(({ caption }) => ink(caption));
    return drawn.map(({ x, width }) => x + width / 2);
  };
  const [, before = 0, , after = 0] = place('rtl');
  expect(before).toBeGreaterThan(after);
  const [, first = 0, , second = 0] = place('ltr');
  expect(first).toBeLessThan(second);
});
