import { useState } from 'react';
import { browser } from 'wxt/browser';
import { IconButton } from '../../components/button.tsx';
import { JobCard } from '../../components/job-card.tsx';
import type { JobAct } from '../../components/job-words.ts';
import { Notice } from '../../components/notice.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import type { Kind } from '../../lib/contract/index.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { sendToBackground } from '../../lib/messages/send.ts';
import { errorText, words } from '../../lib/settings/words.ts';
import { CapturedView } from './captured-view.tsx';
import { FollowedJob } from './followed-job.tsx';
import { useLatestJobs } from './use-jobs.ts';
import { useLastProblem } from './use-last-problem.ts';
import { useWake } from './use-wake.ts';

interface PopupPageProps {
  /** The tab to capture in place of the one in front. */
  readonly tabId: number | undefined;
  /** A stored capture to show in place of a tab. */
  readonly captureId: string | undefined;
  /** What the person asked for when they pointed, if they did. */
  readonly wantedKind: Kind | undefined;
}

/** What was asked for each job, by its id, and is not answered yet. */
type BusyActs = Readonly<Record<string, JobAct | undefined>>;

const shownJobs = 6;

export function PopupPage({ tabId, captureId, wantedKind }: PopupPageProps) {
  const [followed, setFollowed] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busyActs, setBusyActs] = useState<BusyActs>({});
  const told = useLastProblem(setFollowed);
  const jobs = useLatestJobs(shownJobs);
  useWake();

  const fail = (error: Error) => setProblem(errorText(error));
  const act = (wanted: JobAct, job: JobRecord) => {
    setProblem(undefined);
    setBusyActs((acts) => ({ ...acts, [job.id]: wanted }));
    perform(wanted, job)
      .then((next) => next && setFollowed(next), fail)
      .finally(() => setBusyActs((acts) => ({ ...acts, [job.id]: undefined })));
  };
  const others = jobs?.filter((job) => job.id !== followed) ?? [];
  const said = problem ?? told;

  return (
    <main className="popup">
      <header className="popup-head">
        <h1>
          <Wordmark />
        </h1>
        <IconButton icon="gear" label={words('settings')} onClick={() => openSettings().catch(fail)} />
      </header>
      {said && <Notice tone="problem">{said}</Notice>}
      {followed ? (
        <FollowedJob id={followed} busyAct={busyActs[followed]} onAct={act} onAnother={() => setFollowed(undefined)} />
      ) : (
        <CapturedView tabId={tabId} captureId={captureId} wantedKind={wantedKind} onStarted={setFollowed} />
      )}
      {others.length > 0 && (
        <section className="popup-jobs">
          <h2>{words('jobs')}</h2>
          <ul>
            {others.map((job) => (
              <JobCard
                key={job.id}
                job={job}
                busyAct={busyActs[job.id]}
                onAct={act}
                onOpen={({ id }) => setFollowed(id)}
              />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

async function openSettings(): Promise<void> {
  await browser.runtime.openOptionsPage();
  window.close();
}

/** Does what the person wants of a job; answers the id of the job to show instead, if there is a new one. */
async function perform(act: JobAct, { id: jobId, delivery }: JobRecord): Promise<string | undefined> {
  switch (act) {
    case 'show-in-folder':
      if (delivery?.downloadId !== undefined) await browser.downloads.show(delivery.downloadId);
      return;
    case 'send-again':
    case 'give-up':
      await sendToBackground({ type: 'decide-unconfirmed', jobId, decision: act });
      return;
    case 'stop':
      await sendToBackground({ type: 'cancel-job', jobId });
      return;
    case 'try-again':
      return (await sendToBackground({ type: 'retry-job', jobId })).jobId;
    case 'use-pdf-page':
      return (await sendToBackground({ type: 'use-pdf-page', jobId })).jobId;
    case 'open-settings':
      await openSettings();
  }
}
