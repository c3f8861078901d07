import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { BroadsideError, megabyte } from '../../contract/index.ts';

const maxPage = 8 * megabyte;

export const acceptedCodings = 'gzip, deflate, br';

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;
const isCoding = (name: string): name is keyof typeof decompressors => Object.hasOwn(decompressors, name);

/** Stops at the cap, against decompression bombs. */
export async function readUnpacked(body: Readable, coding = '', maxBytes = maxPage): Promise<Uint8Array<ArrayBuffer>> {
  const name = coding.trim().toLowerCase();
  if (name === '' || name === 'identity') return collect(body, maxBytes);
  if (!isCoding(name)) throw new BroadsideError('url_not_a_page', { detail: 'It is packed in an unknown way.' });
  const unpacked = decompressors[name]();
  body.on('error', (error) => unpacked.destroy(error));
  return collect(body.pipe(unpacked), maxBytes);
}

async function collect(stream: Readable, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > maxBytes)
      throw new BroadsideError('too_large', {
        detail: `What stands there may have ${maxBytes / megabyte} MB at most.`,
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function readHeaderMediaType(contentType = ''): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
