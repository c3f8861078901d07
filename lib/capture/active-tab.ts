import type { Capture, Target } from './capture.ts';
import { captureFile, ignoreViewer } from './capture-file.ts';
import { runInPage } from './run-in-page.ts';
import { storeCapture, storeImage } from './store-capture.ts';
import { findTab } from './tabs.ts';

/** Captures a tab's page, selection, and image if it shows one alone. Requires `activeTab`. @throws {CaptureError} */
export async function captureActiveTab(tabId?: number): Promise<Capture> {
  const tab = await findTab(tabId);
  const asked = { page: true, selection: { title: tab.title ?? '', url: tab.url ?? '' } };
  const found = await runInPage(tab, asked).catch(ignoreViewer);
  const page = { url: found?.url ?? tab.url ?? '', title: found?.title ?? tab.title ?? '' };
  if (!found || found.contentType === 'application/pdf') {
    return captureFile(page, { url: page.url, text: page.title }, found?.file);
  }
  const image = found.image && (await storeImage(found.image, page.title, tab.windowId));
  const { selection } = found;
  const target: Target = selection ? 'selection' : image ? 'image' : 'page';
  return storeCapture({ target, page, selection, image }, found, tab.windowId);
}
