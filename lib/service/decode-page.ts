import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { BroadsideError, megabyte } from '../contract/index.ts';

/** Most bytes a page may have, both as sent and unpacked. */
const maxPage = 8 * megabyte;

/** Content codings that are asked for and unpacked. */
export const acceptedCodings = 'gzip, deflate, br';

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;
const isCoding = (name: string): name is keyof typeof decompressors => Object.hasOwn(decompressors, name);

/** Reads a page's bytes, unpacked. Stops at the cap, so that a small answer can't become a huge one. */
export async function readUnpacked(body: Readable, coding = ''): Promise<Uint8Array> {
  const name = coding.trim().toLowerCase();
  if (name === '' || name === 'identity') return collect(body);
  if (!isCoding(name)) throw new BroadsideError('url_not_a_page', { detail: 'It is packed in an unknown way.' });
  const unpacked = decompressors[name]();
  body.on('error', (error) => unpacked.destroy(error));
  return collect(body.pipe(unpacked));
}

async function collect(stream: Readable): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > maxPage)
      throw new BroadsideError('too_large', { detail: `Pages may have ${maxPage / megabyte} MB at most.` });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The media type of a `content-type` header, lower case. */
export function mediaTypeOfHeader(contentType = ''): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/**
 * A page's text in the encoding that its byte order mark, its header, or its first 1024 bytes name (in this order, as the
 * HTML standard has it); else UTF-8 when it is that, else windows-1252.
 */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const named = charsetOfMark(bytes) ?? charsetOf(contentType) ?? charsetOfMeta(bytes);
  for (const charset of [named, 'utf-8']) {
    const text = charset && decode(bytes, charset, charset !== named);
    if (text !== undefined && text !== '') return text;
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

function decode(bytes: Uint8Array, charset: string, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

function charsetOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

function charsetOf(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1];
}

/** In ASCII a page can't be UTF-16: a `meta` that says so means UTF-8 (HTML standard). */
function charsetOfMeta(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const charset = charsetOf(/<meta\b[^>]*?charset\s*=[^>]*>/i.exec(head)?.[0] ?? '');
  return charset && /^utf-16/i.test(charset) ? 'utf-8' : charset;
}
