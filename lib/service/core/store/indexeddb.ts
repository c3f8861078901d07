import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { type MemeIdea, memeIdea } from '../../../engine/brief.ts';
import type { ServiceJobStore } from '../ports.ts';
import { type StoredJob, storedJob, storedPicture } from '../record.ts';

const maxJobsSeen = 80;
const maxRecentMemes = 24;

const assets = z.record(z.string(), z.instanceof(Uint8Array<ArrayBuffer>));

/** Parsed with zod, as an older version of the extension may have written it. */
interface Schema extends DBSchema {
  jobs: { key: string; value: StoredJob; indexes: { createdAt: string } };
  sources: { key: string; value: unknown };
  pictures: { key: string; value: unknown };
}

/** Jobs in the extension's IndexedDB, which survive restarts of worker and browser and updates. */
export function createIndexedDbStore(name = 'broadside-service'): ServiceJobStore {
  const open = openOnce(name);
  /** Unfinished jobs written by this code, which need no parsing. */
  const written = new Set<string>();
  /** Unfinished jobs of this process known to have no bytes, which saves looking for them. */
  const bare = new Set<string>();

  return {
    async create(job, bytes) {
      const transaction = (await open()).transaction(['jobs', 'sources'], 'readwrite', { durability: 'strict' });
      await Promise.all([
        transaction.objectStore('jobs').add(job),
        transaction.objectStore('sources').add(bytes, job.id),
        transaction.done,
      ]);
      written.add(job.id);
      if (Object.keys(bytes).length === 0) bare.add(job.id);
      return undefined;
    },
    async get(id) {
      const value = await (await open()).get('jobs', id);
      return value && (written.has(id) ? value : storedJob.parse(value));
    },
    async put(job) {
      await (await open()).put('jobs', job);
      written.add(job.id);
    },
    async sources(jobId) {
      if (bare.has(jobId)) return {};
      return assets.parse((await (await open()).get('sources', jobId)) ?? {});
    },
    async settle(job, picture) {
      written.delete(job.id);
      bare.delete(job.id);
      const transaction = (await open()).transaction(['jobs', 'sources', 'pictures'], 'readwrite');
      await Promise.all([
        transaction.objectStore('jobs').put(job),
        job.picture && picture && transaction.objectStore('pictures').put(picture, job.picture.id),
        transaction.objectStore('sources').delete(job.id),
        transaction.done,
      ]);
    },
    async picture(id) {
      const value = await (await open()).get('pictures', id);
      return value === undefined ? undefined : storedPicture.parse(value);
    },
    recentMemes: async (source) => readRecentMemes(await open(), source),
    removeBefore: async (createdAt) => removeBefore(await open(), createdAt),
  };
}

function openOnce(name: string): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const reopen = () => {
    opened = undefined;
  };
  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(database) {
        database.createObjectStore('jobs', { keyPath: 'id' }).createIndex('createdAt', 'createdAt');
        database.createObjectStore('sources');
        database.createObjectStore('pictures');
      },
      terminated: reopen,
    });
    opened.catch(reopen);
    return opened;
  };
}

async function readRecentMemes(database: IDBPDatabase<Schema>, source: StoredJob['source']): Promise<MemeIdea[]> {
  const jobs = database.transaction('jobs').store.index('createdAt').iterate(undefined, 'prev');
  const key = JSON.stringify(source);
  let memes: MemeIdea[] = [];
  let seen = 0;
  for await (const { value } of jobs) {
    seen += 1;
    if (seen > maxJobsSeen) break;
    if (JSON.stringify(value.source) === key) memes = [];
    else if (value.results.draft) memes.push(value.results.draft);
  }
  return z.array(memeIdea).parse(memes.slice(0, maxRecentMemes));
}

async function removeBefore(database: IDBPDatabase<Schema>, createdAt: string): Promise<void> {
  const transaction = database.transaction(['jobs', 'sources', 'pictures'], 'readwrite');
  const old = transaction.objectStore('jobs').index('createdAt').iterate(IDBKeyRange.upperBound(createdAt, true));
  for await (const { value: job } of old) {
    await Promise.all([
      transaction.objectStore('jobs').delete(job.id),
      transaction.objectStore('sources').delete(job.id),
      job.picture && transaction.objectStore('pictures').delete(job.picture.id),
    ]);
  }
  await transaction.done;
}
