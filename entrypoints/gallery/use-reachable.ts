import { type FocusEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { findPlace, type Row } from '../../lib/jobs/tile-rows.ts';

interface Reachable {
  readonly id: string | undefined;
  readonly row: number;
  readonly setActive: (id: string | undefined) => void;
  readonly moveTo: (id: string | undefined) => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

export function useReachable(scroller: RefObject<HTMLElement | null>, rows: readonly Row[]): Reachable {
  const [active, setActive] = useState<string>();
  const moved = useRef(false);
  const hadFocus = useRef(false);
  const place = useMemo(() => findPlace(rows, active), [rows, active]);
  const firstTile = useMemo(() => rows.find((row) => row.type === 'tiles')?.tiles[0]?.entry.id, [rows]);
  const id = place ? active : firstTile;

  useEffect(() => {
    // The focused picture was removed: its successor takes the focus.
    if (rows.length === 0 || !hadFocus.current || document.activeElement !== document.body) return;
    focusTile(scroller.current, id);
  }, [scroller, rows, id]);

  useEffect(() => {
    if (!moved.current || !active) return;
    moved.current = false;
    focusTile(scroller.current, active);
  }, [scroller, active]);

  return {
    id,
    row: place?.row ?? rows.findIndex(({ type }) => type === 'tiles'),
    setActive,
    moveTo(next) {
      moved.current = true;
      setActive(next);
    },
    onFocus() {
      hadFocus.current = true;
    },
    onBlur({ relatedTarget }) {
      if (relatedTarget) hadFocus.current = false;
    },
  };
}

function focusTile(within: Element | null, id: string | undefined): void {
  within?.querySelector<HTMLElement>(`[data-tile="${id}"] .tile-open`)?.focus({ preventScroll: true });
}
