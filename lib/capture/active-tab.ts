import type { Capture, Target } from './capture.ts';
import { runInPage } from './run-in-page.ts';
import { storeCapture, storeImage } from './store-capture.ts';
import { findTab } from './tabs.ts';

/**
 * Captures the tab in front, or the one with that id: its page, what is selected in it, and its image when it shows one
 * alone. Stored when it answers. The person must have pointed the extension at the tab (`activeTab`).
 * @throws {CaptureError}
 */
export async function captureActiveTab(tabId?: number): Promise<Capture> {
  const tab = await findTab(tabId);
  const found = await runInPage(tab, { page: true, selection: { title: tab.title ?? '', url: tab.url ?? '' } });
  const page = { url: found.url, title: found.title };
  const image = found.image && (await storeImage(found.image, page.title, tab));
  const { selection } = found;
  const target: Target = selection ? 'selection' : image ? 'image' : 'page';
  return storeCapture({ target, page, selection, image }, found.html);
}
