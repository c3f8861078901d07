import { EngineError } from '../../errors.ts';
import type { WorkerLike } from './hosted.ts';
import { pdfProgress } from './protocol.ts';
import type { PdfWorker } from './reader.ts';

export function connectByMessages(worker: WorkerLike): PdfWorker {
  let onProgress: (() => void) | undefined;
  const answer = new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (pdfProgress.safeParse(data).success) onProgress?.();
      else resolve(data);
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The PDF worker did not start.')));
    worker.addEventListener('messageerror', () => reject(new EngineError('pdf_damaged')));
  });
  // May reject after the time limit, unobserved.
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
