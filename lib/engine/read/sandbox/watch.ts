import { parentPort, workerData } from 'node:worker_threads';
import { maxWaitMs } from './protocol.ts';

/** This watch has its own thread, as the main one may loop. The system's limits (`spawn.ts`) catch faster growth. */

/** Request's start (`Date.now()`; 0: none), memory in bytes, limit of processor time in milliseconds. */
const shared: Float64Array = workerData;

/** Factor of the wait after which a process that was not scheduled ends itself. */
const lateFactor = 1.5;

/** Milliseconds between two looks. Filling memory takes about 0.2 ms a megabyte. */
const intervalMs = 10;

setInterval(() => {
  const [began = 0, maxBytes = 0, endMs = 0] = shared;
  if (began === 0) return;
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
  const { user, system } = process.cpuUsage();
  // Normally the parent ends a request that waits too long; it may be gone.
  if ((user + system) / 1000 > endMs || Date.now() - began > lateFactor * maxWaitMs)
    process.kill(process.pid, 'SIGXCPU');
}, intervalMs);
parentPort?.postMessage('watching');
