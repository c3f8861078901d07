import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  addToTotal,
  countPictureBytes,
  deleteEntries,
  getEntries,
  starEntries,
} from '../../../lib/jobs/entry-store.ts';
import type { JobRecord } from '../../../lib/jobs/record.ts';
import { jobStore } from '../../../lib/jobs/store.ts';
import { indexJobs, tidyJobs, undoTimeMs } from '../../../lib/jobs/tidy.ts';
import { updateSettings } from '../../../lib/settings/store.ts';
import { putBlob } from '../../../lib/storage/blobs.ts';
import { openDatabase } from '../../../lib/storage/database.ts';
import { emptyDatabase, putThumbnail, storedKeys } from './database.ts';
import { aJob } from './records.ts';

/** Events while the thumbnail of a picture is made that is to go. */
const meanwhile = vi.hoisted(() => ({ act: async (): Promise<unknown> => undefined }));
vi.mock(import('../../../lib/jobs/thumbnail.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const getThumbnail: typeof original.getThumbnail = async (...parts) => {
    await meanwhile.act();
    return original.getThumbnail(...parts);
  };
  return { ...original, getThumbnail };
});

const mebibyte = 1024 * 1024;
const now = Date.parse('2026-05-19T12:00:00.000Z');

beforeEach(async () => {
  fakeBrowser.reset();
  meanwhile.act = async () => undefined;
  await emptyDatabase();
});

/** A delivered job with its picture of so many bytes and, where wanted, its thumbnail, all as they are kept. */
async function deliver(bytes: number, changes: Partial<JobRecord> = {}, thumbnailBytes = 0): Promise<JobRecord> {
  const blobId = await putBlob(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
  const picture = { blobId, mediaType: 'image/png', width: 1080, height: 1350, bytes };
  const job = aJob({ state: 'delivered', picture, ...changes });
  await jobStore.put(job);
  if (thumbnailBytes > 0) {
    await putThumbnail(job.id, thumbnailBytes);
    const transaction = (await openDatabase()).transaction('totals', 'readwrite');
    await addToTotal(transaction as unknown as Parameters<typeof addToTotal>[0], thumbnailBytes);
    await transaction.done;
  }
  return job;
}

describe('what was deleted', () => {
  it('is gone for good, with its picture and its thumbnail, once it can’t be restored', async () => {
    const [gone, kept] = [await deliver(3000, {}, 70), await deliver(500, {}, 30)];
    expect(await countPictureBytes()).toBe(3600);
    await deleteEntries([gone.id], now - undoTimeMs - 1);
    await tidyJobs(now);
    for (const store of ['jobs', 'entries', 'thumbnails'] as const) expect(await storedKeys(store)).toEqual([kept.id]);
    expect(await storedKeys('blobs')).toEqual([kept.picture?.blobId]);
    expect(await countPictureBytes()).toBe(530);
  });

  it('stays while it can be restored', async () => {
    const job = await deliver(3000);
    await deleteEntries([job.id], now - undoTimeMs + 1);
    await tidyJobs(now);
    expect(await storedKeys('jobs')).toEqual([job.id]);
    expect(await countPictureBytes()).toBe(3000);
  });

  it('of which only the thumbnail was left frees that', async () => {
    const job = await deliver(3000, {}, 70);
    const [entry] = await getEntries([job.id]);
    await (await openDatabase()).put('entries', { ...entry, thinned: true });
    await deleteEntries([job.id], now - undoTimeMs - 1);
    await tidyJobs(now);
    expect(await storedKeys('thumbnails')).toEqual([]);
    // The picture's own bytes went from the sum when it was thinned.
    expect(await countPictureBytes()).toBe(3000);
  });
});

describe('pictures over the user’s limit', () => {
  beforeEach(() => updateSettings((settings) => ({ ...settings, storageLimit: 50 })));

  it('go from the oldest on, and leave their records', async () => {
    const jobs: JobRecord[] = [];
    for (const day of [1, 2, 3, 4]) {
      jobs.push(await deliver(15 * mebibyte, { createdAt: `2026-05-0${day}T10:00:00.000Z` }));
    }
    await starEntries([jobs[0]?.id ?? ''], true);
    await tidyJobs(now);
    const thinned = (await getEntries(jobs.map(({ id }) => id))).map((entry) => entry.thinned === true);
    expect(thinned).toEqual([false, true, false, false]);
    expect(await storedKeys('jobs')).toHaveLength(4);
    expect(await storedKeys('blobs')).not.toContain(jobs[1]?.picture?.blobId);
    expect(await countPictureBytes()).toBe(45 * mebibyte);
  });

  it('stay where they are starred just then', async () => {
    const job = await deliver(60 * mebibyte);
    meanwhile.act = () => starEntries([job.id], true);
    await tidyJobs(now);
    expect(await storedKeys('blobs')).toEqual([job.picture?.blobId]);
    expect(await countPictureBytes()).toBe(60 * mebibyte);
  });

  it('stay where another picture took their place just then', async () => {
    const job = await deliver(60 * mebibyte);
    const blobId = await putBlob(new Blob([new Uint8Array(60 * mebibyte)], { type: 'image/png' }));
    const picture = { blobId, mediaType: 'image/png', width: 1080, height: 1350, bytes: 60 * mebibyte };
    const anew = { ...job, picture };
    meanwhile.act = () => jobStore.put(anew);
    await tidyJobs(now);
    expect(await storedKeys('blobs')).toContain(blobId);
    expect(await getEntries([job.id])).toMatchObject([{ picture: { blobId } }]);
    expect((await getEntries([job.id]))[0]?.thinned).toBeUndefined();
  });

  it('stay while they are within it', async () => {
    const job = await deliver(50 * mebibyte);
    await tidyJobs(now);
    expect(await storedKeys('blobs')).toEqual([job.picture?.blobId]);
  });
});

describe('jobs that the first version kept', () => {
  it('get their entries, measured by their files, once', async () => {
    const job = await deliver(700);
    const database = await openDatabase();
    await Promise.all([database.clear('entries'), database.clear('totals')]);
    const { bytes: _, ...unmeasured } = job.picture as { bytes?: number };
    await database.put('jobs', { ...job, picture: unmeasured });
    const keep = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    await indexJobs();
    await indexJobs();
    expect(await getEntries([job.id])).toMatchObject([{ id: job.id, picture: { bytes: 700 } }]);
    expect(await countPictureBytes()).toBe(700);
    expect(keep).toHaveBeenCalledOnce();
  });
});
