import { putBlob } from '../settings/blobs.ts';
import { putCapture, putSnapshot } from '../settings/captures.ts';
import type { Capture } from './capture.ts';
import type { Grab, GrabbedImage } from './grab.ts';

/** Stores what was captured, and the page's snapshot before it: a stored capture of a page always finds it. */
export async function storeCapture(
  captured: Omit<Capture, 'id' | 'at'>,
  page: Pick<Grab, 'html' | 'styles'> = {},
): Promise<Capture> {
  const at = new Date().toISOString();
  const capture = { ...captured, id: crypto.randomUUID(), at };
  const { html, styles } = page;
  if (html) await putSnapshot({ url: capture.page.url, html, styles, at });
  await putCapture(capture);
  return capture;
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

/** Stores an image's file. */
export async function storeImageFile(
  file: Blob,
  words: Pick<NonNullable<Capture['image']>, 'address' | 'name' | 'around'>,
): Promise<NonNullable<Capture['image']>> {
  return { blobId: await putBlob(file), mediaType: file.type, ...words };
}
