import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { findSendBlocker } from '../../../lib/jobs/permissions.ts';
import { tryConnection as tryPrepared } from '../../../lib/jobs/try-connection.ts';
import { offers } from '../../../lib/storage/service-facts.ts';

const base = 'https://service.example/base';

const tryConnection = (baseUrl: string, key: string | undefined) => tryPrepared(baseUrl, key, async () => undefined);

/** Lets the user have given a permission, or not. */
const permit = (given: boolean) => vi.spyOn(fakeBrowser.permissions, 'contains').mockResolvedValue(given as never);
const network = (answer: () => Response | Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

beforeEach(() => {
  permit(true);
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
});
afterEach(() => vi.unstubAllGlobals());

describe('trying a connection', () => {
  it.each([
    ['works', () => Response.json({ error: 'No such job.' }, { status: 404 })],
    ['works', () => Response.json({ status: 'queued' })],
    ['works', () => Response.json({ error: 'Slow down.' }, { status: 429 })],
    ['wrong_key', () => Response.json({ error: 'No.' }, { status: 401 })],
    ['service_unreachable', () => Response.json({ error: 'Down.' }, { status: 503 })],
    ['service_unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['other_interface', () => new Response('<h1>Welcome</h1>')],
    ['other_interface', () => new Response('<h1>Not found</h1>', { status: 404 })],
    ['other_interface', () => Response.json({ hello: 'there' })],
    ['other_interface', () => new Response(`{"error":"${'x'.repeat(2_000_000)}`)],
  ] as const)('finds that it %s', async (result, answer) => {
    network(answer);
    expect(await tryConnection(base, 'bs_secret')).toEqual({ result });
  });

  it('remembers from the first answer on that creates may be sent again', async () => {
    const headers = { 'x-idempotency-key-seconds': '3600' };
    network(() => Response.json({ error: 'No such job.' }, { status: 404, headers }));
    await tryConnection(base, 'bs_secret');
    expect(await offers.read(base)).toBe(3_600_000);
    expect(await offers.read('https://other.example')).toBe(0);
  });

  it('asks for a job, with the key, and follows no redirect', async () => {
    const fetch = network(() => Response.json({ error: 'No such job.' }, { status: 404 }));
    await tryConnection(base, 'bs_secret');
    const [address, init] = fetch.mock.lastCall ?? [];
    expect(address).toMatch(/^https:\/\/service\.example\/base\/api\/jobs\/[0-9a-f-]{36}$/);
    expect(init).toMatchObject({ redirect: 'manual', headers: { authorization: 'Bearer bs_secret' } });
  });

  it('asks nothing without a key or a permission', async () => {
    const fetch = network(() => Response.json({}));
    expect(await tryConnection(base, undefined)).toEqual({ result: 'wrong_key' });
    permit(false);
    expect(await tryConnection(base, 'bs_secret')).toEqual({ result: 'no_permission' });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('what stands in the way of a service', () => {
  it.each([
    [false, true, base, 'no_permission'],
    [true, false, base, 'offline'],
    [true, false, 'http://127.0.0.1:8787', undefined],
    [true, true, base, undefined],
  ])('permitted %s, online %s, at %s: %s', async (permitted, onLine, address, code) => {
    permit(permitted);
    vi.stubGlobal('navigator', { onLine });
    expect((await findSendBlocker(address))?.code).toBe(code);
  });
});
