import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { CaptureError } from '../../lib/capture/capture-error.ts';
import { getCapture } from '../../lib/capture/captures.ts';
import { askReading } from '../../lib/capture/reading.ts';
import { releaseDownload } from '../../lib/deliver/download.ts';
import { loadLanguage } from '../../lib/i18n/language.ts';
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
import { watchJobs } from '../../lib/jobs/job-changes.ts';
import { releaseLeftServices } from '../../lib/jobs/left-services.ts';
import { isPermitted } from '../../lib/jobs/send-blocker.ts';
import { jobStore } from '../../lib/jobs/store.ts';
import { tryConnection } from '../../lib/jobs/try-connection.ts';
import { listenInBackground } from '../../lib/protocol/listen.ts';
import { listenToPendingRequests } from '../../lib/protocol/pending-request.ts';
import { savePictureAgain } from '../../lib/saving/save-again.ts';
import { saveConnection } from '../../lib/settings/connection.ts';
import { guardKeys, maskedKey, readKey } from '../../lib/settings/keys.ts';
import { watchLastProblem } from '../../lib/settings/last-problem.ts';
import { offers } from '../../lib/settings/offers.ts';
import { planLimits } from '../../lib/settings/plan-limits.ts';
import { readSettings, watchSettings } from '../../lib/settings/store.ts';
import { host } from './host.ts';
import { inBackground } from './in-background.ts';
import { jobPorts, resume, runner, watchdog } from './jobs.ts';
import { cleanUp, deleteJobs, eraseEverything, makeJobAgain, tidying, tidyUp } from './kept-jobs.ts';
import { makeJob, startPending } from './make.ts';
import { makeMenus, watchMenus } from './menus.ts';
import { watchNotices } from './notices.ts';
import { listenToOmnibox } from './omnibox.ts';
import { startPick } from './pick.ts';
import { listenToPointing } from './point.ts';
import { chooseImages, saveListed } from './save.ts';
import { makeSeries, resumeSeries, saveKeptSeries } from './series.ts';
import { registerSites, watchSites } from './social-sites.ts';
import { showState } from './toolbar.ts';

function prepare(): void {
  inBackground(makeMenus());
  inBackground(registerSites());
  inBackground(cleanUp());
}

/** Shows once, on the day it is installed, what this does. */
function welcome({ reason }: { readonly reason: string }): void {
  if (reason === 'install') inBackground(browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') }));
}

/** What the browser shows of the extension, in the language that was chosen. */
async function applyLanguage(): Promise<void> {
  await loadLanguage();
  await Promise.all([makeMenus(), showState()]);
}

/** Every listener is registered at once, as the browser starts this again and again to hear one event. */
export default defineBackground(() => {
  browser.runtime.onInstalled.addListener(prepare);
  browser.runtime.onInstalled.addListener(welcome);
  browser.runtime.onStartup.addListener(prepare);
  listenToPointing();
  listenToPendingRequests(startPending);
  listenToOmnibox();
  watchMenus();
  watchNotices();
  watchSites();
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === watchdog) inBackground(runner.wake());
    if (name === tidying) inBackground(tidyUp());
  });
  browser.downloads.onChanged.addListener((change) => {
    inBackground(releaseDownload(change, host.blobUrls));
  });
  browser.permissions.onAdded.addListener(() => {
    inBackground(resume());
  });
  globalThis.addEventListener('online', () => {
    inBackground(resume());
  });
  watchSettings((settings, before) => {
    if (settings.language !== before.language) inBackground(applyLanguage());
  });
  watchJobs(() => inBackground(showState()));
  // Its failure is not stored: that would bring us back here, again and again. The popup says the problem either way.
  watchLastProblem(() => showState().catch(() => undefined));

  listenInBackground({
    async 'start-job'({ captureId, choices, family }) {
      const capture = await getCapture(captureId);
      if (!capture) throw new CaptureError('capture_gone');
      return { jobId: await makeJob(capture, choices, false, family) };
    },
    'read-source': ({ source }) => askReading(source, { fetch: host.fetch, base: deviceBaseUrl }),
    async 'decide-unconfirmed'({ jobId, decision }) {
      await decideUnconfirmed(jobId, decision, jobPorts);
      inBackground(runner.wake());
      return null;
    },
    async 'cancel-job'({ jobId }) {
      await cancelJob(jobId, jobPorts);
      return null;
    },
    async 'retry-job'({ jobId, asks }) {
      const { connection } = await readSettings();
      const job = await retryJob(jobId, connection, jobPorts, asks);
      inBackground(runner.wake());
      return { jobId: job?.id ?? jobId };
    },
    async 'use-pdf-page'({ jobId }) {
      const { connection } = await readSettings();
      const job = await remakeFromPdfPage(jobId, connection, jobPorts, host.drawPdfPage);
      inBackground(runner.wake());
      return { jobId: job?.id ?? jobId };
    },
    async 'make-again'({ jobId, change }) {
      const { id } = await makeJobAgain(jobId, change);
      inBackground(runner.wake());
      return { jobId: id };
    },
    'make-series': async ({ jobId, of }) => ({ slides: await makeSeries(jobId, of === 'edited') }),
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
      inBackground(runner.wake());
      return null;
    },
    async 'try-connection'({ baseUrl, key }) {
      return tryConnection(baseUrl, key || ((await readKey(baseUrl)) ?? ''), host.prepareFor);
    },
    async 'describe-connection'({ baseUrl }) {
      const [permitted, key, limits, onceForMs] = await Promise.all([
        isPermitted(baseUrl),
        maskedKey(baseUrl),
        planLimits.read(baseUrl),
        offers.read(baseUrl),
      ]);
      return { permitted, key, limits, resendable: onceForMs > 0 };
    },
    async 'save-connection'({ connection }) {
      await saveConnection(connection);
      await releaseLeftServices(await jobStore.unsettled());
      inBackground(resume());
      return null;
    },
  });

  // Whatever started it: something may be due, left by a background that died.
  inBackground(guardKeys());
  inBackground(showState());
  inBackground(loadLanguage().then(() => runner.wake()));
  inBackground(resumeSeries());
});
