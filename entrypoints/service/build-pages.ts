import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** Builds the pages as one module beside React, as Node reads no TSX or CSS. Written to `path`. */
export async function buildPages(path: string): Promise<void> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Whatever NODE_ENV says here: it is run where it says production.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // The house's own configuration builds on one that WXT prepares, which a server has no need of.
    tsconfig: resolve(import.meta.dirname, 'pages.tsconfig.json'),
    build: {
      ssr: resolve(import.meta.dirname, 'web-app.tsx'),
      write: false,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
    },
  });
  const [output] = [built].flat();
  const chunks = output && 'output' in output ? output.output.filter((part) => part.type === 'chunk') : [];
  const [code, ...others] = chunks.map((chunk) => chunk.code);
  if (code === undefined || others.length > 0) throw new Error(`The pages came out as ${chunks.length} modules.`);
  // Never half written for a process that reads it at the same time.
  const draft = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, code);
  await rename(draft, path);
}
