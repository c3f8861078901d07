import { type ChildProcess, fork } from 'node:child_process';
import * as z from 'zod/mini';

const maxHeapMb = 1024;

export const workerSettings = z.object({
  allowedHosts: z.array(z.string()),
  scouts: z.boolean(),
});
type WorkerSettings = z.infer<typeof workerSettings>;

export const startWorker = (settings: WorkerSettings): ChildProcess =>
  forkWorker(new URL('./worker.ts', import.meta.url), settings);

/** Messages are structured clones, so that bytes stay bytes; stdout is discarded. */
export const forkWorker = (script: URL, settings?: WorkerSettings): ChildProcess =>
  fork(script, settings === undefined ? [] : [JSON.stringify(settings)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, `--max-old-space-size=${maxHeapMb}`],
  });
