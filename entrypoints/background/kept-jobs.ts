import { browser } from 'wxt/browser';
import { getSnapshot } from '../../lib/capture/captures.ts';
import { makeAgain } from '../../lib/jobs/again.ts';
import { cancelJob } from '../../lib/jobs/decisions.ts';
import { deleteEntries } from '../../lib/jobs/entry-store.ts';
import { SourceGoneError } from '../../lib/jobs/failures.ts';
import { hasIdeas, takeIdea } from '../../lib/jobs/ideas.ts';
import { releaseLeftServices } from '../../lib/jobs/permissions.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { listBrandFields } from '../../lib/jobs/request.ts';
import { jobStore } from '../../lib/jobs/store.ts';
import { indexJobs, tidyJobs, undoTimeMs } from '../../lib/jobs/tidy.ts';
import type { AgainChange } from '../../lib/protocol/messages.ts';
import { getBrand } from '../../lib/settings/brands.ts';
import { readSettings } from '../../lib/settings/store.ts';
import { blobStore } from '../../lib/storage/blobs.ts';
import { eraseAll } from '../../lib/storage/erase.ts';
import { pruneDatabase } from '../../lib/storage/prune.ts';
import { jobPorts } from './jobs.ts';

export const tidying = 'tidying';

export async function tidyUp(): Promise<void> {
  await indexJobs();
  await tidyJobs();
}

/** Also deletes unreferenced data, which reads every record. */
export async function cleanUp(): Promise<void> {
  await tidyUp();
  await releaseLeftServices(await jobStore.unsettled());
  await pruneDatabase();
}

export async function deleteJobs(jobIds: readonly string[]): Promise<void> {
  const running = new Set((await jobStore.unsettled()).map(({ id }) => id));
  await Promise.all(jobIds.filter((id) => running.has(id)).map((id) => cancelJob(id, jobPorts)));
  await deleteEntries(jobIds, Date.now());
  await browser.alarms.create(tidying, { when: Date.now() + undoTimeMs + 1000 });
}

export async function eraseEverything(): Promise<void> {
  await Promise.all((await jobStore.unsettled()).map(({ id }) => cancelJob(id, jobPorts)));
  await eraseAll();
}

/** Stored but not yet sent on return. */
export async function makeJobAgain(jobId: string, change: AgainChange): Promise<JobRecord> {
  const [record, { connection }] = await Promise.all([jobStore.get(jobId), readSettings()]);
  if (!record) throw new SourceGoneError();
  const job = await makeAgain(record, change, connection, {
    hasBlob: async (id) => (await blobStore.get(id)) !== undefined,
    readBrand: async (brandId, connection) => listBrandFields(await getBrand(brandId), connection),
    hasPage: async (address) => (await getSnapshot(address)) !== undefined,
    hasIdeas,
    takeIdea,
  });
  await jobStore.put(job);
  return job;
}
