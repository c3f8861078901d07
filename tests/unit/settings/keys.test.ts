import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readKeys, readMaskedKey, storeKey } from '../../../lib/settings/connection.ts';

const base = 'https://service.example/base';
beforeEach(() => fakeBrowser.reset());

describe('a stored key', () => {
  it.each([
    ['bs_0123456789abcdef', '••••••••cdef'],
    // Too short for any of it to be shown.
    ['bs_0123456789', '••••••••'],
  ])('%s is shown as %s', async (key, shown) => {
    await storeKey(base, key);
    expect(await readMaskedKey(base)).toBe(shown);
  });

  it('that is not there is not shown', async () => {
    expect(await readMaskedKey(base)).toBeUndefined();
  });

  it('is read with all others, by the origin it belongs to', async () => {
    await storeKey(base, 'one');
    await storeKey('http://127.0.0.1:8787', 'two');
    await fakeBrowser.storage.local.set({ settings: { version: 2 } });
    expect(await readKeys()).toEqual({ 'https://service.example': 'one', 'http://127.0.0.1:8787': 'two' });
  });
});
