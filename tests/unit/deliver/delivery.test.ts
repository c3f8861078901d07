import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { isReadingBlob, releaseDownload } from '../../../lib/deliver/download.ts';
import { createDelivery } from '../../../lib/deliver/index.ts';
import type { CopyOutcome } from '../../../lib/protocol/messages.ts';
import { type DeliverySetting, deliverySetting } from '../../../lib/settings/settings.ts';
import { updateSettings } from '../../../lib/settings/store.ts';
import { aJob } from '../jobs/records.ts';

const picture = { blobId: crypto.randomUUID(), mediaType: 'image/png', width: 1080, height: 1350 };
const urls = {
  use: <T>(blobId: string, task: (url: string) => Promise<T>) => task(`blob:home/${blobId}`),
  revoke: vi.fn(async () => undefined),
};
const copy = vi.fn(async (): Promise<CopyOutcome> => 'copied');
const delivery = createDelivery(urls, copy);
const begins = vi.fn(async () => undefined);

/** Lets the browser's list of downloads hold one, or none. */
const list = (...items: readonly object[]) =>
  vi.spyOn(fakeBrowser.downloads, 'search').mockImplementation(async () => items as never);

const set = (setting: Partial<DeliverySetting>) =>
  updateSettings((current) => ({
    ...current,
    delivery: { ...current.delivery, infographic: deliverySetting.parse(setting) },
  }));

beforeEach(() => {
  fakeBrowser.reset();
  urls.revoke.mockClear();
  copy.mockReset().mockResolvedValue('copied');
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation(
    (key) => (key === 'file_infographic' ? 'Infografik' : key) as never,
  );
});

