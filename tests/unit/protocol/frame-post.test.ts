import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type OffscreenClient, offscreenPath } from '../../../lib/protocol/offscreen.ts';
import { createFrameRoute } from '../../../lib/protocol/posts.ts';

afterEach(() => vi.unstubAllGlobals());

/** The route beside a document that is ready at once; what it is sent is kept. */
function aRoute() {
  const sent: { readonly type: string }[] = [];
  const document = {
    url: fakeBrowser.runtime.getURL(offscreenPath as never),
    postMessage(_message: unknown, [port]: readonly MessagePort[]) {
      if (!port) return;
      port.onmessage = ({ data }) => {
        sent.push(data);
        port.postMessage({ type: 'answer', status: 202, headers: [], body: null });
      };
      port.postMessage({ type: 'ready' });
    },
  };
  vi.stubGlobal('clients', { matchAll: async () => [document] });
  const ask = async () => undefined;
  const offscreen = { hold: (task: (asked: unknown) => unknown) => task(ask) } as unknown as OffscreenClient;
  return { sent, route: createFrameRoute(offscreen, async () => false) };
}

const aRequest = (signal?: AbortSignal) =>
  new Request('https://service.example/api/generate', { method: 'POST', body: '{}', ...(signal && { signal }) });

it('a create goes to the document, and its reply comes back', async () => {
  const { sent, route } = aRoute();
  const response = await route((fetch) => fetch(aRequest()), { isRepeatable: true });
  expect(response.status).toBe(202);
  expect(sent).toMatchObject([{ type: 'send', url: 'https://service.example/api/generate' }]);
});

it('a create that was stopped while its body was read never leaves', async () => {
  const { sent, route } = aRoute();
  const stop = new AbortController();
  const request = aRequest(stop.signal);
  vi.spyOn(request, 'blob').mockImplementation(async () => {
    stop.abort();
    return new Blob(['{}']);
  });
  await expect(route((fetch) => fetch(request), { isRepeatable: true })).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([]);
});
