import { saveEnd } from '../deliver/download.ts';
import { getEntries } from '../jobs/entry-store.ts';
import type { SaveEnd } from '../protocol/messages.ts';
import { readSettings } from '../settings/store.ts';
import { download, SaveError } from './hand-over.ts';
import type { SavePorts } from './save-picture.ts';

export async function savePictureAgain(
  id: string,
  { blobUrls, cleanDrawing }: SavePorts,
): Promise<SaveEnd | undefined> {
  const [entry] = await getEntries([id]);
  if (!entry?.saved) return undefined;
  const { picture, thinned, saved } = entry;
  const isKept = picture !== undefined && !thinned;
  const isDrawing = saved.fileName.endsWith('.svg');
  // Stored before drawings were cleaned, or restored from a backup.
  const blobId = isKept && isDrawing ? await cleanDrawing(picture.blobId) : picture?.blobId;
  if (isDrawing && (!isKept || blobId === undefined)) throw new SaveError('download_failed');
  const isStored = isKept && blobId !== undefined;
  if (!isStored && !saved.address) return undefined;
  const { delivery } = await readSettings();
  const start = (address: string) => download(address, saved.fileName, delivery.saved);
  const end = await saveEnd(await (isStored ? blobUrls.use(blobId, start) : start(saved.address ?? '')));
  if (!end) throw new SaveError('download_failed');
  return end;
}
