import { findSite } from '../contract/host.ts';
import { type Aspect, aspects } from '../contract/index.ts';
import { openDatabase } from '../storage/database.ts';
import { countStoredBytes, type Entry, foldText, toPageAddress } from './entry.ts';
import { addToTotal } from './entry-store.ts';
import { broadcastJobChanges } from './job-changes.ts';

export interface SavedImage {
  readonly title: string;
  readonly page: string;
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly fileName: string;
  readonly picture?: { readonly blobId: string; readonly bytes: number; readonly mediaType: string } | undefined;
}

export async function keepSaved(image: SavedImage, now = new Date()): Promise<Entry> {
  const { title, address, width, height, fileName, picture } = image;
  const page = toPageAddress(image.page);
  const host = findSite(page) ?? '';
  const ratio = width > 0 && height > 0 ? Math.min(4, Math.max(1 / 4, width / height)) : 1;
  const entry: Entry = {
    id: crypto.randomUUID(),
    createdAt: now.toISOString(),
    kind: 'saved',
    state: 'delivered',
    aspect: findNearestAspect(ratio),
    ratio,
    title,
    host,
    words: foldText([title, host, fileName].join(' ').slice(0, 600)),
    ...(page && { page }),
    ...(picture && { picture: { blobId: picture.blobId, bytes: picture.bytes } }),
    saved: { fileName, width, height, ...(/^https?:/i.test(address) && { address }) },
  };
  const database = await openDatabase();
  const transaction = database.transaction(['entries', 'totals'], 'readwrite');
  await Promise.all([
    transaction.objectStore('entries').put(entry),
    addToTotal(transaction, countStoredBytes(entry)),
    transaction.done,
  ]);
  broadcastJobChanges([entry.id]);
  return entry;
}

function findNearestAspect(ratio: number): Aspect {
  const measureDistance = (aspect: Aspect) => {
    const [width = 1, height = 1] = aspect.split(':').map(Number);
    return Math.abs(Math.log(width / height / ratio));
  };
  return aspects.toSorted((one, other) => measureDistance(one) - measureDistance(other))[0] ?? '1:1';
}
