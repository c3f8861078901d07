import { megabyte } from '../contract/index.ts';
import { readSettings } from '../settings/store.ts';
import { openDatabase } from '../storage/database.ts';
import { countStoredBytes, type Entry, entry } from './entry.ts';
import { addToTotal, countPictureBytes, keepEntry, readEntries } from './entry-store.ts';
import { broadcastJobChanges } from './job-changes.ts';
import { jobRecord } from './record.ts';
import { choosePictures } from './thinning.ts';
import { getThumbnail } from './thumbnail.ts';

export const undoTimeMs = 5 * 60_000;

export async function tidyJobs(now = Date.now()): Promise<void> {
  await purgeDeleted(now);
  await thinPictures();
}

async function purgeDeleted(now: number): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(['jobs', 'entries', 'blobs', 'thumbnails', 'totals'], 'readwrite');
  const before = IDBKeyRange.upperBound(new Date(now - undoTimeMs).toISOString());
  const found = await transaction.objectStore('entries').index('deletedAt').getAll(before);
  const gone = found.flatMap((value) => entry.safeParse(value).data ?? []);
  let freed = 0;
  for (const { id, createdAt, picture, thinned } of gone) {
    freed += countStoredBytes({ picture, thinned }) + countBytes(await transaction.objectStore('thumbnails').get(id));
    await Promise.all([
      transaction.objectStore('jobs').delete(id),
      transaction.objectStore('entries').delete([createdAt, id]),
      transaction.objectStore('thumbnails').delete(id),
      picture && transaction.objectStore('blobs').delete(picture.blobId),
    ]);
  }
  await Promise.all([addToTotal(transaction, -freed), transaction.done]);
  if (gone.length > 0) broadcastJobChanges(gone.map(({ id }) => id));
}

const countBytes = (stored: unknown): number => {
  const blob = (stored as { blob?: unknown } | undefined)?.blob;
  return blob instanceof Blob ? blob.size : 0;
};

export async function thinPictures(): Promise<void> {
  const limit = (await readSettings()).storageLimit * megabyte;
  const used = await countPictureBytes();
  if (used <= limit) return;
  const entries: Entry[] = [];
  for await (const page of readEntries()) entries.push(...page);
  for (const chosen of choosePictures(entries, used, limit)) await thin(chosen);
}

async function thin({ id, createdAt, picture, ratio }: Entry): Promise<void> {
  await getThumbnail(id, picture?.blobId, ratio);
  const database = await openDatabase();
  const transaction = database.transaction(['entries', 'blobs', 'totals'], 'readwrite');
  const current = entry.safeParse(await transaction.objectStore('entries').get([createdAt, id])).data;
  const isKept = !current?.picture || current.starred || current.picture.blobId !== picture?.blobId;
  if (!isKept) {
    await transaction.objectStore('blobs').delete(current.picture?.blobId ?? '');
    await transaction.objectStore('entries').put({ ...current, thinned: true });
    await addToTotal(transaction, -countStoredBytes(current));
  }
  await transaction.done;
  if (!isKept) broadcastJobChanges([id]);
}

const pageSize = 200;

/** Adds entries for jobs of the first version, which had none. Idempotent; may be interrupted. */
export async function indexJobs(): Promise<void> {
  const database = await openDatabase();
  const [jobs, entries] = await Promise.all([database.getAllKeys('jobs'), database.getAllKeys('entries')]);
  // Counts cannot be compared: saved images have entries without jobs.
  const known = new Set(entries.map(([, id]) => id));
  const ids = jobs.filter((id) => !known.has(id));
  if (ids.length === 0) return;
  for (let start = 0; start < ids.length; start += pageSize) {
    const transaction = database.transaction(['jobs', 'entries', 'blobs', 'totals'], 'readwrite');
    for (const id of ids.slice(start, start + pageSize)) {
      if (await transaction.objectStore('entries').index('id').getKey(id)) continue;
      const record = jobRecord.safeParse(await transaction.objectStore('jobs').get(id)).data;
      if (!record) continue;
      const stored = record.picture?.blobId && (await transaction.objectStore('blobs').get(record.picture.blobId));
      await keepEntry(transaction, record, countBytes(stored));
    }
    await transaction.done;
  }
  broadcastJobChanges(ids);
}
