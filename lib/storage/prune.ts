import { openDatabase } from './database.ts';

const day = 24 * 60 * 60 * 1000;

/** How long things are kept that nothing points at any more, in milliseconds. */
export const keepFor = {
  /** A job made again soon after still finds the page as it was. */
  snapshot: 30 * day,
  /** A popup left open still finds what it captured. */
  capture: 7 * day,
  /** A blob is stored before the record that names it; what is younger may be between the two. */
  blob: day,
  /** Ideas are stored before the record that names their job's id. */
  ideas: day,
} as const;

/** Memes whose other ideas are kept: the last. Of older ones they are found anew when they are asked for. */
export const maxIdeas = 1000;

interface Stored {
  readonly [field: string]: unknown;
}

/** Whether a stored value's ISO date lies before `limit`. What has no readable date is left alone. */
const isBefore = (value: unknown, limit: number) => typeof value === 'string' && Date.parse(value) < limit;

/** Every string that stands alone in a stored value, however deep. */
function collectStrings(value: unknown, found: Set<unknown>): void {
  if (typeof value === 'string') found.add(value);
  else if (value && typeof value === 'object') for (const part of Object.values(value)) collectStrings(part, found);
}

/**
 * What may be deleted. A thing is in use when any job, entry, saved brand or capture that stays mentions its id or address,
 * wherever in the record: so records of another version, whose shape is not known here, keep what is theirs too.
 */
export function staleEntries(
  entries: {
    readonly jobs: readonly unknown[];
    /** What lists show: a saved image has this alone. */
    readonly entries: readonly unknown[];
    readonly brands: readonly unknown[];
    readonly captures: readonly Stored[];
    readonly snapshots: readonly Stored[];
    readonly blobs: readonly Stored[];
    readonly ideas: readonly Stored[];
    readonly edits: readonly Stored[];
  },
  now: number,
): { captures: string[]; snapshots: string[]; blobs: string[]; ideas: string[]; edits: string[] } {
  const captures = entries.captures.filter((entry) => isBefore(entry.at, now - keepFor.capture));
  const stale = new Set(captures);
  const used = new Set<unknown>();
  const kept = entries.captures.filter((entry) => !stale.has(entry));
  collectStrings([entries.jobs, entries.entries, entries.brands, kept], used);
  const keys = (found: readonly Stored[], name: string) => found.map((entry) => String(entry[name]));
  const isUnused = ({ id, at }: Stored) => isBefore(at, now - keepFor.ideas) && !used.has(id);
  const latest = entries.ideas.toSorted((a, b) => String(b.at).localeCompare(String(a.at)));
  return {
    captures: keys(captures, 'id'),
    // A finished job mentions its page for ever, so age alone decides: it is long past the time a job takes.
    snapshots: keys(
      entries.snapshots.filter((entry) => isBefore(entry.at, now - keepFor.snapshot)),
      'url',
    ),
    blobs: keys(
      entries.blobs.filter((entry) => isBefore(entry.createdAt, now - keepFor.blob) && !used.has(entry.id)),
      'id',
    ),
    ideas: keys(
      latest.filter((entry, place) => place >= maxIdeas || isUnused(entry)),
      'id',
    ),
    edits: keys(entries.edits.filter(isUnused), 'id'),
  };
}

/** Deletes old snapshots and captures, and blobs and ideas that nothing refers to, in one transaction. */
export async function pruneDatabase(now = Date.now()): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(
    ['jobs', 'entries', 'brands', 'captures', 'snapshots', 'blobs', 'ideas', 'edits'],
    'readwrite',
  );
  const read = async (name: 'captures' | 'snapshots' | 'blobs' | 'ideas' | 'edits') =>
    (await transaction.objectStore(name).getAll()) as Stored[];
  const [jobs, entries, brands, captures, snapshots, blobs, ideas, edits] = await Promise.all([
    transaction.objectStore('jobs').getAll(),
    transaction.objectStore('entries').getAll(),
    transaction.objectStore('brands').getAll(),
    read('captures'),
    read('snapshots'),
    read('blobs'),
    read('ideas'),
    read('edits'),
  ]);
  const stale = staleEntries({ jobs, entries, brands, captures, snapshots, blobs, ideas, edits }, now);
  await Promise.all([
    ...stale.captures.map((id) => transaction.objectStore('captures').delete(id)),
    ...stale.snapshots.map((url) => transaction.objectStore('snapshots').delete(url)),
    ...stale.blobs.map((id) => transaction.objectStore('blobs').delete(id)),
    ...stale.ideas.map((id) => transaction.objectStore('ideas').delete(id)),
    ...stale.edits.map((id) => transaction.objectStore('edits').delete(id)),
    transaction.done,
  ]);
}
