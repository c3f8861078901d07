/** Time that this thread worked on a processor, in milliseconds: other work on the machine doesn't count. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
