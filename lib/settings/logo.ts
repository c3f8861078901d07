import { BroadsideError, megabyte, sourceImageTypes } from '../contract/index.ts';
import { maxPixels, sniffImage } from '../engine/sniff-image.ts';
import { putBlob } from '../storage/blobs.ts';

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
