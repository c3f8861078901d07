import { useEffect } from 'react';
import { clearNotice } from '../lib/deliver/notices.ts';
import { holdVisible, visibleGallery } from '../lib/jobs/visible-jobs.ts';

/** While the gallery is visible, finished pictures are shown in it. */
export const useVisibleGallery = (): void => useVisibleJob(visibleGallery);

/** While this page shows a job, or a saved image, to the user, no notification reports it; one that stands goes. */
export function useVisibleJob(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    let release: (() => void) | undefined;
    const look = () => {
      release?.();
      release = undefined;
      if (document.visibilityState !== 'visible') return;
      release = holdVisible(id);
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
