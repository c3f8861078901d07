import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { copyUnasked } from '../../../lib/deliver/copy-unasked.ts';
import type { BlobUrls } from '../../../lib/deliver/download.ts';
import { keepSaved } from '../../../lib/jobs/saved.ts';
import { savePicture } from '../../../lib/saving/save-picture.ts';
import { updateSettings } from '../../../lib/settings/store.ts';
import { putBlob } from '../../../lib/storage/blobs.ts';

vi.mock('../../../lib/deliver/copy-unasked.ts', () => ({ copyUnasked: vi.fn() }));
vi.mock('../../../lib/jobs/saved.ts', () => ({ keepSaved: vi.fn(async () => ({})) }));
const cleaned = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
vi.mock('../../../lib/storage/blobs.ts', () => ({
  putBlob: vi.fn(async () => crypto.randomUUID()),
  getBlob: async () => new Blob([cleaned], { type: 'image/svg+xml' }),
  blobStore: { delete: async () => undefined },
}));

const found = { address: '', name: 'Lake', width: 1, height: 1, base64: btoa('GIF89a-as-it-was') };
const page = { url: 'https://lakes.example/', title: 'Lakes', tabId: 1, windowId: 1 };
const blobUrls: BlobUrls = { use: async (_, task) => task('blob:home/1'), revoke: async () => undefined };
const ports = { blobUrls, cleanDrawing: vi.fn(async () => undefined as string | undefined) };

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
  ] as const)('that is not copied (%s) is notified why, and kept', async (copied, message) => {
    vi.mocked(copyUnasked).mockResolvedValue(copied);
    await expect(savePicture(found, page, ports)).rejects.toMatchObject({ code: `copy_${copied}`, message });
    expect(keepSaved).toHaveBeenCalledOnce();
  });

  it('that is copied is no problem', async () => {
    vi.mocked(copyUnasked).mockResolvedValue('copied');
    await expect(savePicture(found, page, ports)).resolves.toEqual({});
  });
});

describe('a drawing', () => {
  const drawing = (inner: string) => ({
    ...found,
    base64: btoa(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`),
  });
  beforeEach(() => {
    vi.mocked(copyUnasked).mockResolvedValue('copied');
    vi.mocked(putBlob).mockClear();
  });

  it('is kept as what its cleaning leaves', async () => {
    ports.cleanDrawing.mockResolvedValue(crypto.randomUUID());
    await savePicture(drawing('<script>alert(1)</script><path d="M0 0"/>'), page, ports);
    expect(await vi.mocked(putBlob).mock.lastCall?.[0].text()).toBe(cleaned);
  });

  it('of which cleaning leaves nothing is refused', async () => {
    ports.cleanDrawing.mockResolvedValue(undefined);
    await expect(savePicture(drawing('<script/>'), page, ports)).rejects.toMatchObject({ code: 'image_unreadable' });
    expect(keepSaved).not.toHaveBeenCalled();
  });
});
