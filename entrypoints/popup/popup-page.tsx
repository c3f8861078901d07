import { lazy, Suspense, useCallback, useState } from 'react';
import { browser } from 'wxt/browser';
import { Button, IconButton } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { useShown, useWake } from '../../components/use-page.ts';
import { Wordmark } from '../../components/wordmark.tsx';
import { findTab, openWindow } from '../../lib/capture/tabs.ts';
import type { Kind } from '../../lib/contract/index.ts';
import { t } from '../../lib/i18n/t.ts';
import type { Input } from '../../lib/jobs/refused-input.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { CapturedView } from './captured-view.tsx';
import { useShownSource } from './use-shown-source.ts';

const JobsPane = lazy(() => import('./jobs-pane.tsx'));
const GiveView = lazy(() => import('./give-view.tsx'));
const SelectedTabs = lazy(() => import('./selected-tabs.tsx'));

interface PopupPageProps {
  readonly tabId: number | undefined;
  readonly captureId: string | undefined;
  readonly wantedKind: Kind | undefined;
  readonly refused: Input | undefined;
  readonly giving: boolean;
  readonly jobId: string | undefined;
}

export function PopupPage({ tabId, giving, jobId, ...opened }: PopupPageProps) {
  const source = useShownSource(giving, jobId, opened);
  const { shown, followed, setFollowed, problem, fail, show } = source;
  const [atWork, setAtWork] = useState(0);
  const [isPickable, setPickable] = useState(true);
  const hidePick = useCallback(() => setPickable(false), []);
  const openGive = () => void openGiving().catch(fail);
  const isShown = useShown();
  useWake();
  const isOverTab = !giving && jobId === undefined && opened.captureId === undefined;

  return (
    <main className="popup">
      <PopupHead
        atWork={followed ? 0 : atWork}
        onPick={isOverTab && isPickable ? () => pick(tabId).catch(fail) : undefined}
        onGive={giving || jobId !== undefined ? undefined : openGive}
        onSettings={() => openSettings().catch(fail)}
      />
      {isShown && isOverTab && (
        <Suspense>
          <SelectedTabs onProblem={fail} />
        </Suspense>
      )}
      {problem && <Notice tone="problem">{problem}</Notice>}
      {giving && shown.captureId && !followed && <GiveOther onClick={source.giveOther} />}
      {!followed &&
        (giving && !shown.captureId ? (
          <Suspense>
            {source.isKeptRead && <GiveView onCaptured={source.take} onProblem={fail} onStarted={setFollowed} />}
          </Suspense>
        ) : (
          <CapturedView
            key={`${shown.captureId} ${shown.refused}`}
            tabId={tabId}
            {...shown}
            inWindow={giving || opened.captureId !== undefined}
            onGive={openGive}
            onUnpickable={hidePick}
            onStarted={source.follow}
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
  readonly atWork: number;
  readonly onPick: (() => void) | undefined;
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

function GiveOther({ onClick }: { readonly onClick: () => void }) {
  return (
    <div>
      <Button look="quiet" icon="close" onClick={onClick}>
        {t('give_other')}
      </Button>
    </div>
  );
}

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
