/** In a thread of its own: a worker in a loop whose service was killed would go on for ever. */

/** Milliseconds between two looks. */
const intervalMs = 1000;

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, intervalMs);
