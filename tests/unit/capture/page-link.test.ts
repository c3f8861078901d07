import { parseHTML } from 'linkedom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { fetchLink } from '../../../lib/capture/page/read-link.ts';

const url = 'https://news.example/tides';

beforeEach(() => {
  vi.spyOn(fakeBrowser.dom, 'openOrClosedShadowRoot').mockReturnValue(null as never);
  const page = parseHTML(`<html><body><a href="${url}">Tides</a></body></html>`);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('HTMLElement', page.HTMLElement);
  vi.stubGlobal('HTMLAnchorElement', page.HTMLAnchorElement);
  vi.stubGlobal('location', new URL('https://news.example/'));
});

const answers = (body: BodyInit, type: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': type } }));

describe('a link to a page of the same site', () => {
  // "Прилив" in windows-1251, "潮" in Shift_JIS, "marée" in UTF-8.
  it.each([
    ['text/html; charset=windows-1251', [0xcf, 0xf0, 0xe8, 0xeb, 0xe8, 0xe2], 'Прилив'],
    ['text/html; charset=Shift_JIS', [0x92, 0xaa], '潮'],
    ['text/html', [0x6d, 0x61, 0x72, 0xc3, 0xa9, 0x65], 'marée'],
  ])('is read in its own encoding: %s', async (type, bytes, text) => {
    answers(new Uint8Array(bytes), type);
    expect(await fetchLink(url)).toEqual({ url, text: 'Tides', html: text });
  });

  it('is asked for elsewhere where it never ends', async () => {
    const chunk = new Uint8Array(1_000_000).fill(0x20);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
    answers(endless, 'text/html');
    expect((await fetchLink(url)).html).toBeUndefined();
  });
});
