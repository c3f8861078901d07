import { z } from 'zod';
import { openDatabase } from '../settings/database.ts';
import { type JobRecord, type JobState, jobRecord, settledStates } from './record.ts';

/** Where records are kept. A put is on disk when it resolves. */
export interface JobStore {
  get(id: string): Promise<JobRecord | undefined>;
  put(record: JobRecord): Promise<void>;
  /** Jobs that still have something to do, oldest first. */
  unsettled(): Promise<readonly JobRecord[]>;
}

const channelName = 'jobs';
const change = z.object({ id: z.uuid() });

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
  const transaction = database.transaction('jobs', 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.put(record), transaction.done]);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ id: record.id } satisfies z.infer<typeof change>);
  channel.close();
}

export const jobStore: JobStore = { get: getJob, put: putJob, unsettled: unsettledJobs };

/** Tells of each change to a job, in this context or another, by the job's id. Answers how to stop. */
export function watchJobs(listener: (id: string) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const changed = change.safeParse(data).data;
    if (changed) listener(changed.id);
  });
  return () => channel.close();
}
