import { DrawingSet } from './drawing-set.ts';
import { readDrawings } from './packs.ts';

export async function loadDrawings(names: readonly string[]): Promise<DrawingSet> {
  return new DrawingSet(await readDrawings(names));
}

export { DrawingSet, type Fitting, type Placing } from './drawing-set.ts';
export { illustrate } from './illustrate.ts';
export { drawingNames, isDrawing } from './packs.ts';
export type { DrawingStyle } from './recolor.ts';
export { nameDrawing, searchDrawings } from './search.ts';
