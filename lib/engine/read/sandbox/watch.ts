import { parentPort, workerData } from 'node:worker_threads';
import { maxWaitMs } from './protocol.ts';

/**
 * A sandbox's watch, in a thread of its own since the first one may be in a loop. It holds on every system; the system's own
 * limits (see `spawn.ts`) bind what grows faster than this looks.
 */

/** What the first thread shares: when its request began, in milliseconds of `Date.now()` (0: none), its memory in bytes, and the process's milliseconds of processor time that it may reach. */
const shared: Float64Array = workerData;

/** Milliseconds between two looks. Filling memory takes about 0.2 ms a megabyte. */
const intervalMs = 10;

setInterval(() => {
  const [began = 0, maxBytes = 0, endMs = 0] = shared;
  if (began === 0) return;
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
  const { user, system } = process.cpuUsage();
  // The parent ends a request that waits for too long; this ends it where the parent is gone.
  if ((user + system) / 1000 > endMs || Date.now() - began > 1.5 * maxWaitMs) process.kill(process.pid, 'SIGXCPU');
}, intervalMs);
parentPort?.postMessage('watching');
