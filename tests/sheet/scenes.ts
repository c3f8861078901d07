import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { derivePalette } from '../../lib/engine/brand/palette.ts';
import { drawingNames, loadDrawings } from '../../lib/engine/drawings/index.ts';
import type { Platform } from '../../lib/engine/index.ts';
import type { Hero } from '../../lib/engine/modules.ts';
import type { Scene, SceneNode } from '../../lib/engine/scene.ts';
import { composeScenery } from '../../lib/engine/scenery/index.ts';
import type { Rect } from '../../lib/engine/sizes.ts';
import { sceneSheet } from './contact-sheet.ts';

type Ground = Hero['ground'];

const hero = (ground: Ground, drawings: string, isNight = false): Hero => ({
  ground,
  isNight,
  drawings: drawings.split(' ').filter(Boolean),
  score: 5,
});

/** Twelve scenes in their own brand colours, and grounds without or with other drawings. */
const scenes: readonly (readonly [brand: string, hero: Hero])[] = [
  ['#0b8a7d', hero('hills', 'hot-beverage potted-plant')],
  ['#5b35d5', hero('space', 'ringed-planet satellite comet', true)],
  ['#2463d8', hero('street', 'bus person-biking')],
  ['#0f6e9c', hero('sea', 'sailboat')],
  ['#3d6b35', hero('mountains', 'backpack hiking-boot')],
  ['#7a4bd0', hero('desk', 'laptop potted-plant hot-beverage')],
  ['#0a7ea4', hero('sky', 'airplane')],
  ['#b3261e', hero('stage', 'trophy soccer-ball running-shoe')],
  ['#0e7490', hero('stage', 'microscope dna pill')],
  ['#8a6a00', hero('hills', 'tractor sheaf-of-rice')],
  ['#c026a0', hero('skyline', 'cocktail-glass musical-notes', true)],
  ['#1f4b3a', hero('desk', 'money-bag coin potted-plant', true)],
  ['#b45309', hero('table', 'shallow-pan-of-food bread wine-glass')],
  ['#15803d', hero('plain', 'house deciduous-tree')],
  ['#0369a1', hero('skyline', '')],
  ['#be2a7b', hero('sky', '')],
];

/** A teal, a yellow, a pure red, a near-black, a white and a navy. */
const brands = ['#0b8a7d', '#ffcc00', '#ff0000', '#111827', '#ffffff', '#1e3a8a'];

/** Crops of the aspects, with the title's box in each. */
const crops: readonly { readonly width: number; readonly height: number; readonly clear?: Rect }[] = [
  { width: 880, height: 500 },
  { width: 1080, height: 478, clear: { x: 72, y: 66, width: 560, height: 270 } },
  { width: 1080, height: 620, clear: { x: 72, y: 160, width: 800, height: 190 } },
  { width: 540, height: 308 },
  { width: 640, height: 1080 },
  { width: 1920, height: 1080, clear: { x: 96, y: 96, width: 800, height: 320 } },
];

function sceneFor(
  brand: string,
  hero: Hero,
  { width, height, clear }: (typeof crops)[number],
  drawings: Drawings,
  seed: number,
): Scene {
  const nodes: SceneNode[] = composeScenery({
    hero,
    palette: derivePalette(brand),
    width,
    height,
    seed,
    clear,
    drawings,
    style: 'brand',
  });
  const title: SceneNode[] = clear
    ? [{ type: 'box', ...clear, radius: 8, stroke: { color: '#88888866', width: 3 } }]
    : [];
  return { width, height, background: '#ffffff', nodes: [...nodes, ...title], description: hero.ground };
}

type Drawings = Awaited<ReturnType<typeof loadDrawings>>;

/** Draws the scenes in every crop and brand colour, and every drawing recoloured: sheets in `folder`. */
export async function drawScenes(folder: string, platform: Platform): Promise<void> {
  await mkdir(folder, { recursive: true });
  const drawings = await loadDrawings(scenes.flatMap(([, { drawings }]) => drawings));
  const write = async (name: string, rows: readonly (readonly Scene[])[]) =>
    writeFile(join(folder, `${name}.png`), await sceneSheet(rows, platform));
  const inRows = <Item>(list: readonly Item[], length: number) =>
    Array.from({ length: Math.ceil(list.length / length) }, (_, row) => list.slice(row * length, (row + 1) * length));
  const own = scenes.map(([brand, hero], index) =>
    sceneFor(brand, hero, crops[0] ?? { width: 880, height: 500 }, drawings, index + 1),
  );
  await write('own', inRows(own, 3));
  for (const [index, crop] of crops.entries()) {
    if (index === 0) continue;
    const all = scenes.map(([brand, hero], seed) => sceneFor(brand, hero, crop, drawings, seed + 40));
    await write(`crop-${index}`, inRows(all, 4));
  }
  await write(
    'brands',
    scenes.map(([, hero], seed) =>
      brands.map((brand) => sceneFor(brand, hero, { width: 880, height: 500 }, drawings, seed + 80)),
    ),
  );
  await drawSet(folder, platform);
}

const cell = 120;

/** Every drawing in a few brand colours, on paper, tint and deep ground. */
async function drawSet(folder: string, platform: Platform): Promise<void> {
  const drawings = await loadDrawings(drawingNames);
  for (const [index, brand] of ['#0b8a7d', '#ffcc00', '#c2255c', '#111827'].entries()) {
    const palette = derivePalette(brand);
    const { paper, pale, deep } = palette.tones;
    const columns = 30;
    const rows = Math.ceil(drawingNames.length / columns);
    const grounds = [paper, pale, deep];
    const ground = grounds[index % 3] ?? paper;
    const nodes = drawingNames.flatMap((name, at) =>
      drawings.fit(name, {
        box: {
          x: (at % columns) * cell + 12,
          y: Math.floor(at / columns) * cell + 12,
          width: cell - 24,
          height: cell - 24,
        },
        tones: palette.tones,
        style: 'brand',
        ground,
        dark: ground === deep,
        tone: at % 4,
      }),
    );
    const scene: Scene = { width: columns * cell, height: rows * cell, background: ground, nodes, description: brand };
    const surface = platform.createSurface(scene.width, scene.height);
    const { paintScene } = await import('../../lib/engine/paint/paint.ts');
    paintScene(scene, surface.context, platform, new Map());
    await writeFile(join(folder, `drawings-${index}.png`), await surface.encode('png'));
  }
}
