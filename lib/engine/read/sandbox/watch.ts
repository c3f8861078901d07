import { parentPort, workerData } from 'node:worker_threads';
import { maxWaitMs } from './protocol.ts';

/**
 * A sandbox's watch, in its own thread since the main one may be in a loop. The system's limits (`spawn.ts`) catch faster growth.
 */

/**
 * Request's start in milliseconds of `Date.now()` (0: none), memory in bytes, and the limit of processor time in milliseconds.
 */
const shared: Float64Array = workerData;

/** Milliseconds between two looks. Filling memory takes about 0.2 ms a megabyte. */
const intervalMs = 10;

setInterval(() => {
  const [began = 0, maxBytes = 0, endMs = 0] = shared;
  if (began === 0) return;
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
  const { user, system } = process.cpuUsage();
  // Otherwise the parent ends waiting requests; here it may be gone.
  if ((user + system) / 1000 > endMs || Date.now() - began > 1.5 * maxWaitMs) process.kill(process.pid, 'SIGXCPU');
}, intervalMs);
parentPort?.postMessage('watching');
