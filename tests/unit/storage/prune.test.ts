import { describe, expect, it } from 'vitest';
import { keepForMs, listStaleEntries, maxIdeas } from '../../../lib/storage/prune.ts';

const now = Date.parse('2026-05-19T10:00:00.000Z');
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();
const [part, picture, captured, logo, orphan, young] = Array.from({ length: 6 }, () => crypto.randomUUID());
const none = { entries: [], jobs: [], brands: [], captures: [], snapshots: [], blobs: [], ideas: [], edits: [] };

describe('what is deleted', () => {
  it('are blobs that no job, no brand and no capture mentions, once they are a day old', () => {
    const old = (id: string | undefined) => ({ id, createdAt: ago(keepForMs.blob + 1) });
    const { blobs } = listStaleEntries(
      {
        ...none,
        entries: [],
        jobs: [{ request: { parts: [{ blobId: part }] } }, { shape: ['of', { another: { version: picture } }] }],
        captures: [{ id: 'c', at: ago(0), image: { blobId: captured } }],
        brands: [{ logoBlobId: logo }],
        blobs: [old(part), old(picture), old(logo), old(captured), old(orphan), { id: young, createdAt: ago(0) }],
      },
      now,
    );
    expect(blobs).toEqual([orphan]);
  });

  it('are captures after a week, and with them the blobs that only they mention', () => {
    const stale = listStaleEntries(
      {
        ...none,
        captures: [
          { id: 'old', at: ago(keepForMs.capture + 1), image: { blobId: captured } },
          { id: 'new', at: ago(keepForMs.capture - 1) },
        ],
        blobs: [{ id: captured, createdAt: ago(keepForMs.capture + 1) }],
      },
      now,
    );
    expect(stale).toMatchObject({ captures: ['old'], blobs: [captured] });
  });

  it('are snapshots after a month', () => {
    const snapshots = [
      { url: 'https://news.example/old', at: ago(keepForMs.snapshot + 1) },
      { url: 'https://news.example/new', at: ago(keepForMs.snapshot - 1) },
    ];
    expect(listStaleEntries({ ...none, snapshots }, now).snapshots).toEqual(['https://news.example/old']);
  });

  it('is nothing whose date cannot be read', () => {
    const undated = { id: orphan, url: 'https://news.example/' };
    const all = { ...none, captures: [undated], snapshots: [undated], blobs: [undated], ideas: [undated], edits: [] };
    expect(listStaleEntries(all, now)).toEqual({ captures: [], snapshots: [], blobs: [], ideas: [], edits: [] });
  });

  it('are the ideas of memes that no job mentions, once they are a day old', () => {
    const old = (id: string | undefined) => ({ id, at: ago(keepForMs.ideas + 1) });
    const jobs = [{ accepted: { jobId: part } }, { idea: { family: picture, number: 3 } }];
    const ideas = [old(part), old(picture), old(orphan), { id: young, at: ago(0) }];
    expect(listStaleEntries({ ...none, jobs, ideas }, now).ideas).toEqual([orphan]);
  });

  it('are the oldest ideas beyond as many as are kept, mentioned or not', () => {
    const ideas = Array.from({ length: maxIdeas + 2 }, (_, index) => ({ id: `${index}`, at: ago(index) }));
    const jobs = ideas.map(({ id }) => ({ accepted: { jobId: id } }));
    expect(listStaleEntries({ ...none, jobs, ideas }, now).ideas).toEqual([`${maxIdeas}`, `${maxIdeas + 1}`]);
  });
});
