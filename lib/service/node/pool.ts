import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { errorWords } from '../../contract/index.ts';
import { isUnfinished, type ServedPicture, type StoredJob } from '../core/record.ts';
import type { JobQueue, Lease } from '../core/state-ports.ts';
import { type Ending, followJob } from './follow-job.ts';
import { createJobWatch, type JobWatch } from './job-watch.ts';

interface PoolPorts {
  readonly store: JobQueue;
  startWorker(): ChildProcess;
  /** Most workers; each is started when needed. */
  readonly size: number;
  readonly timeoutMs: number;
  readonly watchIntervalMs?: number | undefined;
  report(error: unknown): void;
}

interface Pool extends Pick<JobWatch, 'reach'> {
  wake(): void;
  close(milliseconds: number): Promise<void>;
}

const maxAttempts = 3;

/** Milliseconds until a job is retried whose state could not be written, as the disk may be full for a while. */
const writePauseMs = 1000;

/** A broken job is attempted three times, each counted in advance; then, or when stuck, refunded. */
export function createPool(ports: PoolPorts): Pool {
  const { store, size, watchIntervalMs, report } = ports;
  const { notify, reach } = createJobWatch(store, watchIntervalMs, report);
  const workers = createWorkers(ports, (job, picture) => keepJob(store, notify, job, picture));
  const turns = createTurns();
  let closed = false;
  let isWanted = false;
  let isFilling = false;
  let filled = Promise.resolve();
  const watching = watchIntervalMs === undefined ? undefined : setInterval(wake, watchIntervalMs);

  /** The store failed, so the job resumes from its last stored state. */
  function beginLater(error: unknown, jobId: string): void {
    report(error);
    const retry = () => {
      if (closed) return;
      store.release(jobId, { counts: true }).then(wake, (next: unknown) => beginLater(next, jobId));
    };
    setTimeout(retry, writePauseMs).unref();
  }

  function wake(): void {
    isWanted = true;
    if (isFilling) return;
    isFilling = true;
    filled = fill();
  }

  /** Assigns waiting jobs to workers until there are no more of either and no further request came meanwhile. */
  async function fill(): Promise<void> {
    while (isWanted && !closed) {
      isWanted = false;
      while (!closed && turns.count() < size) {
        const leased = await leaseNext(ports);
        if (!leased) break;
        begin(leased);
      }
    }
    isFilling = false;
  }

  function begin(leased: Lease): void {
    const work = (stop: AbortSignal) =>
      workers.work(leased, stop).catch((error: unknown) => beginLater(error, leased.job.id));
    turns.begin(work, closed, wake);
  }

  return {
    wake,
    reach,
    async close(milliseconds) {
      closed = true;
      clearInterval(watching);
      await filled;
      await turns.end(milliseconds);
      await workers.close();
    },
  };
}

async function leaseNext({ store, report }: PoolPorts): Promise<Lease | undefined> {
  try {
    return await store.lease();
  } catch (error) {
    // The next create or finished job tries again.
    report(error);
    return undefined;
  }
}

function createTurns() {
  const working = new Map<Promise<void>, AbortController>();
  return {
    count: () => working.size,
    begin(work: (stop: AbortSignal) => Promise<void>, isStopped: boolean, onEnd: () => void): void {
      const stop = new AbortController();
      if (isStopped) stop.abort();
      const turn = work(stop.signal).finally(() => {
        working.delete(turn);
        onEnd();
      });
      working.set(turn, stop);
    },
    async end(milliseconds: number): Promise<void> {
      const timer = setTimeout(() => {
        for (const stop of working.values()) stop.abort();
      }, milliseconds);
      while (working.size > 0) await Promise.all(working.keys());
      clearTimeout(timer);
    },
  };
}

type Keep = (job: StoredJob, picture?: ServedPicture) => Promise<void>;

async function keepJob(
  store: JobQueue,
  notify: JobWatch['notify'],
  job: StoredJob,
  picture?: ServedPicture,
): Promise<void> {
  if (isUnfinished(job)) await store.put(job);
  else await store.settle(job, picture);
  // After an expired lease another worker may have settled it differently.
  notify(isUnfinished(job) ? job : ((await store.get(job.id)) ?? job));
}

function createWorkers({ store, startWorker, timeoutMs, report }: PoolPorts, keep: Keep) {
  const idle: ChildProcess[] = [];

  function start(): ChildProcess {
    const worker = startWorker();
    const leave = () => idle.splice(0, idle.length, ...idle.filter((other) => other !== worker));
    return worker.on('error', leave).on('exit', leave);
  }

  async function settle({ job, attempts }: Lease, ending: Ending): Promise<void> {
    if (ending === 'ended') return;
    if (ending === 'closing') return store.release(job.id, { counts: false });
    if (ending === 'stuck') return keep(toRefunded(job));
    if ('refusal' in ending) return keep({ ...job, status: 'failed', error: ending.refusal });
    report(ending.broken);
    if (attempts < maxAttempts) return store.release(job.id, { counts: true });
    return keep(toRefunded(job));
  }

  return {
    async work(leased: Lease, stop: AbortSignal): Promise<void> {
      const { job, attempts } = leased;
      // The service itself died in the last attempt.
      if (attempts > maxAttempts) return keep(toRefunded(job));
      const sources = await store.sources(job.id);
      const worker = idle.pop() ?? start();
      const ending = await followJob(worker, { job, sources }, { stop, timeoutMs, keep, report });
      if (ending === 'ended' || (typeof ending === 'object' && 'refusal' in ending)) idle.push(worker);
      else await end(worker);
      await settle(leased, ending);
    },
    async close(): Promise<void> {
      await Promise.all(idle.map(end));
    },
  };
}

async function end(worker: ChildProcess): Promise<void> {
  if (worker.pid === undefined || worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

const toRefunded = (job: StoredJob): StoredJob => ({
  ...job,
  status: 'refunded',
  error: errorWords.provider_failed,
});
