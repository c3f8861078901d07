import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Every room has a floor of its own, lowest first. An import goes to the same room or down, never up. */
const rooms: readonly string[] = [
  'lib/contract',
  'lib/engine',
  'lib/edit',
  'lib/client',
  'lib/service/core',
  'lib/service/node',
  'lib/service/postgres',
  'lib/storage',
  'lib/settings',
  'lib/i18n',
  'lib/capture',
  'lib/protocol',
  'lib/jobs',
  'lib/deliver',
  'lib/saving',
  'components',
  'entrypoints',
];

/** The rooms of the briefing, lowest first; files beside them (`index.ts`, what notes ask for) join them. */
const briefRooms: readonly string[] = [
  'text',
  'standing',
  'shortening',
  'numbers',
  'outline',
  'statements',
  'lists',
  'sections',
  'genres',
  'titles',
  'main-point',
  'reading',
  'selection',
  'finders',
];

/**
 * Entrypoints wire, and share by what lies beneath them. Firefox's background is a page that hosts what Chrome's offscreen
 * document does.
 */
const wiredTogether: readonly string[] = ['entrypoints/background → entrypoints/offscreen'];

/** Packages that only the named rooms may import: what is heavy stays where it is meant to load. */
const packages: Readonly<Record<string, readonly string[]>> = {
  hono: ['lib/service/core', 'lib/service/node'],
  '@hono/node-server': ['lib/service/node'],
  dompurify: ['lib/capture'],
  // The service reads an object storage's lists with it.
  linkedom: ['lib/engine', 'lib/service/node'],
  pg: ['lib/service/postgres'],
  'pg-boss': ['lib/service/postgres'],
  aws4fetch: ['lib/service/node'],
  '@mozilla/readability': ['lib/engine'],
  '@napi-rs/canvas': ['lib/engine'],
  'pdfjs-dist': ['lib/engine'],
  fflate: ['lib/engine', 'lib/jobs'],
  pdfkit: ['lib/engine'],
  fontkit: ['lib/engine'],
  'woff-lib': ['lib/engine'],
  'd3-contour': ['lib/engine'],
  'svg-pathdata': ['lib/engine'],
  'culori/fn': ['lib/engine'],
  '@csstools/css-tokenizer': ['lib/engine'],
  react: ['components', 'entrypoints'],
  'react-dom': ['components', 'entrypoints'],
  idb: ['lib/storage', 'lib/service/core'],
  'wxt/browser': [
    'entrypoints',
    'components',
    'lib/storage',
    'lib/settings',
    'lib/i18n',
    'lib/capture',
    'lib/protocol',
    'lib/jobs',
    'lib/deliver',
    'lib/saving',
  ],
};

const toTarget = ({ file, specifier }: Import) =>
  relative(root, resolve(root, dirname(file), specifier.replace(/\?.*$/, '')));

const findRoom = (path: string) => rooms.find((room) => path === room || path.startsWith(`${room}/`));

interface Import {
  readonly file: string;
  readonly specifier: string;
}

const files = globSync('{lib,components,entrypoints}/**/*.{ts,tsx}', { cwd: root });
const readText = (file: string) => readFileSync(join(root, file), 'utf8');
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

const imports: readonly Import[] = files.flatMap((file) =>
  Array.from(
    withoutComments(readText(file)).matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g),
    ([, specifier = '']) => ({ file, specifier }),
  ),
);

const listUpward = (floors: readonly string[], toFloor: (path: string) => string | undefined): readonly string[] =>
  imports.flatMap((one) => {
    if (!one.specifier.startsWith('.')) return [];
    const target = toTarget(one);
    const [from, to] = [toFloor(one.file), toFloor(target)];
    return from && to && floors.indexOf(to) > floors.indexOf(from) ? [`${one.file} → ${target}`] : [];
  });

