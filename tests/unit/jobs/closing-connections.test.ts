import { beforeEach, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';

type Rules = Parameters<typeof browser.declarativeNetRequest.updateSessionRules>[0]['addRules'];
const kept: NonNullable<Rules> = [];
const update = vi.fn(async ({ addRules = [] }: { readonly addRules?: Rules }) => void kept.push(...addRules));

/** A background's own memory of what it has set, which ends with it. */
async function startBackground(): Promise<(baseUrl: string) => Promise<void>> {
  vi.resetModules();
  return (await import('../../../lib/jobs/closing-connections.ts')).closeConnections;
}

beforeEach(() => {
  kept.length = 0;
  update.mockClear();
  Object.assign(browser, {
    declarativeNetRequest: { getSessionRules: async () => [...kept], updateSessionRules: update },
  });
});

it('has each connection to a service’s host closed, for requests of the extension alone', async () => {
  const close = await startBackground();
  await close('https://service.example/v1');
  expect(kept).toMatchObject([
    {
      action: { requestHeaders: [{ header: 'connection', operation: 'set', value: 'close' }] },
      condition: {
        requestDomains: ['service.example'],
        initiatorDomains: [new URL(browser.runtime.getURL('/')).host],
      },
    },
  ]);
});

it('sets one rule a host, each with a number of its own, however often it is asked and by whichever background', async () => {
  const close = await startBackground();
  await Promise.all(['https://a.example', 'https://a.example/v2', 'https://b.example'].map(close));
  const after = await startBackground();
  await after('https://b.example');
  await after('https://c.example');
  expect(kept.map(({ condition }) => condition.requestDomains?.[0])).toEqual(['a.example', 'b.example', 'c.example']);
  expect(new Set(kept.map(({ id }) => id)).size).toBe(3);
});

it('is tried again where the browser refused it: nothing is sent on the strength of a rule that is not there', async () => {
  const close = await startBackground();
  update.mockRejectedValueOnce(new Error('Too many rules.'));
  await expect(close('https://a.example')).rejects.toThrow('Too many rules.');
  expect(kept).toEqual([]);
  await close('https://a.example');
  expect(kept).toHaveLength(1);
});
