import { describe, expect, it } from 'vitest';
import { createClient } from '../../../lib/client/client.ts';
import { InvalidRequestError, NotFoundError, RateLimitedError, UnauthorizedError } from '../../../lib/client/errors.ts';
import { RateLimitRefused } from '../../../lib/service/core/refusals.ts';
import { createMemoryStore } from '../../../lib/service/core/store/memory.ts';
import { makeUnlimitedState } from '../../../lib/service/core/workspaces.ts';
import { base, createTestService, key, pngBytes } from '../service/fakes.ts';
import { inAnHour } from './server.ts';

type Setup = Parameters<typeof createTestService>[0];

/** The client on our own service, with nothing between them. */
function connect(setup: Setup = {}, withKey = key) {
  const { app } = createTestService(setup);
  return createClient({ baseUrl: base, key: withKey, fetch: (request) => app.fetch(request) });
}

describe('the client and our own service', () => {
  it('make a picture together', async () => {
    const memory = createMemoryStore();
    const client = connect({
      store: {
        ...memory,
        create: async (job, sources) => (await memory.create(job, sources)) ?? makeUnlimitedState(Date.now()),
      },
    });
    const part = { name: 'sourceImage', file: new Blob([pngBytes]), fileName: 'A bee.png' } as const;
    const { queued, rateLimit } = await client.create('meme', { outputFormat: 'png' }, [part]);
    expect(rateLimit?.remaining).toBe(rateLimit?.limit);
    let { job } = await client.job(queued.jobId);
    for (const _ of queued.stages.slice(1)) ({ job } = await client.job(queued.jobId));
    expect(job.status).toBe('completed');
    expect((await client.picture(String(job.imageUrl))).bytes).toEqual(pngBytes);
  });

  it('understand each other’s refusals', async () => {
    const full = { bucket: 'day', count: 25, limit: 25, resetAt: inAnHour() };
    const create = () => Promise.reject(new RateLimitRefused(full));
    const limited = connect({ store: { ...createMemoryStore(), create } });
    await expect(connect().create('meme', {})).rejects.toMatchObject({
      constructor: InvalidRequestError,
      code: 'no_source',
      detail: undefined,
    });
    await expect(connect({}, 'bsk_wrong').job('1')).rejects.toBeInstanceOf(UnauthorizedError);
    await expect(connect().job('1')).rejects.toBeInstanceOf(NotFoundError);
    await expect(limited.create('meme', { sourceText: 'Bees.' })).rejects.toMatchObject({
      constructor: RateLimitedError,
      ...full,
      resetAt: new Date(full.resetAt),
    });
  });
});
