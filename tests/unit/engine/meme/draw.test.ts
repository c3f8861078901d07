import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aspects } from '../../../../lib/contract/index.ts';
import type { MemeDraft } from '../../../../lib/engine/brief.ts';
import { EngineError } from '../../../../lib/engine/errors.ts';
import { minCaptionSize } from '../../../../lib/engine/meme/captions.ts';
import { composeMeme } from '../../../../lib/engine/meme/draw.ts';
import { compositions } from '../../../../lib/engine/meme/templates/iceberg-compositions.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { ImageNode, Scene } from '../../../../lib/engine/scene.ts';
import { pictureSizes } from '../../../../lib/engine/sizes.ts';
import { ink, inside, listCaptions, overlap, realMeasurer } from './scene-checks.ts';

let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await realMeasurer();
});

const readIdeaDraft = (captions: MemeDraft['captions'], image?: string): MemeDraft => ({
  template: 'iceberg',
  captions,
  language: 'en',
  direction: 'ltr',
  image,
});
const long = 'Auth, retries, rate limits, time zones and one regex nobody dares to touch';
const getCanvas = ({ width, height }: Scene) => ({ x: 0, y: 0, width, height });

describe.each(aspects)('the iceberg in %s', (aspect) => {
  const { width, height } = pictureSizes[aspect];

  it.each([
    ['short', 'Me', 'My tabs'],
    ['usual', 'The demo', long],
    ['too long', `${long}. `.repeat(4), `${long}. `.repeat(6)],
  ])('keeps %s captions in their places and off the tip', (_, top, bottom) => {
    const scene = composeMeme(readIdeaDraft({ top, bottom }), aspect, measurer);
    const [above, below] = listCaptions(scene.nodes).map(ink);
    const { waterline, tip } = compositions[aspect];
    const peak = waterline + (tip.levels[0]?.[0][1] ?? 0);
    expect(above && inside(above, { x: 40, y: 40, width: width - 80, height: height * 0.18 - 40 })).toBe(true);
    expect(below && inside(below, { x: 40, y: height * 0.7, width: width - 80, height: height * 0.3 - 40 })).toBe(true);
    expect(above && above.y + above.height).toBeLessThan(peak);
  });

  it('draws captions at sizes one reads and none for a role without words', () => {
    const captions = listCaptions(
      composeMeme(readIdeaDraft({ top: 'The demo', bottom: long }), aspect, measurer).nodes,
    );
    for (const { font } of captions) {
      expect(font.size).toBeGreaterThanOrEqual(60);
      expect(font.size).toBeLessThanOrEqual(150);
    }
    expect(listCaptions(composeMeme(readIdeaDraft({ bottom: 'alone' }), aspect, measurer).nodes)).toHaveLength(1);
  });
});

it('keeps a story’s captions off what the apps draw over', () => {
  const scene = composeMeme(readIdeaDraft({ top: 'The demo', bottom: long }), '9:16', measurer);
  for (const caption of listCaptions(scene.nodes)) {
    expect(inside(caption, { x: 40, y: 1920 * 0.08, width: 1000, height: 1920 * 0.84 })).toBe(true);
  }
});

it('describes the words and the drawing', () => {
  const { description } = composeMeme(readIdeaDraft({ top: 'The demo', bottom: 'The rest' }), '1:1', measurer);
  expect(description).toMatch(/^“The demo” – “The rest”\. An iceberg: /);
  const own = readIdeaDraft({ top: 'The demo' }, 'sourceImage');
  expect(composeMeme(own, '1:1', measurer, { image: { width: 800, height: 600 } }).description).toBe('“The demo”');
});

it('says so when a draft names a template that is not there', () => {
  const draft = { ...readIdeaDraft({ top: 'x' }), template: 'nowhere' };
  expect(() => composeMeme(draft, '1:1', measurer)).toThrow(EngineError);
  expect(() => composeMeme(draft, '1:1', measurer)).toThrow(/nowhere/);
});

