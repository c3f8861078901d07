import { openDatabase } from '../settings/database.ts';
import { keepEntry } from './entry-store.ts';
import { tellOfJobs } from './job-changes.ts';
import { type JobRecord, type JobState, jobRecord, settledStates } from './record.ts';

/** Where records are kept. A put is on disk when it resolves. */
export interface JobStore {
  get(id: string): Promise<JobRecord | undefined>;
  put(record: JobRecord): Promise<void>;
  /** Jobs that still have something to do, oldest first. */
  unsettled(): Promise<readonly JobRecord[]>;
}

/** Records a newer version wrote, which this one can't read, are left alone. */
const readable = (stored: readonly unknown[]) =>
  stored.flatMap((value) => {
    const record = jobRecord.safeParse(value).data;
    return record ? [record] : [];
  });

export async function getJob(id: string): Promise<JobRecord | undefined> {
  const database = await openDatabase();
  return jobRecord.safeParse(await database.get('jobs', id)).data;
}

/** The last changed jobs, latest first. */
export async function latestJobs(count: number): Promise<readonly JobRecord[]> {
  const database = await openDatabase();
  const stored: unknown[] = [];
  let cursor = await database.transaction('jobs').store.index('updatedAt').openCursor(null, 'prev');
  for (; cursor && stored.length < count; cursor = await cursor.continue()) stored.push(cursor.value);
  return readable(stored);
}

async function unsettledJobs(): Promise<readonly JobRecord[]> {
  const database = await openDatabase();
  const index = database.transaction('jobs').store.index('state');
  const states = unsettledStates.map((state) => index.getAll(state));
  return readable((await Promise.all(states)).flat()).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

const unsettledStates: readonly JobState[] = jobRecord.shape.state.options.filter(
  (state) => !settledStates.includes(state),
);

async function putJob(record: JobRecord): Promise<void> {
  const database = await openDatabase();
  // Strict: what comes after this write may cost credits, and a power cut must not undo the record of it.
  const transaction = database.transaction(['jobs', 'entries', 'totals'], 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.objectStore('jobs').put(record), keepEntry(transaction, record), transaction.done]);
  tellOfJobs([record.id]);
}

export const jobStore: JobStore = { get: getJob, put: putJob, unsettled: unsettledJobs };
