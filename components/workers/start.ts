import { startModuleWorker } from '../../lib/protocol/module-worker.ts';
import engineWorker from './engine.worker.ts?worker&url';

/** What a worker serves. One file for both: a bundler that made two would put the engine into each. */
export type WorkerRole = 'device' | 'preview';

/** Starts a worker with the engine. Its first message is the port through which it asks this page for PDF workers. */
export function startEngineWorker(role: WorkerRole): Worker {
  const worker = startModuleWorker(engineWorker, 'engine-worker', role);
  const { port1, port2 } = new MessageChannel();
  let host: Promise<(message: unknown) => void> | undefined;
  port1.onmessage = async ({ data }: MessageEvent<unknown>) => {
    // Loaded with the first PDF.
    host ??= import('../pdf/host-pdfs.ts').then(({ hostPdfs }) => hostPdfs(port1));
    (await host)(data);
  };
  worker.postMessage(port2, [port2]);
  return worker;
}
