import { type ComponentProps, lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { useShown } from '../../components/use-page.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import type { Input } from '../../lib/jobs/refused-input.ts';
import { MadeFrom } from './made-from.tsx';
import { MakeForm } from './make-form.tsx';
import { SourceCard } from './source-card.tsx';
import type { useChoices } from './use-choices.ts';
import { usePopupDraft } from './use-draft.ts';
import { type ReadPermissions, useReadPermissions } from './use-read-permissions.ts';
import { useReading } from './use-reading.ts';
import { getHost, isSendable, useStart } from './use-start.ts';
import { useTextWhereNeeded } from './use-text-where-needed.ts';

const PreviewPanel = lazy(() => import('./preview-panel.tsx'));

interface CaptureFormProps {
  readonly captured: Capture | undefined;
  readonly isOfTab: boolean;
  readonly tabId: number | undefined;
  readonly offered: ReturnType<typeof useChoices>;
  readonly refused?: Input | undefined;
  readonly inWindow: boolean;
  readonly onStarted: (jobId: string) => void;
}

export function CaptureForm({ captured, isOfTab, tabId, offered, refused, inWindow, onStarted }: CaptureFormProps) {
  const [problem, setProblem] = useState<string>();
  const keepSeen = useRef<(() => Promise<string>) | undefined>(undefined);
  const setKeepSeen = useCallback((keep: (() => Promise<string>) | undefined) => {
    keepSeen.current = keep;
  }, []);
  const showProblem = useCallback((error: Error | undefined) => setProblem(error && getErrorText(error)), []);
  const { capture, change, settled } = usePopupDraft(captured, showProblem);
  const onDevice = offered.connection.type === 'device';
  const permissions = useReadPermissions(capture, offered.choices, onDevice, showProblem);
  const read = useReading(capture);
  useTextWhereNeeded(capture, offered.connection, read, change);
  const { isWanted, isReady, start } = useStart({
    capture,
    settled,
    offered,
    permissions,
    pendingTab: isOfTab ? { tabId } : undefined,
    keepSeen: () => keepSeen.current?.(),
    onStarted,
    onProblem: showProblem,
  });
  return (
    <>
      <Source capture={capture} onChange={change} read={read} isSentAway={!onDevice} isRefused={refused === 'source'} />
      <PermissionNotices {...permissions} />
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
        busy={isWanted}
        isSendable={(isReady || isOfTab) && (capture === undefined || isSendable(capture))}
        onStart={() => start()}
        site={offered.site}
        preview={
          <PreviewSlot
            capture={capture}
            offered={offered}
            onKeepable={setKeepSeen}
            onEdit={isReady && !isWanted ? () => start('editor') : undefined}
          />
        }
      />
    </>
  );
}

type SourceProps = Omit<ComponentProps<typeof SourceCard>, 'capture'> & { readonly capture: Capture | undefined };

function Source({ capture, ...card }: SourceProps) {
  if (!capture) {
    return (
      <div className="source source-looking" role="status">
        <span className="spoken">{t('looking')}</span>
      </div>
    );
  }
  return (
    <>
      <SourceCard capture={capture} {...card} />
      <MadeFrom address={capture.page.url} />
    </>
  );
}

function PermissionNotices({ link, brandSite }: Pick<ReadPermissions, 'link' | 'brandSite'>) {
  return (
    <>
      {link && (
        <Notice tone="plain" title={t('link_permission_title', getHost(link))}>
          {t('link_permission')}
        </Notice>
      )}
      {brandSite && (
        <Notice tone="plain" title={t('link_permission_title', getHost(brandSite))}>
          {t('brand_permission')}
        </Notice>
      )}
    </>
  );
}

interface PreviewSlotProps extends Pick<CaptureFormProps, 'offered'> {
  readonly capture: Capture | undefined;
  readonly onKeepable: (keep: (() => Promise<string>) | undefined) => void;
  readonly onEdit: (() => void) | undefined;
}

function PreviewSlot({ capture, offered, onKeepable, onEdit }: PreviewSlotProps) {
  const isShown = useShown();
  // A link is read only when a picture is made.
  if (capture?.target === 'link') return null;
  return (
    <Suspense fallback={<div className="previews-coming" />}>
      {isShown ? (
        <PreviewPanel
          capture={offered.isCertain ? capture : undefined}
          choices={offered.choices}
          onChange={offered.change}
          isSentAway={offered.connection.type !== 'device'}
          onKeepable={onKeepable}
          onEdit={onEdit}
        />
      ) : (
        <div className="previews-coming" />
      )}
    </Suspense>
  );
}
