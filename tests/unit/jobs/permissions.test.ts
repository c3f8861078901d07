import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { feeds, releaseLeftServices } from '../../../lib/jobs/permissions.ts';
import { saveConnection, storeKey } from '../../../lib/settings/connection.ts';
import { updateSettings } from '../../../lib/settings/store.ts';
import { aJob } from './records.ts';

const released: string[] = [];
const old = 'https://old.example';

beforeEach(async () => {
  fakeBrowser.reset();
  released.length = 0;
  vi.stubGlobal('navigator', { locks: { request: (_: string, task: () => unknown) => task() } });
  Object.assign(fakeBrowser.permissions, {
    remove: async ({ origins = [] }: { origins?: string[] }) => {
      released.push(...origins);
      if (origins[0] === 'https://never-given.example/*') throw new Error('It was never given.');
      return true;
    },
  });
  await saveConnection({ type: 'service', baseUrl: `${old}/base`, key: 'bs_secret' });
});

it('keeps the permission of the service in use', async () => {
  await releaseLeftServices([]);
  expect(released).toEqual([]);
});

it('gives back those of all others, whatever becomes of one', async () => {
  await storeKey('https://never-given.example', 'bs_other');
  await saveConnection({ type: 'service', baseUrl: 'https://new.example', key: 'bs_new' });
  await releaseLeftServices([]);
  expect(released).toEqual(expect.arrayContaining(['https://never-given.example/*', `${old}/*`]));
  expect(released).toHaveLength(2);
});

it('waits for the jobs that were sent there', async () => {
  await saveConnection({ type: 'device' });
  await releaseLeftServices([aJob({ connection: { type: 'service', baseUrl: `${old}/other` } })]);
  expect(released).toEqual([]);
  await releaseLeftServices([aJob({ connection: { type: 'device' } })]);
  expect(released).toEqual([`${old}/*`]);
});

it('keeps what another port, a social site or a feed stands on', async () => {
  const [feed] = feeds;
  for (const base of ['https://api.x.com', feed?.origin ?? '']) await storeKey(base, 'bs_other');
  await updateSettings((current) => ({ ...current, socialSites: ['x.com'], feeds: [feed?.id ?? ''] }));
  await saveConnection({ type: 'service', baseUrl: `${old}:8443`, key: 'bs_new' });
  await releaseLeftServices([]);
  expect(released).toEqual([]);
});
