import { beforeEach, expect, it, vi } from 'vitest';

/** A listener as Chromium calls it. */
type ChromeListener = (message: unknown, sender: object, sendResponse: (answer: unknown) => void) => unknown;

const home = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop/';
const page = { id: 'abcdefghijklmnopabcdefghijklmnop', url: `${home}popup.html` };

/** `chrome` of a Chromium that has no `browser` of its own: answers go back by callback. */
function stubChrome() {
  const listeners: ChromeListener[] = [];
  const runtime = {
    id: page.id,
    lastError: undefined as { message: string } | undefined,
    getURL: (path: string) => new URL(path, home).href,
    onMessage: { addListener: (listener: ChromeListener) => listeners.push(listener) },
    sendMessage(message: unknown, reply: (answer: unknown) => void) {
      for (const listener of listeners) if (listener(message, page, reply) === true) return;
      reply(undefined);
    },
  };
  vi.stubGlobal('chrome', { runtime });
  vi.stubGlobal('browser', undefined);
}

beforeEach(() => {
  vi.resetModules();
  stubChrome();
  // As the build resolves it.
  vi.doMock('wxt/browser', () => import('@wxt-dev/webextension-polyfill/browser'));
});

it('a listener that returns a promise answers in a browser that knows callbacks alone', async () => {
  const { listenInBackground } = await import('../../../lib/protocol/listen.ts');
  const { sendToBackground } = await import('../../../lib/protocol/send.ts');
  const wake = vi.fn(async () => null);
  listenInBackground({ wake } as never);
  await expect(sendToBackground({ type: 'wake' })).resolves.toBeNull();
  expect(wake).toHaveBeenCalledOnce();
});

it('what is for another context is left to it', async () => {
  const { listenInBackground } = await import('../../../lib/protocol/listen.ts');
  const { browser } = await import('wxt/browser');
  listenInBackground({} as never);
  expect(await browser.runtime.sendMessage({ type: 'host-ready' })).toBeUndefined();
});
