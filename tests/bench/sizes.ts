import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildExtension } from '../browser/build.ts';
import type { Figure } from './bench.ts';

const kilobyte = 1024;

const gzipped = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length / kilobyte;

/**
 * Of the chunks that the popup can load, by their names, those it loads only when the user has done something, a job ended
 * badly, or it is opened over an image; of the editor's, those it loads for a meme only.
 */
const loadedOnDemand = [
  'edits',
  'fill-view',
  'give-view',
  'host-pdfs',
  'image-file',
  'job-view',
  'key-field',
  'more-fields',
  'pages-choice',
  'readable-view',
  'template-choice',
  'template-fill',
];

const staticImports = /\b(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g;
const dynamicImports = /\bimport\(\s*["'`](\.[^"'`]+\.js)["'`]\s*\)/g;

/** Scripts with all they import: until they run, or all that they load by themselves. */
function withImports(scripts: readonly string[], until: 'usable' | 'still'): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const source = readFileSync(path, 'utf8');
    const imported = Array.from(source.matchAll(staticImports), ([, specifier = '']) => specifier);
    const later = Array.from(source.matchAll(dynamicImports), ([, specifier = '']) => specifier);
    const isByItself = (specifier: string) =>
      !loadedOnDemand.includes(basename(specifier).replace(/-[\w-]{8}\.js$/, ''));
    for (const specifier of until === 'usable' ? imported : [...imported, ...later.filter(isByItself)]) {
      visit(join(dirname(path), specifier));
    }
  };
  for (const script of scripts) visit(script);
  return [...found];
}

const listScripts = (extension: string, page: string): string[] =>
  Array.from(readFileSync(join(extension, page), 'utf8').matchAll(/<script[^>]*\ssrc="([^"]+)"/g), ([, source = '']) =>
    join(extension, source),
  );

/** Sizes of what is loaded, gzipped, in KB. Bounds: the issue that set the service worker's, and the popup's. */
export async function measureSizes(): Promise<Figure[]> {
  const extension = buildExtension();
  const page = (name: string, until: 'usable' | 'still') =>
    withImports(listScripts(extension, name), until).reduce((sum, path) => sum + gzipped(path), 0);
  const worker = withImports(globSync(join(extension, 'assets/{engine.worker,device-service}-*.js')), 'usable');
  const files = globSync(join(extension, '**/*'), { withFileTypes: true }).filter((file) => file.isFile());
  const packed = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const fonts = globSync(join(extension, 'assets/*.woff2')).reduce((sum, path) => sum + statSync(path).size, 0);
  return [
    { name: 'service worker', value: gzipped(join(extension, 'background.js')), unit: 'KB gz', bound: 70 },
    { name: 'script injected on a click', value: gzipped(join(extension, 'grab.js')), unit: 'KB gz' },
    { name: 'popup, all it loads by itself', value: page('popup.html', 'still'), unit: 'KB gz', bound: 125 },
    { name: 'popup, of that until it can be used', value: page('popup.html', 'usable'), unit: 'KB gz' },
    // With what its acts load: the whole of it has the bound.
    { name: 'editor, its scripts', value: page('editor.html', 'still'), unit: 'KB gz', bound: 160 },
    { name: 'options, its scripts', value: page('options.html', 'usable'), unit: 'KB gz' },
    {
      name: 'engine’s worker, its scripts',
      value: worker.reduce((sum, path) => sum + gzipped(path), 0),
      unit: 'KB gz',
    },
    // Those of each worker and page come out the same, and so are one file.
    {
      name: 'files of the languages’ data',
      value: globSync(join(extension, 'assets/languages-data-*.js')).length,
      unit: 'files',
      bound: 1,
    },
    { name: 'package, unpacked', value: packed / 1e6, unit: 'MB' },
    { name: 'fonts', value: fonts / kilobyte, unit: 'KB' },
  ];
}
