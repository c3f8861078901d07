import { putBlob } from '../storage/blobs.ts';
import type { Capture } from './capture.ts';
import { putCapture, putSnapshot } from './captures.ts';
import type { Grab, GrabbedImage } from './grab.ts';

/** Stores what was captured, and the page's snapshot before it: a stored capture of a page always finds it. */
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

/** The page's own picture from its bytes, or photographed from the screen; undefined where neither can be had. */
async function toPageImage(image: GrabbedImage, windowId: number | undefined): Promise<Blob | undefined> {
  const { imageFile } = await import('./image-file.ts');
  // Without its address it is asked for nowhere: nobody pointed at it.
  return imageFile({ ...image, address: '' }, windowId).catch(() => undefined);
}

/** Stores an image that was pointed at; the page's title stands in where the image has no words. */
export async function storeImage(
  image: GrabbedImage,
  title: string,
  windowId: number | undefined,
): Promise<NonNullable<Capture['image']>> {
  // A `data:` address is the image once more.
  const address = image.address.startsWith('data:') ? '' : image.address;
  // The popup opens over pages, and seldom over an image.
  const { imageFile } = await import('./image-file.ts');
  const file = await imageFile(image, windowId);
  return storeImageFile(file, { address, name: image.name || title, around: image.around });
}

export async function storeImageFile(
  file: Blob,
  words: Pick<NonNullable<Capture['image']>, 'address' | 'name' | 'around'>,
): Promise<NonNullable<Capture['image']>> {
  return { blobId: await putBlob(file), mediaType: file.type, ...words };
}
