import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Whether a process still runs: signal 0 only asks. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['loop', 'hang'])('a worker at work (%s) ends when its service is killed', async (text) => {
  const service = spawn(process.execPath, [resolve(import.meta.dirname, 'parent.ts'), text], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(service.stdout.setEncoding('utf8'), 'data');
  expect(isAlive(Number(pid))).toBe(true);
  service.kill('SIGKILL');
  await expect.poll(() => isAlive(Number(pid))).toBe(false);
});
