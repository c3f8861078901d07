import 'fake-indexeddb/auto';
import { openDatabase } from '../../../lib/storage/database.ts';

/** Empties every store of the database, which is a real one in memory. */
export async function emptyDatabase(): Promise<void> {
  const database = await openDatabase();
  const stores = [...database.objectStoreNames];
  const transaction = database.transaction(stores, 'readwrite');
  await Promise.all([...stores.map((name) => transaction.objectStore(name).clear()), transaction.done]);
}

/** The ids, or keys, that a store holds. */
export async function storedKeys(name: 'jobs' | 'entries' | 'blobs' | 'thumbnails' | 'ideas'): Promise<string[]> {
  const keys = await (await openDatabase()).getAllKeys(name);
  return keys.map((key) => (Array.isArray(key) ? String(key[1]) : String(key))).sort();
}

/** Stores a thumbnail as one that was made. */
export async function putThumbnail(id: string, bytes: number): Promise<void> {
  await (await openDatabase()).put('thumbnails', { id, blob: new Blob([new Uint8Array(bytes)]) });
}
