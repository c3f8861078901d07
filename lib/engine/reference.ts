import { findPixelColors, type ImageColors } from './brand/image-colors.ts';
import type { Mood } from './brand/theme.ts';
import { EngineError } from './errors.ts';
import { denying, joinPieces, joinWords } from './languages/patterns.ts';
import type { DecodedImage, Platform } from './platform.ts';
import { maxPixels, sniffImage } from './sniff-image.ts';

interface Reference extends ImageColors {
  readonly image: DecodedImage;
}

const thumbnail = 64;

const darkest = 0.42;
const boldest = 0.13;
const lightest = 0.85;
const quietest = 0.04;

/**
 * Decodes a reference image and counts its colours; of a GIF the first frame.
 * @throws {EngineError} `image_unreadable` or `image_too_large`.
 */
export async function readReference(bytes: Uint8Array, platform: Platform): Promise<Reference> {
  const header = sniffImage(bytes);
  if (!header) throw new EngineError('image_unreadable', { detail: 'It is the reference image.' });
  if (header.width * header.height > maxPixels) {
    throw new EngineError('image_too_large', { detail: 'It is the reference image.' });
  }
  const image = await platform.decodeImage(bytes, header.mediaType).catch((cause: unknown) => {
    const code = cause instanceof EngineError ? cause.code : 'image_unreadable';
    throw new EngineError(code, { detail: 'It is the reference image.', cause });
  });
  const { context } = platform.createSurface(thumbnail, thumbnail);
  context.clearRect(0, 0, thumbnail, thumbnail);
  context.drawImage(image.source, 0, 0, thumbnail, thumbnail);
  return { image, ...findPixelColors(context.getImageData(0, 0, thumbnail, thumbnail).data) };
}

/** The mood of a picture like the reference; undefined where it has none. */
export function toMood({ lightness, chroma }: ImageColors): Mood | undefined {
  if (lightness < darkest) return 'dark';
  if (chroma > boldest) return 'bold';
  return lightness > lightest && chroma < quietest ? 'minimal' : undefined;
}

const placed = new RegExp(
  String.raw`(?<!\p{L})(?:${joinWords(({ notes }) => notes?.showsImage)})|${joinPieces(({ notes }) => notes?.showsImage)}`,
  'iu',
);
const denied = new RegExp(String.raw`(?<!\p{L})(?:${denying})(?!\p{L})[^.]{0,20}$`, 'iu');

export function asksForPlace(note = ''): boolean {
  const found = placed.exec(note.slice(0, 500));
  return found !== null && !denied.test(note.slice(0, found.index));
}
