import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import { Button } from '../../components/button.tsx';
import { countCharacters } from '../../components/count-characters.ts';
import { Notice } from '../../components/notice.tsx';
import { useShown } from '../../components/use-shown.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { mustBeRead, neededPermission, permissionToRead } from '../../lib/capture/link.ts';
import { isReachable } from '../../lib/capture/sendable.ts';
import { type Kind, limits } from '../../lib/contract/index.ts';
import { errorText, t } from '../../lib/i18n/t.ts';
import type { Input } from '../../lib/jobs/refused-input.ts';
import { getBrandSite, sentText } from '../../lib/jobs/request.ts';
import { sendPendingRequest } from '../../lib/protocol/pending-request.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import type { ConnectionSetting } from '../../lib/settings/settings.ts';
import { MadeFrom } from './made-from.tsx';
import { MakeForm } from './make-form.tsx';
import { SourceCard } from './source-card.tsx';
import { useCaptured } from './use-captured.ts';
import { useChoices } from './use-choices.ts';
import { useDraft } from './use-draft.ts';
import { useNeededPermission } from './use-needed-permission.ts';
import { useReading } from './use-reading.ts';

// Drawn once the rest can be used.
const PreviewPanel = lazy(() => import('./preview-panel.tsx'));

interface CapturedViewProps {
  readonly tabId: number | undefined;
  readonly captureId: string | undefined;
  readonly wantedKind?: Kind | undefined;
  /** What a job of it was refused for, to be changed. */
  readonly refused?: Input | undefined;
  /** A window stays when a file dialog opens; a popup closes. */
  readonly inWindow: boolean;
  /** The user would rather give a file or text. */
  readonly onGive: () => void;
  /** The tab shows nothing that could be picked: a page that lets nothing in, or a file. */
  readonly onUnpickable: () => void;
  readonly onStarted: (jobId: string) => void;
}

/** What was captured and what to make of it; or why nothing could be. What to make can be chosen while the page is read. */
export function CapturedView({
  tabId,
  captureId,
  wantedKind,
  onGive,
  onUnpickable,
  onStarted,
  ...rest
}: CapturedViewProps) {
  const captured = useCaptured(tabId, captureId);
  const offered = useChoices(captured.address, wantedKind);
  const isClosed = captured.state === 'problem' || captured.capture?.target === 'file';
  useEffect(() => {
    if (isClosed && captureId === undefined) onUnpickable();
  }, [isClosed, captureId, onUnpickable]);
  if (captured.state === 'problem') {
    const give = (
      // What had the focus is gone with the form.
      <Button look="primary" ref={focus} onClick={onGive}>
        {t('give')}
      </Button>
    );
    return (
      <Notice tone="plain" actions={!rest.inWindow && give}>
        {captured.message}
      </Notice>
    );
  }
  return (
    <Ready
      captured={captured.capture}
      isOfTab={captureId === undefined}
      tabId={tabId}
      offered={offered}
      onStarted={onStarted}
      {...rest}
    />
  );
}

interface ReadyProps extends Pick<CapturedViewProps, 'tabId' | 'refused' | 'inWindow' | 'onStarted'> {
  /** Undefined while it is being captured. */
  readonly captured: Capture | undefined;
  /** A tab is captured now, and nothing that a click would have to ask a permission for: it can be wanted beforehand. */
  readonly isOfTab: boolean;
  readonly offered: ReturnType<typeof useChoices>;
}

