import { CaptureError } from '../capture/capture-error.ts';
import type { FoundPicture } from '../capture/found-picture.ts';
import { downloadImage, photograph } from '../capture/image-file.ts';
import { decodeDataUri, type Format, isDataUri, mediaTypeByFormat, sniffMediaType } from '../contract/index.ts';
import { writeImageWords } from '../engine/image-words/index.ts';
import { maxPixels, sniffImage } from '../engine/sniff-image.ts';

/** Little loss at a small size. */
const quality = 0.95;

export async function readPictureBytes({
  address,
  base64,
}: FoundPicture): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (base64) return decodeDataUri(`data:;base64,${base64}`);
  if (isDataUri(address)) return decodeDataUri(address);
  if (!/^https?:/i.test(address)) return undefined;
  // Public, or a permitted site.
  return downloadImage(address).catch(() => undefined);
}

export const readDrawnBytes = ({ drawn }: FoundPicture): Uint8Array<ArrayBuffer> | undefined =>
  drawn ? decodeDataUri(`data:;base64,${drawn}`) : undefined;

export async function captureShown(
  { place }: FoundPicture,
  windowId: number | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!place || windowId === undefined) throw new CaptureError('image_unreachable');
  return photograph(place, windowId);
}

/** AVIF and alike begin with a box of their name (ISO 14496-12, 4.3); SVG is text. */
export function findMediaType(bytes: Uint8Array): string | undefined {
  const known = sniffMediaType(bytes);
  if (known) return known;
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 1000));
  if (/^.{4}ftypavi[fs]/s.test(text)) return 'image/avif';
  if (text.startsWith('\0\0\u0001\0')) return 'image/x-icon';
  return /<svg[\s>]/i.test(text) ? 'image/svg+xml' : undefined;
}

/** Originals and animations stay unchanged: signatures (C2PA) hold. @throws {CaptureError} `image_unreadable` */
export async function toSavedFile(
  bytes: Uint8Array<ArrayBuffer>,
  format: Format | 'original',
  words: { readonly title: string; readonly source: string },
): Promise<Blob> {
  const type = findMediaType(bytes);
  if (!type) throw new CaptureError('image_unreadable');
  if (format === 'original' || isMoving(bytes, type)) return new Blob([bytes], { type });
  const wanted = mediaTypeByFormat[format];
  const drawn = type === wanted ? bytes : new Uint8Array(await (await redraw(bytes, type, wanted)).arrayBuffer());
  return new Blob([writeImageWords(drawn, words)], { type: wanted });
}

const startBytes = 4096;

/** GIF: the looping extension; WebP, PNG: animation chunks. */
function isMoving(bytes: Uint8Array, type: string): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, startBytes));
  if (type === 'image/gif') return start.includes('NETSCAPE2.0');
  if (type === 'image/webp') return start.slice(12, 64).includes('ANIM');
  return type === 'image/png' && start.includes('acTL');
}

async function redraw(bytes: Uint8Array<ArrayBuffer>, type: string, wanted: string): Promise<Blob> {
  const header = sniffImage(bytes);
  if (header && header.width * header.height > maxPixels) throw new CaptureError('image_too_large');
  const bitmap = await createImageBitmap(new Blob([bytes], { type })).catch((cause: unknown) => {
    throw new CaptureError('image_unreadable', { cause });
  });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  // JPEG has no transparency and would show black.
  if (context && wanted === 'image/jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: wanted, quality });
}
