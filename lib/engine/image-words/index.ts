import { sniffMediaType } from '../../contract/index.ts';
import { findInJpeg, insertIntoJpeg } from './jpeg.ts';
import { findInPng, insertIntoPng, pngChunkOf } from './png.ts';
import { findInWebp, insertIntoWebp } from './webp.ts';
import { type ImageWords, readXmp, writeXmp } from './xmp.ts';

export type { ImageWords };

const formats = {
  'image/png': { insert: insertIntoPng, find: findInPng },
  'image/jpeg': { insert: insertIntoJpeg, find: findInJpeg },
  'image/webp': { insert: insertIntoWebp, find: findInWebp },
} as const;
const formatOf = (bytes: Uint8Array) => {
  const type = sniffMediaType(bytes);
  return type && type in formats ? formats[type as keyof typeof formats] : undefined;
};

/**
 * A PNG, JPEG or WebP file with words about it in its XMP metadata, where photo agencies and picture viewers keep them too.
 * Its picture is not touched. Other files come back as they are.
 */
export function writeImageWords(bytes: Uint8Array, words: ImageWords): Uint8Array<ArrayBuffer> {
  return formatOf(bytes)?.insert(bytes, writeXmp(words)) ?? new Uint8Array(bytes);
}

/** The chunk that holds the words in a PNG, for whoever writes one. */
export const pngChunkOfWords = (words: ImageWords): Uint8Array => pngChunkOf(writeXmp(words));

/** The words in a file's XMP metadata; an empty object when it has none, is damaged or of another type. */
export function readImageWords(bytes: Uint8Array): ImageWords {
  const packet = formatOf(bytes)?.find(bytes);
  return packet ? readXmp(packet) : {};
}
