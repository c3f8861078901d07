import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import type { MemeDraft, TextBox } from '../../../../lib/engine/brief.ts';
import { composeMeme, findPlaces } from '../../../../lib/engine/meme/draw.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import { pictureSizes } from '../../../../lib/engine/sizes.ts';
import { ink, inside, listCaptions, realMeasurer } from './scene-checks.ts';

let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await realMeasurer();
});

const draft = (texts: readonly string[], boxes: readonly Omit<TextBox, 'role'>[]): MemeDraft => ({
  template: 'own-image',
  image: 'sourceImage',
  captions: Object.fromEntries(texts.map((text, index) => [`text-${index}`, text])),
  boxes: boxes.map((box, index) => ({ role: `text-${index}`, ...box })),
  language: 'en',
  direction: 'ltr',
});
const listTexts = (scene: ReturnType<typeof composeMeme>) =>
  listCaptions(scene.nodes).map(({ lines }) => lines.map(({ text }) => text).join(' '));

describe.each(aspects)('texts in boxes of the user’s own, %s', (aspect) => {
  const canvas = { x: 0, y: 0, ...pictureSizes[aspect] };

  it('keeps them on the picture, whatever the image’s shape and wherever they were put', () => {
    const share = fc.double({ min: -1, max: 2, noNaN: true });
    const size = fc.double({ min: 0.04, max: 1.5, noNaN: true });
    const box = fc.record({
      x: share,
      y: share,
      width: size,
      height: size,
      align: fc.constantFrom('left', 'center', 'right'),
      ground: fc.constantFrom('none', 'card'),
    });
    fc.assert(
      fc.property(
        box,
        fc.integer({ min: 80, max: 4000 }),
        fc.integer({ min: 80, max: 4000 }),
        fc.constantFrom('Ja', 'Two words', 'A sentence of rather many words that goes on'),
        (placed, width, height, text) => {
          const scene = composeMeme(draft([text], [placed]), aspect, measurer, { image: { width, height } });
          for (const node of listCaptions(scene.nodes)) expect(inside(ink(node), canvas)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('says every word of a long text on a card, small rather than cut', () => {
    const text = 'Every word that I have typed stands here, in the case in which I typed it, however Long it gets';
    const box = { x: 0.3, y: 0.3, width: 0.4, height: 0.2, align: 'left', ground: 'card' } as const;
    const scene = composeMeme(draft([text], [box]), aspect, measurer, { image: { width: 1200, height: 900 } });
    expect(listTexts(scene)).toEqual([text]);
    expect(scene.description).toContain(text);
  });

  it('suggests places within the picture, none over another', () => {
    const { calm, usual, frame } = findPlaces({ width: 1200, height: 900 }, aspect);
    expect(usual).toHaveLength(2);
    expect(calm.length).toBeGreaterThan(2);
    for (const { x, y, width, height } of [...usual, ...calm]) {
      const box = {
        x: frame.x + x * frame.width,
        y: frame.y + y * frame.height,
        width: width * frame.width,
        height: height * frame.height,
      };
      expect(inside(box, canvas)).toBe(true);
    }
  });
});
