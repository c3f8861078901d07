import { sourceImageTypes } from '../../contract/index.ts';
import type { Block, SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import { readImageWords } from '../image-words/index.ts';
import { joinAlternatives } from '../languages/patterns.ts';
import { unspacedLetters, wideLetter } from '../letters.ts';
import { type ImageHeader, maxPixels, sniffImage } from '../sniff-image.ts';
import { withoutInvisible } from './clean-text.ts';
import { detectLanguage } from './language.ts';
import { detectShortLanguage } from './short-language.ts';
import { readText } from './text.ts';

/** At most 40 megapixels. @throws {EngineError} `image_unreadable`, `unsupported_source` or `image_too_large`. */
export function checkImage(bytes: Uint8Array): ImageHeader {
  const header = sniffImage(bytes);
  if (!header) throw new EngineError('image_unreadable');
  const { mediaType, width, height } = header;
  if (!sourceImageTypes.some((type) => type === mediaType)) {
    throw new EngineError('unsupported_source', { detail: 'Choose a PNG, JPEG or WebP image.' });
  }
  if (width * height > maxPixels) {
    throw new EngineError('image_too_large', {
      detail: `It has ${width} × ${height} pixels; 40 million are the most.`,
    });
  }
  return header;
}

export function readImageSource(bytes: Uint8Array, name = ''): SourceDocument {
  const { width, height } = checkImage(bytes);
  const words = readImageWords(bytes);
  const described = readDescription(words.description);
  const named = toTitle(name);
  // One word is a file name; several describe the image.
  const alt = named && isDescription(name.trim()) ? { alt: named } : named ? { fileName: named } : {};
  const title = described?.metadata.title ?? words.title ?? named;
  const figure: Block = { type: 'figure', image: 'sourceImage', width, height, ...alt };
  const language =
    described?.metadata.language ?? (title ? (detectLanguage(title) ?? detectShortLanguage(title)) : undefined);
  return {
    metadata: { url: words.source, ...described?.metadata, ...(title ? { title, language } : {}) },
    blocks: [figure, ...(described?.blocks ?? [])],
  };
}

function readDescription(description = ''): SourceDocument | undefined {
  try {
    return readText(description);
  } catch (error) {
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}

/** Names given by cameras, phones, chats, editors and this extension. */
const defaultName = `img|dsc[nf]?|dcim|pxl|mvimg|scr|whatsapp|signal|fb|blob|maxresdefault|hqdefault|${joinAlternatives(({ read }) => read?.files?.names)}`;
const filler = `v|x|wa|${joinAlternatives(({ read }) => read?.files?.fillers)}`;
const systemName = new RegExp(`^(?:${defaultName})(?:[\\s\\d.:,()@-]|\\b(?:${filler})(?=[\\s\\d]|$))*$`, 'iu');

/** Whether a text is not a description but the name of a file: a camera's, or any that ends in a type. */
export const isFileName = (text: string): boolean =>
  /\.(?:png|jpe?g|webp|gif|bmp|avif|heic|svg)$/i.test(text.trim()) || systemName.test(text.trim());

/** A word of a hash, an id or a UUID: letters and digits mixed, or a long row without vowels. */
const isCode = (word: string): boolean =>
  /^(?=.*\d)(?=.*[a-z])[\da-z]{4,}$/i.test(word) || /^[^aeiouyäöüáéíóúàèìòù\P{ASCII}]{6,}$/iu.test(word);

/** Letters from which a name in a script without spaces is several words. */
const minUnspacedLetters = 8;

const isDescription = (name: string): boolean =>
  /\s/.test(name) || (name.match(unspacedLetters)?.length ?? 0) >= minUnspacedLetters;

const maxNameChars = 300;

function toTitle(name: string): string | undefined {
  const words = withoutInvisible(name.slice(0, maxNameChars))
    // A path; in words a slash stands between two of them.
    .replace(/^\S*[\\/]/, '')
    .replace(/\.(?:png|jpe?g|webp|gif|bmp|avif|heic|svg)$/i, '')
    .replace(/^\S+$/, (joined) => joined.replace(/[_+-]+/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (systemName.test(words)) return undefined;
  const spoken = words.split(' ').filter((word) => !isCode(word));
  const letters = spoken.join('').match(/\p{L}/gu)?.length ?? 0;
  const isWide = wideLetter.test(words);
  return letters >= (isWide ? 2 : 4) && letters * 2 > words.replace(/\s/g, '').length ? words : undefined;
}
