import { lazy, Suspense, useEffect, useState } from 'react';
import { JobCard } from '../../components/job-card.tsx';
import { performAct } from '../../components/perform-act.ts';
import { useJob, useVisibleJobs } from '../../components/use-jobs.ts';
import type { Kind } from '../../lib/contract/index.ts';
import { t } from '../../lib/i18n/t.ts';
import type { JobAct } from '../../lib/jobs/job-text.ts';
import { type JobRecord, settledStates } from '../../lib/jobs/record.ts';
import { findRefusedInput, type Input } from '../../lib/jobs/refused-input.ts';

const JobView = lazy(() => import('./job-view.tsx'));

interface JobsPaneProps {
  readonly followed: string | undefined;
  readonly onFollow: (id: string | undefined) => void;
  readonly onChangeInput: (captureId: string, kind: Kind, input: Input | undefined) => void;
  readonly onProblem: (error: Error | undefined) => void;
  readonly onAtWork: (count: number) => void;
  /** A window for one job has no form. */
  readonly isAlone: boolean;
}

type BusyActs = Readonly<Record<string, JobAct | undefined>>;

const shownJobs = 6;

export default function JobsPane({ followed, onFollow, onChangeInput, onProblem, onAtWork, isAlone }: JobsPaneProps) {
  const [busyActs, setBusyActs] = useState<BusyActs>({});
  const jobs = useVisibleJobs(shownJobs);
  const atWork = jobs?.filter(({ state }) => !settledStates.includes(state)).length ?? 0;
  useEffect(() => onAtWork(atWork), [atWork, onAtWork]);
  const act = (wanted: JobAct, job: JobRecord) => {
    onProblem(undefined);
    if (wanted === 'change-input' && job.captureId) {
      onChangeInput(job.captureId, job.kind, findRefusedInput(job));
      return;
    }
    setBusyActs((acts) => ({ ...acts, [job.id]: wanted }));
    performAct(wanted, job)
      .then((next) => {
        if (next) onFollow(next);
        if (wanted === 'open-settings') window.close();
      }, onProblem)
      .finally(() => setBusyActs((acts) => ({ ...acts, [job.id]: undefined })));
  };
  const others = jobs?.filter((job) => job.id !== followed) ?? [];
  return (
    <>
      {followed && (
        <FollowedJob
          key={followed}
          id={followed}
          busyAct={busyActs[followed]}
          onAct={act}
          onShow={onFollow}
          onAnother={isAlone ? undefined : () => onFollow(undefined)}
        />
      )}
      {others.length > 0 && !isAlone && (
        <section className="popup-jobs" id="jobs">
          <h2>{t('jobs')}</h2>
          <ul>
            {others.map((job) => (
              <JobCard
                key={job.id}
                job={job}
                busyAct={busyActs[job.id]}
                onAct={act}
                onOpen={({ id }) => onFollow(id)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface FollowedJobProps {
  readonly id: string;
  readonly busyAct: JobAct | undefined;
  readonly onAct: (act: JobAct, job: JobRecord) => void;
  readonly onAnother: (() => void) | undefined;
  readonly onShow: (jobId: string) => void;
}

function FollowedJob({ id, ...rest }: FollowedJobProps) {
  const job = useJob(id);
  const coming = <div className="job-coming" />;
  return <Suspense fallback={coming}>{job ? <JobView job={job} {...rest} /> : coming}</Suspense>;
}
