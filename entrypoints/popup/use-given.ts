import { useEffect } from 'react';
import type { Capture } from '../../lib/capture/capture.ts';
import { captureGiven, type Given } from '../../lib/capture/given.ts';

/** Captures what is pasted or dropped anywhere on the page, but not into a field of it. */
export function useGiven(onCaptured: (capture: Capture) => void, onProblem: (error: Error) => void): void {
  useEffect(() => {
    const take = (event: Event, given: Given | null) => {
      if (!given || (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')))
        return;
      event.preventDefault();
      captureGiven(given).then((capture) => capture && onCaptured(capture), onProblem);
    };
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
    // A page that does not say so gets no drop.
    const onDragOver = (event: DragEvent) => event.preventDefault();
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragover', onDragOver);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragover', onDragOver);
    };
  }, [onCaptured, onProblem]);
}
