import type { JobAct } from '../../components/job-words.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { useJob } from '../pages/use-jobs.ts';
import { JobView } from './job-view.tsx';

interface FollowedJobProps {
  readonly id: string;
  readonly busyAct: JobAct | undefined;
  readonly onAct: (act: JobAct, job: JobRecord) => void;
  readonly onAnother: () => void;
}

/** The job the person looks at, as its record stands now. */
export function FollowedJob({ id, ...rest }: FollowedJobProps) {
  const job = useJob(id);
  return job && <JobView key={id} job={job} {...rest} />;
}
