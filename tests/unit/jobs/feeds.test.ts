import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { feeds, listPermittedFeeds, switchOffFeed, switchOnFeed } from '../../../lib/jobs/permissions.ts';

const given = new Set<string>();
const all = ({ origins = [] }: { origins?: string[] }) => origins.every((origin) => given.has(origin));
let agrees = true;

const [wikipedia = { id: '', origin: '' }] = feeds;

beforeEach(() => {
  fakeBrowser.reset();
  given.clear();
  agrees = true;
  vi.stubGlobal('navigator', { locks: { request: (_: string, task: () => unknown) => task() } });
  Object.assign(fakeBrowser.permissions, {
    contains: vi.fn(async (wanted) => all(wanted)),
    request: vi.fn(async ({ origins = [] }: { origins?: string[] }) => {
      if (agrees) for (const origin of origins) given.add(origin);
      return agrees;
    }),
    remove: vi.fn(async ({ origins = [] }: { origins?: string[] }) => origins.every((origin) => given.delete(origin))),
  });
});

describe('public feeds', () => {
  it('are all off at first, and every one has an origin of its own', async () => {
    expect(await listPermittedFeeds()).toEqual([]);
    expect(new Set(feeds.map(({ origin }) => origin)).size).toBe(feeds.length);
    for (const { origin } of feeds) expect(new URL(origin).origin).toBe(origin);
  });

  it('are asked for one origin at a time', async () => {
    expect(await switchOnFeed(wikipedia)).toBe(true);
    expect([...given]).toEqual(['https://api.wikimedia.org/*']);
    expect(await listPermittedFeeds()).toEqual(['wikipedia']);
  });

  it('stay off without the permission', async () => {
    agrees = false;
    expect(await switchOnFeed(wikipedia)).toBe(false);
    expect(await listPermittedFeeds()).toEqual([]);
  });

  it('are not read when the browser’s permission was taken back elsewhere', async () => {
    await switchOnFeed(wikipedia);
    given.clear();
    expect(await listPermittedFeeds()).toEqual([]);
  });

  it('give their permission back', async () => {
    await switchOnFeed(wikipedia);
    await switchOffFeed(wikipedia);
    expect(await listPermittedFeeds()).toEqual([]);
    expect(given.size).toBe(0);
  });
});
