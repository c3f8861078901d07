import { referenceImageTypes } from '../contract/index.ts';
import type { Capture } from './capture.ts';
import { toSourceImage } from './source-image.ts';
import { storeImageFile } from './store-capture.ts';

/** @throws {CaptureError} `image_unreadable` or `image_too_large`. */
export async function storeReference(file: File): Promise<NonNullable<Capture['reference']>> {
  const image = await toSourceImage(new Uint8Array(await file.arrayBuffer()), referenceImageTypes);
  const { blobId, mediaType, name } = await storeImageFile(image, { address: '', name: file.name || 'reference' });
  return { blobId, mediaType, name };
}
