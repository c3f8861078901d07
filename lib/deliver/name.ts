import type { Aspect, Kind } from '../contract/index.ts';

/** What a file's name is made from. */
export interface Naming {
  readonly title: string;
  readonly kind: Kind;
  readonly aspect: Aspect;
  readonly mediaType: string;
}

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** In what people see as letters (longer opens a Save dialog), and in bytes: file systems take 255 with a " (1)". */
const longest = { letters: 120, bytes: 230 };

/** Refused by Chromium, Firefox or a file system; the first stand between words, the others after or around them. */
const between = /[\\/:|<>]+/g;
const around = /[?*]+/g;
/** Line ends and controls; zero-width and bidi marks, which can make a name read as another. */
const unseen = /[\p{Zl}\p{Zp}\p{Cc}]+/gu;
const marks = /\p{Cf}+/gu;
const imageExtension = /\.(?:png|jpe?g|webp|gif|bmp|avif|svg)$/i;
/** Devices, to Windows, whatever follows the first dot. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|\s|$)/i;

/**
 * A file name like `How tides work - infographic 4x5.png` that every file system and browser takes as it is. The
 * extension comes from the bytes' media type and is there once.
 */
export function fileName({ title, kind, aspect, mediaType }: Naming): string {
  const ending = ` - ${kind} ${aspect.replace(':', 'x')}.${extensions[mediaType] ?? 'png'}`;
  return fitted(cleaned(title) || 'Broadside', ending) + ending;
}

/** The name of an image that was saved from a page: its title and the ending of its type, once. */
export function savedFileName(title: string, extension: string): string {
  const ending = `.${extension}`;
  return (fitted(cleaned(title), ending) || 'image') + ending;
}

function cleaned(title: string): string {
  return title
    .toWellFormed()
    .replace(marks, '')
    .replace(unseen, ' ')
    .replace(/:\s+/g, ' - ')
    .replaceAll('"', "'")
    .replace(between, '-')
    .replace(around, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(imageExtension, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(device, '_$&');
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const encoder = new TextEncoder();

/** As much of a title's beginning as leaves room for the ending. */
function fitted(title: string, ending: string): string {
  let roomInBytes = longest.bytes - encoder.encode(ending).length;
  const kept: string[] = [];
  for (const { segment } of letters.segment(title)) {
    roomInBytes -= encoder.encode(segment).length;
    if (roomInBytes < 0 || kept.length + ending.length >= longest.letters) break;
    kept.push(segment);
  }
  return kept.join('').replace(/[.\s]+$/, '');
}
