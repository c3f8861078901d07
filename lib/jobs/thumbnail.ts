import * as z from 'zod/mini';
import { maxPixels, sniffImage } from '../engine/sniff-image.ts';
import { getBlob } from '../storage/blobs.ts';
import { openDatabase } from '../storage/database.ts';
import { addToTotal } from './entry-store.ts';

/** Pixels of the longer side, on a dense screen. */
const maxSidePx = 320;
/** Bytes that hold a picture's header, metadata before it included. */
const headerBytes = 256 * 1024;

const thumbnail = z.object({ id: z.uuid(), blob: z.instanceof(Blob) });

export function computeThumbnailSize(ratio: number): { readonly width: number; readonly height: number } {
  const toSide = (share: number) => Math.max(1, Math.round(maxSidePx * Math.min(1, share)));
  return { width: toSide(ratio), height: toSide(1 / ratio) };
}

/** Returns a stored or newly made thumbnail; undefined without a decodable picture. Works in pages and the background. */
export async function getThumbnail(id: string, picture: string | undefined, ratio: number): Promise<Blob | undefined> {
  const database = await openDatabase();
  const stored = thumbnail.safeParse(await database.get('thumbnails', id)).data;
  if (stored || !picture) return stored?.blob;
  const original = await getBlob(picture);
  const blob = original && (await makeThumbnail(original, ratio));
  if (!blob) return undefined;
  const transaction = database.transaction(['thumbnails', 'entries', 'totals'], 'readwrite');
  const isWanted =
    !(await transaction.objectStore('thumbnails').getKey(id)) &&
    (await transaction.objectStore('entries').index('id').getKey(id));
  await Promise.all([
    isWanted && transaction.objectStore('thumbnails').put({ id, blob } satisfies z.infer<typeof thumbnail>),
    isWanted && addToTotal(transaction, blob.size),
    transaction.done,
  ]);
  return blob;
}

async function makeThumbnail(picture: Blob, ratio: number): Promise<Blob | undefined> {
  const header = sniffImage(new Uint8Array(await picture.slice(0, headerBytes).arrayBuffer()));
  // A small file can decode to more than the browser's memory.
  if (!header || header.width * header.height > maxPixels) return undefined;
  const { width, height } = computeThumbnailSize(ratio);
  const bitmap = await createImageBitmap(picture, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  }).catch(() => undefined);
  if (!bitmap) return undefined;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
}
