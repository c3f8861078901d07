const maxMs = 5 * 60_000;

/** Returns milliseconds to wait after `tries` (from 1) failures: `first`, then doubling, ± a fifth so that jobs do not retry
 * all at once. `random` is in [0, 1). */
export function backoff(tries: number, first: number, random: () => number = Math.random): number {
  const pause = Math.min(maxMs, first * 2 ** Math.min(tries - 1, 16));
  return Math.round(pause * (0.8 + 0.4 * random()));
}
