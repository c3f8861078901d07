import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storeLogo } from '../../../lib/capture/source-image.ts';

const png = readFileSync(resolve(import.meta.dirname, '../../../public/icon/48.png'));

/** The same file, its header saying that it is that wide and high. */
function sized(side: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(png);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, side);
  view.setUint32(20, side);
  return bytes;
}

describe('a logo', () => {
  it.each([
    ['an SVG that calls itself PNG', new Blob(['<svg/>'], { type: 'image/png' }), 'image_unreadable'],
    ['a GIF', new Blob(['GIF89a\x01\x00\x01\x00\x00\x00\x00']), 'image_unreadable'],
    ['a PNG that is cut off', new Blob([png.subarray(0, 20)]), 'image_unreadable'],
    ['a small file of endless sides', new Blob([sized(60_000)]), 'image_too_large'],
    ['a large file', new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]), 'too_large'],
  ])('is not %s', async (_, file, code) => {
    await expect(storeLogo(file)).rejects.toMatchObject({ code });
  });
});
