import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { StoredJob } from '../../../lib/service/core/record.ts';
import { createIndexedDbStore } from '../../../lib/service/core/store/indexeddb.ts';

const job = (day: number, text: string, top?: string): StoredJob => ({
  id: crypto.randomUUID(),
  workspaceId: 'w',
  kind: 'meme',
  status: 'completed',
  createdAt: `2026-05-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  source: { type: 'text', text },
  aspect: '1:1',
  format: 'png',
  steering: {},
  results: top ? { draft: { template: 'iceberg', captions: { top }, language: 'en', direction: 'ltr' } } : {},
});

it('remembers the memes of other sources, newest first, from before a source was first used', async () => {
  const store = createIndexedDbStore('recent');
  const jobs = [
    job(1, 'bread', 'Bread'),
    job(2, 'tea', 'Tea'),
    job(3, 'soup'),
    job(4, 'cake', 'Cake'),
    job(5, 'milk', 'Milk'),
    job(6, 'cake', 'More cake'),
  ];
  for (const each of jobs) await store.create(each, {});
  const tops = async (text: string) =>
    (await store.recentMemes?.({ type: 'text', text }))?.map(({ captions }) => captions.top);
  expect(await tops('new')).toEqual(['More cake', 'Milk', 'Cake', 'Tea', 'Bread']);
  // Takes of one source keep their order, whatever was drawn in between.
  expect(await tops('cake')).toEqual(['Tea', 'Bread']);
  expect(await tops('bread')).toEqual([]);
});
