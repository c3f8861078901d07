import { useEffect, useState } from 'react';
import { captureActiveTab } from '../../lib/capture/active-tab.ts';
import type { Capture } from '../../lib/capture/capture.ts';
import { CaptureError } from '../../lib/capture/capture-error.ts';
import { getCapture } from '../../lib/settings/captures.ts';
import { continueDraft } from '../../lib/settings/drafts.ts';
import { errorText } from '../../lib/settings/words.ts';

export type Captured =
  | { readonly state: 'looking' }
  | { readonly state: 'ready'; readonly capture: Capture }
  | { readonly state: 'problem'; readonly message: string };

/** What the person points at: a capture stored before, or the tab as it is now. */
export function useCaptured(tabId: number | undefined, captureId: string | undefined): Captured {
  const [captured, setCaptured] = useState<Captured>({ state: 'looking' });
  useEffect(() => {
    let gone = false;
    const show = (next: Captured) => {
      if (!gone) setCaptured(next);
    };
    (captureId ? stored(captureId) : captureActiveTab(tabId).then(continueDraft)).then(
      (capture) => show({ state: 'ready', capture }),
      (error: Error) => show({ state: 'problem', message: errorText(error) }),
    );
    return () => {
      gone = true;
    };
  }, [tabId, captureId]);
  return captured;
}

async function stored(id: string): Promise<Capture> {
  const capture = await getCapture(id);
  if (!capture) throw new CaptureError('capture_gone');
  return capture;
}
