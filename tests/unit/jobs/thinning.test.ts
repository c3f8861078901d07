import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countStoredBytes, type Entry, toEntry } from '../../../lib/jobs/entry.ts';
import { jobStates } from '../../../lib/jobs/record.ts';
import { choosePictures } from '../../../lib/jobs/thinning.ts';
import { aJob } from './records.ts';

const base = toEntry(aJob({ state: 'delivered' }));
const entries = fc.array(
  fc.record({
    day: fc.integer({ min: 10, max: 28 }),
    bytes: fc.integer({ min: 0, max: 100 }),
    starred: fc.boolean(),
    thinned: fc.boolean(),
    state: fc.constantFrom(...jobStates),
  }),
  { maxLength: 40 },
);
const made = (parts: { day: number; bytes: number; starred: boolean; thinned: boolean; state: Entry['state'] }[]) =>
  parts.map(
    ({ day, bytes, ...marks }): Entry => ({
      ...base,
      ...marks,
      id: crypto.randomUUID(),
      createdAt: `2026-05-${day}T10:00:00.000Z`,
      picture: { blobId: crypto.randomUUID(), bytes },
    }),
  );
const sum = (list: readonly Entry[]) => list.reduce((total, entry) => total + countStoredBytes(entry), 0);

describe('making room', () => {
  it('takes nothing while there is room', () => {
    expect(
      choosePictures(made([{ day: 10, bytes: 90, starred: false, thinned: false, state: 'delivered' }]), 90, 90),
    ).toEqual([]);
  });

  it('takes the oldest first, until a tenth of the room is free', () => {
    const kept = made(
      [12, 10, 11].map((day) => ({ day, bytes: 50, starred: false, thinned: false, state: 'delivered' })),
    );
    expect(choosePictures(kept, 150, 120).map(({ createdAt }) => createdAt.slice(8, 10))).toEqual(['10']);
    expect(choosePictures(kept, 150, 100).map(({ createdAt }) => createdAt.slice(8, 10))).toEqual(['10', '11']);
  });

  it('leaves what was made but could not be delivered: trying again delivers it', () => {
    const kept = made([{ day: 10, bytes: 90, starred: false, thinned: false, state: 'failed' }]);
    expect(choosePictures(kept, 90, 10)).toEqual([]);
  });

  it('never takes starred ones, those under way, or what is gone already; and stops as soon as it may', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 1000 }), (parts, limit) => {
        const list = made(parts);
        const chosen = choosePictures(list, sum(list), limit);
        for (const entry of chosen) {
          expect(entry.starred || entry.thinned).toBe(false);
          expect(['delivered', 'refunded', 'unconfirmed', 'cancelled', 'draft']).toContain(entry.state);
        }
        const left = sum(list) - sum(chosen);
        if (left > limit) {
          const others = list.filter((entry) => !chosen.includes(entry) && countStoredBytes(entry) > 0);
          expect(choosePictures(others, left, limit)).toEqual([]);
        }
        const last = chosen.at(-1);
        if (last) expect(left + countStoredBytes(last)).toBeGreaterThan(limit * 0.9);
      }),
    );
  });
});
