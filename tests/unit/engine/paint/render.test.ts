import { describe, expect, it } from 'vitest';
import { formats } from '../../../../lib/contract/index.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import type { Layers } from '../../../../lib/engine/paint/paint.ts';
import { decodeImages, renderScene } from '../../../../lib/engine/paint/render.ts';
import { checkImage } from '../../../../lib/engine/read/image.ts';
import type { Scene, SceneNode } from '../../../../lib/engine/scene.ts';

const platform = createNodePlatform();
await platform.loadFonts();

const makeScene = (nodes: readonly SceneNode[], width = 80, height = 60): Scene => ({
  width,
  height,
  background: '#ffffff',
  nodes,
  description: 'A test',
});

/** Renders as PNG and gives a reader of pixels, `[r, g, b]`. */
async function readPixels(scene: Scene, assets: Record<string, Uint8Array> = {}) {
  const images = await decodeImages(Object.keys(assets), assets, platform);
  const { bytes } = await renderScene(scene, 'png', platform, images);
  const decoded = await platform.decodeImage(bytes, 'image/png');
  const { context } = platform.createSurface(scene.width, scene.height);
  context.drawImage(decoded.source, 0, 0);
  return (x: number, y: number) => Array.from(context.getImageData(x, y, 1, 1).data.slice(0, 3));
}

const white = [255, 255, 255];
const red = [255, 0, 0];

describe('renderScene', () => {
  it.each(formats)('writes %s of the scene’s size', async (format) => {
    const picture = await renderScene(makeScene([]), format, platform, new Map());
    expect(checkImage(picture.bytes)).toEqual({ mediaType: picture.mediaType, width: 80, height: 60 });
    expect(picture.description).toBe('A test');
  });

  it('paints in order, later on top, and rounds corners', async () => {
    const box = { type: 'box', x: 10, y: 10, width: 40, height: 40 } as const;
    const pixel = await readPixels(
      makeScene([
        { ...box, fill: '#0000ff' },
        { ...box, fill: '#ff0000', radius: 20 },
      ]),
    );
    expect(pixel(30, 30)).toEqual(red);
    expect(pixel(11, 11)).toEqual([0, 0, 255]);
    expect(pixel(60, 30)).toEqual(white);
  });

  it('keeps a stroke inside its box', async () => {
    const stroke = { color: '#ff0000', width: 6 };
    const pixel = await readPixels(makeScene([{ type: 'box', x: 10, y: 10, width: 40, height: 40, stroke }]));
    expect(pixel(12, 30)).toEqual(red);
    expect(pixel(8, 30)).toEqual(white);
    expect(pixel(30, 30)).toEqual(white);
  });

  it('turns and moves groups, and clips them', async () => {
    const square: SceneNode = { type: 'box', x: 0, y: 0, width: 30, height: 30, fill: '#ff0000' };
    const pixel = await readPixels(
      makeScene([
        { type: 'group', x: 40, y: 10, angle: Math.PI / 2, children: [square] },
        { type: 'group', x: 50, y: 10, clip: { width: 10, height: 10 }, children: [square] },
      ]),
    );
    expect(pixel(20, 20)).toEqual(red);
    expect(pixel(55, 15)).toEqual(red);
    expect(pixel(65, 25)).toEqual(white);
  });

  it('draws paths and gradients', async () => {
    const fill = {
      type: 'linear',
      x0: 0,
      y0: 0,
      x1: 80,
      y1: 0,
      stops: [
        [0, '#ff0000'],
        [0.5, '#ff0000'],
        [0.5, '#0000ff'],
        [1, '#0000ff'],
      ],
    } as const;
    const pixel = await readPixels({
      ...makeScene([{ type: 'path', d: 'M0 0h5v5h-5z', x: 35, y: 25, scale: 2, fill: '#00ff00' }]),
      background: fill,
    });
    expect(pixel(5, 5)).toEqual(red);
    expect(pixel(75, 5)).toEqual([0, 0, 255]);
    expect(pixel(40, 30)).toEqual([0, 255, 0]);
  });

  it('covers a box with an image, or fits it inside with its corners rounded', async () => {
    const wide = await renderScene({ ...makeScene([], 40, 10), background: '#ff0000' }, 'png', platform, new Map());
    const image = { type: 'image', asset: 'a', x: 0, y: 0, width: 40, height: 40, radius: 4 } as const;
    const covered = await readPixels(makeScene([{ ...image, fit: 'cover' }]), { a: wide.bytes });
    expect(covered(20, 3)).toEqual(red);
    const fitted = await readPixels(makeScene([{ ...image, fit: 'contain' }]), { a: wide.bytes });
    expect(fitted(20, 20)).toEqual(red);
    expect(fitted(20, 3)).toEqual(white);
    expect(fitted(0, 15)).not.toEqual(red);
  });

  it('leaves out an image without bytes', async () => {
    const image = { type: 'image', asset: 'none', x: 0, y: 0, width: 40, height: 40, fit: 'cover' } as const;
    expect((await readPixels(makeScene([image])))(20, 20)).toEqual(white);
  });
});

