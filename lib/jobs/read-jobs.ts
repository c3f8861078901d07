import { openDatabase } from '../storage/database.ts';
import { type JobRecord, type JobState, jobRecord, settledStates } from './record.ts';

export const keepReadable = (stored: readonly unknown[]): readonly JobRecord[] =>
  stored.flatMap((value) => {
    const record = jobRecord.safeParse(value).data;
    return record ? [record] : [];
  });

export async function getJob(id: string): Promise<JobRecord | undefined> {
  const database = await openDatabase();
  return jobRecord.safeParse(await database.get('jobs', id)).data;
}

const unsettledStates: readonly JobState[] = jobRecord.shape.state.options.filter(
  (state) => !settledStates.includes(state),
);

export async function readUnsettledJobs(): Promise<readonly JobRecord[]> {
  const database = await openDatabase();
  const index = database.transaction('jobs').store.index('state');
  const states = unsettledStates.map((state) => index.getAll(state));
  return keepReadable((await Promise.all(states)).flat()).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** All unsettled jobs, latest first, then the last changed others, up to `count`. */
export async function readVisibleJobs(count: number): Promise<readonly JobRecord[]> {
  const [running, latest] = await Promise.all([readUnsettledJobs(), readLatestJobs(count)]);
  const others = latest.filter(({ state }) => settledStates.includes(state));
  return [...running.toReversed(), ...others.slice(0, Math.max(0, count - running.length))];
}

async function readLatestJobs(count: number): Promise<readonly JobRecord[]> {
  const database = await openDatabase();
  const deleted = new Set((await database.getAllKeysFromIndex('entries', 'deletedAt')).map(([, id]) => id));
  const stored: unknown[] = [];
  let cursor = await database.transaction('jobs').store.index('updatedAt').openCursor(null, 'prev');
  for (; cursor && stored.length < count; cursor = await cursor.continue()) {
    if (!deleted.has(cursor.primaryKey)) stored.push(cursor.value);
  }
  return keepReadable(stored);
}
