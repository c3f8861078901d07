/** The longest pause, in milliseconds. */
const maxMs = 5 * 60_000;

/**
 * Milliseconds to wait after `tries` failed tries (1 or more): `first` after the first, then doubling, with up to a fifth
 * more or less so that many jobs held up by one outage do not all come back in one moment. `random` is in [0, 1).
 */
export function backoff(tries: number, first: number, random: () => number = Math.random): number {
  const pause = Math.min(maxMs, first * 2 ** Math.min(tries - 1, 16));
  return Math.round(pause * (0.8 + 0.4 * random()));
}
