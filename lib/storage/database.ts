import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * The extension's own database. What is read from it may have been written by another version, so values are `unknown`
 * here and each room that reads one checks it. Names no `browser.*`: the engine's worker, which has none, reads it too.
 */
interface Stores extends DBSchema {
  /** Job records by `id`. */
  jobs: { key: string; value: unknown; indexes: { state: string; updatedAt: string } };
  /** What lists show of each job, by when it was made and its `id`: its keys alone tell the order. */
  entries: {
    key: [createdAt: string, id: string];
    value: unknown;
    indexes: { id: string; madeFrom: string; deletedAt: string };
  };
  /** Finished pictures in small, by their job's `id`. */
  thumbnails: { key: string; value: unknown };
  /** Sums that are kept instead of counted anew, by name. */
  totals: { key: string; value: unknown };
  /** Files and pictures by `id`. */
  blobs: { key: string; value: unknown };
  /** What a user pointed at, by `id`. */
  captures: { key: string; value: unknown };
  /** Pages as they stood on the click, by `url`. */
  snapshots: { key: string; value: unknown };
  /** Saved brands by `id`. */
  brands: { key: string; value: unknown };
  /** What else could be drawn of a source, by the `id` of the meme job that found it. */
  ideas: { key: string; value: unknown };
  /** Versions at work in an editor, by the `id` of the job whose picture is edited. */
  edits: { key: string; value: unknown };
}

type Database = IDBPDatabase<Stores>;

/** Whether something could not be stored for want of room. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

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

/** What version 2 added. Jobs that are there already get their entries from the background (`lib/jobs/tidy.ts`). */
function createGallery(database: Database): void {
  const entries = database.createObjectStore('entries', { keyPath: ['createdAt', 'id'] });
  entries.createIndex('id', 'id', { unique: true });
  entries.createIndex('madeFrom', 'madeFrom');
  entries.createIndex('deletedAt', 'deletedAt');
  database.createObjectStore('thumbnails', { keyPath: 'id' });
  database.createObjectStore('totals');
}
