import type { ServiceJobStore } from '../../../lib/service/core/ports.ts';
import type { StoredJob } from '../../../lib/service/core/record.ts';

/**
 * Duties of every store, as cases of their own: nothing here knows a test runner, so that the same cases run in Node on
 * the memory store and in a browser on IndexedDB. `run` answers JSON, which must equal `expected`.
 */
interface StoreCase {
  readonly name: string;
  readonly run: (store: ServiceJobStore) => Promise<unknown>;
  readonly expected: unknown;
}

const ids = {
  first: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  second: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
} as const;

const job = (id: string, changes: Partial<StoredJob> = {}): StoredJob => ({
  id,
  workspaceId: 'w',
  kind: 'infographic',
  status: 'queued',
  createdAt: '2026-05-19T08:00:00.000Z',
  source: { type: 'image', name: 'bee.png' },
  aspect: '4:5',
  format: 'png',
  steering: {},
  results: {},
  ...changes,
});
const drawn = { id: 'abc', width: 1080, height: 1350, mediaType: 'image/png' };
const completed = (id: string, changes: Partial<StoredJob> = {}) =>
  job(id, { status: 'completed', picture: drawn, ...changes });
const bytes = (...values: number[]) => Uint8Array.from(values);
const picture = { bytes: bytes(7, 8), mediaType: 'image/png' };

const sizes = async (store: ServiceJobStore, id: string) =>
  Object.fromEntries(Object.entries(await store.sources(id)).map(([name, value]) => [name, [...value]]));

export const storeCases: readonly StoreCase[] = [
  {
    name: 'has nothing that was not kept',
    run: async (store) => [
      (await store.get(ids.first)) ?? 'none',
      (await store.picture('abc')) ?? 'none',
      await sizes(store, ids.first),
    ],
    expected: ['none', 'none', {}],
  },
  {
    name: 'keeps a job and its bytes apart from others',
    async run(store) {
      await store.create(job(ids.first), { sourceImage: bytes(1, 2), referenceImage: bytes(3) });
      await store.create(job(ids.second, { kind: 'meme' }), {});
      return [
        await store.get(ids.first),
        await sizes(store, ids.first),
        (await store.get(ids.second))?.kind,
        await sizes(store, ids.second),
      ];
    },
    expected: [job(ids.first), { sourceImage: [1, 2], referenceImage: [3] }, 'meme', {}],
  },
  {
    name: 'replaces a job and keeps its bytes',
    async run(store) {
      await store.create(job(ids.first), { sourceImage: bytes(1) });
      const document = { metadata: { title: 'Bees' }, blocks: [{ type: 'paragraph' as const, text: 'Buzz.' }] };
      await store.put(job(ids.first, { status: 'running', results: { document } }));
      const kept = await store.get(ids.first);
      return [kept?.status, kept?.results.document?.blocks, await sizes(store, ids.first)];
    },
    expected: ['running', [{ type: 'paragraph', text: 'Buzz.' }], { sourceImage: [1] }],
  },
  {
    name: 'gives out copies',
    async run(store) {
      const mine = job(ids.first);
      await store.create(mine, {});
      mine.status = 'failed';
      const copy = await store.get(ids.first);
      if (copy) copy.status = 'refunded';
      return (await store.get(ids.first))?.status;
    },
    expected: 'queued',
  },
  {
    name: 'settles a job with its picture and lets its bytes go',
    async run(store) {
      await store.create(job(ids.first), { sourceImage: bytes(1) });
      await store.settle(completed(ids.first), picture);
      const kept = await store.picture('abc');
      return [
        (await store.get(ids.first))?.status,
        kept && [...kept.bytes],
        kept?.mediaType,
        await sizes(store, ids.first),
      ];
    },
    expected: ['completed', [7, 8], 'image/png', {}],
  },
  {
    name: 'settles a job without a picture',
    async run(store) {
      await store.create(job(ids.first), { sourceImage: bytes(1) });
      await store.settle(job(ids.first, { status: 'failed', error: 'No.' }));
      return [(await store.get(ids.first))?.error, await sizes(store, ids.first)];
    },
    expected: ['No.', {}],
  },
  {
    name: 'removes all of the jobs from before a moment, and no others',
    async run(store) {
      await store.create(job(ids.first, { createdAt: '2026-05-18T23:59:59.999Z' }), { sourceImage: bytes(1) });
      await store.settle(completed(ids.first, { createdAt: '2026-05-18T23:59:59.999Z' }), picture);
      await store.create(job(ids.second, { createdAt: '2026-05-19T00:00:00.000Z' }), { sourceImage: bytes(2) });
      await store.removeBefore('2026-05-19T00:00:00.000Z');
      return [
        (await store.get(ids.first)) ?? 'none',
        (await store.picture('abc')) ?? 'none',
        (await store.get(ids.second))?.id,
        await sizes(store, ids.second),
      ];
    },
    expected: ['none', 'none', ids.second, { sourceImage: [2] }],
  },
];
