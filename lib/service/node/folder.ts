import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Files by name. */
export interface Folder {
  /** The file is whole and on the disk when it resolves; before that there is none of that name. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
  /** Removes whatever is not to be kept, and what was left half-written. */
  sweep(isKept: (name: string) => boolean): void;
}

const half = '.half';

/** Opens a folder of this process's own, and makes it if it is not there. Names are the caller's and trusted. */
export function openFolder(path: string): Folder {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return {
    async put(name, bytes) {
      const written = join(path, `${name}${half}`);
      const file = await open(written, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(written, join(path, name));
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(join(path, name)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(path, name), { force: true }),
    sweep(isKept) {
      for (const name of readdirSync(path)) if (name.endsWith(half) || !isKept(name)) rmSync(join(path, name));
    },
  };
}
