import { useState } from 'react';
import { browser } from 'wxt/browser';
import { IconButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { JobCard } from '../../components/job-card.tsx';
import type { JobAct } from '../../components/job-words.ts';
import { Notice } from '../../components/notice.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import type { Kind } from '../../lib/contract/index.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { errorText, words } from '../../lib/settings/words.ts';
import { performAct } from '../pages/perform-act.ts';
import { useLatestJobs } from '../pages/use-jobs.ts';
import { useWake } from '../pages/use-wake.ts';
import { CapturedView } from './captured-view.tsx';
import { FollowedJob } from './followed-job.tsx';
import { useLastProblem } from './use-last-problem.ts';

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
    performAct(wanted, job)
      .then((next) => {
        if (next) setFollowed(next);
        if (wanted === 'open-settings') window.close();
      }, fail)
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
        <a
          className="button button-quiet"
          href="/gallery.html"
          target="_blank"
          rel="noreferrer"
          title={words('gallery')}
        >
          <Icon name="gallery" />
          <span className="spoken">{words('gallery')}</span>
        </a>
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
