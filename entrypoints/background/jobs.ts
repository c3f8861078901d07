import { browser } from 'wxt/browser';
import { copyUnasked } from '../../lib/deliver/copy-unasked.ts';
import { createDelivery } from '../../lib/deliver/index.ts';
import { t } from '../../lib/i18n/t.ts';
import { type AdvancePorts, advance } from '../../lib/jobs/advance.ts';
import { connect } from '../../lib/jobs/connection.ts';
import { retryNow } from '../../lib/jobs/decisions.ts';
import { readIdea } from '../../lib/jobs/ideas.ts';
import { copyWords } from '../../lib/jobs/job-text.ts';
import { storeLastProblem } from '../../lib/jobs/last-problem.ts';
import { findSendBlocker } from '../../lib/jobs/permissions.ts';
import type { JobRecord, JobState } from '../../lib/jobs/record.ts';
import { createRunner, createStops } from '../../lib/jobs/runner.ts';
import { jobStore } from '../../lib/jobs/store.ts';
import { thinPictures } from '../../lib/jobs/tidy.ts';
import { readKey } from '../../lib/settings/connection.ts';
import { blobStore } from '../../lib/storage/blobs.ts';
import { offers, planLimits } from '../../lib/storage/service-facts.ts';
import { host } from './host.ts';
import { runInBackground } from './in-background.ts';
import { notifyAboutJob, showFinished } from './notify.ts';

const stops = createStops();

export const keepAlive = (): Promise<void> => browser.storage.session.set({ heartbeat: Date.now() });

export const jobPorts: AdvancePorts & { stopStep(id: string): void } = {
  store: jobStore,
  connect: (ref, signal) =>
    connect(
      ref,
      {
        deviceFetch: host.fetch,
        blobs: blobStore,
        readIdea,
        readKey,
        offers,
        limits: planLimits,
        findSendBlocker,
        posts: host.posts,
        prepareFor: host.prepareFor,
      },
      signal,
    ),
  stopStep: stops.stop,
  delivery: createDelivery(host.blobUrls, copyUnasked),
  lock: (name, task) => navigator.locks.request(name, task),
  now: Date.now,
  random: Math.random,
};

export const watchdog = 'watchdog';

export const runner = createRunner({
  unsettled: jobStore.unsettled,
  advance: async (id) => {
    const record = await stops.run(id, (signal) => advance(id, jobPorts, signal));
    if (record) {
      await notifyAboutProblem(record);
      // A failed notification must not delay the job.
      runInBackground(notifyAboutJob(record));
      runInBackground(showFinished(record));
    }
    if (record?.state === 'delivered') runInBackground(thinPictures());
    return record;
  },
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: Date.now,
  heartbeat: keepAlive,
  async watch(on) {
    if (!on) await browser.alarms.clear(watchdog);
    else if (!(await browser.alarms.get(watchdog))) await browser.alarms.create(watchdog, { periodInMinutes: 1 });
  },
});

const badEnds: readonly JobState[] = ['failed', 'refunded', 'unconfirmed'];

async function notifyAboutProblem({ id, state, error, delivery }: JobRecord): Promise<void> {
  if (error && badEnds.includes(state)) await storeLastProblem({ ...error, jobId: id });
  else if (delivery?.copied && delivery.copied !== 'copied') {
    await storeLastProblem({ message: t(copyWords[delivery.copied]), jobId: id });
  }
}

export async function resume(): Promise<void> {
  await retryNow(await jobStore.unsettled(), jobPorts);
  await runner.wake();
}
