import type { BlobStore } from '../../../lib/storage/blobs.ts';

/** A blob store that also shows what it holds. */
export function memoryBlobs(): BlobStore & { readonly held: ReadonlyMap<string, Blob> } {
  const held = new Map<string, Blob>();
  return {
    held,
    async put(blob) {
      const id = crypto.randomUUID();
      held.set(id, blob);
      return id;
    },
    get: async (id) => held.get(id),
    async delete(id) {
      held.delete(id);
    },
  };
}
