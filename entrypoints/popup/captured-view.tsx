import { useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Kind } from '../../lib/contract/index.ts';
import { t } from '../../lib/i18n/t.ts';
import type { Input } from '../../lib/jobs/refused-input.ts';
import { CaptureForm } from './capture-form.tsx';
import { useCaptured } from './use-captured.ts';
import { useChoices } from './use-choices.ts';

interface CapturedViewProps {
  readonly tabId: number | undefined;
  readonly captureId: string | undefined;
  readonly wantedKind?: Kind | undefined;
  readonly refused?: Input | undefined;
  /** A file dialog closes a popup, but not a window. */
  readonly inWindow: boolean;
  readonly onGive: () => void;
  /** The page refuses scripts, or is a file. */
  readonly onUnpickable: () => void;
  readonly onStarted: (jobId: string) => void;
}

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
    <CaptureForm
      captured={captured.capture}
      isOfTab={captureId === undefined}
      tabId={tabId}
      offered={offered}
      onStarted={onStarted}
      {...rest}
    />
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
