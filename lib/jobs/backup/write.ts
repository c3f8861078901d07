import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { readBrands } from '../../settings/brands.ts';
import { readKeys } from '../../settings/connection.ts';
import { readSettings } from '../../settings/store.ts';
import { getBlob } from '../../storage/blobs.ts';
import { openDatabase } from '../../storage/database.ts';
import { type Entry, entry } from '../entry.ts';
import { keepReadable } from '../read-jobs.ts';
import { backupLimits, backupVersion, names } from './format.ts';

interface Backup {
  readonly file: Blob;
  /** Number of the oldest pictures and sources, which did not fit. */
  readonly leftOut: number;
}

/** Writes settings, brands, jobs, pictures and sources as a ZIP file; API keys only with `keys`, captured pages never. */
export async function writeBackup({ keys }: { readonly keys: boolean }, now = new Date()): Promise<Backup> {
  const database = await openDatabase();
  const [settings, brands, stored, storedEntries] = await Promise.all([
    readSettings(),
    readBrands(),
    database.getAll('jobs'),
    database.getAll('entries'),
  ]);
  const entries = storedEntries
    .flatMap((value) => entry.safeParse(value).data ?? [])
    .filter(({ deletedAt }) => !deletedAt)
    .reverse();
  const shown = new Set(entries.map(({ id }) => id));
  const jobs = keepReadable(stored).filter(({ id }) => shown.has(id));

  const archive = createArchive();
  archive.json(names.head, { format: 'broadside', version: backupVersion, writtenAt: now.toISOString() });
  archive.json(names.settings, settings);
  archive.json(names.brands, brands);
  archive.json(names.jobs, jobs);
  archive.json(names.entries, entries);
  if (keys) archive.json(names.keys, await readKeys());

  let room: number = backupLimits.files;
  let leftOut = 0;
  const ids = new Set([
    ...brands.flatMap(({ logoBlobId }) => logoBlobId ?? []),
    ...entries.flatMap(({ picture, thinned }) => (picture && !thinned ? [picture.blobId] : [])),
    ...jobs.flatMap(({ request }) => request.parts.map(({ blobId }) => blobId)),
  ]);
  for (const id of ids) {
    const blob = await getBlob(id);
    if (!blob) continue;
    if (blob.size > Math.min(room, backupLimits.file)) {
      leftOut += 1;
      continue;
    }
    room -= blob.size;
    archive.bytes(names.files + id, new Uint8Array(await blob.arrayBuffer()));
  }
  for (const { id } of entries.filter(isThinned)) {
    const small = await database.get('thumbnails', id);
    const blob = (small as { blob?: unknown } | undefined)?.blob;
    if (blob instanceof Blob) archive.bytes(names.small + id, new Uint8Array(await blob.arrayBuffer()));
  }
  return { file: archive.end(), leftOut };
}

const isThinned = ({ thinned }: Entry) => thinned === true;

/** Grows as blobs, which browsers keep on disk, so that pictures need not fit into memory. */
function createArchive() {
  const parts: Blob[] = [];
  let problem: Error | undefined;
  const zip = new Zip((error, chunk) => {
    problem ??= error ?? undefined;
    if (chunk) parts.push(new Blob([new Uint8Array(chunk)]));
  });
  const add = (file: ZipDeflate | ZipPassThrough, bytes: Uint8Array) => {
    zip.add(file);
    file.push(bytes, true);
    if (problem) throw problem;
  };
  return {
    json: (name: string, value: unknown) =>
      add(new ZipDeflate(name, { level: 6 }), new TextEncoder().encode(JSON.stringify(value))),
    bytes: (name: string, bytes: Uint8Array) => add(new ZipPassThrough(name), bytes),
    end(): Blob {
      zip.end();
      if (problem) throw problem;
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
