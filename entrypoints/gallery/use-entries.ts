import { useEffect, useState } from 'react';
import { useThrow } from '../../components/use-page.ts';
import type { Entry } from '../../lib/jobs/entry.ts';
import { getEntries, readEntries } from '../../lib/jobs/entry-store.ts';
import { watchJobs } from '../../lib/jobs/job-changes.ts';

interface Entries {
  readonly entries: readonly Entry[];
  readonly complete: boolean;
}

export function useEntries(): Entries {
  const [shown, setShown] = useState<Entries>({ entries: [], complete: false });
  const throwInPage = useThrow();
  useEffect(() => {
    const known = new Map<string, Entry>();
    let gone = false;
    let complete = false;
    const show = () => {
      if (gone) return;
      const entries = [...known.values()].sort(compareLatestFirst);
      setShown({ entries, complete });
    };
    const read = async () => {
      for await (const page of readEntries()) {
        if (gone) return;
        // Changes during reading are newer.
        for (const entry of page) if (!known.has(entry.id)) known.set(entry.id, entry);
        show();
      }
      complete = true;
      show();
    };
    const refresh = async (ids: readonly string[]) => {
      const found = await getEntries(ids);
      for (const id of ids) known.delete(id);
      for (const entry of found) known.set(entry.id, entry);
      show();
    };
    const stop = watchJobs((ids) => {
      refresh(ids).catch(throwInPage);
    });
    read().catch(throwInPage);
    return () => {
      gone = true;
      stop();
    };
  }, [throwInPage]);
  return shown;
}

const compareLatestFirst = (a: Entry, b: Entry) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1;
