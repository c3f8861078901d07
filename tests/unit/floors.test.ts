import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Rooms by floor, lowest first. An import goes to the same floor or down, never up. */
const floors: readonly (readonly string[])[] = [
  ['lib/contract'],
  ['lib/engine'],
  ['lib/client', 'lib/service'],
  ['lib/settings', 'lib/messages', 'lib/capture', 'lib/jobs', 'lib/deliver'],
  ['components'],
  ['entrypoints'],
];

/** Packages that only the named rooms may import: what is heavy stays where it is meant to load. */
const packages: Readonly<Record<string, readonly string[]>> = {
  hono: ['lib/service'],
  '@hono/node-server': ['lib/service'],
  // The service reads an object storage's lists with it.
  linkedom: ['lib/engine', 'lib/service'],
  pg: ['lib/service'],
  'pg-boss': ['lib/service'],
  aws4fetch: ['lib/service'],
  '@mozilla/readability': ['lib/engine'],
  '@napi-rs/canvas': ['lib/engine'],
  'pdfjs-dist': ['lib/engine'],
  fflate: ['lib/engine', 'lib/jobs'],
  'culori/fn': ['lib/engine'],
  '@csstools/css-tokenizer': ['lib/engine'],
  react: ['components', 'entrypoints'],
  'react-dom': ['components', 'entrypoints'],
  'wxt/browser': ['entrypoints', 'lib/capture', 'lib/jobs', 'lib/deliver', 'lib/settings', 'lib/messages'],
};

const rooms = floors.flat();
const roomOf = (path: string) => rooms.find((room) => path === room || path.startsWith(`${room}/`));
const floorOf = (room: string) => floors.findIndex((floor) => floor.includes(room));

interface Import {
  readonly file: string;
  readonly specifier: string;
}

const files = globSync('{lib,components,entrypoints}/**/*.{ts,tsx}', { cwd: root });
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

const imports: readonly Import[] = files.flatMap((file) =>
  Array.from(
    withoutComments(textOf(file)).matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g),
    ([, specifier = '']) => ({ file, specifier }),
  ),
);

describe('the floors of the house', () => {
  it('has files to read', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(imports.length).toBeGreaterThan(40);
  });

  it('puts every file into a room', () => {
    expect(files.filter((file) => !roomOf(file))).toEqual([]);
  });

  it('never imports upwards', () => {
    const breaches = imports.flatMap(({ file, specifier }) => {
      if (!specifier.startsWith('.')) return [];
      const target = relative(root, resolve(root, dirname(file), specifier.replace(/\?.*$/, '')));
      const from = roomOf(file);
      const to = roomOf(target);
      return from && to && floorOf(to) > floorOf(from) ? [`${file} → ${target}`] : [];
    });
    expect(breaches).toEqual([]);
  });

  it('keeps the contract free of everything but zod', () => {
    const outside = imports.filter(
      ({ file, specifier }) =>
        file.startsWith('lib/contract/') && !specifier.startsWith('./') && specifier !== 'zod/mini',
    );
    expect(outside).toEqual([]);
  });

  it('imports packages only in the rooms they belong to', () => {
    const breaches = imports.filter(({ file, specifier }) => {
      const allowed = Object.entries(packages).find(
        ([name]) => specifier === name || specifier.startsWith(`${name}/`),
      )?.[1];
      return allowed && !allowed.includes(roomOf(file) ?? '');
    });
    expect(breaches).toEqual([]);
  });

  it('names browser.* only where the extension meets the browser', () => {
    const allowed = packages['wxt/browser'] ?? [];
    const breaches = files.filter(
      (file) =>
        !allowed.includes(roomOf(file) ?? '') &&
        /(?<![.\w'"-])(?:browser|chrome)\.\w/.test(withoutComments(textOf(file))),
    );
    expect(breaches).toEqual([]);
  });
});
