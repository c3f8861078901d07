import * as z from 'zod/mini';
import { openDatabase } from '../storage/database.ts';
import { countStoredBytes, type Entry, entry, toEntry } from './entry.ts';
import { broadcastJobChanges } from './job-changes.ts';
import type { JobRecord } from './record.ts';

interface Writing {
  objectStore(name: 'entries'): KeptStore;
  objectStore(name: 'totals'): KeptStore;
}
interface KeptStore {
  get(key: string | [string, string]): Promise<unknown>;
  put(value: unknown, key?: string): Promise<unknown>;
}

const sum = z.catch(z.number().check(z.nonnegative()), 0);
const totalName = 'pictureBytes';

export async function addToTotal(transaction: Writing, change: number): Promise<void> {
  if (change === 0) return;
  const totals = transaction.objectStore('totals');
  await totals.put(Math.max(0, sum.parse(await totals.get(totalName)) + change), totalName);
}

export async function countPictureBytes(): Promise<number> {
  const database = await openDatabase();
  return sum.parse(await database.get('totals', totalName));
}

export async function keepEntry(transaction: Writing, record: JobRecord, bytes?: number): Promise<void> {
  const entries = transaction.objectStore('entries');
  const previous = entry.safeParse(await entries.get([record.createdAt, record.id])).data;
  const next = toEntry(record, previous, bytes);
  await entries.put(next);
  await addToTotal(transaction, countStoredBytes(next) - (previous ? countStoredBytes(previous) : 0));
}

const listReadable = (stored: readonly unknown[]): Entry[] =>
  stored.flatMap((value) => {
    const read = entry.safeParse(value).data;
    return read ? [read] : [];
  });

interface EntryReader {
  getAll(): Promise<readonly unknown[]>;
  index(name: 'id'): { get(id: string): Promise<unknown> };
}

/** From this many ids on, reading all entries at once is faster. */
const many = 500;

async function find(entries: EntryReader, ids: readonly string[]): Promise<readonly Entry[]> {
  const index = entries.index('id');
  if (ids.length < many) return listReadable(await Promise.all(ids.map((id) => index.get(id))));
  const wanted = new Set(ids);
  return listReadable(await entries.getAll()).filter(({ id }) => wanted.has(id));
}

export async function getEntries(ids: readonly string[]): Promise<readonly Entry[]> {
  const database = await openDatabase();
  return find(database.transaction('entries').store, ids);
}

const pageSizes = { first: 60, others: 1000 };

export async function* readEntries(): AsyncGenerator<readonly Entry[]> {
  const database = await openDatabase();
  const keys = await database.getAllKeys('entries');
  let end = keys.length;
  while (end > 0) {
    const start = Math.max(0, end - (end === keys.length ? pageSizes.first : pageSizes.others));
    const [oldest, newest] = [keys[start], keys[end - 1]];
    if (!oldest || !newest) return;
    const page = await database.getAll('entries', IDBKeyRange.bound(oldest, newest));
    yield listReadable(page).reverse();
    end = start;
  }
}

async function changeEntries(ids: readonly string[], change: (entry: Entry) => Entry): Promise<number> {
  const database = await openDatabase();
  const transaction = database.transaction('entries', 'readwrite');
  const found = await find(transaction.store, ids);
  await Promise.all([...found.map((one) => transaction.store.put(change(one))), transaction.done]);
  broadcastJobChanges(ids);
  return found.length;
}

export const starEntries = (ids: readonly string[], starred: boolean): Promise<number> =>
  changeEntries(ids, ({ starred: _, ...rest }) => (starred ? { ...rest, starred } : rest));

/** Hides jobs from all lists; the next tidying after `undoTime` deletes them. */
export const deleteEntries = (ids: readonly string[], now: number): Promise<number> =>
  changeEntries(ids, ({ madeFrom: _, ...rest }) => ({ ...rest, deletedAt: new Date(now).toISOString() }));

export const restoreEntries = (ids: readonly string[]): Promise<number> =>
  changeEntries(ids, ({ deletedAt: _, ...rest }) => ({
    ...rest,
    ...(rest.page && rest.state === 'delivered' && rest.kind !== 'saved' && { madeFrom: rest.page }),
  }));

export async function countMadeFrom(address: string): Promise<number> {
  const url = URL.parse(address);
  if (!url) return 0;
  url.hash = '';
  const database = await openDatabase();
  return database.countFromIndex('entries', 'madeFrom', url.href);
}
