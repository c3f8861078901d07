import { useEffect, useRef } from 'react';
import type { Entry } from '../../lib/jobs/entry.ts';
import { undoTime } from '../../lib/jobs/tidy.ts';

/**
 * The last deletion can be taken back with Ctrl+Z, and by whoever opens the page after it: `onFound` is called once then,
 * with the ids of what was deleted.
 */
export function useUndo(
  entries: readonly Entry[],
  complete: boolean,
  onUndo: (ids: string[]) => void,
  onFound: (ids: string[]) => void,
): void {
  const latest = useRef({ entries, onUndo, onFound });
  latest.current = { entries, onUndo, onFound };
  useEffect(() => {
    if (!complete) return;
    const ids = lastDeleted(latest.current.entries);
    if (ids.length > 0) latest.current.onFound(ids);
  }, [complete]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      // Fields take back what was typed into them.
      if ((event.target as Element).closest('input:not([type="checkbox"]), textarea')) return;
      const ids = lastDeleted(latest.current.entries);
      if (ids.length === 0) return;
      event.preventDefault();
      latest.current.onUndo(ids);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** What was deleted at once, last of all, and can still come back. */
function lastDeleted(entries: readonly Entry[]): string[] {
  const after = new Date(Date.now() - undoTime).toISOString();
  const last = entries.reduce((time, { deletedAt = '' }) => (deletedAt > time ? deletedAt : time), after);
  return entries.filter(({ deletedAt }) => deletedAt === last).map(({ id }) => id);
}
