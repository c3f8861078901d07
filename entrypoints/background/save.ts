import { type Browser, browser } from 'wxt/browser';
import { CaptureError } from '../../lib/capture/capture-error.ts';
import type { PicturesRequest } from '../../lib/capture/found-picture.ts';
import { askForPictures } from '../../lib/capture/run-in-page.ts';
import { isOnSite } from '../../lib/capture/social-sites.ts';
import { findTab, type OpenTab, toOpenTab } from '../../lib/capture/tabs.ts';
import { savePicture } from '../../lib/saving/save-picture.ts';
import { readSettings } from '../../lib/settings/store.ts';
import { host } from './host.ts';
import { notifyAboutSaved } from './notify.ts';

type Pointed = Extract<PicturesRequest, { what: 'pointed' }>;

export async function saveFromMenu(
  click: Browser.contextMenus.OnClickData,
  tab: Browser.tabs.Tab | undefined,
): Promise<void> {
  const { srcUrl, mediaType, linkUrl } = click;
  const noted = !srcUrl && isOnSite(click.pageUrl, (await readSettings()).socialSites);
  await saveOrChoose(toOpenTab(tab), { what: 'pointed', srcUrl, mediaType, linkUrl, noted }, click.frameId);
}

export async function saveFromKey(tab: Browser.tabs.Tab | undefined): Promise<void> {
  await saveOrChoose(await findTab(tab?.id), { what: 'pointed', hovered: true });
}

/** @throws {CaptureError} `no_image` when the picked element is gone. */
export async function savePicked(tab: OpenTab): Promise<void> {
  if (!(await save(tab, { what: 'pointed', noted: true }))) throw new CaptureError('no_image');
}

async function saveOrChoose(tab: OpenTab, request: Pointed, frameId = 0): Promise<void> {
  try {
    if (await save(tab, request, frameId)) return;
  } catch (error) {
    // Frames of other sites refuse scripts, but the browser reported the image.
    const isClosed = error instanceof CaptureError && error.code === 'page_refused';
    if (!isClosed || !request.srcUrl || request.mediaType !== 'image') throw error;
    const found = { address: request.srcUrl, name: '', width: 0, height: 0 };
    const saved = await savePicture(found, on(tab, { url: tab.url ?? '', title: tab.title ?? '' }), host);
    return notifyAboutSaved(saved);
  }
  await chooseImages(tab.id);
}

async function save(tab: OpenTab, request: PicturesRequest, frameId = 0): Promise<boolean> {
  const { found, ...page } = await askForPictures(tab, request, frameId);
  if (!found) return false;
  const where = frameId === 0 ? page : { url: tab.url ?? page.url, title: tab.title ?? page.title };
  const isOneOfMany = request.what === 'listed';
  const saved = await savePicture(found, on(tab, where), host, isOneOfMany);
  if (!isOneOfMany) await notifyAboutSaved(saved);
  return true;
}

const on = (tab: OpenTab, { url, title }: { readonly url: string; readonly title: string }) => ({
  url,
  title,
  tabId: tab.id,
  windowId: tab.windowId,
});

/** `numbers`: indices into the list that the page returned last. */
export async function saveListed(
  tabId: number,
  numbers: readonly number[],
): Promise<{ saved: number; failed: number }> {
  const tab = await findTab(tabId);
  let saved = 0;
  for (const number of numbers) {
    // One failure must not stop the others; the number saved is returned.
    const done = await save(tab, { what: 'listed', number }).catch(() => false);
    if (done) saved += 1;
  }
  return { saved, failed: numbers.length - saved };
}

export async function chooseImages(tabId: number): Promise<void> {
  const { index, windowId } = await browser.tabs.get(tabId);
  const url = browser.runtime.getURL(`/save.html?tab=${tabId}`);
  await browser.tabs.create({ url, index: index + 1, windowId, openerTabId: tabId });
}
