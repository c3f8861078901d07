import { Worker } from 'node:worker_threads';
import { EngineError } from '../../errors.ts';
import type { PdfWorker } from './reader.ts';

/** Memory a file may take beside its own bytes, in MB; a worker that needs more is ended. */
const mostMemory = 512;

/** A thread that reads one PDF. */
export function startNodePdfWorker(): PdfWorker {
  const worker = new Worker(new URL('./node-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    // What pdf.js warns of is no business of whoever reads the terminal.
    stdout: true,
    stderr: true,
  });
  const answer = new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new EngineError('read_too_slow', { cause: error }) : error);
    });
    worker.once('exit', () => reject(new EngineError('pdf_damaged')));
  });
  // It is raced against the time limit: losing that, nobody waits for it any more.
  answer.catch(() => undefined);
  return {
    ask: (request) => worker.postMessage(request, [request.bytes.buffer as ArrayBuffer]),
    answer,
    end: () => void worker.terminate(),
  };
}
