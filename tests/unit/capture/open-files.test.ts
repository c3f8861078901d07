import { afterEach, describe, expect, it, vi } from 'vitest';
import { getOpenFile } from '../../../lib/capture/open-files.ts';

const signal = new AbortController().signal;
const wanted = { types: ['text/css'], otherwise: 'url_not_a_page', maxBytes: 10, signal } as const;
const address = 'https://brand.example/a.css';
const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const css = (body: string) => new Response(body, { headers: { 'content-type': 'Text/CSS; charset=utf-8' } });
afterEach(() => vi.unstubAllGlobals());

describe('a file that a request names', () => {
  it('is got without cookies and without a referrer', async () => {
    const fetched = answering(async () => css('a{}'));
    const { bytes, url, contentType } = await getOpenFile(address, wanted);
    expect(new TextDecoder().decode(bytes)).toBe('a{}');
    expect({ url, contentType }).toEqual({ url: address, contentType: 'Text/CSS; charset=utf-8' });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      address,
      expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer', signal }),
    );
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['refused', () => Promise.reject(new TypeError('Failed to fetch')), 'url_unreachable'],
    ['missing', async () => new Response('', { status: 404 }), 'url_unreachable'],
    ['of another type', async () => Response.json({}), 'url_not_a_page'],
    ['of no type', async () => new Response(Uint8Array.of(1)), 'url_not_a_page'],
    ['too large', async () => css('a'.repeat(11)), 'too_large'],
  ])('is not to be had when it is %s', async (_, answer, code) => {
    answering(answer);
    await expect(getOpenFile(address, wanted)).rejects.toMatchObject({ code });
  });

  it.each(['file:///etc/passwd', 'data:text/css,a', 'chrome://version'])('is never %s', async (other) => {
    const fetched = answering(async () => css('a{}'));
    await expect(getOpenFile(other, wanted)).rejects.toMatchObject({ code: 'url_refused' });
    expect(fetched).not.toHaveBeenCalled();
  });
});
