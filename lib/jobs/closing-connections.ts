import { browser } from 'wxt/browser';

const closing = new Map<string, Promise<void>>();

/** For Firefox, which repeats a request when a reused connection breaks. For Chromium see `lib/protocol/posts.ts`. */
export function closeConnections(baseUrl: string): Promise<void> {
  const { hostname } = new URL(baseUrl);
  const known = closing.get(hostname) ?? addRule(hostname);
  closing.set(hostname, known);
  known.catch(() => closing.delete(hostname));
  return known;
}

/** Serialised over all contexts, as each rule needs a unique number. */
function addRule(hostname: string): Promise<void> {
  return navigator.locks.request('closing-connections', async () => {
    const { declarativeNetRequest } = browser;
    const rules = await declarativeNetRequest.getSessionRules();
    if (rules.some(({ condition }) => condition.requestDomains?.includes(hostname))) return;
    const id = 1 + Math.max(0, ...rules.map((rule) => rule.id));
    await declarativeNetRequest.updateSessionRules({
      addRules: [
        {
          id,
          action: {
            type: 'modifyHeaders',
            requestHeaders: [{ header: 'connection', operation: 'set', value: 'close' }],
          },
          condition: { requestDomains: [hostname], initiatorDomains: [new URL(browser.runtime.getURL('/')).host] },
        },
      ],
    });
  });
}
