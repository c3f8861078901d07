import { type SyntheticEvent, useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import { AddressField } from '../../components/address-field.tsx';
import { Button } from '../../components/button.tsx';
import { isReferenceTaken } from '../../components/more-inputs.ts';
import { Thumbnail } from '../../components/thumbnail.tsx';
import type { Capture } from '../../lib/capture/capture.ts';
import { putCapture } from '../../lib/capture/captures.ts';
import { openWindow } from '../../lib/capture/tabs.ts';
import { storeReference } from '../../lib/capture/user-input.ts';
import type { Kind } from '../../lib/contract/index.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';

interface ReferenceChoiceProps {
  readonly capture: Capture;
  readonly onCapture: (changes: Partial<Capture>) => void;
  readonly problem: string | undefined;
  readonly inWindow: boolean;
  readonly kind: Kind;
}

export function ReferenceChoice({ capture, onCapture, problem, inWindow, kind }: ReferenceChoiceProps) {
  const [failure, setFailure] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const { reference } = capture;
  const fail = (error: Error) => setFailure(getErrorText(error));
  const take = (given: File) => {
    setFailure(undefined);
    storeReference(given).then((stored) => onCapture({ reference: stored }), fail);
  };
  const takeFrom = (event: SyntheticEvent, files: FileList) => {
    if (!files[0]) return;
    // Keeps the image from becoming a new source.
    event.preventDefault();
    event.stopPropagation();
    take(files[0]);
  };
  // While typing, as the popup may close at any moment.
  const takeAddress = (typed: string) => {
    const address = typed.trim();
    setFailure(undefined);
    onCapture({ reference: address ? { address } : undefined });
  };
  const choose = () => {
    if (inWindow) file.current?.click();
    else openInWindow(capture, kind).catch(fail);
  };

  if (reference?.blobId) {
    return <StoredReference {...reference} problem={problem} onRemove={() => onCapture({ reference: undefined })} />;
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the field in it do the same by keyboard.
    <div
      className="reference"
      onPaste={(event) => takeFrom(event, event.clipboardData.files)}
      onDrop={(event) => takeFrom(event, event.dataTransfer.files)}
      onDragOver={(event) => event.preventDefault()}
    >
      <AddressField
        name="reference"
        label={t('reference')}
        hint={t('reference_hint')}
        value={reference?.address ?? ''}
        isTaken={isReferenceTaken(reference)}
        problem={failure ?? problem}
        onChange={takeAddress}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept="image/*"
        onChange={({ currentTarget: { files } }) => files?.[0] && take(files[0])}
      />
      <Button icon="image" onClick={choose}>
        {t('reference_choose')}
      </Button>
    </div>
  );
}

interface StoredReferenceProps {
  readonly blobId: string;
  readonly name: string;
  readonly problem: string | undefined;
  readonly onRemove: () => void;
}

function StoredReference({ blobId, name, problem, onRemove }: StoredReferenceProps) {
  return (
    <div className="reference">
      <p className="reference-label">{t('reference')}</p>
      <div className="reference-set">
        <Thumbnail blobId={blobId} alt={name} />
        <Button look="quiet" onClick={onRemove}>
          {t('reference_remove')}
        </Button>
      </div>
      {problem && <p className="field-problem">{problem}</p>}
    </div>
  );
}

/** A file dialog closes a popup: continues in a window. */
async function openInWindow(capture: Capture, kind: Kind): Promise<void> {
  await putCapture(capture);
  const url = browser.runtime.getURL(`/popup.html?capture=${capture.id}&kind=${kind}&more=1`);
  await openWindow(url, { height: 720 });
  window.close();
}
