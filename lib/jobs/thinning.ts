import { countStoredBytes, type Entry } from './entry.ts';
import { isRunning } from './find-entries.ts';

/** Share of the limit to thin to, so that thinning is not needed for every new picture. */
const target = 0.9;

/** Returns the oldest beyond `limit` bytes, never starred or undelivered ones. */
export function choosePictures(entries: readonly Entry[], used: number, limit: number): readonly Entry[] {
  if (used <= limit) return [];
  let left = used;
  const chosen: Entry[] = [];
  for (const entry of entries.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    if (left <= limit * target) break;
    const bytes = countStoredBytes(entry);
    const isAwaited = isRunning(entry) || entry.state === 'failed';
    if (bytes === 0 || entry.starred || isAwaited) continue;
    chosen.push(entry);
    left -= bytes;
  }
  return chosen;
}
