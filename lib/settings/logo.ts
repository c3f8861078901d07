import { BroadsideError, megabyte, sourceImageTypes } from '../contract/index.ts';
import { maxPixels, sniffImage } from '../engine/read/sniff-image.ts';
import { putBlob } from '../storage/blobs.ts';

/** Bytes of a logo: far more than one needs, far less than a photograph. */
const maxLogoBytes = 2 * megabyte;

/**
 * Stores a brand's logo and returns its blob. It is what its bytes say, whatever its name says.
 * @throws {BroadsideError} `too_large`, `image_too_large` or `image_unreadable`.
 */
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
