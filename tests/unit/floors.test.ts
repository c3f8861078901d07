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

/** Rooms within a room, and the files beside them, lowest first: one list for each folder. */
const roomsWithin: Readonly<Record<string, readonly string[]>> = {
  'lib/engine': [
    'errors.ts',
    'letters.ts',
    'networks.ts',
    'note-sentences.ts',
    'sizes.ts',
    'scene.ts',
    'modules.ts',
    'sniff-image.ts',
    'keep.ts',
    'languages',
    'maps',
    'image-words',
    'brand',
    'random.ts',
    'typefaces.ts',
    'document.ts',
    'language.ts',
    'platform.ts',
    'brief.ts',
    'gate',
    'read',
    'brief',
    'drawings',
    'scenery',
    'logo.ts',
    'compose',
    'series',
    'meme',
    'lead-image.ts',
    'reference.ts',
    'paint',
    'index.ts',
    'composer.ts',
    'export',
    'documents.ts',
    'engine.ts',
  ],
  'lib/engine/brief': [
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
    'picture-wishes.ts',
    'steering.ts',
    'reading',
    'selection',
    'finders',
    'headline.ts',
    'index.ts',
  ],
  'lib/engine/meme': [
    'shapes.ts',
    'mascot',
    'tint.ts',
    'lettering.ts',
    'captions.ts',
    'arrange.ts',
    'saliency.ts',
    'over-image.ts',
    'text-boxes.ts',
    'own-image.ts',
    'templates',
    'scout',
    'words',
    'subject.ts',
    'material',
    'situations',
    'jokes',
    'varied.ts',
    'match.ts',
    'unmet.ts',
    'draw.ts',
    'write.ts',
  ],
};

/** Folders whose files are parts of what stands in the folder after it. */
const partsBelow: readonly (readonly [below: string, above: string])[] = [
  ['lib/engine/compose/parts', 'lib/engine/compose/forms'],
  ['lib/engine/compose/forms', 'lib/engine/compose/index.ts'],
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

/** Groups of files that reach each other, each sorted and joined (Tarjan). */
function listCircles(targets: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[] = [];
  const visit = (file: string): number => {
    const place = order.size;
    order.set(file, place);
    open.push(file);
    let reached = place;
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) reached = Math.min(reached, visit(target));
      else if (open.includes(target)) reached = Math.min(reached, order.get(target) ?? reached);
    }
    if (reached === place) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) circles.push(group.sort().join(' + '));
    }
    return reached;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles.sort();
}

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

  it.each(Object.entries(roomsWithin))('has one order of floors within %s', (folder, floors) => {
    const toFloor = (path: string) =>
      path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;
    expect(new Set(files.flatMap((file) => toFloor(file) ?? []))).toEqual(new Set(floors));
    expect(listUpward(floors, toFloor)).toEqual([]);
  });

  it.each(partsBelow)('builds %s below %s', (below, above) => {
    const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
    const upward = imports.filter((one) => isIn(one.file, below) && isIn(toTarget(one), above));
    expect(upward).toEqual([]);
  });

  it('has no files that import each other, even for types', () => {
    const own = imports.filter(({ specifier }) => specifier.startsWith('.'));
    const targets = new Map(
      [...Map.groupBy(own, ({ file }) => file)].map(([file, found]) => [file, found.map(toTarget)] as const),
    );
    expect(targets.size).toBeGreaterThan(400);
    expect(listCircles(targets)).toEqual([]);
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

  it('keeps the extension’s API, which throws in workers, out of them', () => {
    const workers = files.filter((file) => file.endsWith('.worker.ts'));
    expect(workers.length).toBeGreaterThan(1);
    const loaded = workers.flatMap((worker) => Array.from(listLoaded(worker)));
    const values = (file: string) => /^import (?!type\b).*'wxt\/browser'/m.test(readText(file));
    expect(loaded.filter(values)).toEqual([]);
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
