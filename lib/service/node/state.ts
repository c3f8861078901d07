import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Files, orphanAge, type State } from '../core/state-ports.ts';
import { openAccounts } from './accounts.ts';
import { openDatabase } from './database.ts';
import { openFolder } from './folder.ts';
import { openIdempotency } from './idempotency.ts';
import { openJobStore } from './job-store.ts';

/** Another process works on the folder. */
export class FolderInUseError extends Error {}

export const filesIn = (path: string): Files => ({
  sources: openFolder(join(path, 'sources')),
  pictures: openFolder(join(path, 'pictures')),
});

/**
 * Opens a service's folder and makes it if it is not there. The process has it for itself until it ends, in whatever way:
 * jobs that the one before was at are free again. Throws {@link FolderInUseError}.
 */
export async function openState(path: string, now: () => number = Date.now, files?: Files): Promise<State> {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const lock = holdLock(path);
  const database = openDatabase(join(path, 'state.sqlite'));
  const { removeOrphans, ...store } = openJobStore({ database, now, ...(files ?? filesIn(path)) });
  // Nobody else is at anything: whatever belongs to no job was left by a process that died.
  await removeOrphans(Number.POSITIVE_INFINITY);
  return {
    accounts: openAccounts(database, now),
    store,
    idempotency: (seconds) => openIdempotency(database, seconds, now),
    isWell: async () => database.isOpen && database.prepare('SELECT 1').get() !== undefined,
    sweep: () => removeOrphans(now() - orphanAge),
    async close() {
      if (database.isOpen) database.close();
      if (lock.isOpen) lock.close();
    },
  };
}

/** An open exclusive transaction is a lock that the system takes back from a process that died, and knows no stale ones. */
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
