const maxMs = 5 * 60_000;

/** Milliseconds after `tries` (from 1) failures: `first`, doubling, ± a fifth to spread retries. `random` is in [0, 1). */
export function backoff(tries: number, first: number, random: () => number = Math.random): number {
  const pause = Math.min(maxMs, first * 2 ** Math.min(tries - 1, 16));
  return Math.round(pause * (0.8 + 0.4 * random()));
}
