import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../../lib/engine/errors.ts';
import { writeImageWords } from '../../../../lib/engine/image-words/index.ts';
import { readImageSource } from '../../../../lib/engine/read/image.ts';
import { sniffImage } from '../../../../lib/engine/sniff-image.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)),
  );
const big = (value: number, size: 2 | 4) =>
  Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 255);
const little = (value: number, size: 2 | 3 | 4) => Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255);

const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', big(13, 4), 'IHDR', big(width, 4), big(height, 4), [8, 6, 0, 0, 0]);
const frame = (width: number, height: number) => bytes([0xff, 0xc2, 0, 17, 8], big(height, 2), big(width, 2), [3]);
const exif = (orientation: number) =>
  bytes(
    [0xff, 0xe1, 0, 34],
    'Exif\0\0',
    'MM\0*',
    big(8, 4),
    big(1, 2),
    big(0x0112, 2),
    big(3, 2),
    big(1, 4),
    big(orientation, 2),
    [0, 0],
    big(0, 4),
  );
const jpeg = (width: number, height: number, orientation = 1) =>
  bytes([0xff, 0xd8], [...exif(orientation)], [0xff, 0xdb, 0, 4, 0, 0], [...frame(width, height)]);
const webp = (chunk: string, rest: number[]) => bytes('RIFF', little(100, 4), 'WEBP', chunk, little(20, 4), rest);

describe('sniffImage', () => {
  it.each([
    ['PNG', png(640, 480), 'image/png'],
    ['JPEG', jpeg(640, 480), 'image/jpeg'],
    ['JPEG turned upside down', jpeg(640, 480, 3), 'image/jpeg'],
    ['JPEG turned by a quarter', jpeg(480, 640, 6), 'image/jpeg'],
    ['lossy WebP', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(640, 2), ...little(480, 2)]), 'image/webp'],
    ['lossless WebP', webp('VP8L', [0x2f, ...little(639 | (479 << 14), 4)]), 'image/webp'],
    ['extended WebP', webp('VP8X', [0, 0, 0, 0, ...little(639, 3), ...little(479, 3)]), 'image/webp'],
    ['GIF', bytes('GIF89a', little(640, 2), little(480, 2)), 'image/gif'],
    [
      'BMP',
      bytes('BM', little(0, 4), little(0, 4), little(54, 4), little(40, 4), little(640, 4), little(-480, 4)),
      'image/bmp',
    ],
    [
      'BMP of the old form',
      bytes('BM', little(0, 4), little(0, 4), little(26, 4), little(12, 4), little(640, 2), little(480, 2)),
      'image/bmp',
    ],
    ['GIF of the first version', bytes('GIF87a', little(640, 2), little(480, 2)), 'image/gif'],
    ['animated WebP with alpha', webp('VP8X', [0x12, 0, 0, 0, ...little(639, 3), ...little(479, 3)]), 'image/webp'],
    ['PNG of 16 bits', Uint8Array.from([...png(640, 480).slice(0, 24), 16, 6, 0, 0, 0]), 'image/png'],
    [
      'JPEG of four inks, after an Adobe segment and a thumbnail',
      bytes(
        [0xff, 0xd8],
        [0xff, 0xee, 0, 14],
        'Adobe',
        [0, 100, 0, 0, 0, 0, 2],
        [0xff, 0xe0, 0, 6, 0xff, 0xd8, 0xff, 0xc0],
        [0xff, 0xff, 0xc2, 0, 20, 8],
        big(480, 2),
        big(640, 2),
        [4],
      ),
      'image/jpeg',
    ],
  ])('reads type and size of a %s', (_, file, mediaType) => {
    expect(sniffImage(file)).toEqual({ mediaType, width: 640, height: 480 });
  });

  it('tells nothing from a header that is cut off anywhere', () => {
    for (const file of [
      png(640, 480).slice(0, 24),
      jpeg(640, 480),
      webp('VP8X', [0, 0, 0, 0, ...little(639, 3), ...little(479, 3)]),
    ]) {
      for (let length = 0; length < file.length - 1; length++)
        expect(sniffImage(file.slice(0, length))).toBeUndefined();
    }
  });

  it('ends for any bytes after a known signature', () => {
    const start = fc.constantFrom<number[]>(
      [0xff, 0xd8, 0xff],
      [...bytes('\x89PNG\r\n\x1a\n')],
      [...bytes('RIFF____WEBP')],
      [...bytes('BM')],
    );
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 200 }), (signature, rest) => {
        const header = sniffImage(Uint8Array.from([...signature, ...rest]));
        expect(header === undefined || (header.width > 0 && header.height > 0)).toBe(true);
      }),
    );
  });
});

