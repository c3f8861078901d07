import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels that an element has inside its padding, and those of one rem: it grows with the user's text size. */
export function useRoom(element: RefObject<HTMLElement | null>): { readonly width: number; readonly rem: number } {
  const [room, setRoom] = useState({ width: 0, rem: 16 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const watch = new ResizeObserver(([seen]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (seen) setRoom({ width: Math.floor(seen.contentRect.width), rem });
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return room;
}
