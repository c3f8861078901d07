import { describe, expect, it } from 'vitest';
import { type Entry, entry as entrySchema } from '../../../lib/jobs/entry.ts';
import { findVersions, foldVersions } from '../../../lib/jobs/find-versions.ts';

const first = crypto.randomUUID();
const make = (day: number, changes: Partial<Entry> = {}): Entry =>
  entrySchema.parse({
    id: crypto.randomUUID(),
    createdAt: `2026-11-0${day}T10:00:00.000Z`,
    kind: 'infographic',
    state: 'delivered',
    aspect: '4:5',
    ratio: 0.8,
    title: 'Tea',
    host: '',
    words: '',
    picture: { blobId: crypto.randomUUID(), bytes: 1 },
    ...changes,
  });

describe('versions', () => {
  const original = make(1, { id: first });
  const [later, latest] = [make(2, { versionOf: first }), make(3, { versionOf: first })];
  const all = [latest, make(2), original, later, make(4, { versionOf: first, picture: undefined })];

  it.each([original, later, latest])('are those made from one picture, whichever is shown', (shown) => {
    expect(findVersions(all, shown)).toEqual([original, later, latest]);
  });

  it('are none where a picture is alone', () => {
    expect(findVersions([original], original)).toEqual([]);
  });
});

it('folds finished versions under the latest, and leaves alone what has no picture', () => {
  const original = make(1, { id: first });
  const [later, failed] = [make(3, { versionOf: first }), make(4, { versionOf: first, picture: undefined })];
  const other = make(2);
  const { entries, counts } = foldVersions([failed, later, other, original]);
  expect(entries).toEqual([failed, later, other]);
  expect(Object.fromEntries(counts)).toEqual({ [later.id]: 2, [other.id]: 1 });
});
