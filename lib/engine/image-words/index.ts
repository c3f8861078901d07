import { sniffMediaType } from '../../contract/index.ts';
import { findInJpeg, insertIntoJpeg } from './jpeg.ts';
import { findInPng, insertIntoPng, toPngChunk } from './png.ts';
import { findInWebp, insertIntoWebp } from './webp.ts';
import { type ImageWords, readXmp, writeXmp } from './xmp.ts';

export type { ImageWords };

const formats = {
  'image/png': { insert: insertIntoPng, find: findInPng },
  'image/jpeg': { insert: insertIntoJpeg, find: findInJpeg },
  'image/webp': { insert: insertIntoWebp, find: findInWebp },
} as const;
const detectFormat = (bytes: Uint8Array) => {
  const type = sniffMediaType(bytes);
  return type && type in formats ? formats[type as keyof typeof formats] : undefined;
};

export function writeImageWords(bytes: Uint8Array, words: ImageWords): Uint8Array<ArrayBuffer> {
  return detectFormat(bytes)?.insert(bytes, writeXmp(words)) ?? new Uint8Array(bytes);
}

export const makePngChunk = (words: ImageWords): Uint8Array => toPngChunk(writeXmp(words));

export function readImageWords(bytes: Uint8Array): ImageWords {
  const packet = detectFormat(bytes)?.find(bytes);
  return packet ? readXmp(packet) : {};
}
