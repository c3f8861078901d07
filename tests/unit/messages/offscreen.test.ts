import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createOffscreenClient } from '../../../lib/messages/offscreen.ts';

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
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async () => {
    if (!chrome.open) throw unheard;
    return answered as never;
  });
});

describe('the offscreen document', () => {
  it('is created once, however many ask at the same time', async () => {
    const ask = createOffscreenClient();
    await Promise.all([ask(message), ask(message), ask(message)]);
    expect(chrome.created).toBe(1);
    expect(fakeBrowser.runtime.sendMessage).toHaveBeenCalledTimes(3);
  });

  it('is found by a service worker that was started again', async () => {
    await createOffscreenClient()(message);
    await createOffscreenClient()(message);
    expect(chrome.created).toBe(1);
  });

  it('is created anew when it went', async () => {
    const ask = createOffscreenClient();
    await ask(message);
    chrome.open = false;
    expect(await ask(message)).toBeNull();
    expect(chrome.created).toBe(2);
  });

  it('passes on what it answers, without asking twice', async () => {
    const ask = createOffscreenClient();
    await ask(message);
    const send = vi.spyOn(fakeBrowser.runtime, 'sendMessage');
    send.mockClear().mockResolvedValue({ ok: false, error: { message: 'No canvas here.' } } as never);
    await expect(ask(message)).rejects.toThrow('No canvas here.');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
