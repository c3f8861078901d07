import { useMemo, useRef, useState } from 'react';
import type { Entry } from '../../lib/jobs/entry.ts';
import { isRunning } from '../../lib/jobs/find-entries.ts';

interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string, extend: boolean) => void;
  readonly all: () => void;
  readonly clear: () => void;
}

const none: ReadonlySet<string> = new Set();

export function useSelection(shown: readonly Entry[]): Selection {
  const [chosen, setChosen] = useState(none);
  const last = useRef<string>(undefined);
  const settled = useMemo(() => shown.filter((entry) => !isRunning(entry)).map(({ id }) => id), [shown]);
  const ids = useMemo(() => {
    if (chosen.size === 0) return none;
    return new Set(settled.filter((id) => chosen.has(id)));
  }, [chosen, settled]);

  const toggle = (id: string, extend: boolean) => {
    const next = new Set(ids);
    const [from, to] = [settled.indexOf(last.current ?? id), settled.indexOf(id)];
    if (extend && from >= 0 && to >= 0) {
      for (const between of settled.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(between);
    } else if (!next.delete(id)) {
      next.add(id);
    }
    last.current = id;
    setChosen(next);
  };
  return { ids, toggle, all: () => setChosen(new Set(settled)), clear: () => setChosen(none) };
}
