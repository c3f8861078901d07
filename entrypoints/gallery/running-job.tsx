import { useState } from 'react';
import { JobCard } from '../../components/job-card.tsx';
import type { JobAct } from '../../components/job-words.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { errorText } from '../../lib/settings/words.ts';
import { performAct } from '../pages/perform-act.ts';
import { useJob } from '../pages/use-jobs.ts';
import { useSay } from './toasts.tsx';

interface RunningJobProps {
  readonly id: string;
  readonly onOpen: (id: string) => void;
}

/** A job under way, as its record stands now. */
export function RunningJob({ id, onOpen }: RunningJobProps) {
  const job = useJob(id);
  const say = useSay();
  const [busyAct, setBusyAct] = useState<JobAct>();
  const act = (wanted: JobAct, of: JobRecord) => {
    setBusyAct(wanted);
    performAct(wanted, of)
      .catch((error: Error) => say(errorText(error), { tone: 'problem' }))
      .finally(() => setBusyAct(undefined));
  };
  return (
    <ul className="running">{job && <JobCard job={job} busyAct={busyAct} onAct={act} onOpen={() => onOpen(id)} />}</ul>
  );
}
