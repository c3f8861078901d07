import { useEffect, useRef } from 'react';

const firstReachable = '.tile-open[tabindex="0"]';

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Restores the focus when its element is removed. */
export function useGalleryFocus(isSelecting: boolean, isEmpty: boolean): void {
  const wasSelecting = useRef(false);
  useEffect(() => {
    if (wasSelecting.current && !isSelecting && document.activeElement === document.body) focus(firstReachable);
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) focus('.empty h2');
  }, [isEmpty]);
}

/** Focuses a restored picture, unless the user is elsewhere. */
export function focusTile(id: string): void {
  if (!document.activeElement?.matches('body, .toasts *')) return;
  const tile = document.querySelector<HTMLElement>(`[data-tile="${id}"] .tile-open`);
  (tile ?? document.querySelector<HTMLElement>(firstReachable))?.focus();
}
