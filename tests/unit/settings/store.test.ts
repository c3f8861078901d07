import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { choices } from '../../../lib/settings/settings.ts';
import { migrateSettings, readSettings, settingsVersion, updateSettings } from '../../../lib/settings/store.ts';

const { local } = fakeBrowser.storage;
const service = { type: 'service', baseUrl: 'https://service.example' } as const;

beforeEach(() => fakeBrowser.reset());

describe('settings', () => {
  it('are the defaults at first: this device, an infographic', async () => {
    expect(await readSettings()).toMatchObject({ connection: { type: 'device' }, lastKind: 'infographic' });
    expect((await readSettings()).choices.meme).toMatchObject({ kind: 'meme', aspect: '1:1', format: 'png' });
  });

  it('lose no change when several come at once', async () => {
    await Promise.all([
      updateSettings((current) => ({ ...current, connection: service })),
      updateSettings((current) => ({
        ...current,
        choices: { ...current.choices, meme: choices.parse({ kind: 'meme', aspect: '9:16' }) },
      })),
      updateSettings((current) => ({
        ...current,
        choices: { ...current.choices, infographic: choices.parse({ kind: 'infographic', aspect: '1:1' }) },
      })),
    ]);
    const current = await readSettings();
    expect(current.connection).toEqual(service);
    expect([current.choices.meme.aspect, current.choices.infographic.aspect]).toEqual(['9:16', '1:1']);
  });

  it.each([[{ version: 99, from: 'the future' }], ['damaged'], [{ version: settingsVersion, connection: 7 }]])(
    'that cannot be read are kept beside the new ones: %o',
    async (stored) => {
      await local.set({ settings: stored });
      expect(await readSettings()).toMatchObject({ connection: { type: 'device' } });
      expect(await local.get('settings')).toEqual({ settings: stored });
      await updateSettings((current) => ({ ...current, connection: service }));
      expect(await local.get()).toMatchObject({ settings: { connection: service }, 'settings:unread': stored });
    },
  );

  it('of older versions are brought up step by step', () => {
    const steps = {
      0: ({ address }: Record<string, unknown>) => ({ connection: { type: 'service', baseUrl: address } }),
      1: (stored: Record<string, unknown>) => stored,
    };
    const stored = { version: 0, address: 'https://service.example' };
    expect(migrateSettings(stored, steps)).toMatchObject({ version: settingsVersion, connection: service });
    expect(migrateSettings(stored, {})).toBeUndefined();
    expect(
      migrateSettings(stored, {
        0: () => {
          throw new Error('It can’t.');
        },
      }),
    ).toBeUndefined();
  });
});
