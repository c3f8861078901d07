import { browser } from 'wxt/browser';

/** Opens a small window, or a tab where the browser has no windows (Firefox on phones). */
export async function openWindow(url: string, { width = 420, height = 640 } = {}): Promise<void> {
  const { windows }: Partial<typeof browser> = browser;
  await (windows ? windows.create({ url, type: 'popup', width, height }) : browser.tabs.create({ url }));
}
