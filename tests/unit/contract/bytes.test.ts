import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeDataUri,
  isDataUri,
  readCapped,
  readDataUriSize,
  readDataUriType,
  sniffMediaType,
} from '../../../lib/contract/index.ts';

const ascii = (text: string) => new TextEncoder().encode(text);

describe('media types by signature', () => {
  it.each([
    ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]],
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['image/webp', ascii('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ')],
    ['image/gif', ascii('GIF89a')],
    ['image/bmp', ascii('BM......')],
    ['application/pdf', ascii('%PDF-1.7')],
    ['application/vnd.openxmlformats-officedocument.presentationml.presentation', [0x50, 0x4b, 3, 4]],
    [undefined, ascii('<svg xmlns="')],
    [undefined, ascii('RIFF....WAVE')],
    [undefined, [0x89, 0x50]],
    [undefined, []],
  ])('%s', (type, bytes) => {
    expect(sniffMediaType(Uint8Array.from(bytes))).toBe(type);
  });
});

describe('data URIs', () => {
  it.each([
    ['data:image/png;base64,AAAA', 'image/png', 3],
    ['data:image/png;base64,AAA=', 'image/png', 2],
    ['data:image/png;base64,AA%3D%3D', 'image/png', 1],
    ['DATA:Image/JPG;name=x;base64,AAAA', 'image/jpeg', 3],
    ['data:text/plain,a%20b', 'text/plain', 3],
    ['data:,abc', undefined, 3],
    ['data:image/png;base64', undefined, undefined],
    [`data:image/png;${'x'.repeat(300)},AAAA`, undefined, undefined],
    ['https://example.com/a,b', undefined, undefined],
  ])('%s', (uri, type, size) => {
    expect(readDataUriType(uri)).toBe(type);
    expect(readDataUriSize(uri)).toBe(size);
    expect(isDataUri(uri)).toBe(size !== undefined);
    expect(decodeDataUri(uri)?.byteLength).toBe(size);
  });

  it('decode to the bytes that were written, of the size foretold', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const base64 = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
        const escaped = `data:image/png,${Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`;
        for (const uri of [base64, escaped]) {
          expect(decodeDataUri(uri)).toEqual(bytes);
          expect(readDataUriSize(uri)).toBe(bytes.length);
        }
      }),
    );
  });

  it.each(['data:image/png;base64,%%%', 'data:image/png;base64,a', 'no data'])('%s does not decode', (uri) => {
    expect(decodeDataUri(uri)).toBeUndefined();
  });
});

describe('a capped body', () => {
  const body = (...chunks: string[]) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(ascii(chunk));
        controller.close();
      },
    });

  it('is read up to its cap', async () => {
    expect(await readCapped(body('ab', 'cd'), 4)).toEqual(ascii('abcd'));
    expect(await readCapped(null, 4)).toEqual(new Uint8Array());
  });

  it('is not read on past its cap', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(10));
      },
    });
    expect(await readCapped(endless, 25)).toBeUndefined();
    expect(pulled).toBeLessThan(6);
  });

  it('rejects when it breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('gone')) });
    await expect(readCapped(broken, 4)).rejects.toThrow('gone');
  });
});
