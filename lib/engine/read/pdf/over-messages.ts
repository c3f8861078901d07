import { EngineError } from '../../errors.ts';
import type { WorkerLike } from './hosted.ts';
import { pdfProgress } from './protocol.ts';
import type { PdfWorker } from './reader.ts';

/** A browser's worker as one that reads a PDF. */
export function overMessages(worker: WorkerLike): PdfWorker {
  let onProgress: (() => void) | undefined;
  const answer = new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (pdfProgress.safeParse(data).success) onProgress?.();
      else resolve(data);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The PDF worker did not start.')));
    worker.addEventListener('messageerror', () => reject(new EngineError('pdf_damaged')));
  });
  // It is raced against the time limit: losing that, nobody waits for it any more.
  answer.catch(() => undefined);
  return {
    ask: (request) => worker.postMessage(request, [request.bytes.buffer]),
    answer,
    onProgress(listener) {
      onProgress = listener;
    },
    end: () => worker.terminate(),
  };
}
