import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Pages, View } from '../../lib/service/node/web/views.ts';

const root = resolve(import.meta.dirname, '../..');
/** Output of `npm run build:service`, with `render` and `style`. */
export const builtPages = resolve(root, '.output/service/pages.mjs');

/** Same path in the extension and in `public`. */
const markPath = '/icon/broadside.svg';

const compiled = z.object({
  render: z.custom<(view: View) => string>((value) => typeof value === 'function'),
  style: z.string(),
});

/** Built anew outside production: about a second, with development packages. */
export async function loadPages(): Promise<Pages> {
  if (process.env.NODE_ENV !== 'production') await (await import('./build-pages.ts')).buildPages(builtPages);
  const { render, style } = compiled.parse(await import(pathToFileURL(builtPages).href));
  const mark = new Uint8Array(await readFile(resolve(root, `public${markPath}`)));
  const assets = new Map([['mark.svg', { bytes: mark, mediaType: 'image/svg+xml' }]]);
  // The pages' policy forbids the built style's inlined fonts.
  const linked = style.replace(
    /url\("?data:(font\/woff2);base64,([^")]+)"?\)/g,
    (_, mediaType: string, data: string) => {
      const bytes = new Uint8Array(Buffer.from(data, 'base64'));
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.woff2`;
      assets.set(name, { bytes, mediaType });
      return `url("assets/${name}")`;
    },
  );
  return { render: (view) => render(view).replaceAll(markPath, 'assets/mark.svg'), style: linked, assets };
}
