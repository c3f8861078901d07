import { useEffect, useState } from 'react';

/** False until the page's first look is painted: what nobody sees in its first moment is loaded after that. */
export function useShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // A task that a frame leaves behind runs once the frame is painted.
    const frame = requestAnimationFrame(() => setTimeout(setShown, 0, true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isShown;
}
