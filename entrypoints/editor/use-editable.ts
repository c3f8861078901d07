import { useEffect, useState } from 'react';
import { type Editable, readEditable, type Uneditable } from '../../lib/jobs/edits.ts';
import { getJob } from '../../lib/jobs/read-jobs.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';

export type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'refused'; readonly why: Uneditable }
  | { readonly state: 'open'; readonly job: JobRecord; readonly editable: Editable };

/** Reads what a job's picture says, once. */
export function useEditable(jobId: string): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<Opened> => {
      const job = await getJob(jobId);
      if (!job) return { state: 'refused', why: 'gone' };
      const editable = await readEditable(job);
      return typeof editable === 'string' ? { state: 'refused', why: editable } : { state: 'open', job, editable };
    };
    open().then(
      (found) => !isGone && setOpened(found),
      () => !isGone && setOpened({ state: 'refused', why: 'gone' }),
    );
    return () => {
      isGone = true;
    };
  }, [jobId]);
  return opened;
}
