import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mirrorSettings, parseSettings, readMirroredSettings } from '../../../lib/settings/store.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('settings for a first look', () => {
  it('are those that a page saw last', () => {
    const seen = { ...parseSettings(undefined), lastKind: 'meme', language: 'de' } as const;
    mirrorSettings(seen);
    expect(readMirroredSettings()).toEqual(seen);
  });

  it.each([undefined, '', 'null', '{', '7', '{"version":99}', '{"version":2,"lastKind":"poem"}'])(
    'are the defaults where %j is kept',
    (text) => {
      if (text !== undefined) kept.set('settings', text);
      expect(readMirroredSettings()).toEqual(parseSettings(undefined));
    },
  );

  it('of an older version are brought up to this one', () => {
    kept.set('settings', JSON.stringify({ ...parseSettings(undefined), version: 1, lastKind: 'meme' }));
    expect(readMirroredSettings()).toMatchObject({ version: parseSettings(undefined).version, lastKind: 'meme' });
  });
});
