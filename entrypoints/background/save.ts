import { type Browser, browser } from 'wxt/browser';
import { CaptureError } from '../../lib/capture/capture-error.ts';
import { isOnSite } from '../../lib/capture/social-sites.ts';
import { findTab, type OpenTab, toOpenTab } from '../../lib/capture/tabs.ts';
import { type PointedRequest, saveFound, savePointed } from '../../lib/saving/save-pointed.ts';
import { readSettings } from '../../lib/settings/store.ts';
import { host } from './host.ts';
import { notifyAboutSaved } from './notify.ts';

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

export async function savePicked(tab: OpenTab): Promise<void> {
  const saved = await saveFound(tab, { what: 'pointed', noted: true }, host);
  if (!saved) throw new CaptureError('no_image');
  await notifyAboutSaved(saved);
}

async function saveOrChoose(tab: OpenTab, request: PointedRequest, frameId = 0): Promise<void> {
  const saved = await savePointed(tab, request, host, frameId);
  if (saved) await notifyAboutSaved(saved);
  else await chooseImages(tab.id);
}

export async function saveListed(
  tabId: number,
  numbers: readonly number[],
): Promise<{ saved: number; failed: number }> {
  const tab = await findTab(tabId);
  let saved = 0;
  for (const number of numbers) {
    // One failure must not stop the others; the number saved is returned.
    const done = await saveFound(tab, { what: 'listed', number }, host).catch(() => undefined);
    if (done) saved += 1;
  }
  return { saved, failed: numbers.length - saved };
}

export async function chooseImages(tabId: number): Promise<void> {
  const { index, windowId } = await browser.tabs.get(tabId);
  const url = browser.runtime.getURL(`/save.html?tab=${tabId}`);
  await browser.tabs.create({ url, index: index + 1, windowId, openerTabId: tabId });
}
