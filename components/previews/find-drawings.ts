import { nameDrawing, searchDrawings } from '../../lib/engine/drawings/index.ts';
import { readDrawings } from '../../lib/engine/drawings/packs.ts';
import type { DrawingQuery, FoundDrawing } from './messages.ts';

const maxFound = 60;

export async function findDrawings({ query, language, pictureLanguage }: DrawingQuery): Promise<FoundDrawing[]> {
  const names = searchDrawings(query, language, pictureLanguage).slice(0, maxFound);
  const drawings = await readDrawings(names);
  return names.flatMap((name) => {
    const drawing = drawings.get(name);
    if (!drawing) return [];
    const { x, y, width, height } = drawing.box;
    const layers = drawing.layers.map(({ d, fill, line, isEvenOdd, opacity }) => ({
      d,
      fill,
      line,
      isEvenOdd,
      opacity,
    }));
    return [{ name, label: nameDrawing(name, language), viewBox: `${x} ${y} ${width} ${height}`, layers }];
  });
}
