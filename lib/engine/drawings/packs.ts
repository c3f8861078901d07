import names from './names.json' with { type: 'json' };
import { type Drawing, parseDrawing } from './parse.ts';

type Pack = Readonly<Record<string, string>>;

/** One file per pack, loaded on demand. */
const loaders: Readonly<Record<keyof typeof names, () => Promise<{ default: Pack }>>> = {
  activities: () => import('./packs/activities.json', { with: { type: 'json' } }),
  'nature-1': () => import('./packs/nature-1.json', { with: { type: 'json' } }),
  'nature-2': () => import('./packs/nature-2.json', { with: { type: 'json' } }),
  'nature-3': () => import('./packs/nature-3.json', { with: { type: 'json' } }),
  signs: () => import('./packs/signs.json', { with: { type: 'json' } }),
  'food-1': () => import('./packs/food-1.json', { with: { type: 'json' } }),
  'food-2': () => import('./packs/food-2.json', { with: { type: 'json' } }),
  'food-3': () => import('./packs/food-3.json', { with: { type: 'json' } }),
  'objects-1': () => import('./packs/objects-1.json', { with: { type: 'json' } }),
  'objects-2': () => import('./packs/objects-2.json', { with: { type: 'json' } }),
  'objects-3': () => import('./packs/objects-3.json', { with: { type: 'json' } }),
  'objects-4': () => import('./packs/objects-4.json', { with: { type: 'json' } }),
  'objects-5': () => import('./packs/objects-5.json', { with: { type: 'json' } }),
  own: () => import('./packs/own.json', { with: { type: 'json' } }),
  people: () => import('./packs/people.json', { with: { type: 'json' } }),
  'places-1': () => import('./packs/places-1.json', { with: { type: 'json' } }),
  'places-2': () => import('./packs/places-2.json', { with: { type: 'json' } }),
  'places-3': () => import('./packs/places-3.json', { with: { type: 'json' } }),
};

const packOf = new Map(Object.entries(names).flatMap(([pack, list]) => list.map((name) => [name, pack] as const)));

export const drawingNames: readonly string[] = [...packOf.keys()];

export const packName = (name: string): string | undefined => packOf.get(name);

export const isDrawing = (name: string): boolean => packOf.has(name);

const loaded = new Map<string, Drawing>();

async function loadDrawing(name: string): Promise<readonly [string, Drawing] | undefined> {
  const known = loaded.get(name);
  if (known) return [name, known];
  const pack = packOf.get(name) as keyof typeof loaders | undefined;
  if (pack === undefined) return undefined;
  const { default: drawings } = await loaders[pack]();
  const drawing = parseDrawing(name, drawings[name] ?? '');
  loaded.set(name, drawing);
  return [name, drawing];
}

export async function readDrawings(wanted: readonly string[]): Promise<ReadonlyMap<string, Drawing>> {
  const found = await Promise.all([...new Set(wanted)].map(loadDrawing));
  return new Map(found.filter((entry) => entry !== undefined));
}
