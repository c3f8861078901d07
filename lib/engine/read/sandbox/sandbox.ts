import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type * as z from 'zod/mini';
import { type ErrorCode, megabyte } from '../../../contract/index.ts';
import { EngineError } from '../../errors.ts';
import {
  maxWaitMs,
  maxWorkMs,
  type SandboxAnswer,
  type SandboxRequest,
  type sandboxMessage,
  sandboxReply,
} from './protocol.ts';
import { limitMemory, spawnSandbox } from './spawn.ts';

export type SandboxResult = Exclude<SandboxAnswer, { readonly answer: 'error' | 'broken' }>;

interface Sandbox {
  ask(request: SandboxRequest): Promise<SandboxResult>;
}

/** Files per process, as leftovers accumulate. */
const maxRequests = 20;
/** Resident memory above which a process is not reused. */
const maxWarmBytes = 220 * megabyte;
/** Starting a process takes about 300 ms. */
const idleMs = 60_000;

/** Errors for files that crash their process or fill its memory. */
const damaged: Readonly<Record<SandboxRequest['ask'], ErrorCode>> = {
  read: 'pdf_damaged',
  draw: 'pdf_damaged',
  deck: 'pptx_damaged',
  image: 'image_unreadable',
};
const tooLarge: Readonly<Record<SandboxRequest['ask'], ErrorCode>> = {
  read: 'archive_too_large',
  draw: 'scan_too_large',
  deck: 'archive_too_large',
  image: 'image_too_large',
};
/** The watch kills; V8 and native code abort when out of memory. */
const memorySignals: readonly unknown[] = ['SIGKILL', 'SIGABRT', 'SIGTRAP', 'SIGILL'];

interface Started {
  readonly child: ChildProcess;
  readonly requests: number;
}

export function createSandbox(workMs = maxWorkMs): Sandbox {
  let warm: (Started & { readonly timer: NodeJS.Timeout }) | undefined;

  async function take(): Promise<Started> {
    if (!warm?.child.connected) return { child: await start(), requests: 0 };
    const { child, requests, timer } = warm;
    warm = undefined;
    clearTimeout(timer);
    child.ref();
    child.channel?.ref();
    return { child, requests };
  }

  function keep({ child, requests }: Started): void {
    if (warm || requests >= maxRequests) {
      end(child);
      return;
    }
    warm = { child, requests, timer: setTimeout(() => end(child), idleMs).unref() };
    child.unref();
    child.channel?.unref();
  }

  return {
    async ask(request) {
      const { child, requests } = await take();
      try {
        const { answer, residentBytes } = await exchange(child, { request, maxWorkMs: workMs });
        if (answer.answer === 'broken') throw new Error(answer.trace);
        if (answer.answer === 'error') throw new EngineError(answer.code, { detail: answer.detail });
        if (residentBytes > maxWarmBytes) end(child);
        else keep({ child, requests: requests + 1 });
        return answer;
      } catch (error) {
        // It may still be at work on the refused file.
        end(child);
        throw error;
      }
    },
  };
}

async function start(): Promise<ChildProcess> {
  const child = spawnSandbox();
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The sandbox did not start: ${signal ?? code}.`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  await limitMemory(child);
  return child;
}

const end = (child: ChildProcess) => void child.kill('SIGKILL');

async function exchange(
  child: ChildProcess,
  message: z.infer<typeof sandboxMessage>,
): Promise<z.infer<typeof sandboxReply>> {
  const stop = new AbortController();
  const { signal } = stop;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new EngineError('read_too_slow')), maxWaitMs);
  const ended = once(child, 'exit', { signal }).then(([, killedBy]) => {
    throw new EngineError(findSignalCode(message.request, killedBy), { cause: killedBy });
  });
  ended.catch(() => undefined);
  try {
    const answer = once(child, 'message', { signal });
    answer.catch(() => undefined);
    child.send(message);
    const [reply] = await Promise.race([answer, ended, late.promise]);
    return sandboxReply.parse(reply);
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

function findSignalCode({ ask }: SandboxRequest, signal: unknown): ErrorCode {
  if (signal === 'SIGXCPU') return 'read_too_slow';
  return memorySignals.includes(signal) ? tooLarge[ask] : damaged[ask];
}