describe('a kept group', () => {
  const makeGroup = (keptAs: string, fill: string): SceneNode => ({
    type: 'group',
    x: 0,
    y: 0,
    keptAs,
    children: [{ type: 'box', x: 10, y: 10, width: 20, height: 20, fill }],
  });

  it('is painted as any other, and taken from what is kept the next time', async () => {
    const layers: Layers = new Map();
    const paint = async (scene: Scene) => (await renderScene(scene, 'png', platform, new Map(), layers)).bytes;
    const first = await paint(makeScene([makeGroup('a', '#ff0000')]));
    expect(first).toEqual(
      (await renderScene(makeScene([makeGroup('a', '#ff0000')]), 'png', platform, new Map())).bytes,
    );
    // Were it painted again, it would be blue.
    expect(await paint(makeScene([makeGroup('a', '#0000ff')]))).toEqual(first);
    expect(await paint(makeScene([makeGroup('b', '#0000ff')]))).not.toEqual(first);
  });

  it('is kept for each size apart, and only as long as it is among the last used', async () => {
    const layers: Layers = new Map();
    const paint = (name: string, width: number) =>
      renderScene(makeScene([makeGroup(name, '#ff0000')], width), 'png', platform, new Map(), layers);
    for (const [name, width] of [
      ['a', 80],
      ['a', 90],
      ['b', 80],
      ['a', 80],
      ['c', 80],
    ] as const)
      await paint(name, width);
    expect([...layers.keys()]).toEqual(['b 80×60', 'a 80×60', 'c 80×60']);
  });

  it('shows nothing of the one whose place it took', async () => {
    const layers: Layers = new Map();
    const paint = async (scene: Scene) => (await renderScene(scene, 'png', platform, new Map(), layers)).bytes;
    for (const name of ['a', 'b', 'c']) await paint(makeScene([makeGroup(name, '#ff0000')]));
    const late: SceneNode = {
      type: 'group',
      x: 30,
      y: 0,
      keptAs: 'late',
      children: [{ type: 'box', x: 0, y: 0, width: 9, height: 9, fill: '#0000ff' }],
    };
    const alone = await renderScene(makeScene([late]), 'png', platform, new Map());
    expect(await paint(makeScene([late]))).toEqual(alone.bytes);
  });
});

describe('decodeImages', () => {
  it('refuses bytes that are no image', async () => {
    const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    await expect(decodeImages(['a'], { a: bytes }, platform)).rejects.toMatchObject({ code: 'image_unreadable' });
  });

  it('refuses an image whose header is sound and whose rest is not', async () => {
    const { bytes } = await renderScene(makeScene([]), 'png', platform, new Map());
    await expect(decodeImages(['a'], { a: bytes.slice(0, 60) }, platform)).rejects.toMatchObject({
      code: 'image_unreadable',
    });
  });
});
