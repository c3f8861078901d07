import { useEffect, useRef } from 'react';
import { useDismissToast, useToast } from '../../components/toasts.tsx';
import { formatCount } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { undoTimeMs } from '../../lib/jobs/tidy.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { focusTile } from './use-gallery-focus.ts';

interface Listed {
  readonly entries: readonly Entry[];
  readonly complete: boolean;
  readonly found: readonly Entry[];
}

export function useDeletion(
  { entries, complete, found }: Listed,
  fail: (error: Error) => void,
): (ids: string[]) => void {
  const showToast = useToast();
  const dismissToast = useDismissToast();
  const restored = useRef<string>(undefined);
  useEffect(() => {
    const id = restored.current;
    if (id === undefined || !found.some((entry) => entry.id === id)) return;
    focusTile(id);
    restored.current = undefined;
  }, [found]);
  const restore = (jobIds: string[]) => {
    [restored.current] = jobIds;
    dismissToast();
    sendToBackground({ type: 'restore-jobs', jobIds }).then(({ count }) => {
      if (count < jobIds.length) showToast(t('undo_too_late'), { tone: 'problem' });
    }, fail);
  };
  const offerUndo = (jobIds: string[]) => {
    const text = jobIds.length === 1 ? t('deleted') : t('deleted_many', formatCount(jobIds.length));
    showToast(text, { onUndo: () => restore(jobIds) });
  };
  useUndo(entries, complete, restore, offerUndo);
  return (jobIds) => {
    sendToBackground({ type: 'delete-jobs', jobIds }).then(() => offerUndo(jobIds), fail);
  };
}

/** Ctrl+Z undoes the last deletion, even of an earlier page; `onFound` receives its ids. */
function useUndo(
  entries: readonly Entry[],
  complete: boolean,
  onUndo: (ids: string[]) => void,
  onFound: (ids: string[]) => void,
): void {
  const latest = useRef({ entries, onUndo, onFound });
  latest.current = { entries, onUndo, onFound };
  useEffect(() => {
    if (!complete) return;
    const ids = listLastDeleted(latest.current.entries);
    if (ids.length > 0) latest.current.onFound(ids);
  }, [complete]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      // Fields have their own undo.
      if ((event.target as Element).closest('input:not([type="checkbox"]), textarea')) return;
      const ids = listLastDeleted(latest.current.entries);
      if (ids.length === 0) return;
      event.preventDefault();
      latest.current.onUndo(ids);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function listLastDeleted(entries: readonly Entry[]): string[] {
  const after = new Date(Date.now() - undoTimeMs).toISOString();
  const last = entries.reduce((time, { deletedAt = '' }) => (deletedAt > time ? deletedAt : time), after);
  return entries.filter(({ deletedAt }) => deletedAt === last).map(({ id }) => id);
}
