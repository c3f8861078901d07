import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Idempotency } from '../ports.ts';
import { type Accounts, openAccounts } from './accounts.ts';
import { openDatabase } from './database.ts';
import { openFolder } from './folder.ts';
import { openIdempotency } from './idempotency.ts';
import { type DiskJobStore, openJobStore } from './job-store.ts';

/** Another process works on the folder. */
export class FolderInUseError extends Error {}

/** All that a service keeps, in one folder. */
export interface State {
  readonly accounts: Accounts;
  readonly store: DiskJobStore;
  /** Keys of creates, remembered for so many seconds: as long as jobs are kept. */
  idempotency(seconds: number): Idempotency;
  /** Whether the database answers. */
  isWell(): boolean;
  /** Closing twice is no error. */
  close(): void;
}

/**
 * Opens a service's folder and makes it if it is not there. The process has it for itself until it ends, in whatever way:
 * jobs that the one before was at are free again. Throws {@link FolderInUseError}.
 */
export function openState(path: string, now: () => number = Date.now): State {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const lock = holdLock(path);
  const database = openDatabase(join(path, 'state.sqlite'));
  return {
    accounts: openAccounts(database, now),
    store: openJobStore({
      database,
      sources: openFolder(join(path, 'sources')),
      pictures: openFolder(join(path, 'pictures')),
      now,
    }),
    idempotency: (seconds) => openIdempotency(database, seconds, now),
    isWell: () => database.isOpen && database.prepare('SELECT 1').get() !== undefined,
    close() {
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
