import { useCallback, useEffect, useRef, useState } from 'react';
import type { Capture } from '../../lib/capture/capture.ts';
import { putDraft } from '../../lib/settings/drafts.ts';

/**
 * A capture as the person changes it. Each change is written at once, so that the popup may be closed at any moment;
 * `settled` resolves when the last is on disk.
 */
export function useDraft(captured: Capture, onProblem: (error: Error) => void) {
  const [capture, setCapture] = useState(captured);
  const latest = useRef(captured);
  const written = useRef<Promise<void>>(Promise.resolve());
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const change = useCallback(
    (changes: Partial<Capture>) => {
      latest.current = { ...latest.current, ...changes };
      setCapture(latest.current);
      written.current = putDraft(latest.current).catch((error: Error) => {
        if (!gone.current) onProblem(error);
      });
    },
    [onProblem],
  );
  const settled = useCallback(async () => {
    await written.current;
    return latest.current;
  }, []);
  return { capture, change, settled };
}
