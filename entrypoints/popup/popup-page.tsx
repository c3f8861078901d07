import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { Button, IconButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { useShown } from '../../components/use-shown.ts';
import { useThrow } from '../../components/use-throw.ts';
import { useUserInput } from '../../components/use-user-input.ts';
import { useWake } from '../../components/use-wake.ts';
import { Wordmark } from '../../components/wordmark.tsx';
import type { Capture } from '../../lib/capture/capture.ts';
import { dropInput, keepInput, readKeptInput } from '../../lib/capture/kept-input.ts';
import { openWindow } from '../../lib/capture/open-window.ts';
import { findTab } from '../../lib/capture/tabs.ts';
import type { Kind } from '../../lib/contract/index.ts';
import { errorText, t } from '../../lib/i18n/t.ts';
import type { Input } from '../../lib/jobs/refused-input.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
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
  /** What the user asked for when they pointed, if they did. */
  readonly wantedKind: Kind | undefined;
  /** What a job of that capture was refused for. */
  readonly refused: Input | undefined;
  /** Nothing was pointed at: the user gives a file or text. */
  readonly giving: boolean;
  /** A finished job to show, and nothing else: it was asked for where no page of the extension is open. */
  readonly jobId: string | undefined;
}

/** What is shown to make a picture of; without a capture's id the tab. */
type Shown = Pick<PopupPageProps, 'captureId'> & Partial<Pick<PopupPageProps, 'wantedKind' | 'refused'>>;

export function PopupPage({ tabId, giving, jobId, ...opened }: PopupPageProps) {
  const [shown, setShown] = useState<Shown>(opened);
  const keep = useCallback((kept: Shown) => setShown((now) => (now.captureId ? now : kept)), []);
  const isKeptRead = useKept(giving, keep);
  const [followed, setFollowed] = useState(jobId);
  const [problem, setProblem] = useState<string>();
  const [atWork, setAtWork] = useState(0);
  const [isPickable, setPickable] = useState(true);
  const hidePick = useCallback(() => setPickable(false), []);
  const lastProblem = useLastProblem(setFollowed, jobId);
  const isShown = useShown();
  useWake();

  const fail = useCallback((error: Error | undefined) => setProblem(error && errorText(error)), []);
  const show = useCallback((next: Shown) => {
    setProblem(undefined);
    setFollowed(undefined);
    setShown(next);
  }, []);
  const take = useCallback(
    (capture: Capture) => {
      show({ captureId: capture.id });
      keepInput(capture).catch(fail);
    },
    [show, fail],
  );
  useUserInput(take, fail);
  const said = problem ?? lastProblem;
  const isOverTab = !giving && jobId === undefined && opened.captureId === undefined;
  const letGo = () => {
    if (shown.captureId) dropInput(shown.captureId).catch(fail);
  };
  const giveOther = () => {
    show({ captureId: undefined });
    letGo();
  };
  const follow = (started: string) => {
    setFollowed(started);
    letGo();
  };

  return (
    <main className="popup">
      <PopupHead
        atWork={followed ? 0 : atWork}
        onPick={isOverTab && isPickable ? () => pick(tabId).catch(fail) : undefined}
        onGive={giving || jobId !== undefined ? undefined : () => openGiving().catch(fail)}
        onSettings={() => openSettings().catch(fail)}
      />
      {isShown && isOverTab && (
        <Suspense>
          <SelectedTabs onProblem={fail} />
        </Suspense>
      )}
      {said && <Notice tone="problem">{said}</Notice>}
      {giving && shown.captureId && !followed && (
        <div>
          <Button look="quiet" icon="close" onClick={giveOther}>
            {t('give_other')}
          </Button>
        </div>
      )}
      {!followed &&
        (giving && !shown.captureId ? (
          <Suspense>{isKeptRead && <GiveView onCaptured={take} onProblem={fail} onStarted={setFollowed} />}</Suspense>
        ) : (
          <CapturedView
            key={`${shown.captureId} ${shown.refused}`}
            tabId={tabId}
            {...shown}
            inWindow={giving || opened.captureId !== undefined}
            onGive={() => openGiving().catch(fail)}
            onUnpickable={hidePick}
            onStarted={follow}
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
            isAlone={jobId !== undefined}
          />
        </Suspense>
      )}
    </main>
  );
}

interface PopupHeadProps {
  /** Jobs that are being made and not shown by themselves. */
  readonly atWork: number;
  /** Undefined where nothing can be picked. */
  readonly onPick: (() => void) | undefined;
  /** Undefined where something is given already. */
  readonly onGive: (() => void) | undefined;
  readonly onSettings: () => void;
}

function PopupHead({ atWork, onPick, onGive, onSettings }: PopupHeadProps) {
  return (
    <header className="popup-head">
      <h1>
        <Wordmark />
      </h1>
      {atWork > 0 && (
        <a className="at-work" href="#jobs">
          {t('at_work', String(atWork))}
        </a>
      )}
      <div>
        {onPick && <IconButton icon="pick" label={t('menu_pick')} onClick={onPick} />}
        {onGive && <IconButton icon="plus" label={t('give')} onClick={onGive} />}
        <a className="button button-quiet" href="/gallery.html" target="_blank" rel="noreferrer" title={t('gallery')}>
          <Icon name="gallery" />
          <span className="spoken">{t('gallery')}</span>
        </a>
        <IconButton icon="gear" label={t('settings')} onClick={onSettings} />
      </div>
    </header>
  );
}

/** Where something is to be given, shows what was given before and is still kept. Whether that is known by now. */
function useKept(giving: boolean, show: (shown: Shown) => void): boolean {
  const [isRead, setRead] = useState(false);
  const throwInPage = useThrow();
  useEffect(() => {
    if (!giving) return;
    readKeptInput().then((kept) => {
      if (kept) show({ captureId: kept.id });
      setRead(true);
    }, throwInPage);
  }, [giving, show, throwInPage]);
  return isRead;
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
