import { useEffect } from 'react';
import { clearNotice } from '../../lib/deliver/notices.ts';
import { holdInSight } from '../../lib/jobs/sight.ts';

/** While this page shows a job, or a saved image, to the person, no notification tells of it; one that stands goes. */
export function useInSight(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    let release: (() => void) | undefined;
    const look = () => {
      release?.();
      release = undefined;
      if (document.visibilityState !== 'visible') return;
      release = holdInSight(id);
      // One that stays says nothing wrong.
      clearNotice(id).catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      release?.();
    };
  }, [id]);
}
