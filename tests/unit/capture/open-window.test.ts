import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openWindow } from '../../../lib/capture/tabs.ts';

const url = 'https://extension.invalid/popup.html';

beforeEach(() => {
  vi.restoreAllMocks();
  fakeBrowser.reset();
});

it('opens a small window', async () => {
  const create = vi.spyOn(fakeBrowser.windows, 'create');
  await openWindow(url, { height: 720 });
  expect(create).toHaveBeenCalledWith({ url, type: 'popup', width: 420, height: 720 });
});

it('opens a tab where the browser has no windows', async () => {
  vi.spyOn(fakeBrowser, 'windows', 'get').mockReturnValue(undefined as never);
  const create = vi.spyOn(fakeBrowser.tabs, 'create');
  await openWindow(url);
  expect(create).toHaveBeenCalledWith({ url });
});
