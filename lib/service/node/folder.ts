import { mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../core/state-ports.ts';

const half = '.half';

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export function openFolder(path: string): FileStore {
  mkdirSync(path, { recursive: true, mode: 0o700 });

  /** Another process may remove a file at any time. */
  async function isOlder(name: string, before: number): Promise<boolean> {
    try {
      return before === Number.POSITIVE_INFINITY || (await stat(join(path, name))).mtimeMs < before;
    } catch (error) {
      if (isGone(error)) return false;
      throw error;
    }
  }

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
        if (isGone(error)) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(path, name), { force: true }),
    async sweep(before, findKept) {
      const names = await readdir(path);
      const kept = await findKept(names.filter((name) => !name.endsWith(half)));
      for (const name of names) {
        if (!kept.has(name) && (await isOlder(name, before))) await rm(join(path, name), { force: true });
      }
    },
  };
}
