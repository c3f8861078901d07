import { startEngineWorker } from '../workers/start.ts';
import type { PreviewReply, PreviewRequest } from './messages.ts';

export interface PreviewClient {
  warmUp(): void;
  /** Replaces the lane's earlier request; returns a function that cancels. */
  ask(request: Omit<PreviewRequest, 'number'>, onReply: (reply: PreviewReply) => void): () => void;
  close(): void;
}

/** The worker starts with the first request, and again after a breakdown. */
export function createPreviewClient(start: () => Worker = startPreviewWorker): PreviewClient {
  let worker: Worker | undefined;
  let asked = 0;
  const open = new Map<PreviewRequest['lane'], { number: number; onReply: (reply: PreviewReply) => void }>();

  const startWorker = () => {
    const started = start();
    // Validated in the worker (`components/workers/engine.worker.ts`), to keep the schema out of pages.
    started.addEventListener('message', ({ data: reply }: MessageEvent<PreviewReply>) => {
      const waiting = open.get(reply.lane);
      if (waiting?.number === reply.number) waiting.onReply(reply);
    });
    started.addEventListener('error', ({ message }) => {
      started.terminate();
      if (worker === started) worker = undefined;
      for (const [lane, { number, onReply }] of open) {
        onReply({ number, lane, error: { code: 'internal', message: message || 'The preview could not be drawn.' } });
      }
      open.clear();
    });
    return started;
  };

  return {
    warmUp() {
      worker ??= startWorker();
    },
    ask(request, onReply) {
      worker ??= startWorker();
      asked += 1;
      const number = asked;
      open.set(request.lane, { number, onReply });
      worker.postMessage({ ...request, number } satisfies PreviewRequest);
      return () => {
        if (open.get(request.lane)?.number === number) open.delete(request.lane);
      };
    },
    close() {
      open.clear();
      worker?.terminate();
      worker = undefined;
    },
  };
}

const startPreviewWorker = () => startEngineWorker('preview');
