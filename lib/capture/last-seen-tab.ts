import { browser } from 'wxt/browser';

/** The web page that was looked at last, of those whose address the extension may see: it was pointed at them (`activeTab`). */
export async function lastSeenTab(): Promise<{ readonly id: number; readonly url: string } | undefined> {
  const tabs = await browser.tabs.query({});
  const [latest] = tabs
    .flatMap(({ id, url, lastAccessed = 0 }) =>
      id !== undefined && url && /^https?:/.test(url) ? [{ id, url, lastAccessed }] : [],
    )
    .sort((one, other) => other.lastAccessed - one.lastAccessed);
  return latest;
}
