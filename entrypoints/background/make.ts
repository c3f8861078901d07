import { type Browser, browser } from 'wxt/browser';
import { captureActiveTab } from '../../lib/capture/active-tab.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { continueDraft } from '../../lib/capture/drafts.ts';
import { listSelectedTabs, openSelectedTabs } from '../../lib/capture/selected-tabs.ts';
import { findTab, openWindow } from '../../lib/capture/tabs.ts';
import type { Kind } from '../../lib/contract/index.ts';
import { showWhenDone } from '../../lib/jobs/show-job.ts';
import { isPermissionMissing, readAndStartJob, type StartedAs } from '../../lib/jobs/start.ts';
import { jobStore } from '../../lib/jobs/store.ts';
import type { PendingRequest } from '../../lib/protocol/messages.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import { readSettings } from '../../lib/settings/store.ts';
import { reportProblem, runInBackground } from './in-background.ts';
import { runner } from './jobs.ts';

type Pointing = () => Promise<Capture>;

export async function makeFrom(kind: Kind, point: Pointing): Promise<void> {
  await reportProblems(async () => {
    const capture = await point();
    const { choices } = await readSettings();
    await makeOrAsk(capture, choices[kind], true);
  });
}

export function startPending({ tabId, choices }: PendingRequest): () => void {
  // Another tab may become active when the popup closes.
  const tab = findTab(tabId);
  tab.catch(() => undefined);
  const make = async () => makeOrAsk(await captureActiveTab((await tab).id).then(continueDraft), choices);
  return () => runInBackground(reportProblems(make));
}

async function makeOrAsk(capture: Capture, choices: Choices, isShown = false): Promise<void> {
  if (await isPermissionMissing(capture, choices)) await ask(capture.id, choices.kind);
  else await makeJob(capture, choices, isShown);
}

export async function makeJob(
  capture: Capture,
  choices: Choices,
  isShown = false,
  how: StartedAs = {},
): Promise<string> {
  const { id } = await readAndStartJob(capture, choices, jobStore, how);
  if (isShown) await showWhenDone(id);
  runInBackground(runner.wake());
  return id;
}

/** Offers a picture for each of several selected tabs, as most need a permission first. */
export async function makeFromEach(
  kind: Kind,
  tab: Browser.tabs.Tab | undefined,
  isAboutPage: boolean,
  point: Pointing,
): Promise<void> {
  const selected = isAboutPage && tab ? await listSelectedTabs(tab.windowId) : [];
  if (tab?.id === undefined || selected.length < 2 || !selected.includes(tab.id)) return makeFrom(kind, point);
  await openSelectedTabs(selected, kind);
}

export async function reportProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await reportProblem(error as Error);
    // The browser may refuse without a click; the toolbar's mark remains.
    await browser.action.openPopup().catch(() => undefined);
  }
}

async function ask(captureId: string, kind: Kind): Promise<void> {
  await openWindow(browser.runtime.getURL(`/popup.html?capture=${captureId}&kind=${kind}`));
}
