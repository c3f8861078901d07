import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildExtension } from '../browser/build.ts';
import type { Figure } from './bench.ts';

const kilobyte = 1024;

const gzipped = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length / kilobyte;

/** What the popup loads by itself once it is shown, by the names of the chunks. */
const loadedLater = ['jobs-pane', 'selected-tabs', 'copy-for-background', 'source-text'];

/** A page's scripts with all they import statically: what is loaded before it can be used. `more`: chunks beside them. */
function scriptsOf(extension: string, page: string, more: readonly string[] = []): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(
      /\b(?:from|import)\s*["'](\.[^"']+\.js)["']/g,
    )) {
      visit(join(dirname(path), specifier));
    }
  };
  for (const [, source = ''] of readFileSync(join(extension, page), 'utf8').matchAll(/<script[^>]*\ssrc="([^"]+)"/g)) {
    visit(join(extension, source));
  }
  for (const name of more) globSync(join(extension, `chunks/${name}-*.js`)).forEach(visit);
  return [...found];
}

/** Sizes of what is loaded, gzipped, in KB. Bounds: the issue that set the service worker's, and the popup's. */
export async function measureSizes(): Promise<Figure[]> {
  const extension = buildExtension();
  const page = (name: string, more?: readonly string[]) =>
    scriptsOf(extension, name, more).reduce((sum, path) => sum + gzipped(path), 0);
  const one = (pattern: string) => globSync(join(extension, pattern)).reduce((sum, path) => sum + gzipped(path), 0);
  const fonts = globSync(join(extension, 'assets/*.woff2')).reduce((sum, path) => sum + statSync(path).size, 0);
  return [
    { name: 'service worker', value: gzipped(join(extension, 'background.js')), unit: 'KB gz', bound: 60 },
    { name: 'script injected on a click', value: gzipped(join(extension, 'grab.js')), unit: 'KB gz' },
    { name: 'popup, its scripts until it can be used', value: page('popup.html'), unit: 'KB gz', bound: 110 },
    { name: 'popup, with what follows once shown', value: page('popup.html', loadedLater), unit: 'KB gz' },
    { name: 'options, all its scripts', value: page('options.html'), unit: 'KB gz' },
    { name: 'engine’s worker, all its scripts', value: one('assets/device*.js'), unit: 'KB gz' },
    { name: 'fonts', value: fonts / kilobyte, unit: 'KB' },
  ];
}
