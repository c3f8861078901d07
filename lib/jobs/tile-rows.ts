import type { Entry } from './entry.ts';
import { isRunning } from './find-entries.ts';

interface Tile {
  readonly entry: Entry;
  readonly width: number;
}

/** `key` is stable when pictures or width change: a remounted row loses press and focus. */
export type Row =
  | { readonly type: 'heading'; readonly key: string; readonly label: string }
  | { readonly type: 'job'; readonly key: string; readonly id: string }
  | {
      readonly type: 'tiles';
      readonly key: string;
      readonly height: number;
      readonly tiles: readonly Tile[];
    };

interface RowMeasures {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

const ratios = { narrowest: 0.5, widest: 2 };
/** Range of a row's height when it is fitted to the width. */
const stretch = { max: 1.35, min: 0.7 };

export function layOutRows(
  entries: readonly Entry[],
  measures: RowMeasures,
  toHeading: (entry: Entry) => string,
  underWay: string,
): readonly Row[] {
  const running = entries.filter(isRunning);
  const rows: Row[] = [];
  if (running.length > 0) rows.push({ type: 'heading', key: 'under-way', label: underWay });
  for (const { id } of running) rows.push({ type: 'job', key: id, id });
  let group: Entry[] = [];
  let heading: string | undefined;
  // Unreadable dates may stand among others, so a heading may repeat.
  const times = new Map<string, number>();
  const close = () => {
    if (heading === undefined) return;
    const time = (times.get(heading) ?? 0) + 1;
    times.set(heading, time);
    const key = `${heading} ${time}`;
    rows.push({ type: 'heading', key: `heading ${key}`, label: heading }, ...fitRows(group, measures, key));
  };
  for (const entry of entries) {
    if (isRunning(entry)) continue;
    const next = toHeading(entry);
    if (next !== heading) {
      close();
      group = [];
      heading = next;
    }
    group.push(entry);
  }
  close();
  return rows;
}

const limitRatio = ({ ratio }: Entry) => Math.min(ratios.widest, Math.max(ratios.narrowest, ratio));

function fitRows(entries: readonly Entry[], { width, height, gap }: RowMeasures, key: string): Row[] {
  const rows: Row[] = [];
  let waiting: Entry[] = [];
  let sum = 0;
  const getHeight = (sumOfRatios: number, count: number) => (width - gap * (count - 1)) / sumOfRatios;
  const push = (exact: number) => {
    const rowHeight = Math.floor(Math.max(1, exact));
    const tiles = waiting.map((entry) => ({
      entry,
      width: Math.floor(Math.min(width, rowHeight * limitRatio(entry))),
    }));
    rows.push({ type: 'tiles', key: `tiles ${key} ${rows.length}`, height: rowHeight, tiles });
    waiting = [];
    sum = 0;
  };
  for (const entry of entries) {
    const ratio = limitRatio(entry);
    const after = getHeight(sum + ratio, waiting.length + 1);
    if (waiting.length > 0 && after < height) {
      const before = getHeight(sum, waiting.length);
      const isCloser = before <= height * stretch.max && before - height < height - after;
      if (isCloser || after < height * stretch.min) push(Math.min(before, height * stretch.max));
    }
    waiting.push(entry);
    sum += ratio;
    const filled = getHeight(sum, waiting.length);
    if (filled <= height) push(filled);
  }
  if (waiting.length > 0) push(Math.min(height, getHeight(sum, waiting.length)));
  return rows;
}

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export function findPlace(rows: readonly Row[], id: string | undefined): CellPosition | undefined {
  for (const [index, row] of rows.entries()) {
    const column = row.type === 'tiles' ? row.tiles.findIndex(({ entry }) => entry.id === id) : -1;
    if (column >= 0) return { row: index, column };
  }
  return undefined;
}

/** Undefined at the end; above and below, the picture nearest to the middle. */
export function findNeighbour(
  rows: readonly Row[],
  id: string | undefined,
  direction: Direction,
  gap: number,
): Entry | undefined {
  const lines = rows.filter((row) => row.type === 'tiles');
  const listAll = () => lines.flatMap(({ tiles }) => tiles);
  if (direction === 'first') return lines[0]?.tiles[0]?.entry;
  if (direction === 'last') return lines.at(-1)?.tiles.at(-1)?.entry;
  const place = findPlace(lines, id);
  if (!place) return lines[0]?.tiles[0]?.entry;
  if (direction === 'left' || direction === 'right') {
    const tiles = listAll();
    const index = tiles.findIndex(({ entry }) => entry.id === id);
    return tiles[index + (direction === 'right' ? 1 : -1)]?.entry;
  }
  const from = listMiddles(lines[place.row]?.tiles ?? [], gap)[place.column] ?? 0;
  const target = lines[place.row + (direction === 'down' ? 1 : -1)]?.tiles ?? [];
  const distances = listMiddles(target, gap).map((middle) => Math.abs(middle - from));
  return target[distances.indexOf(Math.min(...distances))]?.entry;
}

function listMiddles(tiles: readonly Tile[], gap: number): number[] {
  let start = 0;
  return tiles.map(({ width }) => {
    const middle = start + width / 2;
    start += width + gap;
    return middle;
  });
}
