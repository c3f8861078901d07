import { putBlob } from '../storage/blobs.ts';
import type { Capture } from './capture.ts';
import { putCapture, putSnapshot } from './captures.ts';
import type { Grab, GrabbedImage } from './grab.ts';

/** Stores the snapshot first, so that a stored capture always has its page. */
export async function storeCapture(
  captured: Omit<Capture, 'id' | 'at'>,
  page: Pick<Grab, 'html' | 'styles'> & { readonly picture?: Grab['picture'] } = {},
  windowId?: number,
): Promise<Capture> {
  const at = new Date().toISOString();
  const capture = { ...captured, id: crypto.randomUUID(), at };
  const { html, styles } = page;
  const picture = html && page.picture ? await toPageImage(page.picture, windowId) : undefined;
  if (html) await putSnapshot({ url: capture.page.url, html, styles, picture, at });
  await putCapture(capture);
  return capture;
}

async function toPageImage(image: GrabbedImage, windowId: number | undefined): Promise<Blob | undefined> {
  const { getImageFile } = await import('./image-file.ts');
  // Without an address it is not requested: the user did not choose it.
  return getImageFile({ ...image, address: '' }, windowId).catch(() => undefined);
}

export async function storeImage(
  image: GrabbedImage,
  title: string,
  windowId: number | undefined,
): Promise<NonNullable<Capture['image']>> {
  // A `data:` address would repeat the image.
  const address = image.address.startsWith('data:') ? '' : image.address;
  // Loaded lazily: the popup seldom opens over an image.
  const { getImageFile } = await import('./image-file.ts');
  const file = await getImageFile(image, windowId);
  return storeImageFile(file, { address, name: image.name || title, around: image.around });
}

export async function storeImageFile(
  file: Blob,
  words: Pick<NonNullable<Capture['image']>, 'address' | 'name' | 'around'>,
): Promise<NonNullable<Capture['image']>> {
  return { blobId: await putBlob(file), mediaType: file.type, ...words };
}
