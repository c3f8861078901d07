import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { derivePalette } from '../../lib/engine/brand/palette.ts';
import type { Brief } from '../../lib/engine/brief.ts';
import { drawingNames, illustrate, loadDrawings } from '../../lib/engine/drawings/index.ts';
import { createNodePlatform } from '../../lib/engine/paint/node.ts';
import { paintScene } from '../../lib/engine/paint/paint.ts';
import { composeScenery } from '../../lib/engine/scenery/index.ts';
import type { Figure } from './bench.ts';
import { readSourceFile } from './gold-sources.ts';
import judged from './judged-drawings.json' with { type: 'json' };
import { median } from './median.ts';

/** Sources with an editor's briefs beside the project; no part of it. */
const shared = resolve(import.meta.dirname, '../../../shared/sources');
const goldFile = join(shared, 'gold/dev.json');

const goldSet = z.array(
  z.object({
    file: z.string(),
    lang: z.string(),
    gravity: z.string(),
    title: z.string(),
    points: z.array(z.object({ heading: z.string(), body: z.optional(z.string()) })),
  }),
);

/** Drawings of a source that were looked at: fine (right or acceptable) and wrong. Written by us. */
const judgements: Readonly<Record<string, { readonly fine: readonly string[]; readonly wrong: readonly string[] }>> =
  judged;

/** Share of the drawings chosen that must not be wrong. */
const minPrecision = 0.95;

async function measureMatching(): Promise<Figure[]> {
  if (!existsSync(goldFile)) return [];
  const counts = { sources: 0, scenes: 0, heroes: 0, rows: 0, drawn: 0, fine: 0, wrong: 0, unseen: 0 };
  const times: number[] = [];
  for (const { file, lang, gravity, title, points } of goldSet.parse(JSON.parse(readFileSync(goldFile, 'utf8')))) {
    const document = await readSourceFile(shared, file).catch(() => undefined);
    if (!document) continue;
    const brief: Brief = {
      layout: 'list',
      fitting: ['list'],
      ordered: false,
      title,
      points: [],
      statistics: [],
      language: lang,
      direction: 'ltr',
      gravity: gravity === 'grave' || gravity === 'serious' ? gravity : 'light',
      modules: [{ kind: 'statements', items: points, sure: 1, weight: 1, why: 'gold' }],
    };
    const start = performance.now();
    const { hero, modules = [] } = illustrate(brief, document);
    times.push(performance.now() - start);
    const rows = modules.flatMap((module) => (module.kind === 'statements' ? module.items : []));
    const own = rows.flatMap(({ drawing }) => drawing ?? []);
    counts.sources += 1;
    counts.scenes += hero ? 1 : 0;
    counts.heroes += hero && hero.drawings.length > 0 ? 1 : 0;
    counts.rows += rows.length;
    counts.drawn += own.length;
    for (const drawing of [...(hero?.drawings ?? []), ...own]) {
      const { fine = [], wrong = [] } = judgements[file] ?? {};
      if (wrong.includes(drawing)) counts.wrong += 1;
      else if (fine.includes(drawing)) counts.fine += 1;
      else {
        counts.unseen += 1;
        process.stdout.write(`  not judged yet: ${file}: ${drawing}\n`);
      }
    }
  }
  return [
    { name: 'sources with a scene', value: counts.scenes / counts.sources, unit: 'of 1' },
    { name: 'sources with a drawing in the scene', value: counts.heroes / counts.sources, unit: 'of 1' },
    { name: 'rows with a drawing', value: counts.drawn / counts.rows, unit: 'of 1' },
    {
      name: 'right or acceptable, of those judged',
      value: counts.fine / (counts.fine + counts.wrong),
      unit: 'of 1',
      atLeast: minPrecision,
    },
    { name: 'drawings not judged yet', value: counts.unseen, unit: 'drawings', bound: 10 },
    { name: 'choosing the drawings of a brief', value: median(times), unit: 'ms' },
  ];
}

const runs = 20;

/** A poster's top band with three drawings, and five more. */
async function measurePainting(): Promise<Figure> {
  const platform = createNodePlatform();
  const palette = derivePalette('#0b8a7d');
  const names = ['bus', 'bicycle', 'house', 'calendar', 'memo', 'envelope', 'laptop', 'rocket'];
  const drawings = await loadDrawings(names);
  const [width, height] = [1080, 1350];
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { context } = platform.createSurface(width, height);
    const start = performance.now();
    const hero = { drawings: names.slice(0, 3), ground: 'street', isNight: false, score: 5 } as const;
    const band = composeScenery({
      hero: { ...hero, drawings: [...hero.drawings] },
      palette,
      width,
      height: 520,
      seed: 7,
      drawings,
      style: 'brand',
    });
    const rows = names.slice(3).flatMap((name, row) =>
      drawings.fit(name, {
        box: { x: 72, y: 560 + row * 140, width: 80, height: 80 },
        tones: palette.tones,
        style: 'brand',
      }),
    );
    const scene = { width, height, background: '#ffffff', nodes: [...band, ...rows], description: '' };
    paintScene(scene, context, platform, new Map());
    // Skia paints when the pixels are asked for.
    context.getImageData(0, 0, 1, 1);
    times.push(performance.now() - start);
  }
  return { name: 'scene and five drawings, composed and painted, warm', value: median(times), unit: 'ms', bound: 30 };
}

function measurePacks(): Figure[] {
  const folder = resolve(import.meta.dirname, '../../lib/engine/drawings/packs');
  const sizes = readdirSync(folder).map(
    (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length / 1000,
  );
  return [
    { name: 'drawings', value: drawingNames.length, unit: 'drawings' },
    { name: 'all packs, gzip', value: sizes.reduce((sum, size) => sum + size, 0), unit: 'kB', bound: 600 },
    { name: 'largest pack, gzip', value: Math.max(...sizes), unit: 'kB', bound: 60 },
  ];
}

/** Coverage and precision of the drawings chosen, and what they cost. */
export async function measureDrawings(): Promise<Figure[]> {
  return [...measurePacks(), await measurePainting(), ...(await measureMatching())];
}
