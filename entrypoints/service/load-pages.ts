import { readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { createViteServer } from 'vitest/node';
import { z } from 'zod';
import type { Pages, View } from '../../lib/service/node/web/views.ts';

const root = resolve(import.meta.dirname, '../..');
const mediaTypes: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/** Where the components' mark is in the extension, and in `public`. */
const markPath = '/icon/broadside.svg';

/** Vite writes what lies outside of its root, as packages behind a link do, with a prefix. */
const fileOf = (path: string) => (path.startsWith('/@fs/') ? path.slice('/@fs'.length) : resolve(root, `.${path}`));

const compiled = z.object({
  render: z.custom<(view: View) => string>((value) => typeof value === 'function'),
  style: z.string(),
});

/**
 * The pages, compiled from the components as they are in this house: Node reads no TSX and no CSS, so Vite does it, once, in
 * about half a second, and is then let go.
 */
export async function loadPages(): Promise<Pages> {
  const vite = await createViteServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // The house's own builds on one that WXT prepares, which a server has no need of.
    tsconfig: resolve(import.meta.dirname, 'pages.tsconfig.json'),
  });
  try {
    const { render, style } = compiled.parse(await vite.ssrLoadModule('/entrypoints/service/web-app.tsx'));
    const files = new Set(Array.from(style.matchAll(/url\("?(\/[^")]+)"?\)/g), ([, path = '']) => path));
    const assets = await Promise.all(
      Array.from(files, async (path) => {
        const mediaType = mediaTypes[extname(path)] ?? 'application/octet-stream';
        return [basename(path), { bytes: new Uint8Array(await readFile(fileOf(path))), mediaType }] as const;
      }),
    );
    const mark = await readFile(resolve(root, `public${markPath}`));
    return {
      render: (view) => render(view).replaceAll(markPath, 'assets/mark.svg'),
      style: style.replace(/url\("?\/[^")]*?([^/")]+)"?\)/g, 'url("assets/$1")'),
      assets: new Map([...assets, ['mark.svg', { bytes: new Uint8Array(mark), mediaType: 'image/svg+xml' }]]),
    };
  } finally {
    await vite.close();
  }
}
