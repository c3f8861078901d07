import { useCallback, useEffect, useState } from 'react';
import { watchJobs } from '../lib/jobs/job-changes.ts';
import { getJob, readVisibleJobs } from '../lib/jobs/read-jobs.ts';
import type { JobRecord } from '../lib/jobs/record.ts';
import { useThrow } from './use-page.ts';

export function useVisibleJobs(count: number): readonly JobRecord[] | undefined {
  return useRecords(useCallback(() => readVisibleJobs(count), [count]));
}

export function useJob(id: string): JobRecord | undefined {
  return useRecords(useCallback(() => getJob(id), [id]));
}

function useRecords<T>(read: () => Promise<T>): T | undefined {
  const [records, setRecords] = useState<T>();
  const throwInPage = useThrow();
  useEffect(() => {
    let turns = 0;
    let gone = false;
    const refresh = () => {
      turns += 1;
      const turn = turns;
      read().then(
        (found) => {
          if (!gone && turn === turns) setRecords(found);
        },
        (error: Error) => {
          if (!gone) throwInPage(error);
        },
      );
    };
    const stop = watchJobs(refresh);
    refresh();
    return () => {
      gone = true;
      stop();
    };
  }, [read, throwInPage]);
  return records;
}
