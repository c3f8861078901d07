/**
 * A worker's watch, in a thread of its own since the first one may be in a loop: a worker whose service was killed would
 * otherwise go on for ever.
 */

/** Milliseconds between two looks. */
const intervalMs = 1000;

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, intervalMs);
