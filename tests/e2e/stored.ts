import type { Worker } from '@playwright/test';

/** All values of a store of the extension's database, as they are on disk. */
export function readStore(
  worker: Worker,
  store: 'jobs' | 'entries' | 'thumbnails' | 'blobs' | 'snapshots' | 'captures' | 'brands' | 'ideas' | 'edits',
): Promise<Record<string, unknown>[]> {
  return worker.evaluate(
    (store) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('broadside');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
    store,
  );
}
