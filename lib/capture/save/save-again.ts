import type { BlobUrls } from '../../deliver/download.ts';
import { getEntries } from '../../jobs/entry-store.ts';
import { readSettings } from '../../settings/store.ts';
import { download } from './hand-over.ts';

/**
 * Puts an image that was saved from a page into the downloads folder once more. False when the id is none of a saved image's.
 * @throws {SaveError} when the browser refuses.
 */
export async function savePictureAgain(id: string, urls: BlobUrls): Promise<boolean> {
  const [entry] = await getEntries([id]);
  if (!entry?.saved) return false;
  const { picture, thinned, saved } = entry;
  const address = picture && !thinned ? await urls.create(picture.blobId) : saved.address;
  if (!address) return false;
  const { delivery } = await readSettings();
  await download(address, saved.fileName, delivery.saved);
  return true;
}
