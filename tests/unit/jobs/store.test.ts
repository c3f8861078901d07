import { beforeEach, describe, expect, it } from 'vitest';
import {
  countPictureBytes,
  deleteEntries,
  getEntries,
  restoreEntries,
  starEntries,
} from '../../../lib/jobs/entry-store.ts';
import { readVisibleJobs } from '../../../lib/jobs/read-jobs.ts';
import { jobStates, settledStates } from '../../../lib/jobs/record.ts';
import { jobStore } from '../../../lib/jobs/store.ts';
import { openDatabase } from '../../../lib/storage/database.ts';
import { emptyDatabase } from './database.ts';
import { aJob } from './records.ts';

beforeEach(emptyDatabase);

const picture = (bytes: number) => ({
  blobId: crypto.randomUUID(),
  mediaType: 'image/png',
  width: 1080,
  height: 1350,
  bytes,
});

describe('the store of jobs', () => {
  it('keeps a record as it is, with what a list shows of it', async () => {
    const job = aJob({
      state: 'running',
      tries: 3,
      accepted: { jobId: 'abc', stages: [] },
      handing: { address: 'blob:1', at: '2026-05-19T10:00:00.000Z' },
      doubt: { since: '2026-05-19T10:00:00.000Z', asked: true },
      fetches: 4,
    });
    await jobStore.put(job);
    expect(await jobStore.get(job.id)).toEqual(job);
    expect(await getEntries([job.id])).toMatchObject([{ id: job.id, state: 'running', title: job.source.title }]);
    expect(await jobStore.get(crypto.randomUUID())).toBeUndefined();
  });

  it('names every job that has something to do, oldest first', async () => {
    const jobs = jobStates.map((state, index) =>
      aJob({ state, createdAt: `2026-05-${19 - index}T10:00:00.000Z`, updatedAt: '2026-05-20T10:00:00.000Z' }),
    );
    for (const job of jobs) await jobStore.put(job);
    const unsettled = jobs.filter(({ state }) => !settledStates.includes(state)).reverse();
    expect((await jobStore.unsettled()).map(({ id }) => id)).toEqual(unsettled.map(({ id }) => id));
  });

  it('leaves alone what a newer version wrote', async () => {
    const job = aJob();
    await jobStore.put(job);
    await (await openDatabase()).put('jobs', { ...aJob(), state: 'dreaming' });
    expect((await jobStore.unsettled()).map(({ id }) => id)).toEqual([job.id]);
  });

  it('sums up the pictures’ bytes, however often a record is written', async () => {
    const [first, second] = [aJob({ picture: picture(1000) }), aJob({ picture: picture(200) })];
    for (const job of [first, second, first, { ...first, state: 'delivered' as const }]) await jobStore.put(job);
    expect(await countPictureBytes()).toBe(1200);
    await jobStore.put({ ...first, picture: undefined });
    expect(await countPictureBytes()).toBe(200);
  });

  it('keeps the user’s marks when a record is written again', async () => {
    const job = aJob({ state: 'running' });
    await jobStore.put(job);
    await starEntries([job.id], true);
    await jobStore.put({ ...job, state: 'delivered' });
    expect(await getEntries([job.id])).toMatchObject([{ starred: true, state: 'delivered' }]);
  });

  it('shows no deleted job, until it is restored', async () => {
    const jobs = [aJob({ state: 'delivered' }), aJob({ state: 'delivered', updatedAt: '2026-05-20T10:00:00.000Z' })];
    for (const job of jobs) await jobStore.put(job);
    const shown = async () => (await readVisibleJobs(10)).map(({ id }) => id);
    const [older = '', newer = ''] = jobs.map(({ id }) => id);
    expect(await shown()).toEqual([newer, older]);
    await deleteEntries([newer], Date.now());
    expect(await shown()).toEqual([older]);
    expect(await restoreEntries([newer, crypto.randomUUID()])).toBe(1);
    expect(await shown()).toEqual([newer, older]);
  });
});
