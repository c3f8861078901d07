import { browser } from 'wxt/browser';
import { copyWords } from '../../components/job-words.ts';
import { copyUnasked } from '../../lib/deliver/copy-unasked.ts';
import { createDelivery } from '../../lib/deliver/index.ts';
import { type AdvancePorts, advance } from '../../lib/jobs/advance.ts';
import { connect } from '../../lib/jobs/connection.ts';
import { hurryJobs } from '../../lib/jobs/decisions.ts';
import { draftOf } from '../../lib/jobs/ideas.ts';
import { obstacle } from '../../lib/jobs/obstacle.ts';
import type { JobRecord, JobState } from '../../lib/jobs/record.ts';
import { createRunner } from '../../lib/jobs/runner.ts';
import { jobStore } from '../../lib/jobs/store.ts';
import { thinPictures } from '../../lib/jobs/tidy.ts';
import { blobStore } from '../../lib/settings/blobs.ts';
import { readKey } from '../../lib/settings/keys.ts';
import { storeLastProblem } from '../../lib/settings/last-problem.ts';
import { offers } from '../../lib/settings/offers.ts';
import { planLimits } from '../../lib/settings/plan-limits.ts';
import { words } from '../../lib/settings/words.ts';
import { host } from './host.ts';
import { inBackground } from './in-background.ts';
import { tellOfJob } from './tell.ts';

export const jobPorts: AdvancePorts = {
  store: jobStore,
  connect: (ref) =>
    connect(ref, { deviceFetch: host.fetch, blobs: blobStore, draftOf, readKey, offers, limits: planLimits, obstacle }),
  delivery: createDelivery(host.blobUrls, copyUnasked),
  lock: (name, task) => navigator.locks.request(name, task),
  now: Date.now,
  random: Math.random,
};

export const watchdog = 'watchdog';

export const runner = createRunner({
  unsettled: jobStore.unsettled,
  advance: async (id) => {
    const record = await advance(id, jobPorts);
    if (record) {
      await tellProblem(record);
      // A notification that fails to show must not hold up the job.
      inBackground(tellOfJob(record));
    }
    if (record?.state === 'delivered') inBackground(thinPictures());
    return record;
  },
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: Date.now,
  heartbeat: () => browser.storage.session.set({ heartbeat: Date.now() }),
  async watch(on) {
    if (!on) await browser.alarms.clear(watchdog);
    else if (!(await browser.alarms.get(watchdog))) await browser.alarms.create(watchdog, { periodInMinutes: 1 });
  },
});

const badEnds: readonly JobState[] = ['failed', 'refunded', 'unconfirmed'];

/** A job that came to a bad end is marked on the toolbar, as its person may look elsewhere. */
async function tellProblem({ id, state, error, delivery }: JobRecord): Promise<void> {
  if (error && badEnds.includes(state)) await storeLastProblem({ ...error, jobId: id });
  // The picture is made and kept, and one click away from the clipboard: the popup opens with it.
  else if (delivery?.copied && delivery.copied !== 'copied') {
    await storeLastProblem({ message: words(copyWords[delivery.copied]), jobId: id });
  }
}

/** What held jobs up may be over. */
export async function resume(): Promise<void> {
  await hurryJobs(await jobStore.unsettled(), jobPorts);
  await runner.wake();
}
