import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Entry } from '../../lib/jobs/entry.ts';
import { words } from '../../lib/settings/words.ts';
import { createDayHeading } from './day-heading.ts';
import './grid.css';
import { type Direction, neighbour, placeOf, type Row, rowsOf } from './rows.ts';
import { RunningJob } from './running-job.tsx';
import { Tile, type TileActs } from './tile.tsx';
import { useRoom } from './use-room.ts';

interface GridProps {
  /** Latest first. */
  readonly entries: readonly Entry[];
  readonly selected: ReadonlySet<string>;
  readonly acts: Omit<TileActs, 'onFocus'> & {
    readonly onSelectAll: () => void;
    readonly onClear: () => void;
    readonly onDelete: (id: string) => void;
  };
}

/** Rem: the gap between pictures, what a row of them is high where there is much room or little, and the words beneath. */
const measures = { gap: 0.75, high: 13, low: 10.5, words: 2.875, heading: 2.75, job: 5.5 };

/** All jobs as rows of pictures under their days: only the rows in sight are there, however many there are. */
export function Grid({ entries, selected, acts }: GridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { width, rem } = useRoom(scroller);
  const [active, setActive] = useState<string>();
  const moved = useRef(false);
  const hadFocus = useRef(false);

  const today = new Date().toDateString();
  const headingOf = useMemo(() => {
    const name = createDayHeading(document.documentElement.lang || 'en', new Date(today));
    return ({ createdAt }: Entry) => name(createdAt);
  }, [today]);
  const gap = measures.gap * rem;
  const rows = useMemo(() => {
    const height = (width > 40 * rem ? measures.high : measures.low) * rem;
    return width > 0 ? rowsOf(entries, { width, height, gap }, headingOf, words('under_way')) : [];
  }, [entries, width, rem, gap, headingOf]);

  const tileActs = useMemo(() => ({ ...acts, onFocus: setActive }), [acts]);

  const place = useMemo(() => placeOf(rows, active), [rows, active]);
  const firstTile = useMemo(() => rows.find((row) => row.type === 'tiles')?.tiles[0]?.entry.id, [rows]);
  const reachable = place ? active : firstTile;

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => sizeOf(rows[index], rem),
    getItemKey: (index) => sizeKeyOf(rows[index]) ?? index,
    overscan: 3,
    // The row that has the focus stays, wherever one scrolls to: a focus that goes away is lost.
    rangeExtractor: (range) =>
      [...new Set([place?.row ?? 0, ...defaultRangeExtractor(range)])].filter(isRow).sort(ascending),
  });
  const isRow = (index: number) => index < rows.length;

  useEffect(() => {
    // A picture that had the focus was taken away: the keyboard goes on at the one that takes its turn.
    if (rows.length === 0 || !hadFocus.current || document.activeElement !== document.body) return;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-tile="${reachable}"] .tile-open`)
      ?.focus({ preventScroll: true });
  }, [rows, reachable]);

  useEffect(() => {
    if (!moved.current || !active) return;
    moved.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-tile="${active}"] .tile-open`)?.focus({ preventScroll: true });
  }, [active]);

  const move = (direction: Direction) => {
    const next = neighbour(rows, reachable, direction, gap);
    if (!next) return;
    moved.current = true;
    setActive(next.id);
    const row = placeOf(rows, next.id)?.row;
    if (row !== undefined) virtualizer.scrollToIndex(row, { align: 'auto' });
  };

  /** The focus goes on to the picture beside the one that goes away. */
  const remove = (id: string) => {
    const next = neighbour(rows, id, 'right', gap) ?? neighbour(rows, id, 'left', gap);
    moved.current = true;
    setActive(next?.id);
    acts.onDelete(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isTile = (event.target as Element).classList.contains('tile-open');
    const direction = arrow(event.key);
    if (isTile && direction) move(direction);
    else if (isTile && event.key === ' ' && reachable) acts.onSelect(reachable, event.shiftKey);
    else if (isTile && event.key === 'Delete' && reachable) remove(reachable);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) acts.onSelectAll();
    else if (event.key === 'Escape' && selected.size > 0) acts.onClear();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on the pictures inside it.
    <div
      className="grid"
      ref={scroller}
      onKeyDown={onKeyDown}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hadFocus.current = false;
      }}
      data-selecting={selected.size > 0 || undefined}
    >
      <div className="grid-rows" style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            <div
              key={row?.key ?? key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={`grid-row grid-row-${row?.type}`}
              style={{ transform: `translateY(${start}px)` }}
            >
              {row?.type === 'heading' && <h2 className="grid-heading">{row.label}</h2>}
              {row?.type === 'job' && <RunningJob id={row.id} onOpen={acts.onOpen} />}
              {row?.type === 'tiles' &&
                row.tiles.map(({ entry, width }) => (
                  <Tile
                    key={entry.id}
                    entry={entry}
                    width={width}
                    height={row.height}
                    selected={selected.has(entry.id)}
                    reachable={entry.id === reachable}
                    acts={tileActs}
                  />
                ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const sizeKeyOf = (row: Row | undefined) => (row?.type === 'tiles' ? row.sizeKey : row?.key);

const ascending = (a: number, b: number) => a - b;

function sizeOf(row: Row | undefined, rem: number): number {
  if (row?.type === 'tiles') return row.height + (measures.words + measures.gap) * rem;
  return (row?.type === 'job' ? measures.job : measures.heading) * rem;
}

function arrow(key: string): Direction | undefined {
  const isLeftToRight = document.documentElement.dir !== 'rtl';
  switch (key) {
    case 'ArrowLeft':
      return isLeftToRight ? 'left' : 'right';
    case 'ArrowRight':
      return isLeftToRight ? 'right' : 'left';
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}
