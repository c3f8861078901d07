/**
 * Puts the paths of the icons named in `lib/engine/languages/en.ts` into `lib/engine/compose/icons.json`, from the
 * duotone set of @phosphor-icons/core (MIT). Run after changing the names: `node tests/tools/icons.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { en } from '../../lib/engine/languages/en.ts';

const { resolve } = createRequire(import.meta.url);

/** The paths of a duotone icon, back to front: `[data, opacity]`, in a square of 256 units. */
async function readPaths(name: string): Promise<[string, number][]> {
  const svg = await readFile(resolve(`@phosphor-icons/core/duotone/${name}-duotone.svg`), 'utf8');
  const paths = [...svg.matchAll(/<path d="([^"]+)"(?: opacity="([\d.]+)")?\/>/g)];
  if (paths.length === 0 || paths.length !== svg.split('<path').length - 1)
    throw new Error(`${name} is not plain paths`);
  return paths.map(([, d = '', opacity]) => [d, Number(opacity ?? 1)]);
}

const icons: Record<string, [string, number][]> = {};
for (const name of Object.keys(en.icons?.words ?? {}).sort()) icons[name] = await readPaths(name);
await writeFile(new URL('../../lib/engine/compose/icons.json', import.meta.url), `${JSON.stringify(icons)}\n`);
