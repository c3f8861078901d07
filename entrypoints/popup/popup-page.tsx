import { lazy, Suspense, useCallback, useState } from 'react';
import { browser } from 'wxt/browser';
import { IconButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import type { Capture } from '../../lib/capture/capture.ts';
import { openWindow } from '../../lib/capture/open-window.ts';
import { findTab } from '../../lib/capture/tabs.ts';
import type { Kind } from '../../lib/contract/index.ts';
import type { Input } from '../../lib/jobs/refused-input.ts';
import { sendToBackground } from '../../lib/messages/send.ts';
import { errorText, words } from '../../lib/settings/words.ts';
import { useGiven } from '../pages/use-given.ts';
import { useShown } from '../pages/use-shown.ts';
import { useWake } from '../pages/use-wake.ts';
import { CapturedView } from './captured-view.tsx';
import { useLastProblem } from './use-last-problem.ts';

// Nobody sees these in the popup's first moment.
const JobsPane = lazy(() => import('./jobs-pane.tsx'));
const GiveView = lazy(() => import('./give-view.tsx'));
const SelectedTabs = lazy(() => import('./selected-tabs.tsx'));

interface PopupPageProps {
  /** The tab to capture in place of the one in front. */
  readonly tabId: number | undefined;
  /** A stored capture to show in place of a tab. */
  readonly captureId: string | undefined;
  /** What the person asked for when they pointed, if they did. */
  readonly wantedKind: Kind | undefined;
  /** What a job of that capture was refused for. */
  readonly refused: Input | undefined;
  /** Nothing was pointed at: the person gives a file or text. */
  readonly giving: boolean;
}

/** What is shown to make a picture of; without a capture's id the tab. */
type Shown = Pick<PopupPageProps, 'captureId'> & Partial<Pick<PopupPageProps, 'wantedKind' | 'refused'>>;

export function PopupPage({ tabId, giving, ...opened }: PopupPageProps) {
  const [shown, setShown] = useState<Shown>(opened);
  const [followed, setFollowed] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [atWork, setAtWork] = useState(0);
  const told = useLastProblem(setFollowed);
  const isShown = useShown();
  useWake();

  const fail = useCallback((error: Error | undefined) => setProblem(error && errorText(error)), []);
  const show = useCallback((next: Shown) => {
    setProblem(undefined);
    setFollowed(undefined);
    setShown(next);
  }, []);
  const take = useCallback(({ id }: Capture) => show({ captureId: id }), [show]);
  useGiven(take, fail);
  const said = problem ?? told;

  return (
    <main className="popup">
      <header className="popup-head">
        <h1>
          <Wordmark />
        </h1>
        {atWork > 0 && !followed && (
          <a className="at-work" href="#jobs">
            {words('at_work', String(atWork))}
          </a>
        )}
        <div>
          {!giving && opened.captureId === undefined && (
            <IconButton icon="pick" label={words('menu_pick')} onClick={() => pick(tabId).catch(fail)} />
          )}
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
      {isShown && !giving && opened.captureId === undefined && (
        <Suspense>
          <SelectedTabs onProblem={fail} />
        </Suspense>
      )}
      {said && <Notice tone="problem">{said}</Notice>}
      {!followed &&
        (giving && !shown.captureId ? (
          <Suspense>
            <GiveView onCaptured={take} onProblem={fail} />
          </Suspense>
        ) : (
          <CapturedView
            key={`${shown.captureId} ${shown.refused}`}
            tabId={tabId}
            {...shown}
            inWindow={giving || opened.captureId !== undefined}
            onStarted={setFollowed}
          />
        ))}
      {(isShown || followed) && (
        <Suspense>
          <JobsPane
            followed={followed}
            onFollow={setFollowed}
            onChangeInput={(captureId, wantedKind, refused) => show({ captureId, wantedKind, refused })}
            onProblem={fail}
            onAtWork={setAtWork}
          />
        </Suspense>
      )}
    </main>
  );
}

/** Starts picking on the page that the popup is over. */
async function pick(tabId: number | undefined): Promise<void> {
  const { id } = await findTab(tabId);
  await sendToBackground({ type: 'start-pick', tabId: id });
  window.close();
}

async function openGiving(): Promise<void> {
  await openWindow(browser.runtime.getURL('/popup.html?give=1'));
  window.close();
}

async function openSettings(): Promise<void> {
  await browser.runtime.openOptionsPage();
  window.close();
}
