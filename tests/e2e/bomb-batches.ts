/** Files that are given to one browser in turn. */

/**
 * How many: to start a browser takes longer than most files do. What one took is given back to the system late, on a busy
 * machine very late, and would count for the next one.
 */
export const maxFiles = { read: 3, drawn: 2 };

type Bombs<Bytes> = Readonly<Record<string, () => Bytes>>;
export type Batch<Bytes> = readonly (readonly [name: string, make: () => Bytes])[];

/** Bombs in batches of a size, in order. */
export function listBatches<Bytes>(bombs: Bombs<Bytes>, size = maxFiles.read): Batch<Bytes>[] {
  const all = Object.entries(bombs);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

/** A batch by the names of its files, for a test's title. */
export const toNames = (batch: readonly (readonly [name: string, make: unknown])[]): string =>
  batch.map(([name]) => name).join(', ');
