import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';

const ready = z.object({ base: z.url(), key: z.string().check(z.minLength(1)), signIn: z.optional(z.url()) });

export interface RunningService extends z.infer<typeof ready> {
  stop(): Promise<void>;
}

/** Starts `npm run service` as its own process on a free port; `reachable` names loopback hosts that it may read. */
export async function startService(reachable: readonly string[]): Promise<RunningService> {
  const entry = resolve(import.meta.dirname, '../../entrypoints/service/node.ts');
  const allowed = reachable.flatMap((origin) => ['--allow-host', new URL(origin).host]);
  const child = spawn(process.execPath, [entry, '--json', '--no-scouting', '--port', '0', ...allowed], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`The service ended with ${code} before it was ready.`)),
    ),
  ]);
  return {
    ...ready.parse(JSON.parse(first)),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
