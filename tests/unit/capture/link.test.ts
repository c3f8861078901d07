import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Capture } from '../../../lib/capture/capture.ts';
import { findNeededPermission, mustBeRead } from '../../../lib/capture/link.ts';
import { readLink } from '../../../lib/capture/read-link.ts';

const captures: object[] = vi.hoisted(() => []);
const snapshots = vi.hoisted(() => new Map<string, { html: string }>());
vi.mock('../../../lib/capture/captures.ts', () => ({
  getSnapshot: async (url: string) => snapshots.get(url),
  putSnapshot: async (snapshot: { url: string; html: string }) => void snapshots.set(snapshot.url, snapshot),
  putCapture: async (capture: object) => void captures.push(capture),
}));
vi.mock('../../../lib/storage/blobs.ts', () => ({ putBlob: async () => '7d9a1f58-50b2-4b7e-8a29-4a8f3b1c2d3e' }));

const url = 'https://other.example:8443/story';
const to = (address: string): Capture => ({
  id: '7d9a1f58-50b2-4b7e-8a29-4a8f3b1c2d3e',
  at: '2026-05-03T10:00:00Z',
  target: 'link',
  page: { url: 'https://example.com/', title: 'Start' },
  link: { url: address, text: 'A story' },
});
const answers = (body: BodyInit, contentType: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': contentType } }));

beforeEach(() => {
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
  snapshots.clear();
  captures.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('findNeededPermission', () => {
  it.each([
    [false, 'https://other.example/*'],
    [true, undefined],
  ])('permitted before: %s', async (permitted, needed) => {
    fakeBrowser.permissions.contains = (async () => permitted) as never;
    expect(await findNeededPermission(to(url))).toBe(needed);
  });

  it('needs none for a page that was read on the click', async () => {
    snapshots.set(url, { html: '<p>' });
    expect(await findNeededPermission(to(url))).toBeUndefined();
  });

  it.each(['mailto:ada@example.com', 'javascript:alert(1)', 'ftp://example.com/x'])('refuses %s', async (address) => {
    await expect(findNeededPermission(to(address))).rejects.toMatchObject({ code: 'link_not_web' });
  });
});

describe('readLink', () => {
  it('stores the page in the encoding it names', async () => {
    answers(new Uint8Array([0x3c, 0x70, 0x3e, 0xe9]), 'text/html; charset=iso-8859-1');
    await readLink(to(url));
    expect(snapshots.get(url)?.html).toBe('<p>é');
  });

  it('finds the encoding in the page', async () => {
    const head = new TextEncoder().encode('<meta charset="windows-1251"><p>');
    answers(new Uint8Array([...head, 0xcf]), 'text/html');
    await readLink(to(url));
    expect(snapshots.get(url)?.html).toMatch(/П$/);
  });

  it('calls a link without words what its page calls itself, also where that was read before', async () => {
    const typed: Capture = { ...to(url), link: { url, text: '' } };
    const named = { ...typed, link: { url, text: 'Tides & tables' } };
    answers('<!doctype html><head><TITLE lang="en">Tides &amp; tables | Other Example</TITLE><p>', 'text/html');
    expect(await readLink(typed)).toEqual(named);
    expect(captures).toEqual([named]);
    vi.unstubAllGlobals();
    Object.assign(snapshots.get(url) ?? {}, { at: new Date().toISOString() });
    expect(await readLink(typed)).toEqual(named);
    expect((await readLink(to(url))).link?.text).toBe('A story');
  });

  it.each(['', '<title', '<title>Never ended', '<title></title>', `${' '.repeat(300_000)}<title>Far below</title>`])(
    'leaves it nameless where its page does not say: %#',
    async (html) => {
      answers(html, 'text/html');
      expect((await readLink({ ...to(url), link: { url, text: '' } })).link?.text).toBe('');
    },
  );

  it.each([
    ['%PDF-1.7', 'application/pdf', 'sourcePdf'],
    ['PK\u0003\u0004', 'application/octet-stream', 'sourcePptx'],
  ])('makes a file the capture’s source: %s', async (bytes, type, part) => {
    answers(bytes, type);
    const read = await readLink(to(url));
    expect(read).toMatchObject({ target: 'file', file: { part, address: url, name: 'story' } });
    expect(captures).toEqual([read]);
  });

  it.each([
    ['https://other.example/a', true, true],
    ['https://other.example/a', false, false],
    ['https://other.example/a.PDF?x=1', false, true],
    ['https://other.example/deck.pptx', false, true],
  ])('must read %s (on this device: %s): %s', (address, onDevice, here) => {
    expect(mustBeRead(to(address), onDevice)).toBe(here);
  });

  it.each([
    ['a file of another kind', 'ID3', 'audio/mpeg', 200, 'link_not_a_page'],
    ['a file that is too large', new Uint8Array(26 * 1024 * 1024), 'application/pdf', 200, 'file_too_large'],
    ['nothing there', 'gone', 'text/html', 404, 'link_unreachable'],
    ['an endless page', new Uint8Array(6 * 1024 * 1024), 'text/html', 200, 'link_not_a_page'],
  ])('says why: %s', async (_, body, type, status, code) => {
    answers(body, type, status);
    await expect(readLink(to(url))).rejects.toMatchObject({ code });
    expect(snapshots.size).toBe(0);
  });

  it('says that a site does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(readLink(to(url))).rejects.toMatchObject({ code: 'link_unreachable' });
  });
});
