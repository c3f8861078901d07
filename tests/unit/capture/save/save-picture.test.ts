import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { savePicture } from '../../../../lib/capture/save/save-picture.ts';
import { copyUnasked } from '../../../../lib/deliver/copy-unasked.ts';
import { keepSaved } from '../../../../lib/jobs/saved.ts';
import { updateSettings } from '../../../../lib/settings/store.ts';

vi.mock('../../../../lib/deliver/copy-unasked.ts', () => ({ copyUnasked: vi.fn() }));
vi.mock('../../../../lib/jobs/saved.ts', () => ({ keepSaved: vi.fn(async () => ({})) }));
vi.mock('../../../../lib/settings/blobs.ts', () => ({ putBlob: async () => crypto.randomUUID() }));

const found = { address: '', name: 'Lake', width: 1, height: 1, base64: btoa('GIF89a-as-it-was') };
const page = { url: 'https://lakes.example/', title: 'Lakes', tabId: 1, windowId: 1 };
const urls = { create: async () => 'blob:home/1', revoke: async () => undefined };

beforeEach(async () => {
  fakeBrowser.reset();
  vi.mocked(keepSaved).mockClear();
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
  await updateSettings(({ delivery, ...rest }) => ({
    ...rest,
    delivery: { ...delivery, saved: { ...delivery.saved, to: 'clipboard' } },
  }));
});

describe('an image saved to the clipboard', () => {
  it.each([
    ['unfocused', 'error_copy_unfocused'],
    ['refused', 'error_copy_refused'],
    ['unreadable', 'error_copy_unreadable'],
  ] as const)('that is not copied (%s) is told why, and kept', async (copied, message) => {
    vi.mocked(copyUnasked).mockResolvedValue(copied);
    await expect(savePicture(found, page, urls)).rejects.toMatchObject({ code: `copy_${copied}`, message });
    expect(keepSaved).toHaveBeenCalledOnce();
  });

  it('that is copied is no problem', async () => {
    vi.mocked(copyUnasked).mockResolvedValue('copied');
    await expect(savePicture(found, page, urls)).resolves.toEqual({});
  });
});
