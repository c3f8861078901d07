import { type Browser, browser } from 'wxt/browser';
import { captureActiveTab } from '../../lib/capture/active-tab.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { continueDraft } from '../../lib/capture/drafts.ts';
import { captureFromMenu } from '../../lib/capture/from-menu.ts';
import { mustBeRead, neededPermission, permissionToRead } from '../../lib/capture/link.ts';
import { captureNotedPicture, captureVideo } from '../../lib/capture/noted-picture.ts';
import { openWindow } from '../../lib/capture/open-window.ts';
import { readLink } from '../../lib/capture/read-link.ts';
import { openSelectedTabs, selectedTabs } from '../../lib/capture/selected-tabs.ts';
import { asOpenTab, findTab } from '../../lib/capture/tabs.ts';
import type { Kind } from '../../lib/contract/index.ts';
import { getBrandSite } from '../../lib/jobs/request.ts';
import { showWhenDone } from '../../lib/jobs/show-job.ts';
import { type StartedAs, startJob } from '../../lib/jobs/start.ts';
import { jobStore } from '../../lib/jobs/store.ts';
import type { PendingRequest } from '../../lib/protocol/pending-request.ts';
import type { Choices } from '../../lib/settings/settings.ts';
import { isOnSite } from '../../lib/settings/social-sites.ts';
import { readSettings } from '../../lib/settings/store.ts';
import { inBackground, reportProblem } from './in-background.ts';
import { runner } from './jobs.ts';

/** What is pointed at, captured: it is stored when it resolves. */
type Pointing = () => Promise<Capture>;

/** Makes a picture of what is pointed at, with the last choices. What keeps it from that, the popup says. */
export async function makeFrom(kind: Kind, point: Pointing): Promise<void> {
  await reportingProblems(async () => {
    const capture = await point();
    const { choices } = await readSettings();
    await makeOrAsk(capture, choices[kind], true);
  });
}

/** A picture of a tab is wanted in a popup. Returns how to make it here, should the popup be closed before it could. */
export function startPending({ tabId, choices }: PendingRequest): () => void {
  // As the popup is closed, another tab may come to the front.
  const tab = findTab(tabId);
  // Nobody may ask for it.
  tab.catch(() => undefined);
  const make = async () => makeOrAsk(await captureActiveTab((await tab).id).then(continueDraft), choices);
  return () => inBackground(reportingProblems(make));
}

async function makeOrAsk(capture: Capture, choices: Choices, isShown = false): Promise<void> {
  const onDevice = (await readSettings()).connection.type === 'device';
  const site = onDevice ? getBrandSite(choices) : undefined;
  const isAsked =
    (site && (await permissionToRead(site))) || (mustBeRead(capture, onDevice) && (await neededPermission(capture)));
  if (isAsked) await ask(capture.id, choices.kind);
  else await makeJob(capture, choices, isShown);
}

/**
 * Makes a job of what was captured; a link that this device must open is read first. Returns its id, and sends it. `isShown`:
 * its picture is shown once it is done, as no page of the extension is open.
 */
export async function makeJob(
  capture: Capture,
  choices: Choices,
  isShown = false,
  how: StartedAs = {},
): Promise<string> {
  const { connection } = await readSettings();
  const isLink = mustBeRead(capture, connection.type === 'device');
  const { id } = await startJob(isLink ? await readLink(capture) : capture, choices, jobStore, how);
  if (isShown) await showWhenDone(id);
  inBackground(runner.wake());
  return id;
}

/** The same; where whole tabs are meant and several are selected, one of each is offered, as most have to be asked for. */
export async function makeOfEach(
  kind: Kind,
  tab: Browser.tabs.Tab | undefined,
  isAboutPage: boolean,
  point: Pointing,
): Promise<void> {
  const selected = isAboutPage && tab ? await selectedTabs(tab.windowId) : [];
  if (tab?.id === undefined || selected.length < 2 || !selected.includes(tab.id)) return makeFrom(kind, point);
  await openSelectedTabs(selected, kind);
}

/** Does what a click asked for. What failed is marked on the toolbar, and the popup opens and says it. */
export async function reportingProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await reportProblem(error as Error);
    // Where none may be opened without a click of its own, the mark on the toolbar is left.
    await browser.action.openPopup().catch(() => undefined);
  }
}

/**
 * What a menu was opened on. On social sites the image beneath an overlay goes before the overlay's link or page. A meme of a
 * video is made of what it shows, an infographic of the page around it.
 */
export async function pointedByMenu(
  kind: Kind,
  click: Browser.contextMenus.OnClickData,
  tab: Browser.tabs.Tab | undefined,
): Promise<Capture> {
  // The toolbar button's menu is about the tab.
  if (click.pageUrl === undefined) return captureActiveTab(tab?.id);
  if (kind === 'meme' && click.mediaType === 'video' && !click.selectionText) {
    // A frame of another site lets nothing in: what comes next is left.
    const video = await captureVideo(asOpenTab(tab), click.srcUrl, click.frameId).catch(() => undefined);
    if (video) return video;
  }
  if (!click.selectionText && !click.srcUrl && isOnSite(click.pageUrl, (await readSettings()).socialSites)) {
    // A page that lets nothing in is said by what comes next.
    const noted = await captureNotedPicture(asOpenTab(tab), click.frameId).catch(() => undefined);
    if (noted) return noted;
  }
  return captureFromMenu(click, tab);
}

/** A permission can only be asked for on a click in an extension page: the popup, in a window, with what was captured. */
async function ask(captureId: string, kind: Kind): Promise<void> {
  await openWindow(browser.runtime.getURL(`/popup.html?capture=${captureId}&kind=${kind}`));
}
