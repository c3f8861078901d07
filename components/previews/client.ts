import { startEngineWorker } from '../workers/start.ts';
import type { PreviewReply, PreviewRequest } from './messages.ts';

export interface PreviewClient {
  /** Starts the worker before there is anything to draw. */
  warmUp(): void;
  /** Asks for work in place of what the lane was asked before; returns how to take that back. */
  ask(request: Omit<PreviewRequest, 'number'>, onReply: (reply: PreviewReply) => void): () => void;
  close(): void;
}

/** Has pictures drawn by a worker, which is started with the first request at the latest, and anew after it broke down. */
export function createPreviewClient(start: () => Worker = startPreviewWorker): PreviewClient {
  let worker: Worker | undefined;
  let asked = 0;
  const open = new Map<PreviewRequest['lane'], { number: number; onReply: (reply: PreviewReply) => void }>();

  const startWorker = () => {
    const started = start();
    // Checked in the worker before it is sent (`components/workers/engine.worker.ts`): its schema is not loaded here.
    started.addEventListener('message', ({ data: reply }: MessageEvent<PreviewReply>) => {
      const waiting = open.get(reply.lane);
      // An older one that comes late is not shown.
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
