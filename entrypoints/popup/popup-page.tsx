import { useCallback, useState } from 'react';
import { browser } from 'wxt/browser';
import { IconButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { JobCard } from '../../components/job-card.tsx';
import type { JobAct } from '../../components/job-words.ts';
import { Notice } from '../../components/notice.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import type { Capture } from '../../lib/capture/capture.ts';
import type { Kind } from '../../lib/contract/index.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { errorText, words } from '../../lib/settings/words.ts';
import { performAct } from '../pages/perform-act.ts';
import { useLatestJobs } from '../pages/use-jobs.ts';
import { useWake } from '../pages/use-wake.ts';
import { CapturedView } from './captured-view.tsx';
import { FollowedJob } from './followed-job.tsx';
import { GiveView } from './give-view.tsx';
import { useGiven } from './use-given.ts';
import { useLastProblem } from './use-last-problem.ts';

interface PopupPageProps {
  /** The tab to capture in place of the one in front. */
  readonly tabId: number | undefined;
  /** A stored capture to show in place of a tab. */
  readonly captureId: string | undefined;
  /** What the person asked for when they pointed, if they did. */
  readonly wantedKind: Kind | undefined;
  /** Nothing was pointed at: the person gives a file or text. */
  readonly giving: boolean;
}

/** What was asked for each job, by its id, and is not answered yet. */
type BusyActs = Readonly<Record<string, JobAct | undefined>>;

const shownJobs = 6;

export function PopupPage({ tabId, captureId, wantedKind, giving }: PopupPageProps) {
  const [followed, setFollowed] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busyActs, setBusyActs] = useState<BusyActs>({});
  const told = useLastProblem(setFollowed);
  const jobs = useLatestJobs(shownJobs);
  useWake();

  const [given, setGiven] = useState<string>();

  const fail = useCallback((error: Error) => setProblem(errorText(error)), []);
  const take = useCallback(({ id }: Capture) => {
    setProblem(undefined);
    setFollowed(undefined);
    setGiven(id);
  }, []);
  useGiven(take, fail);
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
        <div>
          {!giving && <IconButton icon="plus" label={words('give')} onClick={() => openGiving().catch(fail)} />}
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
        </div>
      </header>
      {said && <Notice tone="problem">{said}</Notice>}
      {followed ? (
        <FollowedJob id={followed} busyAct={busyActs[followed]} onAct={act} onAnother={() => setFollowed(undefined)} />
      ) : giving && !given ? (
        <GiveView onCaptured={take} onProblem={fail} />
      ) : (
        <CapturedView
          key={given}
          tabId={tabId}
          captureId={given ?? captureId}
          wantedKind={wantedKind}
          onStarted={setFollowed}
        />
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

async function openGiving(): Promise<void> {
  const url = browser.runtime.getURL('/popup.html?give=1');
  await browser.windows.create({ url, type: 'popup', width: 420, height: 640 });
  window.close();
}

async function openSettings(): Promise<void> {
  await browser.runtime.openOptionsPage();
  window.close();
}
