import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { captureUserFile, captureUserInput } from '../../../lib/capture/user-input.ts';

const stored = vi.hoisted(() => ({ captures: [] as object[], blobs: [] as Blob[] }));
vi.mock('../../../lib/capture/captures.ts', () => ({
  putCapture: async (capture: object) => void stored.captures.push(capture),
}));
vi.mock('../../../lib/storage/blobs.ts', () => ({
  putBlob: async (blob: Blob) => {
    stored.blobs.push(blob);
    return '7d9a1f58-50b2-4b7e-8a29-4a8f3b1c2d3e';
  },
}));

/** One transparent pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
const input = (data: Record<string, string>, ...files: File[]) =>
  captureUserInput({ files: files as unknown as FileList, getData: (type) => data[type] ?? '' });

beforeEach(() => {
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
  stored.captures.length = stored.blobs.length = 0;
});

describe('a file that is given', () => {
  it.each([
    ['a PDF', new File(['%PDF-1.7'], 'Report 2026.pdf'), { target: 'file', file: { part: 'sourcePdf' } }],
    ['a deck of any name', new File(['PK\u0003\u0004'], 'talk.bin'), { target: 'file', file: { part: 'sourcePptx' } }],
    [
      'an image',
      new File([pixel], 'A pier.png'),
      { target: 'image', image: { name: 'A pier', mediaType: 'image/png' } },
    ],
    ['a text', new File(['# Tides\n\nThey rise.'], 'tides.md'), { target: 'selection', page: { title: 'tides' } }],
  ])('is captured by what it is: %s', async (_, file, capture) => {
    expect(await captureUserFile(file)).toMatchObject(capture);
    expect(stored.captures).toHaveLength(1);
  });

  it.each([
    ['other bytes', new File([new Uint8Array([0, 1, 0xff])], 'a.bin'), 'file_unknown'],
    ['nothing', new File([], 'empty.txt'), 'file_unknown'],
    ['a damaged image', new File(['x'], 'a.png', { type: 'image/png' }), 'image_unreadable'],
    ['too many bytes', new File([new Uint8Array(26 * 1024 * 1024)], 'a.pdf'), 'file_too_large'],
    ['a PDF over its own limit', new File(['%PDF-1.7', new Uint8Array(16 * 1024 * 1024)], 'a.pdf'), 'file_too_large'],
  ])('says why: %s', async (_, file, code) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no')));
    await expect(captureUserFile(file)).rejects.toMatchObject({ code });
    expect(stored.captures).toEqual([]);
  });
});

describe('what is dropped or pasted', () => {
  it.each([
    ['no longer than is taken', 8000, {}],
    ['longer, and known as a beginning', 8001, { isCut: true }],
  ])('is a text %s', async (_, length, cut) => {
    const { selection, isCut } = (await input({ 'text/plain': 'a'.repeat(length) })) ?? {};
    expect(selection).toHaveLength(8000);
    expect({ ...(isCut && { isCut }) }).toEqual(cut);
  });

  it('is a file before all', async () => {
    expect((await input({ 'text/plain': 'a.pdf' }, new File(['%PDF-1.7'], 'a.pdf')))?.target).toBe('file');
  });

  it('is a link when it has an address', async () => {
    const capture = await input({ 'text/uri-list': '# from a page\r\nhttps://example.org/a', 'text/plain': 'A' });
    expect(capture).toMatchObject({ target: 'link', link: { url: 'https://example.org/a' } });
  });

  it('is no link where what is said to be its address is none', async () => {
    const capture = await input({ 'text/uri-list': 'https://\r\n', 'text/plain': 'High water' });
    expect(capture).toMatchObject({ target: 'selection', selection: 'High water' });
  });

  it.each([
    ['https://example.org/a?b=1 ', 'https://example.org/a?b=1'],
    ['HTTP://example.org', 'HTTP://example.org'],
  ])('is a link where its text is an address and nothing else: %s', async (text, url) => {
    expect(await input({ 'text/plain': text })).toMatchObject({ target: 'link', link: { url } });
  });

  it.each([
    ['tides.url', '[InternetShortcut]\r\nURL=https://example.org/a\r\nIconIndex=0\r\n'],
    [
      'tides.webloc',
      '<?xml version="1.0"?><plist><dict><key>URL</key><string>https://example.org/a</string></dict></plist>',
    ],
    ['tides.desktop', '[Desktop Entry]\nType=Link\nURL=https://example.org/a\n'],
  ])('is a link where its file holds an address: %s', async (name, text) => {
    expect(await input({}, new File([text], name))).toMatchObject({
      target: 'link',
      link: { url: 'https://example.org/a' },
    });
  });

  it('is no link where its file leads to no page of the web', async () => {
    const file = new File(['[InternetShortcut]\nURL=javascript:alert(1)\n'], 'a.url');
    expect((await input({}, file))?.target).toBe('selection');
  });

  it('is its words where a picture of them comes along, and the picture where only its tag does', async () => {
    const table = { 'text/plain': 'Tide\t4 m', 'text/html': '<table><tr><td>Tide<td>4 m</table>' };
    expect((await input(table, new File([pixel], 'a.png', { type: 'image/png' })))?.target).toBe('selection');
    const address = 'https://example.org/a.png';
    const others: readonly Record<string, string>[] = [
      {},
      { 'text/plain': address },
      { 'text/plain': 'A pier', 'text/uri-list': address },
    ];
    for (const image of others) {
      const flavours = { 'text/html': `<img src="${address}">`, ...image };
      expect((await input(flavours, new File([pixel], 'a.png', { type: 'image/png' })))?.target).toBe('image');
    }
  });

  it('is said to be no file where it is a folder', async () => {
    const folder = new File([], 'Photos');
    vi.spyOn(folder, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
    await expect(input({}, folder)).rejects.toMatchObject({ code: 'file_unknown' });
  });

  it('is text of the length the interface takes, named by its first line', async () => {
    const capture = await input({ 'text/plain': `## Tides\n${'a'.repeat(9000)}` });
    expect(capture).toMatchObject({ target: 'selection', page: { title: 'Tides' } });
    expect(capture?.selection).toHaveLength(8000);
  });

  it('may be nothing', async () => {
    expect(await input({ 'text/plain': ' \n ' })).toBeUndefined();
  });
});
