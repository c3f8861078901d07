import { type Browser, browser } from 'wxt/browser';
import { inBackground } from './in-background.ts';

/** Opens the gallery beside the page, else in a tab: panels open straight from a click only, so first. */
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
