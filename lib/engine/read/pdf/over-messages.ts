import { EngineError } from '../../errors.ts';
import type { PdfWorker } from './reader.ts';

/** A browser's worker as one that reads a PDF. */
export function overMessages(worker: Worker): PdfWorker {
  const answer = new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The PDF worker did not start.')));
    worker.addEventListener('messageerror', () => reject(new EngineError('pdf_damaged')));
  });
  // It is raced against the time limit: losing that, nobody waits for it any more.
  answer.catch(() => undefined);
  return {
    ask: (request) => worker.postMessage(request, [request.bytes.buffer]),
    answer,
    end: () => worker.terminate(),
  };
}
