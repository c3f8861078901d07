import * as z from 'zod/mini';
import { brand } from '../engine/brand/brand.ts';
import type { ServedBrand } from '../service/core/ports.ts';
import { getBlob } from '../storage/blobs.ts';
import { openDatabase } from '../storage/database.ts';

/** Identified by `id` on this device, by its profile at a service. */
export const savedBrand = z.object({
  /** `brandProfileId` in requests to this device. */
  id: z.guid(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** The logo is stored as bytes instead. */
  brand: z.omit(brand, { name: true, logo: true }),
  logoBlobId: z.optional(z.uuid()),
  site: z.optional(z.string()),
  profileId: z.optional(z.string()),
  updatedAt: z.iso.datetime(),
});
export type SavedBrand = z.infer<typeof savedBrand>;

export async function readBrands(): Promise<readonly SavedBrand[]> {
  const database = await openDatabase();
  const stored = await database.getAll('brands');
  return stored
    .flatMap((value) => savedBrand.safeParse(value).data ?? [])
    .sort((one, other) => one.name.localeCompare(other.name));
}

export async function getBrand(id: string): Promise<SavedBrand | undefined> {
  const database = await openDatabase();
  return savedBrand.safeParse(await database.get('brands', id)).data;
}

export async function putBrand(value: SavedBrand): Promise<void> {
  const database = await openDatabase();
  await database.put('brands', value);
}

export async function deleteBrand(id: string): Promise<void> {
  const database = await openDatabase();
  await database.delete('brands', id);
}

export async function findSavedBrand(id: string): Promise<ServedBrand | undefined> {
  // UUIDs are case-insensitive.
  const saved = await getBrand(id.toLowerCase());
  if (!saved) return undefined;
  const { name, brand, logoBlobId } = saved;
  const blob = logoBlobId && (await getBlob(logoBlobId));
  const logo = blob ? new Uint8Array(await blob.arrayBuffer()) : undefined;
  return { brand: { ...brand, name }, logo };
}
