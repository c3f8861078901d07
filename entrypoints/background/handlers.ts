import { CaptureError } from '../../lib/capture/capture-error.ts';
import { getCapture } from '../../lib/capture/captures.ts';
import { askReading } from '../../lib/capture/reading.ts';
import { deviceBaseUrl } from '../../lib/jobs/connection.ts';
import {
  cancelJob,
  decideUnconfirmed,
  noteCopied,
  remakeFromPdfPage,
  retryJob,
  saveAgain,
} from '../../lib/jobs/decisions.ts';
import { restoreEntries } from '../../lib/jobs/entry-store.ts';
import { isPermitted, releaseLeftServices } from '../../lib/jobs/permissions.ts';
import { jobStore } from '../../lib/jobs/store.ts';
import { tryConnection } from '../../lib/jobs/try-connection.ts';
import type { BackgroundHandlers } from '../../lib/protocol/listen.ts';
import { savePictureAgain } from '../../lib/saving/save-again.ts';
import { readKey, readMaskedKey, saveConnection } from '../../lib/settings/connection.ts';
import { readSettings } from '../../lib/settings/store.ts';
import { offers, planLimits } from '../../lib/storage/service-facts.ts';
import { host } from './host.ts';
import { runInBackground } from './in-background.ts';
import { jobPorts, resume, runner } from './jobs.ts';
import { deleteJobs, eraseEverything, makeJobAgain, tidyUp } from './kept-jobs.ts';
import { makeJob } from './make.ts';
import { applyLanguage } from './menus.ts';
import { startPick } from './pick.ts';
import { chooseImages, saveListed } from './save.ts';
import { makeAndSaveSeries, saveKeptSeries } from './series.ts';

export const handlers: BackgroundHandlers = {
  async 'start-job'({ captureId, choices, ...how }) {
    const capture = await getCapture(captureId);
    if (!capture) throw new CaptureError('capture_gone');
    return { jobId: await makeJob(capture, choices, false, how) };
  },
  'read-source': ({ source }) => askReading(source, { fetch: host.fetch, base: deviceBaseUrl }),
  async 'decide-unconfirmed'({ jobId, decision }) {
    await decideUnconfirmed(jobId, decision, jobPorts);
    runInBackground(runner.wake());
    return null;
  },
  async 'cancel-job'({ jobId }) {
    await cancelJob(jobId, jobPorts);
    return null;
  },
  async 'retry-job'({ jobId, asks }) {
    const { connection } = await readSettings();
    const job = await retryJob(jobId, connection, jobPorts, asks);
    runInBackground(runner.wake());
    return { jobId: job?.id ?? jobId };
  },
  async 'use-pdf-page'({ jobId }) {
    const { connection } = await readSettings();
    const job = await remakeFromPdfPage(jobId, connection, jobPorts, host.drawPdfPage);
    runInBackground(runner.wake());
    return { jobId: job?.id ?? jobId };
  },
  async 'make-again'({ jobId, change }) {
    const { id } = await makeJobAgain(jobId, change);
    runInBackground(runner.wake());
    return { jobId: id };
  },
  'make-series': async ({ jobId, of }) => ({ slides: await makeAndSaveSeries(jobId, of === 'edited') }),
  'save-series': async ({ jobId }) => ({ slides: await saveKeptSeries(jobId) }),
  async 'save-picture'({ jobId }) {
    const saved = await savePictureAgain(jobId, host);
    return { end: saved ?? (await saveAgain(jobId, jobPorts.delivery, jobPorts)) };
  },
  async 'note-copied'({ jobId }) {
    await noteCopied(jobId, jobPorts);
    return null;
  },
  async 'delete-jobs'({ jobIds }) {
    await deleteJobs(jobIds);
    return null;
  },
  async 'restore-jobs'({ jobIds }) {
    return { count: await restoreEntries(jobIds) };
  },
  async 'start-pick'({ tabId }) {
    await startPick(tabId);
    return null;
  },
  async 'choose-images'({ tabId }) {
    await chooseImages(tabId);
    return null;
  },
  'save-images': ({ tabId, numbers }) => saveListed(tabId, numbers),
  async 'erase-all'() {
    await eraseEverything();
    await applyLanguage();
    return null;
  },
  async tidy() {
    await tidyUp();
    return null;
  },
  wake() {
    runInBackground(runner.wake());
    return null;
  },
  async 'try-connection'({ baseUrl, key }) {
    return tryConnection(baseUrl, key || ((await readKey(baseUrl)) ?? ''), host.prepareFor);
  },
  async 'describe-connection'({ baseUrl }) {
    const [permitted, key, limits, idempotencyWindowMs] = await Promise.all([
      isPermitted(baseUrl),
      readMaskedKey(baseUrl),
      planLimits.read(baseUrl),
      offers.read(baseUrl),
    ]);
    return { permitted, key, limits, resendable: idempotencyWindowMs > 0 };
  },
  async 'save-connection'({ connection }) {
    await saveConnection(connection);
    await releaseLeftServices(await jobStore.unsettled());
    runInBackground(resume());
    return null;
  },
};
