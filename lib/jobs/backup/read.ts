import { strFromU8, type UnzipFileFilter, unzipSync } from 'fflate';
import * as z from 'zod/mini';
import { megabyte, sniffMediaType } from '../../contract/index.ts';
import { putBrand, readBrands, type SavedBrand, savedBrand } from '../../settings/brands.ts';
import { storeKey } from '../../settings/connection.ts';
import { migrateSettings, updateSettings } from '../../settings/store.ts';
import { openDatabase } from '../../storage/database.ts';
import { countStoredBytes, type Entry, entry, toEntry } from '../entry.ts';
import { addToTotal } from '../entry-store.ts';
import { broadcastJobChanges } from '../job-changes.ts';
import { type JobRecord, jobRecord, settledStates } from '../record.ts';
import { BackupError, backupHead, backupLimits, backupVersion, names } from './format.ts';

interface Imported {
  readonly jobs: number;
  readonly brands: number;
  readonly files: number;
  readonly settings: boolean;
  /** Unreadable records, and unfinished jobs, which might cost twice if resumed. */
  readonly leftOut: number;
}

/** Unpacked at once in bytes: a small file may expand beyond a browser's memory. */
const batch = 100 * megabyte;
const list = z.catch(z.array(z.unknown()), []);
const keyList = z.catch(
  z.record(z.url({ protocol: /^https?$/ }), z.string().check(z.minLength(1), z.maxLength(4096))),
  {},
);
const id = z.uuid();

/** Keeps existing jobs and files and the newer of two brands, and replaces the settings. @throws {BackupError} */
export async function readBackup(file: Blob): Promise<Imported> {
  if (file.size > backupLimits.backup) throw new BackupError('backup_unreadable');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { json, files } = readDirectory(bytes);
  const head = backupHead.safeParse(json(names.head)).data;
  if (!head) throw new BackupError('backup_unreadable');
  if (head.version > backupVersion) throw new BackupError('backup_newer');

  const stored = { jobs: list.parse(json(names.jobs)), brands: list.parse(json(names.brands)) };
  const jobs = stored.jobs.flatMap((value) => readJob(value) ?? []);
  const entries = list.parse(json(names.entries)).flatMap((value) => entry.safeParse(value).data ?? []);
  const brands = stored.brands.flatMap((value) => savedBrand.safeParse(value).data ?? []);

  const wanted = new Set([
    ...brands.flatMap(({ logoBlobId }) => logoBlobId ?? []),
    ...entries.flatMap(({ picture }) => picture?.blobId ?? []),
    ...jobs.flatMap(({ request, picture }) =>
      [picture?.blobId ?? [], request.parts.map(({ blobId }) => blobId)].flat(),
    ),
  ]);
  const sizes = await storeFiles(bytes, files, wanted, new Set(entries.map((one) => one.id)));
  const added = await storeJobs(jobs, entries, sizes);
  const newer = await listNewerBrands(brands);
  for (const brand of newer) await putBrand(brand);
  for (const [address, key] of Object.entries(keyList.parse(json(names.keys)))) await storeKey(address, key);
  const settings = migrateSettings(json(names.settings) ?? null);
  if (settings) await updateSettings(() => settings);
  return {
    jobs: added,
    brands: newer.length,
    files: sizes.size,
    settings: settings !== undefined,
    leftOut: stored.jobs.length - jobs.length + (stored.brands.length - brands.length),
  };
}

interface PackedFile {
  readonly name: string;
  /** Declared, not verified. */
  readonly size: number;
}

function readDirectory(bytes: Uint8Array) {
  const files: PackedFile[] = [];
  let room: number = backupLimits.json;
  const texts = unpack(bytes, ({ name, originalSize: size }) => {
    if (!name.endsWith('.json')) {
      if (size <= backupLimits.file) files.push({ name, size });
      return false;
    }
    room -= size;
    return room >= 0;
  });
  try {
    const values = new Map(Object.entries(texts).map(([name, text]) => [name, JSON.parse(strFromU8(text)) as unknown]));
    return { json: (name: string) => values.get(name), files };
  } catch (cause) {
    throw new BackupError('backup_unreadable', { cause });
  }
}

function unpack(bytes: Uint8Array, filter: UnzipFileFilter) {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    throw new BackupError('backup_unreadable', { cause });
  }
}