describe('handing a picture over', () => {
  it('downloads its bytes under a name that says what it is', async () => {
    const download = vi.spyOn(fakeBrowser.downloads, 'download').mockResolvedValue(7 as never);
    const handed = await delivery.handOver(aJob({ state: 'completed', picture }), begins);
    const filename = 'How tides work - Infografik 9x16.png';
    expect(handed).toEqual({ downloadId: 7, fileName: filename, to: 'downloads' });
    expect(download).toHaveBeenCalledWith({
      url: `blob:home/${picture.blobId}`,
      filename,
      conflictAction: 'uniquify',
      saveAs: false,
    });
  });

  it.each([
    [{ mediaType: 'image/webp' }, 'How tides work - Infografik 9x16.webp'],
    // Not said by the service: what was asked for.
    [{}, 'How tides work - Infografik 9x16.png'],
  ])('downloads one of which only the address is known, and %o, as %s', async (told, filename) => {
    const download = vi.spyOn(fakeBrowser.downloads, 'download').mockResolvedValue(7 as never);
    const address = 'https://cdn.example/1';
    await delivery.handOver(aJob({ state: 'completed', picture: { address, width: 0, height: 0, ...told } }), begins);
    expect(download).toHaveBeenCalledWith(expect.objectContaining({ url: address, filename }));
  });

  it('is told before it begins, and goes on with what began before the background died', async () => {
    const search = list();
    const download = vi.spyOn(fakeBrowser.downloads, 'download').mockImplementation((async () => {
      expect(begins).toHaveBeenCalledWith(address);
      return 7;
    }) as never);
    const address = `blob:home/${picture.blobId}`;
    const handing = { address: 'blob:home/before', at: new Date(0).toISOString() };
    const job = aJob({ state: 'completed', picture, handing });
    expect(await delivery.handOver(job, begins)).toMatchObject({ downloadId: 7 });
    expect(search).toHaveBeenCalledWith({ url: handing.address, startedAfter: handing.at });
    list({ id: 4, byExtensionId: 'another' }, { id: 3, byExtensionId: fakeBrowser.runtime.id });
    expect(await delivery.handOver(job, begins)).toMatchObject({ downloadId: 3 });
    expect(download).toHaveBeenCalledTimes(1);
  });

  it('follows what the user set for its kind', async () => {
    const download = vi.spyOn(fakeBrowser.downloads, 'download').mockResolvedValue(7 as never);
    await set({ name: 'Broadside/{kind}/{title}', conflict: 'overwrite', ask: true });
    const handed = await delivery.handOver(aJob({ state: 'completed', picture }), begins);
    expect(handed).toEqual({ downloadId: 7, fileName: 'How tides work.png', to: 'downloads' });
    expect(download).toHaveBeenCalledWith({
      url: `blob:home/${picture.blobId}`,
      filename: 'Broadside/Infografik/How tides work.png',
      conflictAction: 'overwrite',
      saveAs: true,
    });
  });

  const fileName = 'How tides work - Infografik 9x16.png';
  it.each([
    ['downloads', 1, 0, { downloadId: 7 }],
    ['clipboard', 0, 1, { copied: 'copied' }],
    ['both', 1, 1, { downloadId: 7, copied: 'copied' }],
    ['gallery', 0, 0, {}],
  ] as const)('to %s saves it %i times and copies it %i times', async (to, saves, copies, became) => {
    const download = vi.spyOn(fakeBrowser.downloads, 'download').mockResolvedValue(7 as never);
    await set({ to });
    expect(await delivery.handOver(aJob({ state: 'completed', picture }), begins)).toEqual({ fileName, to, ...became });
    expect(download).toHaveBeenCalledTimes(saves);
    expect(copy.mock.calls).toEqual(Array(copies).fill([picture.blobId]));
  });

  it('shows how a copy ended that failed, and is no failure itself', async () => {
    await set({ to: 'clipboard' });
    copy.mockResolvedValue('refused');
    const handed = await delivery.handOver(aJob({ state: 'completed', picture }), begins);
    expect(handed).toEqual({ fileName, to: 'clipboard', copied: 'refused' });
    expect(await delivery.outcome(handed, picture)).toEqual({ type: 'done', fileName });
  });

  it.each([
    ['clipboard', { to: 'both', copied: 'distant' }],
    ['gallery', { to: 'downloads' }],
  ] as const)(
    'puts one whose bytes are out of reach onto the disk, too, where it should go to %s',
    async (to, became) => {
      vi.spyOn(fakeBrowser.downloads, 'download').mockResolvedValue(7 as never);
      await set({ to });
      const distant = { address: 'https://cdn.example/1', mediaType: 'image/png', width: 0, height: 0 };
      const handed = await delivery.handOver(aJob({ state: 'completed', picture: distant }), begins);
      expect(handed).toEqual({ downloadId: 7, fileName, ...became });
    },
  );

  it.each([
    ['stored', picture, 0, 'gallery'],
    ['out of reach', { address: 'https://cdn.example/1', width: 0, height: 0 }, 1, 'downloads'],
  ] as const)('keeps a version whose bytes are %s: it is saved %s times', async (_, made, saves, to) => {
    const download = vi.spyOn(fakeBrowser.downloads, 'download').mockResolvedValue(7 as never);
    const version = aJob({ state: 'completed', picture: made, isVersion: true });
    expect(await delivery.handOver(version, begins)).toMatchObject({ to });
    expect(download).toHaveBeenCalledTimes(saves);
  });

  it('takes a closed dialog for no failure', async () => {
    await set({ ask: true });
    vi.spyOn(fakeBrowser.downloads, 'download').mockRejectedValue(new Error('Download canceled by the user'));
    const handed = await delivery.handOver(aJob({ state: 'completed', picture }), begins);
    expect(handed).toEqual({ fileName, to: 'downloads', unsaved: true });
    expect(await delivery.outcome(handed, picture)).toEqual({ type: 'unsaved' });
  });

  it('saves on demand what went elsewhere, and remembers where', async () => {
    vi.spyOn(fakeBrowser.downloads, 'download').mockResolvedValue(7 as never);
    await set({ to: 'clipboard' });
    const job = aJob({ state: 'delivered', picture, delivery: { fileName, to: 'clipboard', copied: 'copied' } });
    list({ id: 7, state: 'complete', filename: `/home/me/${fileName}` });
    const saved = { downloadId: 7, fileName, to: 'both', copied: 'copied' };
    expect(await delivery.save(job)).toEqual({ delivery: saved, end: 'saved' });
  });

  it.each([
    [{ state: 'interrupted', error: 'USER_CANCELED' }, 'unsaved'],
    [undefined, 'saved'],
  ])('says of one saved on demand that became %o: %s', async (item, end) => {
    vi.spyOn(fakeBrowser.downloads, 'download').mockResolvedValue(7 as never);
    list(...(item ? [item] : []));
    expect(await delivery.save(aJob({ state: 'delivered', picture }))).toMatchObject({ end });
  });

  it('waits for the end of one saved on demand, and rejects when it fails', async () => {
    vi.spyOn(fakeBrowser.downloads, 'download').mockResolvedValue(7 as never);
    const looks = [{ state: 'in_progress' }, { state: 'interrupted', error: 'FILE_FAILED' }];
    const search = vi.spyOn(fakeBrowser.downloads, 'search').mockImplementation(async () => [looks.shift()] as never);
    const saving = delivery.save(aJob({ state: 'delivered', picture }));
    await expect(saving).rejects.toMatchObject({ code: 'download_failed' });
    expect(search).toHaveBeenCalledTimes(2);
  });

  // Without a dialog nobody can have closed one.
  it.each(['Invalid filename', 'Download canceled'])('says in words when the browser refuses: %s', async (message) => {
    vi.spyOn(fakeBrowser.downloads, 'download').mockRejectedValue(new Error(message));
    await expect(delivery.handOver(aJob({ picture }), begins)).rejects.toMatchObject({
      code: 'download_failed',
      message: 'error_download_failed',
    });
  });
});

