import { useEffect, useRef } from 'react';

const firstReachable = '.tile-open[tabindex="0"]';

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

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

export function focusTile(id: string): void {
  if (!document.activeElement?.matches('body, .toasts *')) return;
  const tile = document.querySelector<HTMLElement>(`[data-tile="${id}"] .tile-open`);
  (tile ?? document.querySelector<HTMLElement>(firstReachable))?.focus();
}
