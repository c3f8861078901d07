import { useEffect } from 'react';
import type { Capture } from '../../lib/capture/capture.ts';
import type { Given } from '../../lib/capture/given.ts';

/** Captures what is pasted or dropped anywhere on the page, but not into a field of it, nor what was dragged from it. */
export function useGiven(onCaptured: (capture: Capture) => void, onProblem: (error: Error) => void): void {
  useEffect(() => {
    let isOwn = false;
    const onDragStart = () => {
      isOwn = true;
    };
    const onDragEnd = () => {
      isOwn = false;
    };
    const take = (event: Event, given: Given | null) => {
      if (!given || (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')))
        return;
      event.preventDefault();
      keep(given).then((capture) => capture && onCaptured(capture), onProblem);
    };
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
    // A page that does not say so gets no drop.
    const onDragOver = (event: DragEvent) => {
      if (!isOwn) event.preventDefault();
    };
    document.addEventListener('dragstart', onDragStart);
    document.addEventListener('dragend', onDragEnd);
    document.addEventListener('paste', onPaste);
    document.addEventListener('drop', onDrop);
    document.addEventListener('dragover', onDragOver);
    return () => {
      document.removeEventListener('dragstart', onDragStart);
      document.removeEventListener('dragend', onDragEnd);
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('dragover', onDragOver);
    };
  }, [onCaptured, onProblem]);
}

/** What is given is gone when its event is over: it is read before anything is waited for. */
async function keep(given: Given): Promise<Capture | undefined> {
  const files = [...given.files];
  const texts = new Map(['text/uri-list', 'text/plain', 'text/html'].map((type) => [type, given.getData(type)]));
  const { captureGiven } = await import('../../lib/capture/given.ts');
  return captureGiven({ files, getData: (type) => texts.get(type) ?? '' });
}
