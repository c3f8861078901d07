import * as z from 'zod/mini';
import { brand } from '../engine/brand/brand.ts';
import type { SavedBrand as ServedBrand } from '../service/core/ports.ts';
import { getBlob } from '../storage/blobs.ts';
import { openDatabase } from '../storage/database.ts';

/** A brand the user keeps: drawn with on this device by its `id`, and at a service by the profile it names there. */
export const savedBrand = z.object({
  /** Names it as `brandProfileId` in requests to this device. */
  id: z.guid(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** What was taken from a site or chosen by hand; its logo is kept as bytes instead. */
  brand: z.omit(brand, { name: true, logo: true }),
  /** Stored bytes (`blobs.ts`) of a PNG, JPEG or WebP. */
  logoBlobId: z.optional(z.uuid()),
  site: z.optional(z.string()),
  profileId: z.optional(z.string()),
  updatedAt: z.iso.datetime(),
});
export type SavedBrand = z.infer<typeof savedBrand>;

/** The saved brands by name. What cannot be read is left out. */
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

/** A saved brand as this device's service draws with it, or undefined when there is none under that id. */
export async function findSavedBrand(id: string): Promise<ServedBrand | undefined> {
  // UUIDs are compared as such: written in capitals it is the same one.
  const saved = await getBrand(id.toLowerCase());
  if (!saved) return undefined;
  const { name, brand, logoBlobId } = saved;
  const blob = logoBlobId && (await getBlob(logoBlobId));
  const logo = blob ? new Uint8Array(await blob.arrayBuffer()) : undefined;
  return { brand: { ...brand, name }, logo };
}
