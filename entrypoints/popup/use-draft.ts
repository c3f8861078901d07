import { useCallback, useEffect, useRef, useState } from 'react';
import type { Capture } from '../../lib/capture/capture.ts';
import { putDraft } from '../../lib/capture/drafts.ts';

interface CaptureDraft {
  readonly capture: Capture | undefined;
  readonly change: (changes: Partial<Capture>) => void;
  readonly settled: () => Promise<Capture>;
}

/** Writes each change at once, as the popup may close at any moment. */
export function usePopupDraft(captured: Capture | undefined, onProblem: (error: Error) => void): CaptureDraft {
  const [changed, setChanged] = useState<Capture>();
  const capture = changed ?? captured;
  const latest = useRef(capture);
  const written = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    latest.current = capture;
  }, [capture]);

  const change = useCallback(
    (changes: Partial<Capture>) => {
      if (!latest.current) return;
      latest.current = { ...latest.current, ...changes };
      setChanged(latest.current);
      written.current = putDraft(latest.current);
      written.current.catch(onProblem);
    },
    [onProblem],
  );
  const settled = useCallback(async () => {
    await written.current;
    if (!latest.current) throw new Error('Nothing was captured.');
    return latest.current;
  }, []);
  return { capture, change, settled };
}
