import { useEffect, useState } from 'react';

/** False until the first paint: the rest loads after it. */
export function useShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // A task queued in a frame runs after its paint.
    const frame = requestAnimationFrame(() => setTimeout(setShown, 0, true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isShown;
}
