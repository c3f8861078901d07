import { useCallback, useState } from 'react';

/** Returns how to end a page with an error that came outside of rendering: the page's boundary then says it. */
export function useThrow(): (error: Error) => void {
  const [, set] = useState<undefined>();
  return useCallback((error) => {
    set(() => {
      throw error;
    });
  }, []);
}
