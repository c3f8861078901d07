import type { WorkerRole } from './engine.worker.ts';
import engineWorker from './engine.worker.ts?worker&url';
import pdfWorker from './pdf.worker.ts?worker&url';

/** TypeScript's DOM types lack Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

function startModuleWorker(address: string, policyName: string, name = ''): Worker {
  // Required by `require-trusted-types-for`; the policy allows this one file.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => address });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name });
}

export const startPdfWorker = (): Worker => startModuleWorker(pdfWorker, 'pdf-worker');

export function startEngineWorker(role: WorkerRole): Worker {
  const worker = startModuleWorker(engineWorker, 'engine-worker', role);
  const { port1, port2 } = new MessageChannel();
  let host: Promise<(message: unknown) => void> | undefined;
  const answer = async (message: unknown) => {
    // Loaded with the first PDF.
    host ??= import('../../lib/engine/read/pdf/hosted.ts').then(({ createPdfHost }) =>
      createPdfHost(port1, startPdfWorker),
    );
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
