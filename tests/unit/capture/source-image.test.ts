import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { findVisiblePart } from '../../../lib/capture/image-file.ts';
import { toSourceImage } from '../../../lib/capture/source-image.ts';
import { referenceImageTypes } from '../../../lib/contract/index.ts';

/** Signature and header chunk of a PNG: all that is read of it. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

describe('toSourceImage', () => {
  it('passes on a PNG as it is', async () => {
    const file = await toSourceImage(png(640, 480));
    expect(file.type).toBe('image/png');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(png(640, 480));
  });

  it('passes on a GIF as it is where that is taken, as for a reference', async () => {
    const gif = Uint8Array.from(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));
    const image = await toSourceImage(gif, referenceImageTypes);
    expect([image.type, image.size]).toEqual(['image/gif', gif.length]);
  });

  it('never decodes an image that would unfold to more than is safe', async () => {
    vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
    const decode = vi.fn();
    vi.stubGlobal('createImageBitmap', decode);
    await expect(toSourceImage(png(20_000, 20_000))).rejects.toMatchObject({ code: 'image_too_large' });
    expect(decode).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe('findVisiblePart', () => {
  const screen = { viewportWidth: 1000, viewportHeight: 600 };

  it.each([
    ['whole', { x: 10, y: 20, width: 100, height: 50 }, 2, { left: 20, top: 40, width: 200, height: 100 }],
    ['cut off above', { x: 0, y: -30, width: 100, height: 50 }, 1, { left: 0, top: 0, width: 100, height: 20 }],
    ['cut off below', { x: 900, y: 580, width: 300, height: 50 }, 1, { left: 900, top: 580, width: 100, height: 20 }],
    ['out of sight', { x: 0, y: 700, width: 100, height: 50 }, 1, { left: 0, top: 600, width: 100, height: 0 }],
  ])('an image %s', (_, place, scale, part) => {
    expect(findVisiblePart({ ...place, ...screen }, scale)).toEqual(part);
  });

  it('never reaches beyond the screen', () => {
    const coordinate = fc.double({ min: -3000, max: 3000, noNaN: true });
    const size = fc.double({ min: 0, max: 3000, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, size, size, fc.constantFrom(1, 1.25, 2, 3), (x, y, width, height, scale) => {
        const part = findVisiblePart({ x, y, width, height, ...screen }, scale);
        expect(Math.min(part.left, part.top, part.width, part.height)).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(screen.viewportWidth * scale + 1);
        expect(part.top + part.height).toBeLessThanOrEqual(screen.viewportHeight * scale + 1);
      }),
    );
  });
});
