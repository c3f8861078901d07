import { type Entry, storedBytes } from './entry.ts';
import { isRunning } from './find-entries.ts';

/** Thinned to this share of the limit, so that not every new picture has to push an old one out. */
const target = 0.9;

/** The oldest beyond `limit` bytes, to nine tenths of it; never starred or undelivered ones. */
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
