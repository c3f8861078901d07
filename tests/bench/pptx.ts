import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EngineError } from '../../lib/engine/errors.ts';
import { openArchive } from '../../lib/engine/read/pptx/archive.ts';
import { readPptx } from '../../lib/engine/read/pptx/index.ts';
import type { Figure } from './bench.ts';
import { median } from './median.ts';

const warmUp = 40;
const rounds = 41;

/** Pictures that decks are named to be without: a deck has none when none of the usual first names is in it. */
const firstPictures = ['png', 'jpeg', 'jpg', 'gif', 'emf', 'wmf', 'svg', 'tiff'].map(
  (type) => `ppt/media/image1.${type}`,
);

/** Milliseconds that one reading takes; what a bomb is refused with is no failure. */
function measureTime(bytes: Uint8Array): number {
  const start = performance.now();
  try {
    readPptx(bytes);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
  }
  return performance.now() - start;
}

/** Time and growth of the process's memory while a bomb is refused, the first time. */
function refuse(name: string, bytes: Uint8Array): Figure[] {
  const before = process.memoryUsage.rss();
  const time = measureTime(bytes);
  const growth = Math.max(0, process.memoryUsage.rss() - before) / 1024 ** 2;
  return [
    { name: `${name}: refused`, value: time, unit: 'ms', bound: 100 },
    { name: `${name}: memory`, value: growth, unit: 'MB', bound: 100 },
  ];
}

/** Whether a file can be read, and has no pictures. */
function isPlainDeck(bytes: Uint8Array): boolean {
  try {
    readPptx(bytes);
    return !firstPictures.some(openArchive(bytes).has);
  } catch (error) {
    if (error instanceof EngineError) return false;
    throw error;
  }
}

/** Reading the decks beside the project, when there are any, and refusing the bombs among them. */
export async function measurePptx(): Promise<Figure[]> {
  const folder = resolve(import.meta.dirname, '../../../shared/sources/pptx');
  if (!existsSync(folder)) {
    process.stdout.write('  There are no decks beside the project to read.\n');
    return [];
  }
  const files = readdirSync(folder).map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
  const bombs = files.filter(({ name }) => name.startsWith('bomb-'));
  const refused = bombs.flatMap(({ name, bytes }) => refuse(name, bytes));

  const decks = files.filter(({ name, bytes }) => !name.startsWith('bomb-') && isPlainDeck(bytes));
  const medians = decks.map(({ name, bytes }) => {
    for (let round = 0; round < warmUp; round++) measureTime(bytes);
    return { name, value: median(Array.from({ length: rounds }, () => measureTime(bytes))), unit: 'ms' };
  });
  const values = medians.map(({ value }) => value);
  return [
    ...refused,
    ...medians,
    { name: 'a deck without pictures, median', value: median(values), unit: 'ms', bound: 2 },
  ];
}