describe('what became of a download', () => {
  it.each([
    [{ state: 'in_progress' }, { type: 'under-way' }],
    [
      { state: 'complete', filename: '/home/ada/Downloads/Tides (1).png' },
      { type: 'done', fileName: 'Tides (1).png' },
    ],
    [
      { state: 'complete', filename: 'C:\\Users\\Ada\\Tides.png' },
      { type: 'done', fileName: 'Tides.png' },
    ],
    [
      { state: 'interrupted', error: 'FILE_NO_SPACE' },
      { type: 'failed', reason: { code: 'download_failed' } },
    ],
    [{ state: 'interrupted', error: 'USER_CANCELED' }, { type: 'unsaved' }],
  ])('%o: %o', async (item, outcome) => {
    list(item);
    expect(await delivery.outcome({ downloadId: 7, fileName: 'Tides.png' }, picture)).toMatchObject(outcome);
  });
});

describe('a downloaded file that is no whole picture', () => {
  const complete = { state: 'complete', filename: '/home/ada/Tides.png' };
  const distant = { address: 'https://cdn.example/1', mediaType: 'image/png', width: 0, height: 0 };
  const stored = { ...picture, bytes: 1000 };
  const invalid = { type: 'failed', reason: { code: 'download_invalid' } };
  const done = { type: 'done', fileName: 'Tides.png' };

  it.each([
    ['a page', distant, { mime: 'text/html; charset=utf-8', fileSize: 900 }, invalid],
    ['an error in JSON', distant, { mime: 'application/json', fileSize: 40 }, invalid],
    ['empty', distant, { mime: 'image/png', fileSize: 0 }, invalid],
    ['of a picture', distant, { mime: 'image/png', fileSize: 900 }, { ...done, unchecked: true }],
    ['as it is stored', stored, { mime: 'image/png', fileSize: 1000 }, done],
    // The system says what it makes of a name; the bytes were seen.
    ['as it is stored, taken for a page', stored, { mime: 'text/html', fileSize: 1000 }, done],
    ['shorter than it is stored', stored, { fileSize: 999 }, { type: 'failed', reason: { code: 'download_failed' } }],
    ['of a size that is not said', stored, { fileSize: -1 }, done],
  ])('%s: %o', async (_, made, item, outcome) => {
    list({ ...complete, ...item });
    const became = await delivery.outcome({ downloadId: 7, fileName: 'Tides.png' }, made);
    if (became.type === 'done') expect(became).toEqual(outcome);
    else expect(became).toMatchObject(outcome);
  });

  it.each([
    ['out of reach, and cleared from the list', distant, { downloadId: 7 }, { ...done, unchecked: true }],
    ['out of reach, and not saved', distant, {}, done],
    ['stored, and cleared from the list', stored, { downloadId: 7 }, done],
  ])('one that is %s was checked or not', async (_, made, delivered, outcome) => {
    list();
    expect(await delivery.outcome({ fileName: 'Tides.png', ...delivered }, made)).toEqual(outcome);
  });

  it('is said when it was saved on demand', async () => {
    vi.spyOn(fakeBrowser.downloads, 'download').mockResolvedValue(7 as never);
    list({ ...complete, mime: 'text/html', fileSize: 900 });
    const job = aJob({ state: 'delivered', picture: distant });
    await expect(delivery.save(job)).rejects.toMatchObject({ code: 'download_failed' });
  });
});

describe('the address of a download', () => {
  const ours = { byExtensionId: fakeBrowser.runtime.id, url: 'blob:home/1' };
  it.each([
    ['complete', ours, 1],
    ['interrupted', ours, 1],
    ['in_progress', ours, 0],
    ['complete', { ...ours, byExtensionId: 'another' }, 0],
    ['complete', { ...ours, url: 'https://cdn.example/1.png' }, 0],
  ])('when it is %s and %o is taken back %i times', async (current, item, times) => {
    list(item);
    await releaseDownload({ id: 7, state: { current } }, urls);
    expect(urls.revoke).toHaveBeenCalledTimes(times);
  });
});

describe('the document that holds the addresses', () => {
  const reading = {
    byExtensionId: fakeBrowser.runtime.id,
    url: 'blob:home/1',
    state: 'in_progress',
    bytesReceived: 1,
    totalBytes: 2,
  };

  it.each([
    ['a download of ours reads', reading, true],
    ['one whose size is not known reads', { ...reading, totalBytes: -1 }, true],
    ['all bytes are read and only its dialog is open', { ...reading, bytesReceived: 2 }, false],
    ['another extension reads', { ...reading, byExtensionId: 'another' }, false],
    ['a download of the web reads', { ...reading, url: 'https://cdn.example/1.png' }, false],
  ])('while %s', async (_, item, expected) => {
    list(item);
    expect(await isReadingBlob()).toBe(expected);
  });
});
