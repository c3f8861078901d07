import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { captureTyped, readTyped } from '../../../lib/capture/typed.ts';

describe('readTyped', () => {
  it.each([
    ['https://a.org/b?c=1', 'infographic', 'https://a.org/b?c=1'],
    ['a.org/tides', 'infographic', 'https://a.org/tides'],
    ['meme a.org', 'meme', 'https://a.org/'],
    ['bücher.example', 'infographic', 'https://xn--bcher-kva.example/'],
    ['Tides rise twice a day', 'infographic', undefined],
    ['meme Tides rise', 'meme', undefined],
    ['memes are pictures', 'infographic', undefined],
    ['ends with a stop.', 'infographic', undefined],
    ['3.14', 'infographic', undefined],
    ['javascript:alert(1)', 'infographic', undefined],
    ['', 'infographic', undefined],
  ])('%s', (typed, kind, address) => {
    expect(readTyped(typed)).toMatchObject({ kind, address });
  });

  it('answers for any text, with addresses of the web only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
        const { address } = readTyped(typed);
        expect(address === undefined || /^https?:/.test(address)).toBe(true);
      }),
    );
  });
});

describe('captureTyped', () => {
  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,<b>a</b>', 'meme chrome://settings'])(
    'says of %s that it is no page of the web',
    async (typed) => {
      vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
      await expect(captureTyped(readTyped(typed))).rejects.toMatchObject({ code: 'link_not_web' });
    },
  );
});
