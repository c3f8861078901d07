import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * The extension's own database. What is read from it may have been written by another version, so values are `unknown`
 * here and each room that reads one checks it. Names no `browser.*`: the engine's worker, which has none, reads it too.
 */
interface Stores extends DBSchema {
  /** Job records by `id`. */
  jobs: { key: string; value: unknown; indexes: { state: string; updatedAt: string } };
  /** Files and pictures by `id`. */
  blobs: { key: string; value: unknown };
  /** What a person pointed at, by `id`. */
  captures: { key: string; value: unknown };
  /** Pages as they stood on the click, by `url`. */
  snapshots: { key: string; value: unknown };
}

type Database = IDBPDatabase<Stores>;

let opened: Promise<Database> | undefined;

/** Opens the database once per context, and again when the browser or a newer version of the extension closed it. */
export function openDatabase(): Promise<Database> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Database> {
  const forget = () => {
    opened = undefined;
  };
  try {
    return await openDB<Stores>('broadside', 1, {
      upgrade(database) {
        const jobs = database.createObjectStore('jobs', { keyPath: 'id' });
        jobs.createIndex('state', 'state');
        jobs.createIndex('updatedAt', 'updatedAt');
        database.createObjectStore('blobs', { keyPath: 'id' });
        database.createObjectStore('captures', { keyPath: 'id' });
        database.createObjectStore('snapshots', { keyPath: 'url' });
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
