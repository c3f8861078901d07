import { expect, it } from 'vitest';
import { type PlanWindow, refuseWhenFull } from '../../../lib/service/core/plan-windows.ts';

const now = Date.parse('2026-05-19T08:00:00Z');
const full = (bucket: string, resetAt: string): PlanWindow => ({ bucket, count: 5, limit: 5, resetAt });
const hour = full('hour', '2026-05-19T08:59:00.000Z');
const day = full('day', '2026-05-20T07:00:00.000Z');

it.each([
  ['the hour', [hour, { ...day, count: 4 }], 'hour'],
  ['the day', [{ ...hour, count: 4 }, day], 'day'],
  // The other would have a client come again in vain.
  ['both, the one that is full for longest', [hour, day], 'day'],
  ['both the other way round', [day, hour], 'day'],
])('a plan that is full in %s is refused with that', (_, windows, bucket) => {
  expect(() => refuseWhenFull(windows, now)).toThrow(
    expect.objectContaining({ window: { ...full(bucket, ''), resetAt: expect.any(String) } }),
  );
});

it('one with room is not refused', () => {
  expect(() => refuseWhenFull([{ ...hour, count: 4 }], now)).not.toThrow();
});
