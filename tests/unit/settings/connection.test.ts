import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { toBaseUrl, toPermission } from '../../../lib/settings/addresses.ts';
import { readKey, saveConnection } from '../../../lib/settings/connection.ts';
import { readSettings } from '../../../lib/settings/store.ts';

beforeEach(() => fakeBrowser.reset());

describe('a connection', () => {
  it('is stored apart from its key', async () => {
    await saveConnection({ type: 'service', baseUrl: 'https://service.example/base/', key: 'bs_secret' });
    const { connection, ...others } = await readSettings();
    expect(connection).toEqual({ type: 'service', baseUrl: 'https://service.example/base' });
    expect(JSON.stringify([connection, others])).not.toContain('bs_secret');
    expect(await readKey('https://service.example')).toBe('bs_secret');
  });

  it('keeps the key that is stored when none is given, and through a time on this device', async () => {
    await saveConnection({ type: 'service', baseUrl: 'https://service.example', key: 'bs_secret' });
    await saveConnection({ type: 'device' });
    await saveConnection({ type: 'service', baseUrl: 'https://service.example/' });
    expect(await readKey('https://service.example')).toBe('bs_secret');
  });

  it('gives its key to no other origin', async () => {
    await saveConnection({ type: 'service', baseUrl: 'https://service.example', key: 'bs_secret' });
    for (const other of ['http://service.example', 'https://service.example:8443', 'https://api.service.example']) {
      expect(await readKey(other)).toBeUndefined();
    }
  });
});

it.each([
  ['https://Service.example', 'https://service.example', 'https://service.example/*'],
  ['https://service.example/v1/?a#b', 'https://service.example/v1', 'https://service.example/*'],
  ['http://127.0.0.1:8787/', 'http://127.0.0.1:8787', 'http://127.0.0.1/*'],
])('the address %s is %s and needs %s', (address, base, permission) => {
  expect(toBaseUrl(address)).toBe(base);
  expect(toPermission(address)).toBe(permission);
});