describe('a user’s own image', () => {
  const compose = (
    aspect: (typeof aspects)[number],
    image: { width: number; height: number },
    captions: MemeDraft['captions'] = { top: 'What the customer sees', bottom: long },
    direction: MemeDraft['direction'] = 'ltr',
  ) => {
    const scene = composeMeme({ ...readIdeaDraft(captions, 'sourceImage'), direction }, aspect, measurer, { image });
    const picture = scene.nodes.find((node): node is ImageNode => node.type === 'image');
    if (!picture) throw new Error('no picture');
    return { scene, picture, captions: listCaptions(scene.nodes) };
  };

  it.each([
    ['a landscape in a story', '9:16', 1600, 900],
    ['a photo in a square', '1:1', 1600, 1200],
    ['a portrait in a wide picture', '16:9', 900, 1600],
    ['a square in a wide picture', '16:9', 1000, 1000],
    ['an icon', '1:1', 60, 40],
    ['a panorama', '4:5', 6000, 500],
  ] as const)('stands whole beside its words: %s', (_, aspect, width, height) => {
    const { scene, picture, captions } = compose(aspect, { width, height });
    expect(picture.width / picture.height).toBeCloseTo(width / height, 3);
    expect(captions).toHaveLength(2);
    for (const caption of captions) expect(overlap(ink(caption), picture)).toBe(false);
    expect(inside(picture, getCanvas(scene))).toBe(true);
  });

  it.each([
    ['its own shape', '16:9', 1280, 720],
    ['nearly its shape', '4:5', 1200, 1600],
  ] as const)('fills a canvas of %s, words on it', (_, aspect, width, height) => {
    const { scene, picture, captions } = compose(aspect, { width, height });
    expect(picture).toMatchObject({ ...getCanvas(scene), fit: 'cover' });
    for (const caption of captions) expect(caption.outline?.color).toBe('#000000');
  });

  it('is written over when there is no room next to it', () => {
    const { picture, captions } = compose('1:1', { width: 1200, height: 1600 });
    expect(picture.width / picture.height).toBeCloseTo(0.75, 3);
    for (const caption of captions) expect(inside(ink(caption), picture)).toBe(true);
  });

  it('does not blow up an icon', () => {
    expect(compose('1:1', { width: 60, height: 40 }).picture.width).toBe(240);
  });

  it('puts a lone caption above or below the picture, dark on white', () => {
    for (const role of ['top', 'bottom'] as const) {
      const { scene, picture, captions } = compose('1:1', { width: 1600, height: 900 }, { [role]: 'When it works' });
      expect(scene.background).toBe('#ffffff');
      expect(captions[0]?.lines[0]?.text).toBe('When it works');
      const [first] = captions;
      if (role === 'top') expect(first && first.y + first.height).toBeLessThan(picture.y);
      else expect(first?.y).toBeGreaterThan(picture.y + picture.height);
    }
  });

  it('puts the words before the picture in either direction', () => {
    const portrait = { width: 900, height: 1600 };
    const left = compose('16:9', portrait);
    const right = compose('16:9', portrait, undefined, 'rtl');
    for (const caption of left.captions) expect(caption.x).toBeLessThan(left.picture.x);
    for (const caption of right.captions) expect(caption.x).toBeGreaterThan(right.picture.x);
  });

  it('shows the picture alone when nothing is said', () => {
    const { picture, captions } = compose('1:1', { width: 1600, height: 900 }, {});
    expect(captions).toEqual([]);
    expect(picture).toMatchObject({ x: 0, y: 236.25, width: 1080, height: 607.5 });
  });

  it('never crops much, never lets words out or over one another, whatever image and words', () => {
    const side = fc.integer({ min: 1, max: 12_000 });
    const text = fc.oneof(fc.lorem({ maxCount: 24 }), fc.string({ unit: 'grapheme', maxLength: 80 }));
    fc.assert(
      fc.property(fc.constantFrom(...aspects), side, side, text, text, (aspect, width, height, top, bottom) => {
        const { scene, picture, captions } = compose(aspect, { width, height }, { top, bottom });
        const ratio = picture.width / picture.height / (width / height);
        expect(Math.min(ratio, 1 / ratio)).toBeGreaterThanOrEqual(0.88 - 1e-9);
        expect(inside(picture, getCanvas(scene))).toBe(true);
        const boxes = captions.map(ink);
        for (const box of boxes) expect(inside(box, getCanvas(scene))).toBe(true);
        const [first, second] = boxes;
        if (first && second) expect(overlap(first, second)).toBe(false);
        for (const { font } of captions) expect(font.size).toBeLessThanOrEqual(130);
      }),
      { numRuns: 120 },
    );
  });

  it('keeps words at a readable size next to pictures of common shapes', () => {
    for (const aspect of aspects) {
      for (const [width, height] of [
        [1600, 900],
        [1600, 1200],
        [1000, 1000],
        [1200, 1600],
        [900, 1600],
      ] as const) {
        for (const { font } of compose(aspect, { width, height }).captions) {
          expect(font.size).toBeGreaterThan(minCaptionSize);
        }
      }
    }
  });
});

const handshake: MemeDraft = {
  template: 'handshake',
  captions: { left: 'The library', right: 'The school', both: 'Pink paper' },
  language: 'en',
  direction: 'ltr',
};

it('tints plates that are drawn for one draft alone, as light as before', () => {
  const fills = (tint?: string) => JSON.stringify(composeMeme(handshake, '1:1', measurer, { tint }).nodes);
  expect(fills()).toContain('"fill":"#ffd23f"');
  expect(fills('#0f5fae')).not.toContain('"fill":"#ffd23f"');
});

it.each([
  ['large', 1],
  ['small', -1],
] as const)('sets %s words in other letters', (wordSize, sign) => {
  const size = (options: object) =>
    listCaptions(composeMeme(handshake, '1:1', measurer, options).nodes).map(({ font }) => font.size);
  const [usual, asked] = [size({}), size({ wordSize })];
  expect(usual).toHaveLength(3);
  for (const [index, before] of usual.entries()) {
    expect(Math.sign((asked[index] ?? 0) - before) * sign).toBeGreaterThanOrEqual(0);
  }
  expect(asked).not.toEqual(usual);
});
