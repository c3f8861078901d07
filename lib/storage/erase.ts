import { openDB } from 'idb';
import { browser } from 'wxt/browser';

const databases = ['broadside', 'broadside-service'];

/** Deletes all data, keys and site permissions. Databases are emptied instead of deleted, as other contexts have them open. */
export async function eraseAll(): Promise<void> {
  const known = new Set((await indexedDB.databases()).map(({ name }) => name));
  for (const name of databases) {
    if (known.has(name)) await clearDatabase(name);
  }
  await browser.storage.local.clear();
  await browser.storage.session.clear();
  const { origins = [] } = await browser.permissions.getAll();
  if (origins.length > 0) await browser.permissions.remove({ origins });
}

async function clearDatabase(name: string): Promise<void> {
  const database = await openDB(name);
  try {
    const stores = [...database.objectStoreNames];
    if (stores.length === 0) return;
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done]);
  } finally {
    database.close();
  }
}
