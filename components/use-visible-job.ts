import { useEffect } from 'react';
import { clearNotice } from '../lib/deliver/notices.ts';
import { holdVisible, visibleGallery } from '../lib/jobs/show-job.ts';

export const useVisibleGallery = (): void => useVisibleJob(visibleGallery);

export function useVisibleJob(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    let release: (() => void) | undefined;
    const look = () => {
      release?.();
      release = undefined;
      if (document.visibilityState !== 'visible') return;
      release = holdVisible(id);
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
