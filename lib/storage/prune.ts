import { dayMs } from '../contract/limits.ts';
import { openDatabase } from './database.ts';

export const keepForMs = {
  /** For a job made again from the same page. */
  snapshot: 30 * dayMs,
  /** For an open popup. */
  capture: 7 * dayMs,
  /** A blob is stored before the record that refers to it. */
  blob: dayMs,
  ideas: dayMs,
} as const;

/** Older memes' ideas are found anew. */
export const maxIdeas = 1000;

interface Stored {
  readonly [field: string]: unknown;
}

const isBefore = (value: unknown, limit: number) => typeof value === 'string' && Date.parse(value) < limit;

function collectStrings(value: unknown, found: Set<unknown>): void {
  if (typeof value === 'string') found.add(value);
  else if (value && typeof value === 'object') for (const part of Object.values(value)) collectStrings(part, found);
}

/** Returns what no job, entry, saved brand or kept capture mentions anywhere, so that unknown versions' references count too. */
export function listStaleEntries(
  entries: {
    readonly jobs: readonly unknown[];
    /** A saved image has only an entry. */
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
  const captures = entries.captures.filter((entry) => isBefore(entry.at, now - keepForMs.capture));
  const stale = new Set(captures);
  const used = new Set<unknown>();
  const kept = entries.captures.filter((entry) => !stale.has(entry));
  collectStrings([entries.jobs, entries.entries, entries.brands, kept], used);
  const listKeys = (found: readonly Stored[], name: string) => found.map((entry) => String(entry[name]));
  const isUnused = ({ id, at }: Stored) => isBefore(at, now - keepForMs.ideas) && !used.has(id);
  const latest = entries.ideas.toSorted((a, b) => String(b.at).localeCompare(String(a.at)));
  return {
    captures: listKeys(captures, 'id'),
    // Finished jobs mention their page for ever, so only age counts.
    snapshots: listKeys(
      entries.snapshots.filter((entry) => isBefore(entry.at, now - keepForMs.snapshot)),
      'url',
    ),
    blobs: listKeys(
      entries.blobs.filter((entry) => isBefore(entry.createdAt, now - keepForMs.blob) && !used.has(entry.id)),
      'id',
    ),
    ideas: listKeys(
      latest.filter((entry, place) => place >= maxIdeas || isUnused(entry)),
      'id',
    ),
    edits: listKeys(entries.edits.filter(isUnused), 'id'),
  };
}

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
  const stale = listStaleEntries({ jobs, entries, brands, captures, snapshots, blobs, ideas, edits }, now);
  await Promise.all([
    ...stale.captures.map((id) => transaction.objectStore('captures').delete(id)),
    ...stale.snapshots.map((url) => transaction.objectStore('snapshots').delete(url)),
    ...stale.blobs.map((id) => transaction.objectStore('blobs').delete(id)),
    ...stale.ideas.map((id) => transaction.objectStore('ideas').delete(id)),
    ...stale.edits.map((id) => transaction.objectStore('edits').delete(id)),
    transaction.done,
  ]);
}
