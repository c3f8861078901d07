import { browser } from 'wxt/browser';

/** Hosts whose rule this background has set. Rules last as long as the browser's session. */
const closing = new Map<string, Promise<void>>();

/**
 * In Firefox: has every connection of the extension to a service's host closed after one answer, before the first request
 * goes there. A connection that was used before would have Firefox send a create again by itself when it breaks. Chromium
 * sends creates from a partition of their own instead (`lib/protocol/frame-post.ts`).
 */
export function closeConnections(baseUrl: string): Promise<void> {
  const { hostname } = new URL(baseUrl);
  const known = closing.get(hostname) ?? addRule(hostname);
  closing.set(hostname, known);
  known.catch(() => closing.delete(hostname));
  return known;
}

/** One after the other over all contexts: a rule needs a number that no other one has. */
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
