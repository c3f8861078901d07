import { crc32 as crc32OfZlib } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCrc32 } from '../../../../lib/engine/image-words/crc32.ts';

describe('crc32', () => {
  it('is what the CRC catalogue has as its check', () => {
    expect(computeCrc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  it('is zlib’s, however many bytes there are and wherever they lie', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 0, max: 7 }), (bytes, start) => {
        const part = bytes.subarray(Math.min(start, bytes.length));
        expect(computeCrc32(part)).toBe(crc32OfZlib(part));
      }),
    );
  });

  it('is zlib’s of many bytes', () => {
    const bytes = Uint8Array.from({ length: 100_003 }, (_, i) => (i * i) >>> 3);
    expect(computeCrc32(bytes)).toBe(crc32OfZlib(bytes));
  });
});
