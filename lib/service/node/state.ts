import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Files, maxOrphanAgeMs, type State } from '../core/state-ports.ts';
import { openAccounts } from './accounts.ts';
import { openServiceDatabase } from './database.ts';
import { openFolder } from './folder.ts';
import { openIdempotency } from './idempotency.ts';
import { openJobStore } from './job-store.ts';

export class FolderInUseError extends Error {}

export const openFileStore = (path: string): Files => ({
  sources: openFolder(join(path, 'sources')),
  pictures: openFolder(join(path, 'pictures')),
});

/** Opens or creates a folder, exclusively; a previous process's jobs are free again. Throws {@link FolderInUseError}. */
export async function openState(path: string, now: () => number = Date.now, files?: Files): Promise<State> {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const lock = holdLock(path);
  const database = openServiceDatabase(join(path, 'state.sqlite'));
  const { removeOrphans, ...store } = openJobStore({ database, now, ...(files ?? openFileStore(path)) });
  // The folder is locked: files without a job were left by a dead process.
  await removeOrphans(Number.POSITIVE_INFINITY);
  return {
    accounts: openAccounts(database, now),
    store,
    idempotency: (seconds) => openIdempotency(database, seconds, now),
    isWell: async () => database.isOpen && database.prepare('SELECT 1').get() !== undefined,
    sweep: () => removeOrphans(now() - maxOrphanAgeMs),
    async close() {
      if (database.isOpen) database.close();
      if (lock.isOpen) lock.close();
    },
  };
}

/** An open exclusive transaction is a lock that the system releases when the process dies. */
function holdLock(path: string): DatabaseSync {
  const lock = new DatabaseSync(join(path, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    lock.close();
    throw new FolderInUseError(`Another service is at work in ${path}.`, { cause });
  }
}
