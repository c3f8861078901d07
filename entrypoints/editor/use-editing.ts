import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { canRedo, canUndo, type History, record, redo, startHistory, undo } from '../../lib/edit/history.ts';
import type { Version } from '../../lib/edit/version.ts';
import { dropEdit, storeEdit } from '../../lib/jobs/edits.ts';

/** Milliseconds without a change before writing. */
const restMs = 400;

interface Editing {
  readonly version: Version;
  readonly change: (change: (version: Version) => Version, field?: string) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly discard: (() => void) | undefined;
  readonly isUnkept: boolean;
}

export function useEditing(jobId: string, start: Version, made: Version): Editing {
  const [history, setHistory] = useState<History<Version>>(() => startHistory(start));
  const [isUnkept, setUnkept] = useState(false);
  const { present } = history;
  const stored = useRef(start);
  const keepNow = useRef<() => void>(undefined);
  useEffect(() => () => keepNow.current?.(), []);

  useEffect(() => {
    keepNow.current = undefined;
    if (stored.current === present) return;
    const keep = () => {
      stored.current = present;
      keepNow.current = undefined;
      const kept = present === made ? dropEdit(jobId) : storeEdit(jobId, present);
      kept.then(
        () => setUnkept(false),
        () => setUnkept(true),
      );
    };
    keepNow.current = keep;
    const timer = setTimeout(keep, restMs);
    const onHide = () => {
      clearTimeout(timer);
      keep();
    };
    window.addEventListener('pagehide', onHide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', onHide);
    };
  }, [jobId, present, made]);

  const change = useCallback((make: (version: Version) => Version, field?: string) => {
    setHistory((before) => record(before, make(before.present), field));
  }, []);
  return useMemo(
    () => ({
      version: present,
      change,
      undo: canUndo(history) ? () => setHistory(undo) : undefined,
      redo: canRedo(history) ? () => setHistory(redo) : undefined,
      discard: present === made ? undefined : () => setHistory((before) => record(before, made)),
      isUnkept,
    }),
    [history, present, made, change, isUnkept],
  );
}
