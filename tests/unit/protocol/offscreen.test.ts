import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createOffscreenClient } from '../../../lib/protocol/offscreen.ts';

const message = { type: 'host-revoke-url', url: 'blob:1' } as const;
const unheard = new Error('Could not establish connection. Receiving end does not exist.');
const answered = { ok: true, value: null };

/** Chrome's offscreen document: one at most, and a second create rejects. */
const chrome = { open: false, creating: false, created: 0 };

beforeEach(() => {
  Object.assign(chrome, { open: false, creating: false, created: 0 });
  vi.spyOn(fakeBrowser.runtime, 'getContexts').mockImplementation(async () => (chrome.open ? [{}] : []) as never);
  vi.spyOn(fakeBrowser.offscreen, 'createDocument').mockImplementation(async () => {
    if (chrome.open || chrome.creating) throw new Error('Only a single offscreen document may be created.');
    chrome.creating = true;
    await new Promise((resolve) => setTimeout(resolve));
    Object.assign(chrome, { open: true, creating: false, created: chrome.created + 1 });
  });
  vi.spyOn(fakeBrowser.offscreen, 'closeDocument').mockImplementation(async () => {
    chrome.open = false;
  });
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async () => {
    if (!chrome.open) throw unheard;
    return answered as never;
  });
});

const free = async () => false;

describe('replacing the offscreen document', () => {
  it('closes the one there is, and waits for who works in it', async () => {
    const { hold, renew } = createOffscreenClient();
    const work = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const events: string[] = [];
    const working = hold(async (ask) => {
      await ask(message);
      begun.resolve();
      await work.promise;
      events.push('worked');
    });
    await begun.promise;
    const renewed = renew(free).then(() => events.push('renewed'));
    work.resolve();
    await Promise.all([working, renewed]);
    expect(events).toEqual(['worked', 'renewed']);
    expect(chrome.created).toBe(2);
  });

  it('lets nobody in meanwhile, and works with the new one', async () => {
    const { ask, renew } = createOffscreenClient();
    await ask(message);
    await Promise.all([renew(free), ask(message), ask(message)]);
    expect(chrome.created).toBe(2);
  });

  it('waits while something reads from it', async () => {
    const { renew } = createOffscreenClient();
    const looks = [true, true, false];
    await renew(async () => looks.shift() ?? false);
    expect(looks).toEqual([]);
    expect(chrome.created).toBe(1);
  });
});

describe('the offscreen document', () => {
  it('is created once, however many ask at the same time', async () => {
    const { ask } = createOffscreenClient();
    await Promise.all([ask(message), ask(message), ask(message)]);
    expect(chrome.created).toBe(1);
    expect(fakeBrowser.runtime.sendMessage).toHaveBeenCalledTimes(3);
  });

  it('is found by a service worker that was started again', async () => {
    await createOffscreenClient().ask(message);
    await createOffscreenClient().ask(message);
    expect(chrome.created).toBe(1);
  });

  it('is created anew when it went', async () => {
    const { ask } = createOffscreenClient();
    await ask(message);
    chrome.open = false;
    expect(await ask(message)).toBeNull();
    expect(chrome.created).toBe(2);
  });

  it('passes on what it answers, without asking twice', async () => {
    const { ask } = createOffscreenClient();
    await ask(message);
    const send = vi.spyOn(fakeBrowser.runtime, 'sendMessage');
    send.mockClear().mockResolvedValue({ ok: false, error: { message: 'No canvas here.' } } as never);
    await expect(ask(message)).rejects.toThrow('No canvas here.');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
