/** In a thread of its own: a worker in an endless loop must still end when its service was killed. */

const intervalMs = 1000;

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, intervalMs);
