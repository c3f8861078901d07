import type { Browser } from 'wxt/browser';
import { type Kind, limits } from '../contract/index.ts';
import { writeText } from '../engine/read/write-text.ts';
import { readSettings } from '../settings/store.ts';
import { captureActiveTab } from './active-tab.ts';
import type { Capture, Target } from './capture.ts';
import { CaptureError } from './capture-error.ts';
import { captureFile, ignoreViewer } from './capture-file.ts';
import { putSnapshot } from './captures.ts';
import { captureNotedPicture, captureVideo } from './noted-picture.ts';
import { runInPage } from './run-in-page.ts';
import { isOnSite } from './social-sites.ts';
import { storeCapture, storeImage } from './store-capture.ts';
import { isOpenTab, toOpenTab } from './tabs.ts';

/** Captures the most exact of selection, image, link and page that a context menu was opened on. @throws {CaptureError} */
export async function captureFromMenu(
  click: Browser.contextMenus.OnClickData,
  clickedTab: Browser.tabs.Tab | undefined,
): Promise<Capture> {
  const target = toTarget(click);
  const alone = { ...click, selectionText: undefined };
  const holding = toTarget(alone) === 'image' ? click.srcUrl : click.linkUrl;
  const page = { url: click.pageUrl ?? clickedTab?.url ?? '', title: clickedTab?.title ?? '' };
  // The browser's PDF viewer may not be a usable tab, but the click still says what was meant.
  const inViewer = !isOpenTab(clickedTab) && click.pageUrl !== undefined;
  const tab = inViewer ? undefined : toOpenTab(clickedTab);
  const asked = tab
    ? runInPage(
        { ...tab, url: tab.url ?? click.pageUrl },
        {
          page: target === 'page',
          selection: target === 'selection' ? { ...page, holding } : undefined,
          image: target === 'image' ? click.srcUrl : undefined,
          link: target === 'link' ? click.linkUrl : undefined,
        },
        target === 'page' ? 0 : click.frameId,
      )
    : Promise.reject(new CaptureError('pdf_page'));
  if (target === 'page') {
    const found = await asked.catch(ignoreViewer);
    const { url, title } = found ?? page;
    if (!found || found.contentType === 'application/pdf') {
      return captureFile({ url, title }, { url, text: title }, found?.file);
    }
    return storeCapture({ target, page: { url, title } }, found, tab?.windowId);
  }
  const found = await asked.catch(() => undefined);
  // The selection lies elsewhere on the page: the image or link was meant.
  if (target === 'selection' && holding && found && !found.selection) return captureFromMenu(alone, clickedTab);
  switch (target) {
    case 'selection':
      return storeCapture({ target, page, selection: found?.selection ?? toText(click.selectionText ?? '', page) });
    case 'image': {
      const address = click.srcUrl ?? '';
      return storeCapture({
        target,
        page,
        image: await storeImage(found?.image ?? { address, name: '' }, page.title, tab?.windowId),
      });
    }
    case 'link': {
      const link = { url: click.linkUrl ?? '', text: found?.link?.text ?? '' };
      if (found?.link?.problem) throw new CaptureError(found.link.problem);
      if (found?.link?.file) return captureFile(page, link, found.link.file);
      if (found?.link?.html) await putSnapshot({ url: link.url, html: found.link.html, at: new Date().toISOString() });
      return storeCapture({ target, page, link });
    }
  }
}

function toTarget(click: Browser.contextMenus.OnClickData): Exclude<Target, 'file'> {
  if (click.selectionText) return 'selection';
  if (click.srcUrl && click.mediaType === 'image') return 'image';
  return click.linkUrl ? 'link' : 'page';
}

function toText(words: string, origin: Capture['page']): string {
  return writeText([{ type: 'paragraph', text: words }], origin, limits.sourceText);
}

/** On social sites the image beneath an overlay comes first. A meme of a video shows its frame, an infographic its page. */
export async function captureByMenu(
  kind: Kind,
  click: Browser.contextMenus.OnClickData,
  tab: Browser.tabs.Tab | undefined,
): Promise<Capture> {
  if (click.pageUrl === undefined) return captureActiveTab(tab?.id);
  if (kind === 'meme' && click.mediaType === 'video' && !click.selectionText) {
    // Frames of other sites refuse scripts.
    const video = await captureVideo(toOpenTab(tab), click.srcUrl, click.frameId).catch(() => undefined);
    if (video) return video;
  }
  if (!click.selectionText && !click.srcUrl && isOnSite(click.pageUrl, (await readSettings()).socialSites)) {
    // Refusals are reported by the next step.
    const noted = await captureNotedPicture(toOpenTab(tab), click.frameId).catch(() => undefined);
    if (noted) return noted;
  }
  return captureFromMenu(click, tab);
}
