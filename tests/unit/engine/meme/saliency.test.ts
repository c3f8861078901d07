import { describe, expect, it } from 'vitest';
import type { MemeDraft } from '../../../../lib/engine/brief.ts';
import { composeMeme } from '../../../../lib/engine/meme/draw.ts';
import { findBusyness, measureBusyMap, measureBusyness } from '../../../../lib/engine/meme/saliency.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import type { DecodedImage } from '../../../../lib/engine/platform.ts';
import type { BoxNode, ImageNode } from '../../../../lib/engine/scene.ts';
import { ink, inside, listCaptions, overlap, realMeasurer } from './scene-checks.ts';

const measurer = await realMeasurer();
const platform = createNodePlatform();

/** A calm picture with one busy, skin-coloured patch whose middle is at (x, y), 0 to 1. */
function pictureWith(x: number, y: number, width = 1080, height = 1080): DecodedImage {
  const surface = platform.createSurface(width, height);
  const { context } = surface;
  context.fillStyle = '#9fc4d8';
  context.fillRect(0, 0, width, height);
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      context.fillStyle = (row + column) % 2 ? '#d99a7a' : '#5a2f20';
      context.fillRect(width * x - 120 + column * 30, height * y - 120 + row * 30, 30, 30);
    }
  }
  return { width, height, source: context.canvas };
}

const readIdeaDraft = (captions: MemeDraft['captions'], style?: MemeDraft['style']): MemeDraft => ({
  template: 'own-image',
  captions,
  language: 'en',
  direction: 'ltr',
  image: 'sourceImage',
  ...(style && { style }),
});

function compose(image: DecodedImage, draft: MemeDraft) {
  const { width, height } = image;
  return composeMeme(draft, '1:1', measurer, { image: { width, height, busy: measureBusyness(image, platform) } });
}

const patchAt = (y: number) => ({ x: 420, y: 1080 * y - 120, width: 240, height: 240 });

describe('measureBusyMap', () => {
  it('is calm all over in one colour', () => {
    const flat = measureBusyMap(new Uint8ClampedArray(96 * 96 * 4).fill(120));
    expect(Math.max(...flat.values)).toBe(0);
  });

  it('finds the busy part, and that a part elsewhere is calm', () => {
    const map = measureBusyness(pictureWith(0.5, 0.2), platform);
    const top = findBusyness(map, { x: 0.3, y: 0.05, width: 0.4, height: 0.3 });
    const bottom = findBusyness(map, { x: 0.3, y: 0.65, width: 0.4, height: 0.3 });
    expect(top).toBeGreaterThan(1);
    expect(bottom).toBeLessThan(0.05);
  });
});

describe('words over a picture', () => {
  it.each([
    ['at the top, where the busy part is below', 0.85, 'top', 'above'],
    ['at the top, where tradition has them and it is calm', 0.5, 'top', 'above'],
    ['below, where the busy part is at the top', 0.12, 'top', 'below'],
    ['at the top, where the busy part is at the bottom', 0.85, 'bottom', 'above'],
  ])('a lone caption stands %s', (_, y, role, place) => {
    const [caption] = listCaptions(compose(pictureWith(0.5, y), readIdeaDraft({ [role]: 'When it works' })).nodes);
    if (caption === undefined) throw new Error('no caption');
    expect(overlap(ink(caption), patchAt(y))).toBe(false);
    expect(caption.y < 540 ? 'above' : 'below').toBe(place);
  });

  it('two captions leave a busy top together, in their order and apart', () => {
    const scene = compose(
      pictureWith(0.5, 0.1),
      readIdeaDraft({ top: 'What they said', bottom: 'What they meant by it' }),
    );
    const [first, second] = listCaptions(scene.nodes);
    if (first === undefined || second === undefined) throw new Error('not two captions');
    for (const caption of [first, second]) expect(overlap(ink(caption), patchAt(0.1))).toBe(false);
    expect(first.y).toBeLessThan(second.y);
    expect(overlap(ink(first), ink(second))).toBe(false);
  });

  it('stand in a white bar above it when that is wished', () => {
    const scene = compose(
      pictureWith(0.5, 0.5),
      readIdeaDraft({ top: 'When it works', bottom: 'But only here' }, 'bar'),
    );
    const [caption] = listCaptions(scene.nodes);
    const picture = scene.nodes.find((node): node is ImageNode => node.type === 'image');
    expect(scene.background).toBe('#ffffff');
    expect(caption?.lines.map(({ text }) => text).join(' ')).toBe('When it works: But only here');
    expect(caption && picture && caption.y + caption.height).toBeLessThanOrEqual(picture?.y ?? 0);
  });

  it('stand on labels in calm places when that is wished', () => {
    const scene = compose(
      pictureWith(0.5, 0.5),
      readIdeaDraft({ top: 'The plan', bottom: 'The rest of the week' }, 'labels'),
    );
    const labels = scene.nodes.filter((node): node is BoxNode => node.type === 'box');
    expect(labels).toHaveLength(2);
    for (const label of labels) {
      expect(inside(label, { x: 0, y: 0, width: 1080, height: 1080 })).toBe(true);
      expect(overlap(label, patchAt(0.5))).toBe(false);
    }
    const [one, two] = labels;
    expect(one && two && overlap(one, two)).toBe(false);
  });
});
