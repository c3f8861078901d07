import { describe, expect, it } from 'vitest';
import { storedJob } from '../../../lib/service/core/record.ts';
import { createMemoryStore } from '../../../lib/service/core/store/memory.ts';
import { storeCases } from './store-cases.ts';

describe('the memory store', () => {
  it.each(storeCases)('$name', async ({ run, expected }) => {
    expect(await run(createMemoryStore())).toEqual(expected);
  });
});

describe('a stored job', () => {
  const job = {
    id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    workspaceId: 'w',
    kind: 'infographic',
    status: 'running',
    createdAt: '2026-05-19T08:00:00.000Z',
    source: { type: 'text', text: 'Bees.' },
    aspect: '4:5',
    format: 'png',
    steering: {},
    results: {},
  };

  it('forgets a result of another shape, so that its stage is done again', () => {
    const document = { metadata: {}, blocks: [] };
    const read = storedJob.parse({ ...job, results: { document, brief: { from: 'an older version' } } });
    expect(read.results).toEqual({ document });
  });

  it('is refused when anything else of it makes no sense', () => {
    expect(storedJob.safeParse({ ...job, status: 'paused' }).success).toBe(false);
  });
});
