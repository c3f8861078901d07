import { type Browser, browser } from 'wxt/browser';
import { CaptureError } from './capture-error.ts';

export interface OpenTab {
  readonly id: number;
  readonly windowId: number;
  readonly url: string | undefined;
  readonly title: string | undefined;
}

export async function findTab(tabId: number | undefined): Promise<OpenTab> {
  const [tab] =
    tabId === undefined
      ? await browser.tabs.query({ active: true, lastFocusedWindow: true })
      : [
          await browser.tabs
            .get(tabId)
            .catch((cause: unknown) => Promise.reject(new CaptureError('no_tab', { cause }))),
        ];
  return toOpenTab(tab);
}

/** A PDF viewer's tab may have no id. */
export function isOpenTab(tab: Browser.tabs.Tab | undefined): tab is Browser.tabs.Tab & { id: number } {
  return tab?.id !== undefined && tab.id >= 0;
}

export function toOpenTab(tab: Browser.tabs.Tab | undefined): OpenTab {
  if (!isOpenTab(tab)) throw new CaptureError('no_tab');
  return { id: tab.id, windowId: tab.windowId, url: tab.url, title: tab.title };
}

export async function findLastSeenTab(): Promise<{ readonly id: number; readonly url: string } | undefined> {
  const tabs = await browser.tabs.query({});
  const [latest] = tabs
    .flatMap(({ id, url, lastAccessed = 0 }) =>
      id !== undefined && url && /^https?:/.test(url) ? [{ id, url, lastAccessed }] : [],
    )
    .sort((one, other) => other.lastAccessed - one.lastAccessed);
  return latest;
}

export async function openWindow(url: string, { width = 420, height = 640 } = {}): Promise<void> {
  const { windows }: Partial<typeof browser> = browser;
  await (windows ? windows.create({ url, type: 'popup', width, height }) : browser.tabs.create({ url }));
}
