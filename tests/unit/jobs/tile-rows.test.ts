import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDayHeading } from '../../../entrypoints/gallery/day-heading.ts';
import { type Entry, toEntry } from '../../../lib/jobs/entry.ts';
import { findNeighbour, findPlace, layOutRows } from '../../../lib/jobs/tile-rows.ts';
import { processorMs } from '../processor-time.ts';
import { aJob } from './records.ts';

const base = toEntry(aJob({ state: 'delivered' }));
const make = (ratio: number, day = '19', state: Entry['state'] = 'delivered'): Entry => ({
  ...base,
  id: crypto.randomUUID(),
  ratio,
  state,
  createdAt: `2026-05-${day}T10:00:00.000Z`,
});
const toHeading = ({ createdAt }: Entry) => createdAt.slice(0, 10);
const measures = { width: 1000, height: 200, gap: 10 };
const rows = (entries: readonly Entry[], changed = measures) => layOutRows(entries, changed, toHeading, 'Under way');

describe('rows of pictures', () => {
  it('stand under their days, after what is under way', () => {
    const running = make(1, '18', 'running');
    const [a, b, c] = [make(1), make(1), make(1, '17')];
    const types = rows([a, b, running, c]).map((row) => (row.type === 'heading' ? row.label : row.type));
    expect(types).toEqual(['Under way', 'job', '2026-05-19', 'tiles', '2026-05-17', 'tiles']);
  });

  it('hold every picture once and in order, fit the width, and are neither strips nor towers', () => {
    const ratios = fc.array(
      fc.oneof(fc.constantFrom(9 / 16, 1, 4 / 5, 16 / 9), fc.double({ min: 0.01, max: 100, noNaN: true })),
      {
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(ratios, fc.integer({ min: 120, max: 2500 }), (list, width) => {
        const entries = list.map((ratio) => make(ratio));
        const lines = rows(entries, { ...measures, width }).filter((row) => row.type === 'tiles');
        expect(lines.flatMap(({ tiles }) => tiles.map(({ entry }) => entry.id))).toEqual(entries.map(({ id }) => id));
        for (const { tiles, height } of lines) {
          const taken = tiles.reduce((sum, tile) => sum + tile.width, 0) + 10 * (tiles.length - 1);
          expect(taken).toBeLessThanOrEqual(width);
          expect(height).toBeLessThanOrEqual(270);
          if (tiles.length > 1) expect(height).toBeGreaterThanOrEqual(139);
        }
        for (const { tiles } of lines.slice(0, -1)) {
          const taken = tiles.reduce((sum, tile) => sum + tile.width, 0) + 10 * (tiles.length - 1);
          if (width > 700) expect(taken).toBeGreaterThan(width * 0.6);
        }
      }),
    );
  });

  it('stay the same rows while pictures are added and the room changes, each with a key of its own', () => {
    const entries = Array.from({ length: 40 }, (_, index) =>
      make([0.56, 1, 1.78][index % 3] ?? 1, index < 20 ? '19' : '18'),
    );
    const toKeys = (list: readonly Entry[], width = 1000) => rows(list, { ...measures, width }).map(({ key }) => key);
    const keys = toKeys(entries);
    expect(toKeys(entries, 985)).toEqual(keys);
    expect(toKeys([make(1), ...entries]).filter((key) => keys.includes(key))).toEqual(keys);
    expect(toKeys([make(1, '20', 'running'), ...entries]).slice(2)).toEqual(keys);
    expect(toKeys([...entries, make(1, '01')]).slice(0, keys.length)).toEqual(keys);
    const interleaved = toKeys([make(1, '19'), make(1, '18'), make(1, '19'), make(1, '18')]);
    expect(new Set(interleaved).size).toBe(interleaved.length);
  });

  it('take ten thousand pictures in a blink', () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => make([0.56, 1, 0.8, 1.78][index % 4] ?? 1));
    expect(processorMs(() => expect(rows(entries).length).toBeGreaterThan(1000))).toBeLessThan(5000);
  });
});

describe('arrow keys', () => {
  const list = Array.from({ length: 14 }, () => make(1));
  const shown = rows(list);
  const id = (index: number) => list[index]?.id;
  const perRow = shown.find((row) => row.type === 'tiles')?.tiles.length ?? 0;

  it('lead along the pictures, over the ends of rows', () => {
    expect(findNeighbour(shown, id(0), 'right', 10)?.id).toBe(id(1));
    expect(findNeighbour(shown, id(perRow - 1), 'right', 10)?.id).toBe(id(perRow));
    expect(findNeighbour(shown, id(perRow), 'left', 10)?.id).toBe(id(perRow - 1));
    expect(findNeighbour(shown, id(0), 'left', 10)).toBeUndefined();
    expect(findNeighbour(shown, id(13), 'right', 10)).toBeUndefined();
  });

  it('lead to the picture above and beneath, and to both ends', () => {
    expect(findNeighbour(shown, id(2), 'down', 10)?.id).toBe(id(perRow + 2));
    expect(findNeighbour(shown, id(perRow + 2), 'up', 10)?.id).toBe(id(2));
    expect(findNeighbour(shown, id(2), 'up', 10)).toBeUndefined();
    expect(findNeighbour(shown, id(5), 'first', 10)?.id).toBe(id(0));
    expect(findNeighbour(shown, id(5), 'last', 10)?.id).toBe(id(13));
  });

  it('begin at the first picture when none has the focus', () => {
    expect(findNeighbour(shown, undefined, 'down', 10)?.id).toBe(id(0));
    expect(findNeighbour([], undefined, 'down', 10)).toBeUndefined();
    expect(findPlace(shown, 'none')).toBeUndefined();
  });
});

describe('headings', () => {
  const heading = createDayHeading('en', new Date(2026, 4, 19, 10));
  it.each([
    [new Date(2026, 4, 19, 0, 1), 'Today'],
    [new Date(2026, 4, 20, 9), 'Today'],
    [new Date(2026, 4, 18, 23, 59), 'Yesterday'],
    [new Date(2026, 4, 15, 12), 'Friday'],
    [new Date(2026, 4, 2, 12), 'May 2026'],
    [new Date(2025, 11, 31, 12), 'December 2025'],
  ])('%s is %s', (date, label) => {
    expect(heading(date.toISOString())).toBe(label);
  });

  it('are empty for what is no date', () => {
    expect(heading('soon')).toBe('');
  });
});
