import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readBackup } from '../../../lib/jobs/backup/read.ts';
import { writeBackup } from '../../../lib/jobs/backup/write.ts';
import { countPictureBytes, deleteEntries, getEntries, starEntries } from '../../../lib/jobs/entry-store.ts';
import { type JobRecord, jobStates, settledStates } from '../../../lib/jobs/record.ts';
import { jobStore } from '../../../lib/jobs/store.ts';
import { readKey, storeKey } from '../../../lib/settings/connection.ts';
import { readSettings, updateSettings } from '../../../lib/settings/store.ts';
import { getBlob, putBlob } from '../../../lib/storage/blobs.ts';
import { openDatabase } from '../../../lib/storage/database.ts';
import { png } from '../client/server.ts';
import { emptyDatabase, putThumbnail, storedKeys } from './database.ts';
import { aJob } from './records.ts';

const base = 'https://service.example';

beforeEach(async () => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
  await emptyDatabase();
});

async function deliver(changes: Partial<JobRecord> = {}): Promise<JobRecord> {
  const blobId = await putBlob(new Blob([png], { type: 'image/png' }));
  const picture = { blobId, mediaType: 'image/png', width: 1, height: 1, bytes: png.length };
  const delivery = { downloadId: 7, fileName: 'Tides.png', to: 'downloads' } as const;
  const job = aJob({ state: 'delivered', picture, delivery, ...changes });
  await jobStore.put(job);
  return job;
}

/** Another browser, in which nothing is kept. */
async function moveOn(): Promise<void> {
  await emptyDatabase();
  await fakeBrowser.storage.local.clear();
}

describe('a backup', () => {
  it('brings back jobs, pictures, marks and settings in another browser', async () => {
    const job = await deliver();
    await starEntries([job.id], true);
    await updateSettings((settings) => ({ ...settings, storageLimit: 777 }));
    const { file, leftOut } = await writeBackup({ keys: false });
    await moveOn();
    expect(leftOut).toBe(0);
    expect(await readBackup(file)).toEqual({ jobs: 1, brands: 0, files: 1, settings: true, leftOut: 0 });
    // Downloads are of the browser that made them.
    expect(await jobStore.get(job.id)).toEqual({ ...job, delivery: { fileName: 'Tides.png' } });
    const picture = await getBlob(job.picture?.blobId ?? '');
    expect(Buffer.from((await picture?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(png);
    expect(await getEntries([job.id])).toMatchObject([{ starred: true, state: 'delivered' }]);
    expect((await readSettings()).storageLimit).toBe(777);
    expect(await countPictureBytes()).toBe(png.length);
  });

  it('adds nothing that is here already', async () => {
    const job = await deliver();
    const { file } = await writeBackup({ keys: false });
    await jobStore.put({ ...job, source: { title: 'Newer' } });
    expect(await readBackup(file)).toMatchObject({ jobs: 0 });
    expect((await jobStore.get(job.id))?.source.title).toBe('Newer');
    expect(await countPictureBytes()).toBe(png.length);
  });

  it.each([true, false])('holds keys where they are asked for: %s', async (keys) => {
    await storeKey(base, 'bs_secret');
    await deliver();
    const { file } = await writeBackup({ keys });
    await moveOn();
    await readBackup(file);
    expect(await readKey(base)).toBe(keys ? 'bs_secret' : undefined);
  });

  it('brings no job back that was under way: it could be paid for twice', async () => {
    for (const state of jobStates) await jobStore.put(aJob({ state }));
    const { file } = await writeBackup({ keys: false });
    await moveOn();
    const { jobs, leftOut } = await readBackup(file);
    expect([jobs, leftOut]).toEqual([settledStates.length, jobStates.length - settledStates.length]);
    expect(await jobStore.unsettled()).toEqual([]);
  });

  it('holds no deleted job, and of a thinned one its thumbnail', async () => {
    const [deleted, thinned] = [await deliver(), await deliver()];
    await deleteEntries([deleted.id], Date.now());
    const [entry] = await getEntries([thinned.id]);
    const database = await openDatabase();
    await database.put('entries', { ...entry, thinned: true });
    await putThumbnail(thinned.id, 0);
    await database.put('thumbnails', { id: thinned.id, blob: new Blob([png], { type: 'image/png' }) });
    const { file } = await writeBackup({ keys: false });
    await moveOn();
    await readBackup(file);
    expect(await storedKeys('jobs')).toEqual([thinned.id]);
    expect(await storedKeys('thumbnails')).toEqual([thinned.id]);
    expect(await storedKeys('blobs')).toEqual([]);
    expect(await getEntries([thinned.id])).toMatchObject([{ thinned: true }]);
  });

  const zip = (files: Record<string, unknown>) =>
    new Blob([zipSync(Object.fromEntries(Object.entries(files).map(([n, v]) => [n, strToU8(JSON.stringify(v))])))]);
  const head = { format: 'broadside', version: 1, writtenAt: '2026-05-19T10:00:00.000Z' };
  it.each([
    ['no ZIP file', new Blob(['hello']), 'backup_unreadable'],
    ['another ZIP file', zip({ 'other.json': {} }), 'backup_unreadable'],
    ['of a version to come', zip({ 'broadside.json': { ...head, version: 2 } }), 'backup_newer'],
  ])('is refused when it is %s', async (_, file, code) => {
    await expect(readBackup(file)).rejects.toMatchObject({ code });
  });

  it('gives what it can where records make no sense', async () => {
    const job = aJob({ state: 'delivered' });
    const file = zip({ 'broadside.json': head, 'jobs.json': [job, { id: 7 }], 'settings.json': { version: 'x' } });
    expect(await readBackup(file)).toMatchObject({ jobs: 1, leftOut: 1, settings: false });
  });
});
