import { describe, expect, it } from 'vitest';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import { encodeToSize } from '../../../../lib/engine/paint/quality.ts';
import { createRandom } from '../../../../lib/engine/random.ts';

const platform = createNodePlatform();
const [width, height] = [540, 960];
/** The part of 600 KB that a picture of this size has. */
const budget = 150 * 1024;

/** Waves of colour with grain over them, `grain` of 255 at most, as a photograph has. */
function photograph(grain: number) {
  const surface = platform.createSurface(width, height);
  const image = surface.context.createImageData(width, height);
  const random = createRandom(1);
  for (let at = 0; at < image.data.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const light = 128 + 60 * Math.sin(x / 37 + 3 * Math.sin(y / 51)) + (random() - 0.5) * grain;
    image.data.set([light, light * 0.8, light * 0.6, 255], at);
  }
  surface.context.putImageData(image, 0, 0);
  return surface;
}

describe('the quality of a picture', () => {
  it.each(['jpeg', 'webp'] as const)('makes a grainy photograph small enough as %s', async (format) => {
    const { length } = await photograph(30).encode(format);
    expect(length).toBeLessThanOrEqual(budget);
    expect(length).toBeGreaterThan(budget / 2);
  });

  it.each(['jpeg', 'webp'] as const)('is the best for a plain drawing as %s', async (format) => {
    const surface = platform.createSurface(width, height);
    const paint = () => {
      surface.context.fillStyle = '#fde';
      surface.context.fillRect(0, 0, width, height);
      surface.context.fillStyle = '#213';
      for (let row = 0; row < 20; row++) surface.context.fillRect(40, 40 + row * 44, 300, 9);
    };
    paint();
    const canvas = surface.context.canvas as unknown as {
      encode(format: string, quality: number): Promise<Uint8Array>;
    };
    const [best, encoded] = [await canvas.encode(format, 92), await surface.encode(format)];
    expect(encoded).toEqual(new Uint8Array(best));
  });

  it.each([
    ['the first that is small enough', [3000, 900, 800, 700], [0.92, 0.86]],
    ['the lowest when none is', [9000, 8000, 7000, 6000], [0.92, 0.86, 0.8, 0.72]],
  ])('steps down to %s', async (_, sizes, tried) => {
    const asked: number[] = [];
    const size = await encodeToSize(
      4000,
      (file: number) => file,
      async (quality) => {
        asked.push(quality);
        return sizes[asked.length - 1] ?? 0;
      },
    );
    expect(asked).toEqual(tried);
    expect(size).toBe(sizes[tried.length - 1]);
  });
});
