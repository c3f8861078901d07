import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Entry } from '../../lib/jobs/entry.ts';
import './grid.css';
import { type Direction, findNeighbour, findPlace, type Row } from '../../lib/jobs/tile-rows.ts';
import { RunningJob } from './running-job.tsx';
import { Tile, type TileActs } from './tile.tsx';
import { useReachable } from './use-reachable.ts';
import { getGap, getSize, useRows, useVirtualRows } from './use-virtual-rows.ts';

interface GridProps {
  readonly entries: readonly Entry[];
  readonly versions: ReadonlyMap<string, number>;
  readonly unsaved: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  readonly acts: Omit<TileActs, 'onFocus'> & {
    readonly onSelectAll: () => void;
    readonly onClear: () => void;
    readonly onDelete: (id: string) => void;
  };
}

export function Grid({ entries, versions, unsaved, selected, acts }: GridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const { rem } = room;
  const gap = getGap(rem);
  const rows = useRows(entries, room);
  const reachable = useReachable(scroller, rows);
  const virtualizer = useVirtualRows(scroller, rows, reachable.row, rem);
  const { setActive } = reachable;
  const tileActs = useMemo(() => ({ ...acts, onFocus: setActive }), [acts, setActive]);

  const onKeyDown = useGridKeys(rows, gap, reachable, virtualizer, { ...acts, hasSelection: selected.size > 0 });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on the pictures inside it.
    <div
      className="grid"
      ref={scroller}
      onKeyDown={onKeyDown}
      onFocus={reachable.onFocus}
      onBlur={reachable.onBlur}
      data-selecting={selected.size > 0 || undefined}
    >
      <div className="grid-rows" style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            <GridRow
              key={row?.key ?? key}
              row={row}
              index={index}
              // Rows of known height are not measured: corrections would make scrolling jump.
              measured={row?.type === 'job' ? virtualizer.measureElement : undefined}
              style={{
                transform: `translateY(${start}px)`,
                ...(row?.type !== 'job' && { blockSize: getSize(row, rem) }),
              }}
              versions={versions}
              unsaved={unsaved}
              selected={selected}
              reachable={reachable.id}
              acts={tileActs}
            />
          );
        })}
      </div>
    </div>
  );
}

type KeyActs = Pick<GridProps['acts'], 'onSelect' | 'onSelectAll' | 'onClear' | 'onDelete'> & {
  readonly hasSelection: boolean;
};

function useGridKeys(
  rows: readonly Row[],
  gap: number,
  reachable: ReturnType<typeof useReachable>,
  virtualizer: ReturnType<typeof useVirtualRows>,
  acts: KeyActs,
) {
  const move = (direction: Direction) => {
    const next = findNeighbour(rows, reachable.id, direction, gap);
    if (!next) return;
    reachable.moveTo(next.id);
    const row = findPlace(rows, next.id)?.row;
    if (row !== undefined) virtualizer.scrollToIndex(row, { align: 'auto' });
  };
  const remove = (id: string) => {
    const next = findNeighbour(rows, id, 'right', gap) ?? findNeighbour(rows, id, 'left', gap);
    reachable.moveTo(next?.id);
    acts.onDelete(id);
  };
  return (event: KeyboardEvent) => {
    const isTile = (event.target as Element).classList.contains('tile-open');
    const direction = toDirection(event.key);
    if (isTile && direction) move(direction);
    else if (isTile && event.key === ' ' && reachable.id) acts.onSelect(reachable.id, event.shiftKey);
    else if (isTile && event.key === 'Delete' && reachable.id) remove(reachable.id);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) acts.onSelectAll();
    else if (event.key === 'Escape' && acts.hasSelection) acts.onClear();
    else return;
    event.preventDefault();
  };
}

interface GridRowProps {
  readonly row: Row | undefined;
  readonly index: number;
  readonly measured: Ref<HTMLDivElement> | undefined;
  readonly style: CSSProperties;
  readonly versions: ReadonlyMap<string, number>;
  readonly unsaved: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  readonly reachable: string | undefined;
  readonly acts: TileActs;
}

function GridRow({ row, index, measured, style, versions, unsaved, selected, reachable, acts }: GridRowProps) {
  return (
    <div ref={measured} data-index={index} className={`grid-row grid-row-${row?.type}`} style={style}>
      {row?.type === 'heading' && <h2 className="grid-heading">{row.label}</h2>}
      {row?.type === 'job' && <RunningJob id={row.id} onOpen={acts.onOpen} />}
      {row?.type === 'tiles' &&
        row.tiles.map(({ entry, width }) => (
          <Tile
            key={entry.id}
            entry={entry}
            versions={versions.get(entry.id) ?? 1}
            isUnsaved={unsaved.has(entry.id)}
            width={width}
            height={row.height}
            selected={selected.has(entry.id)}
            reachable={entry.id === reachable}
            acts={acts}
          />
        ))}
    </div>
  );
}

function toDirection(key: string): Direction | undefined {
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

function useRoom(element: RefObject<HTMLElement | null>): { readonly width: number; readonly rem: number } {
  const [room, setRoom] = useState({ width: 0, rem: 16 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const watch = new ResizeObserver(([seen]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (seen) setRoom({ width: Math.floor(seen.contentRect.width), rem });
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return room;
}