function readJob(value: unknown): JobRecord | undefined {
  const record = jobRecord.safeParse(value).data;
  if (!record || !settledStates.includes(record.state)) return undefined;
  return { ...record, ...(record.delivery && { delivery: { fileName: record.delivery.fileName } }) };
}

async function storeFiles(
  bytes: Uint8Array,
  files: readonly PackedFile[],
  wanted: ReadonlySet<string>,
  jobIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const database = await openDatabase();
  const sizes = new Map<string, number>();
  const readId = (name: string, folder: string) => (name.startsWith(folder) ? name.slice(folder.length) : '');
  const isWanted = ({ name }: PackedFile) =>
    wanted.has(readId(name, names.files)) || jobIds.has(readId(name, names.small));
  for (const some of listBatches(files.filter(isWanted))) {
    const unpacked = unpack(bytes, ({ name }) => some.has(name));
    const transaction = database.transaction(['blobs', 'thumbnails', 'totals', 'entries'], 'readwrite');
    for (const [name, content] of Object.entries(unpacked)) {
      const type = sniffMediaType(content);
      if (!type) continue;
      const blob = new Blob([new Uint8Array(content)], { type });
      const small = id.safeParse(readId(name, names.small)).data;
      if (small) {
        if (await transaction.objectStore('thumbnails').getKey(small)) continue;
        await transaction.objectStore('thumbnails').put({ id: small, blob });
        await addToTotal(transaction, blob.size);
        continue;
      }
      const fileId = id.safeParse(readId(name, names.files)).data;
      if (!fileId) continue;
      sizes.set(fileId, blob.size);
      if (await transaction.objectStore('blobs').getKey(fileId)) continue;
      await transaction.objectStore('blobs').put({ id: fileId, blob, createdAt: new Date().toISOString() });
    }
    await transaction.done;
  }
  return sizes;
}

function listBatches(files: readonly PackedFile[]): readonly ReadonlySet<string>[] {
  const parts: Set<string>[] = [];
  let all = 0;
  let part = Number.POSITIVE_INFINITY;
  for (const { name, size } of files) {
    all += size;
    if (all > backupLimits.files) break;
    part += size;
    if (part > batch) {
      parts.push(new Set());
      part = size;
    }
    parts.at(-1)?.add(name);
  }
  return parts;
}

async function storeJobs(
  jobs: readonly JobRecord[],
  entries: readonly Entry[],
  sizes: ReadonlyMap<string, number>,
): Promise<number> {
  const database = await openDatabase();
  const marks = new Map(entries.map((one) => [one.id, one]));
  const transaction = database.transaction(['jobs', 'entries', 'totals'], 'readwrite');
  const index = transaction.objectStore('entries').index('id');
  const added: string[] = [];
  const keep = async (next: Entry) => {
    await transaction.objectStore('entries').put(next);
    await addToTotal(transaction, countStoredBytes(next));
    added.push(next.id);
  };
  for (const job of jobs) {
    const here = jobRecord.safeParse(await transaction.objectStore('jobs').get(job.id)).data;
    if (here) continue;
    const bytes = job.picture?.blobId && sizes.get(job.picture.blobId);
    const isThinned = marks.get(job.id)?.thinned;
    const { picture, ...rest } = job;
    const record: JobRecord = bytes || isThinned || picture?.address ? job : rest;
    await transaction.objectStore('jobs').put(record);
    await keep(toEntry(record, marks.get(job.id), bytes || undefined));
  }
  const made = new Set(jobs.map((job) => job.id));
  for (const one of entries) {
    // Saved images are no jobs. Entries of unfinished jobs are left out.
    const isAlone = !made.has(one.id) && settledStates.includes(one.state);
    if (isAlone && !(await index.getKey(one.id))) await keep(one);
  }
  await transaction.done;
  if (added.length > 0) broadcastJobChanges(added);
  return added.length;
}

async function listNewerBrands(brands: readonly SavedBrand[]): Promise<readonly SavedBrand[]> {
  const here = new Map((await readBrands()).map((brand) => [brand.id, brand.updatedAt]));
  return brands.filter(({ id, updatedAt }) => (here.get(id) ?? '') < updatedAt);
}
