import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from '../../../../lib/engine/paint/browser.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';

vi.mock('node:fs/promises', { spy: true });
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('fonts that could not be loaded', () => {
  it('are loaded anew for the next picture in Node', async () => {
    vi.mocked(readFile).mockRejectedValueOnce(new Error('busy'));
    const platform = createNodePlatform();
    await expect(platform.loadFonts()).rejects.toThrow('busy');
    await expect(platform.loadFonts()).resolves.toBeUndefined();
  });

  it('are loaded anew for the next picture in a browser', async () => {
    const load = vi.fn(async () => ({})).mockRejectedValueOnce(new Error('busy'));
    vi.stubGlobal('self', { location: { href: 'https://example.org/' } });
    vi.stubGlobal('fonts', { add: () => {} });
    vi.stubGlobal(
      'FontFace',
      class {
        readonly load = load;
      },
    );
    const platform = createBrowserPlatform({ startPdfWorker: () => expect.unreachable() });
    await expect(platform.loadFonts()).rejects.toThrow('busy');
    await expect(platform.loadFonts()).resolves.toBeUndefined();
    const calls = load.mock.calls.length;
    await platform.loadFonts();
    expect(load).toHaveBeenCalledTimes(calls);
  });
});
