import { useEffect, useRef } from 'react';

const firstReachable = '.tile-open[tabindex="0"]';

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Keeps the keyboard's place where what had the focus goes away. */
export function useGalleryFocus(isSelecting: boolean, isEmpty: boolean): void {
  const wasSelecting = useRef(false);
  useEffect(() => {
    // The bar that had the focus is gone: the keyboard goes on among the pictures.
    if (wasSelecting.current && !isSelecting && document.activeElement === document.body) focus(firstReachable);
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
  useEffect(() => {
    // All that could have the focus is gone: it goes to what stands there instead.
    if (isEmpty && document.activeElement === document.body) focus('.empty h2');
  }, [isEmpty]);
}

/** Moves the focus to a picture that came back; what took it back is gone, or about to go. */
export function focusTile(id: string): void {
  if (!document.activeElement?.matches('body, .toasts *')) return;
  const tile = document.querySelector<HTMLElement>(`[data-tile="${id}"] .tile-open`);
  (tile ?? document.querySelector<HTMLElement>(firstReachable))?.focus();
}
