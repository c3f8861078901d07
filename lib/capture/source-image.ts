import { BroadsideError, limits, megabyte, sourceImageTypes } from '../contract/index.ts';
import { maxPixels, sniffImage } from '../engine/sniff-image.ts';
import { putBlob } from '../storage/blobs.ts';
import { CaptureError } from './capture-error.ts';

/** Longest sides in pixels, tried until the file is small enough. */
const sides = [4096, 2400, 1400];
const quality = 0.92;

/** At most 8 MB. `types`: those kept as they are. @throws {CaptureError} `image_unreadable` or `image_too_large`. */
export async function toSourceImage(
  bytes: Uint8Array<ArrayBuffer>,
  types: readonly string[] = sourceImageTypes,
): Promise<Blob> {
  const header = sniffImage(bytes);
  if (header && header.width * header.height > maxPixels) throw new CaptureError('image_too_large');
  const type = header?.mediaType;
  if (type && types.includes(type) && bytes.length <= limits.sourceImage) {
    return new Blob([bytes], { type });
  }
  return redraw(new Blob([bytes], { type }));
}

async function redraw(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new CaptureError('image_unreadable', { cause });
  });
  try {
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
      const canvas = new OffscreenCanvas(
        Math.max(1, Math.round(bitmap.width * scale)),
        Math.max(1, Math.round(bitmap.height * scale)),
      );
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const drawn = await canvas.convertToBlob({ type: 'image/webp', quality });
      if (drawn.size <= limits.sourceImage) return drawn;
    }
  } finally {
    bitmap.close();
  }
  throw new CaptureError('image_too_large');
}

const maxLogoBytes = 2 * megabyte;

/** The bytes decide on the type. @throws {BroadsideError} `too_large`, `image_too_large` or `image_unreadable`. */
export async function storeLogo(file: Blob): Promise<string> {
  if (file.size > maxLogoBytes) throw new BroadsideError('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = sniffImage(bytes);
  if (!header || !sourceImageTypes.some((type) => type === header.mediaType)) {
    throw new BroadsideError('image_unreadable');
  }
  if (header.width * header.height > maxPixels) throw new BroadsideError('image_too_large');
  return putBlob(new Blob([bytes], { type: header.mediaType }));
}
