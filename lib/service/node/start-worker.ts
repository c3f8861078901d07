import { type ChildProcess, fork } from 'node:child_process';
import * as z from 'zod/mini';

/** Megabytes of JavaScript objects that one worker may have; a source that needs more breaks its job, not the service. */
const maxHeapMb = 1024;

export const workerSettings = z.object({
  /** Hosts whose private addresses may be fetched. */
  allowedHosts: z.array(z.string()),
  /** Whether memes look for topics in feeds. */
  scouts: z.boolean(),
});
type WorkerSettings = z.infer<typeof workerSettings>;

/** Starts a process that works on jobs (see `worker.ts`). It ends with its parent. */
export const startWorker = (settings: WorkerSettings): ChildProcess =>
  forkWorker(new URL('./worker.ts', import.meta.url), settings);

/** A process on a script whose messages carry bytes as bytes, and which writes nothing to the service's own output. */
export const forkWorker = (script: URL, settings?: WorkerSettings): ChildProcess =>
  fork(script, settings === undefined ? [] : [JSON.stringify(settings)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, `--max-old-space-size=${maxHeapMb}`],
  });
