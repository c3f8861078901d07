import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeBackoffMs } from '../../../lib/jobs/transitions.ts';

it.each([
  [1, 2500, 2500],
  [2, 2500, 5000],
  [4, 2500, 20_000],
  [8, 2500, 300_000],
  [1000, 2500, 300_000],
  [1, 250, 250],
])('pauses after %i tries that began with %i ms for %i ms', (tries, first, pause) => {
  expect(computeBackoffMs(tries, first, () => 0.5)).toBe(pause);
});

it('strays by a fifth at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (tries, chance) => {
        const middle = computeBackoffMs(tries, 2500, () => 0.5);
        const pause = computeBackoffMs(tries, 2500, () => chance);
        expect(pause).toBeGreaterThanOrEqual(Math.floor(middle * 0.8));
        expect(pause).toBeLessThanOrEqual(Math.ceil(middle * 1.2));
      },
    ),
  );
});
