import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether this window is the one that edits the picture; another may have it, or take it over. */
export type Claim = 'pending' | 'here' | 'elsewhere' | 'taken';

/**
 * Claims a picture for this window, and lets go of the one before. `takeOver` ends the claim of another window, which is
 * notified by losing its lock.
 */
export function useClaim(jobId: string): readonly [Claim, () => void] {
  const [claim, setClaim] = useState<Claim>('pending');
  const release = useRef<() => void>(undefined);
  const hold = useCallback(
    (options: LockOptions, isGone: () => boolean) => {
      const held = Promise.withResolvers<void>();
      release.current = held.resolve;
      return navigator.locks.request(`edit-${jobId}`, options, async (lock) => {
        if (isGone()) return;
        if (lock === null) return setClaim('elsewhere');
        setClaim('here');
        // Held until the page is closed or goes on to another picture, or another window takes it.
        await held.promise;
      });
    },
    [jobId],
  );
  useEffect(() => {
    let gone = false;
    hold({ ifAvailable: true }, () => gone).catch(() => !gone && setClaim('taken'));
    return () => {
      gone = true;
      release.current?.();
    };
  }, [hold]);
  const takeOver = useCallback(() => {
    hold({ steal: true }, () => false).catch(() => setClaim('taken'));
  }, [hold]);
  return [claim, takeOver];
}
