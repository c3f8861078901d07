import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useMemo } from 'react';
import { t } from '../../lib/i18n/t.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { layOutRows, type Row } from '../../lib/jobs/tile-rows.ts';
import { createDayHeading } from './day-heading.ts';

/** Rem: gap, row height with much or little room, the two lines beneath (`tile.css`), heading. A job's height is an estimate. */
const measures = { gap: 0.75, high: 13, low: 10.5, words: 2.75, heading: 2.75, job: 5.5 };

export const getGap = (rem: number): number => measures.gap * rem;

interface GridRoom {
  readonly width: number;
  readonly rem: number;
}

export function useRows(entries: readonly Entry[], { width, rem }: GridRoom): readonly Row[] {
  const today = new Date().toDateString();
  const toHeading = useMemo(() => {
    const name = createDayHeading(document.documentElement.lang || 'en', new Date(today));
    return ({ createdAt }: Entry) => name(createdAt);
  }, [today]);
  return useMemo(() => {
    const height = (width > 40 * rem ? measures.high : measures.low) * rem;
    return width > 0 ? layOutRows(entries, { width, height, gap: getGap(rem) }, toHeading, t('under_way')) : [];
  }, [entries, width, rem, toHeading]);
}

/** Always renders `reachableRow`, to keep the focus. */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  reachableRow: number,
  rem: number,
) {
  // Memoised: a new function makes the virtualizer measure all rows again.
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => getSize(rows[index], rem),
    getItemKey,
    overscan: 3,
    rangeExtractor: (range) => {
      const shown = [reachableRow, ...defaultRangeExtractor(range)].filter((index) => index in rows);
      const headings = [reachableRow, range.startIndex - range.overscan].map((index) => findHeadingAbove(rows, index));
      return [...new Set([...headings, ...shown])].filter((index) => index >= 0).sort(compareAscending);
    },
  });
}

export function getSize(row: Row | undefined, rem: number): number {
  if (row?.type === 'tiles') return row.height + (measures.words + measures.gap) * rem;
  return (row?.type === 'job' ? measures.job : measures.heading) * rem;
}

function findHeadingAbove(rows: readonly Row[], index: number): number {
  let above = Math.min(index, rows.length - 1);
  while (above >= 0 && rows[above]?.type !== 'heading') above--;
  return above;
}

const compareAscending = (a: number, b: number) => a - b;
