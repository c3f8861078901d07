import { useState } from 'react';
import { JobCard } from '../../components/job-card.tsx';
import { performAct } from '../../components/perform-act.ts';
import { useToast } from '../../components/toasts.tsx';
import { useJob } from '../../components/use-jobs.ts';
import { getErrorText } from '../../lib/i18n/t.ts';
import type { JobAct } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';

interface RunningJobProps {
  readonly id: string;
  readonly onOpen: (id: string) => void;
}

export function RunningJob({ id, onOpen }: RunningJobProps) {
  const job = useJob(id);
  const showToast = useToast();
  const [busyAct, setBusyAct] = useState<JobAct>();
  const act = (wanted: JobAct, of: JobRecord) => {
    setBusyAct(wanted);
    performAct(wanted, of)
      .catch((error: Error) => showToast(getErrorText(error), { tone: 'problem' }))
      .finally(() => setBusyAct(undefined));
  };
  return (
    <ul className="running">{job && <JobCard job={job} busyAct={busyAct} onAct={act} onOpen={() => onOpen(id)} />}</ul>
  );
}
