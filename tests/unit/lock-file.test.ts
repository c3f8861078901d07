import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: z.optional(z.record(z.string(), z.string())) })),
});

/**
 * `npm ci` refuses a lock file that leaves out a platform's package. `npm install` writes such a file where the registry at
 * hand does not have them all: the missing entries are then to be put back from the version before.
 */
it('the lock file names the packages of every platform', () => {
  const { packages } = lockFile.parse(
    JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')),
  );
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});
