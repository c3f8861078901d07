import { useEffect, useRef, useState } from 'react';
import { type Editable, readEditable, type Uneditable } from '../../lib/jobs/edits.ts';
import { watchJobs } from '../../lib/jobs/job-changes.ts';
import { describeJob } from '../../lib/jobs/job-text.ts';
import { getJob } from '../../lib/jobs/read-jobs.ts';
import { type JobRecord, settledStates } from '../../lib/jobs/record.ts';

type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'refused'; readonly why: Uneditable }
  | { readonly state: 'failed'; readonly text: string }
  | { readonly state: 'open'; readonly job: JobRecord; readonly editable: Editable };

export function useEditable(jobId: string, isClaimed: boolean): Opened {
  const [opened, setOpened] = useState<Opened>(loading);
  const wanted = useRef(jobId);
  wanted.current = jobId;
  useEffect(() => {
    if (!isClaimed) return;
    let isOver = false;
    const end = (found: Opened) => {
      if (isOver || found.state === 'loading') return;
      isOver = true;
      setOpened(found);
    };
    const look = () => {
      if (!isOver) open(wanted.current).then(end, () => end({ state: 'refused', why: 'gone' }));
    };
    const stop = watchJobs(look);
    look();
    return () => {
      isOver = true;
      stop();
      setOpened(loading);
    };
  }, [isClaimed]);
  return opened;
}

const loading: Opened = { state: 'loading' };

async function open(jobId: string): Promise<Opened> {
  const job = await getJob(jobId);
  if (!job) return { state: 'refused', why: 'gone' };
  if (!settledStates.includes(job.state)) return { state: 'loading' };
  const editable = await readEditable(job);
  if (typeof editable !== 'string') return { state: 'open', job, editable };
  return job.state === 'delivered' || editable === 'elsewhere'
    ? { state: 'refused', why: editable }
    : { state: 'failed', text: describeJob(job).text };
}
