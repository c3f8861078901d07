import { type Browser, browser } from 'wxt/browser';
import { inBackground } from './in-background.ts';

/**
 * Opens the gallery beside the page. Browsers open their panels straight from a click or a key only, so nothing is awaited
 * before; where there is no panel it opens as a tab.
 */
export function openGallery(tab: Browser.tabs.Tab | undefined): void {
  inBackground(
    openPanel(tab?.windowId).catch(() => browser.tabs.create({ url: browser.runtime.getURL('/gallery.html') })),
  );
}

async function openPanel(windowId: number | undefined): Promise<void> {
  if (import.meta.env.FIREFOX) {
    const { sidebarAction } = browser as typeof browser & { sidebarAction: { open(): Promise<void> } };
    return sidebarAction.open();
  }
  if (windowId === undefined) throw new Error('No window to open the panel in.');
  return browser.sidePanel.open({ windowId });
}