function Ready({ captured, isOfTab, tabId, offered, refused, inWindow, onStarted }: ReadyProps) {
  const [wanted, setWanted] = useState(false);
  const [problem, setProblem] = useState<string>();
  const takeBack = useRef<() => void>(nothing);
  // What is on its way is not sent again, whatever becomes known or is changed meanwhile.
  const isSent = useRef(false);
  const keepSeen = useRef<(() => Promise<string>) | undefined>(undefined);
  const setKeepSeen = useCallback((keep: (() => Promise<string>) | undefined) => {
    keepSeen.current = keep;
  }, []);
  const isShown = useShown();
  const fail = useCallback((error: Error) => setProblem(errorText(error)), []);
  const { capture, change, settled } = useDraft(captured, fail);
  const onDevice = offered.connection.type === 'device';
  const readHere = capture !== undefined && mustBeRead(capture, onDevice);
  const link = useNeededPermission(
    readHere ? capture.link?.url : undefined,
    async () => capture && neededPermission(capture),
    fail,
  );
  const site = onDevice ? getBrandSite(offered.choices) : undefined;
  const brand = useNeededPermission(site, permissionToRead, fail);
  const origins = [link.permission, brand.permission].filter((pattern) => pattern !== undefined);
  const read = useReading(capture);
  useTextWhereNeeded(capture, offered.connection, read, change);

  const send = () => {
    isSent.current = true;
    // First of all: browsers ask for a permission only straight from a click.
    const permitted = origins.length > 0 ? browser.permissions.request({ origins }) : Promise.resolve(true);
    permitted
      .then(async (granted) => {
        if (!granted) {
          throw new Error(link.permission ? t('link_permission_refused') : t('brand_site_refused', getHost(site)));
        }
        const { id } = await settled();
        const family = onDevice ? await keepSeen.current?.() : undefined;
        // In one go: the popup may be closed between any two.
        takeBack.current();
        return sendToBackground({ type: 'start-job', captureId: id, choices: offered.choices, family });
      })
      .then(
        ({ jobId }) => onStarted(jobId),
        (error: Error) => {
          fail(error);
          letGo();
        },
      );
  };
  const letGo = () => {
    takeBack.current();
    takeBack.current = nothing;
    isSent.current = false;
    setWanted(false);
  };
  const isReady = capture !== undefined && offered.isCertain && link.isKnown && brand.isKnown;
  const start = () => {
    setWanted(true);
    setProblem(undefined);
    if (isReady) send();
    else if (isOfTab) takeBack.current = sendPendingRequest({ tabId, choices: offered.choices });
  };
  // Wanted before all of that was known: it goes once it is, unless a click must ask for something first.
  const sendWanted = useEffectEvent(() => {
    if (isSent.current) return;
    if (wanted && capture && isSendable(capture) && origins.length === 0) send();
    else letGo();
  });
  useEffect(() => {
    if (isReady) sendWanted();
  }, [isReady]);
  // Not where the whole popup is closed: the pending request is for that.
  useEffect(() => () => takeBack.current(), []);

  return (
    <>
      {capture ? (
        <>
          <SourceCard
            capture={capture}
            onChange={change}
            read={read}
            isSentAway={!onDevice}
            isRefused={refused === 'source'}
          />
          <MadeFrom address={capture.page.url} />
        </>
      ) : (
        <SourceLooking />
      )}
      {link.permission && (
        <Notice tone="plain" title={t('link_permission_title', getHost(capture?.link?.url))}>
          {t('link_permission')}
        </Notice>
      )}
      {brand.permission && (
        <Notice tone="plain" title={t('link_permission_title', getHost(site))}>
          {t('brand_permission')}
        </Notice>
      )}
      {problem && <Notice tone="problem">{problem}</Notice>}
      <MakeForm
        choices={offered.choices}
        onKind={offered.changeKind}
        onChange={offered.change}
        connection={offered.connection}
        capture={capture}
        onCapture={change}
        refused={refused}
        inWindow={inWindow}
        busy={wanted}
        isSendable={(isReady || isOfTab) && (capture === undefined || isSendable(capture))}
        onStart={start}
        site={offered.site}
        preview={
          capture?.target !== 'link' && (
            <Suspense fallback={<div className="previews-coming" />}>
              {isShown ? (
                <PreviewPanel
                  capture={offered.isCertain ? capture : undefined}
                  choices={offered.choices}
                  onChange={offered.change}
                  isSentAway={!onDevice}
                  onKeepable={setKeepSeen}
                />
              ) : (
                <div className="previews-coming" />
              )}
            </Suspense>
          )
        }
      />
    </>
  );
}

/** Where the captured page will stand. */
function SourceLooking() {
  return (
    <div className="source source-looking" role="status">
      <span className="spoken">{t('looking')}</span>
    </div>
  );
}

/** A page that goes as its text has that text once it is read; one that no service could open goes so from the start. */
function useTextWhereNeeded(
  { target, page, pageAs, edited }: Partial<Capture> = {},
  connection: ConnectionSetting,
  read: ReturnType<typeof useReading>,
  change: (changes: Partial<Capture>) => void,
) {
  const isUnseen =
    target === 'page' &&
    page !== undefined &&
    pageAs === undefined &&
    connection.type === 'service' &&
    !isReachable(page.url, connection.baseUrl);
  const isWanted = target === 'page' && pageAs === 'text' && edited?.page === undefined;
  const text = read?.state === 'read' ? read.text : undefined;
  useEffect(() => {
    if (isUnseen) change({ pageAs: 'text' });
    else if (isWanted && text !== undefined) change({ edited: { ...edited, page: text } });
  }, [isUnseen, isWanted, text, edited, change]);
}

/** Whether what is to be sent is there, and no longer than the interface takes it. */
function isSendable(capture: Capture): boolean {
  const text = sentText(capture);
  if (text === undefined) return !(capture.target === 'page' && capture.pageAs === 'text');
  return text.trim() !== '' && countCharacters(text) <= limits.sourceText;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

const nothing = () => undefined;

const getHost = (address = '') => URL.parse(address)?.host ?? address;
