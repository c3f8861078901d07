import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { releaseDownload } from '../../lib/deliver/download.ts';
import { loadLanguage } from '../../lib/i18n/language.ts';
import { watchJobs } from '../../lib/jobs/job-changes.ts';
import { watchLastProblem } from '../../lib/jobs/last-problem.ts';
import { listenInBackground, listenToPendingRequests } from '../../lib/protocol/listen.ts';
import { guardKeys } from '../../lib/settings/connection.ts';
import { watchSettings } from '../../lib/settings/store.ts';
import { handlers } from './handlers.ts';
import { host } from './host.ts';
import { runInBackground } from './in-background.ts';
import { resume, runner, watchdog } from './jobs.ts';
import { cleanUp, tidying, tidyUp } from './kept-jobs.ts';
import { startPending } from './make.ts';
import { applyLanguage, makeMenus, watchMenus } from './menus.ts';
import { watchNotices } from './notices.ts';
import { listenToOmnibox } from './omnibox.ts';
import { listenToPointing } from './point.ts';
import { resumeSeries } from './series.ts';
import { registerSites, watchSites } from './social-sites.ts';
import { showState } from './toolbar.ts';

function prepare(): void {
  runInBackground(makeMenus());
  runInBackground(registerSites());
  runInBackground(cleanUp());
}

function openWelcome({ reason }: { readonly reason: string }): void {
  if (reason === 'install') runInBackground(browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') }));
}

/** Listeners are registered synchronously, as the browser restarts the background for each event. */
export default defineBackground(() => {
  browser.runtime.onInstalled.addListener(prepare);
  browser.runtime.onInstalled.addListener(openWelcome);
  browser.runtime.onStartup.addListener(prepare);
  listenToPointing();
  listenToPendingRequests(startPending);
  listenToOmnibox();
  watchMenus();
  watchNotices();
  watchSites();
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === watchdog) runInBackground(runner.wake());
    if (name === tidying) runInBackground(tidyUp());
  });
  browser.downloads.onChanged.addListener((change) => {
    runInBackground(releaseDownload(change, host.blobUrls));
  });
  browser.permissions.onAdded.addListener(() => {
    runInBackground(resume());
  });
  globalThis.addEventListener('online', () => {
    runInBackground(resume());
  });
  watchSettings((settings, before) => {
    if (settings.language !== before.language) runInBackground(applyLanguage());
  });
  watchJobs(() => runInBackground(showState()));
  // Not reported: storing this failure would call the listener again without end.
  watchLastProblem(() => showState().catch(() => undefined));

  listenInBackground(handlers);

  // A background that ended may have left due work.
  runInBackground(guardKeys());
  runInBackground(showState());
  runInBackground(loadLanguage().then(() => runner.wake()));
  runInBackground(resumeSeries());
});
