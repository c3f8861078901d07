import { type Entry, storedBytes } from './entry.ts';
import { isRunning } from './find-entries.ts';

/** Thinned to this share of the limit, so that not every new picture has to push an old one out. */
const target = 0.9;

/**
 * Which pictures go when they take more than `limit` bytes: the oldest first, until nine tenths of it are left. Starred
 * ones stay, and those that did not reach the user yet: of jobs that are not settled, or failed with the picture made.
 */
export function choosePictures(entries: readonly Entry[], used: number, limit: number): readonly Entry[] {
  if (used <= limit) return [];
  let left = used;
  const chosen: Entry[] = [];
  for (const entry of entries.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    if (left <= limit * target) break;
    const bytes = storedBytes(entry);
    const isAwaited = isRunning(entry) || entry.state === 'failed';
    if (bytes === 0 || entry.starred || isAwaited) continue;
    chosen.push(entry);
    left -= bytes;
  }
  return chosen;
}
