import { startModuleWorker } from '../../lib/protocol/module-worker.ts';
import engineWorker from './engine.worker.ts?worker&url';

/** One file for both roles: two would each contain the engine. */
export type WorkerRole = 'device' | 'preview';

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
      // Reported as a worker breakdown: the engine would wait in vain.
      worker.dispatchEvent(new ErrorEvent('error', { message: String(error) }));
    });
  };
  worker.postMessage(port2, [port2]);
  return worker;
}