describe('an image as source', () => {
  it('is a document of one figure', () => {
    expect(readImageSource(png(640, 480), 'A quiet harbour at low tide.png')).toEqual({
      metadata: { title: 'A quiet harbour at low tide', language: 'en' },
      blocks: [{ type: 'figure', image: 'sourceImage', alt: 'A quiet harbour at low tide', width: 640, height: 480 }],
    });
  });

  it.each([
    ['quiet-harbour_at-low-tide.jpg', 'quiet harbour at low tide'],
    ['静かな港.webp', '静かな港'],
    ['A cat, 2 dogs', 'A cat, 2 dogs'],
    ['IMG_1234.JPG', undefined],
    ['DSC00042.jpg', undefined],
    ['PXL_20260503_101112.jpg', undefined],
    ['Screenshot 2026-05-03 at 10.11.12.png', undefined],
    ['Screenshot_20260503-101112.png', undefined],
    ['WhatsApp Image 2026-05-03 at 10.11.12.jpeg', undefined],
    ['image (3).png', undefined],
    ['3f2b8c1e-7d4a-4c1b-9e2f-0a1b2c3d4e5f.png', undefined],
    ['d41d8cd98f00b204e9800998ecf8427e.jpg', undefined],
    ['E3x7QpRXMAk2kLz.jpg', undefined],
    ['sourceImage', undefined],
    ['12345.png', undefined],
    ['', undefined],
  ])('named %j has the title %j', (name, title) => {
    expect(readImageSource(png(10, 10), name).metadata.title).toBe(title);
  });

  it.each([
    ['bytes of no image', bytes('%PDF-1.7 ...'), 'image_unreadable'],
    ['no bytes', bytes(), 'image_unreadable'],
    ['an image without area', png(0, 10), 'image_unreadable'],
    ['a GIF', bytes('GIF89a', little(640, 2), little(480, 2)), 'unsupported_source'],
    ['a small file that unfolds to gigabytes', png(50_000, 50_000), 'image_too_large'],
  ])('refuses %s', (_, file, code) => {
    expect(() => readImageSource(file)).toThrow(EngineError);
    expect(() => readImageSource(file)).toThrow(expect.objectContaining({ code }));
  });
});

describe('an image with words in its metadata', () => {
  const described = (description: string) =>
    writeImageWords(new Uint8Array(createCanvas(8, 8).toBuffer('image/png')), { description });
  const source = 'Source: Tides <https://example.org/tides>';
  const sentence = 'Someone reads the gauge every morning.';

  it('is a figure in the text around it', () => {
    const text = `${sentence}\n\n- Twice a day\n- In March\n\n${source}`;
    expect(readImageSource(described(text), 'A gauge at low water')).toMatchObject({
      metadata: { title: 'Tides', url: 'https://example.org/tides', site: 'example.org' },
      blocks: [
        { type: 'figure', image: 'sourceImage', width: 8, height: 8, alt: 'A gauge at low water' },
        { type: 'paragraph', text: sentence },
        { type: 'list' },
      ],
    });
  });

  it('is under the heading of that text', () => {
    const { metadata, blocks } = readImageSource(described(`## Gauges\n\n${sentence}\n\n${source}`), 'IMG_2034.png');
    expect(metadata.title).toBe('Gauges');
    expect(blocks).toMatchObject([{ type: 'figure' }, { type: 'paragraph' }]);
  });

  it('may say nothing with them', () => {
    expect(readImageSource(described(' \u200b'), 'A gauge at low water')).toMatchObject({
      metadata: { title: 'A gauge at low water' },
      blocks: [{ type: 'figure' }],
    });
  });
});
