import { useCallback, useEffect, useState } from 'react';

/** Whether this window is the one that edits the picture; another may have it, or take it over. */
export type Claim = 'pending' | 'here' | 'elsewhere' | 'taken';

/** Claims a picture for this window. `takeOver` ends the claim of another window, which is notified by losing its lock. */
export function useClaim(jobId: string): readonly [Claim, () => void] {
  const [claim, setClaim] = useState<Claim>('pending');
  const hold = useCallback(
    (options: LockOptions, isGone: () => boolean) =>
      navigator.locks.request(`edit-${jobId}`, options, async (lock) => {
        if (isGone()) return;
        if (lock === null) return setClaim('elsewhere');
        setClaim('here');
        // Held until the page is closed, or another window takes it.
        await new Promise(() => undefined);
      }),
    [jobId],
  );
  useEffect(() => {
    let gone = false;
    hold({ ifAvailable: true }, () => gone).catch(() => !gone && setClaim('taken'));
    return () => {
      gone = true;
    };
  }, [hold]);
  const takeOver = useCallback(() => {
    hold({ steal: true }, () => false).catch(() => setClaim('taken'));
  }, [hold]);
  return [claim, takeOver];
}
