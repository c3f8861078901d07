import { useCallback, useState } from 'react';

/** Returns a function that throws into the page's error boundary. */
export function useThrow(): (error: Error) => void {
  const [, set] = useState<undefined>();
  return useCallback((error) => {
    set(() => {
      throw error;
    });
  }, []);
}
