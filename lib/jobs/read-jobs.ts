import { openDatabase } from '../settings/database.ts';
import { type JobRecord, jobRecord } from './record.ts';

/** Records a newer version wrote, which this one can't read, are left alone. */
export const readable = (stored: readonly unknown[]): readonly JobRecord[] =>
  stored.flatMap((value) => {
    const record = jobRecord.safeParse(value).data;
    return record ? [record] : [];
  });

export async function getJob(id: string): Promise<JobRecord | undefined> {
  const database = await openDatabase();
  return jobRecord.safeParse(await database.get('jobs', id)).data;
}

/** The last changed jobs that the person has not deleted, latest first. */
export async function latestJobs(count: number): Promise<readonly JobRecord[]> {
  const database = await openDatabase();
  const deleted = new Set((await database.getAllKeysFromIndex('entries', 'deletedAt')).map(([, id]) => id));
  const stored: unknown[] = [];
  let cursor = await database.transaction('jobs').store.index('updatedAt').openCursor(null, 'prev');
  for (; cursor && stored.length < count; cursor = await cursor.continue()) {
    if (!deleted.has(cursor.primaryKey)) stored.push(cursor.value);
  }
  return readable(stored);
}
