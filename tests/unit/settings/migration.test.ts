import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  dropUnread,
  migrateSettings,
  readSettings,
  readUnread,
  settingsVersion,
  updateSettings,
  watchSettings,
} from '../../../lib/settings/store.ts';

/** Settings as each released version wrote them. */
const fixtures = globSync(resolve(import.meta.dirname, '../../fixtures/settings/version-*.json')).map(
  (path): [string, Record<string, unknown>] => [basename(path, '.json'), JSON.parse(readFileSync(path, 'utf8'))],
);
const { local } = fakeBrowser.storage;

beforeEach(() => fakeBrowser.reset());

describe('settings of an old version', () => {
  it('are there for every version before this one', () => {
    const versions = new Set(fixtures.map(([, stored]) => stored.version));
    expect([...versions].sort()).toEqual(Array.from({ length: settingsVersion - 1 }, (_, index) => index + 1));
  });

  it.each(fixtures)('%s lose nothing and gain the defaults', (_, stored) => {
    const migrated = migrateSettings(stored);
    expect(migrated).toMatchObject({ ...stored, version: settingsVersion });
    expect(migrated).toMatchObject({ appearance: 'system', socialSites: [], savedFormat: 'original' });
    expect(migrated?.delivery.saved.name).toBe('{title}');
  });

  it.each(fixtures)('%s are written anew with the first change', async (_, stored) => {
    await local.set({ settings: stored });
    await updateSettings((current) => ({ ...current, appearance: 'dark' }));
    const { settings } = await local.get('settings');
    expect(settings).toMatchObject({ ...stored, version: settingsVersion, appearance: 'dark' });
    expect(await readUnread()).toBeUndefined();
  });
});

describe('settings that cannot be read', () => {
  const future = { version: 99, from: 'the future' };

  it('are notified of before anything is written, and after', async () => {
    await local.set({ settings: future });
    expect(await readUnread()).toEqual(future);
    await updateSettings((current) => ({ ...current, appearance: 'dark' }));
    expect(await readUnread()).toEqual(future);
    expect(await readSettings()).toMatchObject({ appearance: 'dark' });
  });

  it.each<[Record<string, unknown>]>([
    [{ settings: future }],
    [{ settings: { version: settingsVersion }, 'settings:unread': future }],
  ])('are let go when the user says so: %o', async (stored) => {
    await local.set(stored);
    await dropUnread();
    expect(await readUnread()).toBeUndefined();
    expect(await local.get()).toEqual({ settings: await readSettings() });
  });
});

describe('a change of the settings', () => {
  it('is told with how they were before', async () => {
    const heard: unknown[] = [];
    const stop = watchSettings(({ language }, before) => heard.push([before.language, language]));
    await updateSettings((current) => ({ ...current, language: 'de' }));
    await local.set({ another: 1 });
    await updateSettings(({ language: _, ...current }) => current);
    stop();
    await updateSettings((current) => ({ ...current, language: 'fr' }));
    expect(heard).toEqual([
      [undefined, 'de'],
      ['de', undefined],
    ]);
  });
});
