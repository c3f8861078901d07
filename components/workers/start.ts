import { startModuleWorker } from '../../lib/protocol/module-worker.ts';
import engineWorker from './engine.worker.ts?worker&url';

/** What a worker serves. One file for both: a bundler that made two would put the engine into each. */
export type WorkerRole = 'device' | 'preview';

/** Starts a worker with the engine. Its first message is the port through which it asks this page for PDF workers. */
export function startEngineWorker(role: WorkerRole): Worker {
  const worker = startModuleWorker(engineWorker, 'engine-worker', role);
  const { port1, port2 } = new MessageChannel();
  let host: Promise<(message: unknown) => void> | undefined;
  const answer = async (message: unknown) => {
    // Loaded with the first PDF.
    host ??= import('../pdf/host-pdfs.ts').then(({ hostPdfs }) => hostPdfs(port1));
    (await host)(message);
  };
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    answer(data).catch((error: unknown) => {
      host = undefined;
      // The engine would wait in vain: who asked it hears why, as of any other breakdown.
      worker.dispatchEvent(new ErrorEvent('error', { message: String(error) }));
    });
  };
  worker.postMessage(port2, [port2]);
  return worker;
}
