import { useEffect } from 'react';
import type { Capture } from '../lib/capture/capture.ts';
import type { UserInput } from '../lib/capture/user-input.ts';

/** Ignores fields, and drags from this page. */
export function useUserInput(onCaptured: (capture: Capture) => void, onProblem: (error: Error) => void): void {
  useEffect(() => {
    let isOwn = false;
    const onDragStart = () => {
      isOwn = true;
    };
    const onDragEnd = () => {
      isOwn = false;
    };
    const take = (event: Event, input: UserInput | null) => {
      if (!input || (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')))
        return;
      event.preventDefault();
      keep(input).then((capture) => capture && onCaptured(capture), onProblem);
    };
    const onPaste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
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

/** Read before any await: the data is gone after the event. */
async function keep(input: UserInput): Promise<Capture | undefined> {
  const files = [...input.files];
  const texts = new Map(['text/uri-list', 'text/plain', 'text/html'].map((type) => [type, input.getData(type)]));
  const { captureUserInput } = await import('../lib/capture/user-input.ts');
  return captureUserInput({ files, getData: (type) => texts.get(type) ?? '' });
}
