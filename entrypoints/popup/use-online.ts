import { useSyncExternalStore } from 'react';

export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);

function watch(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
