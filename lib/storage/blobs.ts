import * as z from 'zod/mini';
import { openDatabase } from './database.ts';

const storedBlob = z.object({ id: z.uuid(), blob: z.instanceof(Blob), createdAt: z.string() });

export async function putBlob(blob: Blob): Promise<string> {
  const id = crypto.randomUUID();
  const database = await openDatabase();
  await database.put('blobs', { id, blob, createdAt: new Date().toISOString() } satisfies z.infer<typeof storedBlob>);
  return id;
}

export async function getBlob(id: string): Promise<Blob | undefined> {
  const database = await openDatabase();
  return storedBlob.safeParse(await database.get('blobs', id)).data?.blob;
}

async function deleteBlob(id: string): Promise<void> {
  const database = await openDatabase();
  await database.delete('blobs', id);
}

export interface BlobStore {
  put(blob: Blob): Promise<string>;
  get(id: string): Promise<Blob | undefined>;
  delete(id: string): Promise<void>;
}

export const blobStore: BlobStore = { put: putBlob, get: getBlob, delete: deleteBlob };

export async function createBlobUrl(id: string): Promise<string> {
  const blob = await getBlob(id);
  if (!blob) throw new Error('These bytes are no longer stored.');
  return URL.createObjectURL(blob);
}
