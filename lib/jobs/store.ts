import { openDatabase } from '../storage/database.ts';
import { keepEntry } from './entry-store.ts';
import { broadcastJobChanges } from './job-changes.ts';
import { getJob, readUnsettledJobs } from './read-jobs.ts';
import type { JobRecord } from './record.ts';

/** A put is on disk when it resolves. */
export interface JobStore {
  get(id: string): Promise<JobRecord | undefined>;
  put(record: JobRecord): Promise<void>;
  unsettled(): Promise<readonly JobRecord[]>;
}

async function putJob(record: JobRecord): Promise<void> {
  const database = await openDatabase();
  // Strict: the next step may cost credits, and a power cut must not undo the record of it.
  const transaction = database.transaction(['jobs', 'entries', 'totals'], 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.objectStore('jobs').put(record), keepEntry(transaction, record), transaction.done]);
  broadcastJobChanges([record.id]);
}

export const jobStore: JobStore = { get: getJob, put: putJob, unsettled: readUnsettledJobs };