/** All that a script holds: it and all that it imports, save types and what it loads later. */
function listLoaded(script: string): ReadonlySet<string> {
  const loaded = new Set<string>();
  const visit = (file: string) => {
    if (loaded.has(file) || !files.includes(file)) return;
    loaded.add(file);
    const statements = withoutComments(readText(file)).matchAll(
      /^(?:import|export)\s(?!type\s)([^;'"]*?\bfrom\s*)?['"](\.[^'"]+)['"]/gm,
    );
    for (const [, clause = '', specifier = ''] of statements) {
      const isOnlyTypes = /^\{(?:\s*type\s[^,}]+,?)+\s*\}/.test(clause.trim());
      if (!isOnlyTypes) visit(toTarget({ file, specifier }));
    }
  };
  visit(script);
  return loaded;
}

describe('the floors of the house', () => {
  it('has files to read', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(imports.length).toBeGreaterThan(40);
  });

  it('puts every file into a room', () => {
    expect(files.filter((file) => !findRoom(file))).toEqual([]);
  });

  it('never imports upwards', () => {
    expect(listUpward(rooms, findRoom)).toEqual([]);
  });

  it('has rooms in the briefing, of which none imports one above it', () => {
    const folder = 'lib/engine/brief/';
    const toRoom = (path: string) =>
      path.startsWith(folder) ? /^([\w-]+)\//.exec(path.slice(folder.length))?.[1] : undefined;
    expect(new Set(files.flatMap((file) => toRoom(file) ?? []))).toEqual(new Set(briefRooms));
    expect(listUpward(briefRooms, toRoom)).toEqual([]);
  });

  it('keeps the service’s parts apart: the core is web-standard, and neither leaf imports the other', () => {
    const forbidden: Readonly<Record<string, RegExp>> = {
      'lib/service/core': /^(?:node:|lib\/service\/(?:node|postgres)\/)/,
      'lib/service/node': /^lib\/service\/postgres\//,
      'lib/service/postgres': /^lib\/service\/node\//,
    };
    const breaches = imports.filter(({ file, specifier }) => {
      const target = specifier.startsWith('.') ? relative(root, resolve(root, dirname(file), specifier)) : specifier;
      return forbidden[findRoom(file) ?? '']?.test(target);
    });
    expect(breaches).toEqual([]);
  });

  it('never imports from one entrypoint to another, nor from components to the background', () => {
    const folder = (path: string) =>
      path
        .split('/')
        .slice(0, 2)
        .join('/')
        .replace(/\.tsx?$/, '');
    const breaches = imports.flatMap(({ file, specifier }) => {
      if (!specifier.startsWith('.') || !file.startsWith('entrypoints/')) return [];
      const target = toTarget({ file, specifier });
      const isAcross = target.startsWith('entrypoints/') && folder(target) !== folder(file);
      const isPage = file.startsWith('entrypoints/background/') && target.startsWith('components/');
      return (isAcross && !wiredTogether.includes(`${folder(file)} → ${folder(target)}`)) || isPage
        ? [`${file} → ${target}`]
        : [];
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

  it('keeps every language’s words out of the service worker, of what a click injects and of the brand an extension’s page reads', () => {
    const isIn = (path: string) => path === 'lib/engine/languages/index.ts';
    const entries = ['grab.ts', 'pick.ts', 'pictures.ts', 'pointer.ts', 'background/index.ts'];
    const light = [...entries.map((name) => `entrypoints/${name}`), 'lib/capture/site-brand.ts'];
    const loaded = light.map(listLoaded);
    expect(loaded.every((paths) => paths.size > 1)).toBe(true);
    expect(light.filter((_, index) => Array.from(loaded[index] ?? []).some(isIn))).toEqual([]);
  });

  it('imports packages only in the rooms they belong to', () => {
    const breaches = imports.filter(({ file, specifier }) => {
      const allowed = Object.entries(packages).find(
        ([name]) => specifier === name || specifier.startsWith(`${name}/`),
      )?.[1];
      return allowed && !allowed.includes(findRoom(file) ?? '');
    });
    expect(breaches).toEqual([]);
  });

  it('names browser.* only where the extension meets the browser', () => {
    const allowed = packages['wxt/browser'] ?? [];
    const breaches = files.filter(
      (file) =>
        !allowed.includes(findRoom(file) ?? '') &&
        /(?<![.\w'"-])(?:browser|chrome)\.\w/.test(withoutComments(readText(file))),
    );
    expect(breaches).toEqual([]);
  });
});
