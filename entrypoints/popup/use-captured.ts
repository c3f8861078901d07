import { useEffect, useState } from 'react';
import { captureActiveTab } from '../../lib/capture/active-tab.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { CaptureError } from '../../lib/capture/capture-error.ts';
import { getCapture } from '../../lib/capture/captures.ts';
import { continueDraft } from '../../lib/capture/drafts.ts';
import { findRefusal } from '../../lib/capture/refusal.ts';
import { findTab } from '../../lib/capture/tabs.ts';
import { getErrorText } from '../../lib/i18n/t.ts';

interface Captured {
  readonly state: 'looking' | 'ready' | 'problem';
  readonly address?: string | undefined;
  readonly capture?: Capture;
  readonly message?: string;
}

export function useCaptured(tabId: number | undefined, captureId: string | undefined): Captured {
  const [captured, setCaptured] = useState<Captured>({ state: 'looking' });
  useEffect(() => {
    let gone = false;
    const show = (next: Captured) => {
      // Keeps a known address, whose last choices are shown.
      if (!gone)
        setCaptured((known) =>
          known.state === 'looking' ? { ...next, address: known.address ?? next.address } : known,
        );
    };
    if (!captureId) {
      findTab(tabId).then(
        ({ url }) => url && !findRefusal(url) && show({ state: 'looking', address: url }),
        () => undefined,
      );
    }
    (captureId ? readStored(captureId) : captureActiveTab(tabId).then(continueDraft)).then(
      (capture) => show({ state: 'ready', capture, address: capture.page.url }),
      (error: Error) => show({ state: 'problem', message: getErrorText(error) }),
    );
    return () => {
      gone = true;
    };
  }, [tabId, captureId]);
  return captured;
}

async function readStored(id: string): Promise<Capture> {
  const capture = await getCapture(id);
  if (!capture) throw new CaptureError('capture_gone');
  return capture;
}
