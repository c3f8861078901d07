import { describe, expect, it } from 'vitest';
import { settleAwaited } from '../../../components/previews/use-designs.ts';

const stale = { key: 'tiled', design: { composition: 'tiled' }, isStale: true };
const fresh = { ...stale, isStale: false };
const other = { key: 'stacked', design: { composition: 'stacked' }, isStale: false };
const look = { key: 'night', design: { look: 'night' }, isStale: true } as const;

describe('a design chosen while it was stale', () => {
  it.each([
    ['waits until it is drawn of the newest text', [stale, other], 'tiled', 'waits'],
    ['is chosen then', [other, fresh], 'tiled', fresh],
    ['goes where the newest text has none like it', [other], 'tiled', 'gone'],
    ['is chosen at once where it is the same of any text', [look, stale], 'night', look],
  ])('%s', (_, designs, awaited, expected) => {
    expect(settleAwaited(designs, awaited)).toBe(expected);
  });
});
