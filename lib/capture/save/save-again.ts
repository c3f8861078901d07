import { type BlobUrls, saveEnd } from '../../deliver/download.ts';
import { getEntries } from '../../jobs/entry-store.ts';
import type { SaveEnd } from '../../jobs/outcomes.ts';
import { readSettings } from '../../settings/store.ts';
import { download, SaveError } from './hand-over.ts';

/**
 * Puts an image that was saved from a page into the downloads folder once more, and answers how that ended. Undefined when the
 * id is none of a saved image's.
 * @throws {SaveError} when the browser refuses.
 */
export async function savePictureAgain(id: string, urls: BlobUrls): Promise<SaveEnd | undefined> {
  const [entry] = await getEntries([id]);
  if (!entry?.saved) return undefined;
  const { picture, thinned, saved } = entry;
  const address = picture && !thinned ? await urls.create(picture.blobId) : saved.address;
  if (!address) return undefined;
  const { delivery } = await readSettings();
  const end = await saveEnd(await download(address, saved.fileName, delivery.saved));
  if (!end) throw new SaveError('download_failed');
  return end;
}
