import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { megabyte } from '../../../contract/index.ts';

/**
 * Starts the process that reads strangers' files, with as little as the system lets it have:
 *
 * | | |
 * | --- | --- |
 * | everywhere | resident memory and time, by its own watch; V8's heap |
 * | POSIX | seconds of processor time, no core dumps (`ulimit`) |
 * | Linux | private memory, by the kernel (`prlimit`, of util-linux) |
 * | Linux where user namespaces are allowed | no network at all (`unshare`, of util-linux) |
 * | Node ≥ 22.13 | no files but the code's own, none written, no processes (`--permission`) |
 * | Node ≥ 25 | no network (`--permission`) |
 */

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const packages = dirname(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')));
const reader = join(import.meta.dirname, 'child.ts');

/** Of V8's heap; buffers are extra. */
const maxHeapMb = 192;
/** Seconds of processor time for all of a process's requests; the watch ends each sooner. */
const maxCpuSeconds = 300;
const maxGrowthBytes = 640 * megabyte;

const hasPermissions = process.allowedNodeEnvironmentFlags.has('--permission');
const flags = [
  `--max-old-space-size=${maxHeapMb}`,
  '--no-warnings',
  ...(hasPermissions ? ['--permission', '--allow-addons', '--allow-worker'] : []),
  ...(hasPermissions ? [root, packages].map((folder) => `--allow-fs-read=${join(folder, '*')}`) : []),
];

const limited = `ulimit -c 0; ulimit -t ${maxCpuSeconds}
if unshare -rn true 2>/dev/null; then exec unshare -rn "$@"; fi
exec "$@"`;

export function spawnSandbox(script = reader, args: readonly string[] = []): ChildProcess {
  const command = [process.execPath, ...flags, script, ...args];
  const [file = '', ...rest] = existsSync('/bin/sh') ? ['/bin/sh', '-c', limited, 'sh', ...command] : command;
  return spawn(file, rest, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Without the parent's environment, which holds keys.
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
  });
}

/** Limits private memory by the kernel, where possible, above what V8 has mapped at start (hundreds of megabytes). */
export async function limitMemory({ pid }: ChildProcess): Promise<void> {
  if (process.platform !== 'linux' || pid === undefined) return;
  const mapped = /^VmData:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1];
  if (mapped === undefined) return;
  const limit = spawn('prlimit', [`--pid=${pid}`, `--data=${Number(mapped) * 1024 + maxGrowthBytes}`], {
    stdio: 'ignore',
  });
  // Without `prlimit` only the child's own watch limits memory.
  await once(limit, 'exit').catch(() => undefined);
}
