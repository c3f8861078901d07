import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Values are `unknown`, as other versions may have written them: readers validate. Uses no `browser.*` (worker). */
interface Stores extends DBSchema {
  jobs: { key: string; value: unknown; indexes: { state: string; updatedAt: string } };
  entries: {
    key: [createdAt: string, id: string];
    value: unknown;
    indexes: { id: string; madeFrom: string; deletedAt: string };
  };
  thumbnails: { key: string; value: unknown };
  totals: { key: string; value: unknown };
  blobs: { key: string; value: unknown };
  captures: { key: string; value: unknown };
  snapshots: { key: string; value: unknown };
  brands: { key: string; value: unknown };
  ideas: { key: string; value: unknown };
  edits: { key: string; value: unknown };
}

type Database = IDBPDatabase<Stores>;

export const isStorageFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

let opened: Promise<Database> | undefined;

/** Opens the database once per context, and again after the browser or a newer version closed it. */
export function openDatabase(): Promise<Database> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Database> {
  const forget = () => {
    opened = undefined;
  };
  try {
    return await openDB<Stores>('broadside', 5, {
      upgrade(database, version) {
        if (version < 1) createFirst(database);
        if (version < 2) createGallery(database);
        if (version < 3) database.createObjectStore('brands', { keyPath: 'id' });
        if (version < 4) database.createObjectStore('ideas', { keyPath: 'id' });
        if (version < 5) database.createObjectStore('edits', { keyPath: 'id' });
      },
      blocking(_current, _blocked, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
  } catch (error) {
    forget();
    throw error;
  }
}

function createFirst(database: Database): void {
  const jobs = database.createObjectStore('jobs', { keyPath: 'id' });
  jobs.createIndex('state', 'state');
  jobs.createIndex('updatedAt', 'updatedAt');
  database.createObjectStore('blobs', { keyPath: 'id' });
  database.createObjectStore('captures', { keyPath: 'id' });
  database.createObjectStore('snapshots', { keyPath: 'url' });
}

/** Added by version 2. The background adds existing jobs' entries (`lib/jobs/tidy.ts`). */
function createGallery(database: Database): void {
  const entries = database.createObjectStore('entries', { keyPath: ['createdAt', 'id'] });
  entries.createIndex('id', 'id', { unique: true });
  entries.createIndex('madeFrom', 'madeFrom');
  entries.createIndex('deletedAt', 'deletedAt');
  database.createObjectStore('thumbnails', { keyPath: 'id' });
  database.createObjectStore('totals');
}
