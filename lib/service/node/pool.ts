import type { Worker } from 'node:worker_threads';
import { errorWords } from '../../contract/index.ts';
import type { StoredJob } from '../record.ts';
import type { JobQueue, Lease } from './state-ports.ts';
import { type Assignment, tidings } from './work.ts';

export interface PoolPorts {
  readonly store: JobQueue;
  startWorker(): Worker;
  /** Workers at most; each is started when there is a job for it. */
  readonly size: number;
  /** Milliseconds a worker may take for one job. One that takes longer is stuck. */
  readonly patience: number;
  /** Milliseconds between two looks at what other processes on the store did; absent: there are none. */
  readonly watchInterval?: number | undefined;
  /** Told of what nobody expected. */
  report(error: unknown): void;
}

export interface Pool {
  /** Has the waiting jobs worked on. */
  wake(): void;
  /** The job once it is as wanted or at its end; as it is then when that takes longer than so many milliseconds. */
  reach(job: StoredJob, isReached: (job: StoredJob) => boolean, milliseconds: number): Promise<StoredJob>;
  /** Takes no more jobs, lets those at work end for so many milliseconds, and gives the others back. */
  close(milliseconds: number): Promise<void>;
}

/** How often a job is begun before its credits are given back. */
const maxAttempts = 3;

/** Milliseconds until a job is begun again whose state could not be written: the disk may be full for longer than a moment. */
const writePause = 1000;

/** How a worker's time with a job ended; not at all when the process did. */
type Ending = 'ended' | 'stuck' | 'closing' | { readonly refusal: string } | { readonly broken: unknown };

const isUnfinished = ({ status }: StoredJob) => status === 'queued' || status === 'running';

/**
 * Works on jobs in threads of their own, so that neither a slow page nor a crash of the engine is felt anywhere else. A job
 * that breaks is begun again up to three times, each counted before it begins; then, or when it is stuck, it is refunded.
 */
export function createPool({ store, startWorker, size, patience, watchInterval, report }: PoolPorts): Pool {
  const idle: Worker[] = [];
  const working = new Map<Promise<void>, AbortController>();
  const watchers = new Set<(job: StoredJob) => void>();
  let closed = false;
  let isWanted = false;
  let isFilling = false;
  let filled = Promise.resolve();
  const watching = watchInterval === undefined ? undefined : setInterval(wake, watchInterval);

  const keep = async (job: StoredJob, settled?: Parameters<JobQueue['settle']>[1]) => {
    if (isUnfinished(job)) await store.put(job);
    else await store.settle(job, settled);
    // Where its lease had run out, somebody else may have settled it otherwise.
    const kept = isUnfinished(job) ? job : ((await store.get(job.id)) ?? job);
    for (const watcher of watchers) watcher(kept);
  };

  /** The store failed, so nothing more is known of the job than what it wrote before. */
  function beginLater(error: unknown, jobId: string): void {
    report(error);
    const again = () => {
      if (closed) return;
      store.release(jobId, { counts: true }).then(wake, (next: unknown) => beginLater(next, jobId));
    };
    setTimeout(again, writePause).unref();
  }

  async function leaseNext(): Promise<Lease | undefined> {
    try {
      return await store.lease();
    } catch (error) {
      // The next create, or job that ends, tries again.
      report(error);
      return undefined;
    }
  }

  function wake(): void {
    isWanted = true;
    if (isFilling) return;
    isFilling = true;
    filled = fill();
  }

  /** Gives waiting jobs to workers, until there are no more of either and nobody has asked again meanwhile. */
  async function fill(): Promise<void> {
    while (isWanted && !closed) {
      isWanted = false;
      while (!closed && working.size < size) {
        const leased = await leaseNext();
        if (!leased) break;
        begin(leased);
      }
    }
    isFilling = false;
  }

  function begin(leased: Lease): void {
    const stop = new AbortController();
    if (closed) stop.abort();
    const turn = work(leased, stop.signal)
      .catch((error: unknown) => beginLater(error, leased.job.id))
      .finally(() => {
        working.delete(turn);
        wake();
      });
    working.set(turn, stop);
  }

  function start(): Worker {
    const worker = startWorker();
    // One that breaks while it has nothing to do is not given anything again.
    const leave = () => idle.splice(0, idle.length, ...idle.filter((other) => other !== worker));
    return worker.on('error', leave).on('exit', leave);
  }

  async function work({ job, attempts }: Lease, stop: AbortSignal): Promise<void> {
    const refund = (error: string) => keep({ ...job, status: 'refunded', error });
    // The process itself died with it before.
    if (attempts > maxAttempts) return refund(errorWords.provider_failed);
    const sources = await store.sources(job.id);
    const worker = idle.pop() ?? start();
    const ending = await follow(worker, { job, sources }, stop);
    if (ending === 'ended' || (typeof ending === 'object' && 'refusal' in ending)) idle.push(worker);
    else await worker.terminate();

    if (ending === 'ended') return;
    if (ending === 'closing') return store.release(job.id, { counts: false });
    if (ending === 'stuck') return refund(errorWords.provider_failed);
    if ('refusal' in ending) return keep({ ...job, status: 'failed', error: ending.refusal });
    report(ending.broken);
    if (attempts < maxAttempts) return store.release(job.id, { counts: true });
    return refund(errorWords.provider_failed);
  }

  /** Gives a worker its job and keeps what it tells, in order, until the job has ended or the worker can't go on. */
  function follow(worker: Worker, task: Assignment, stop: AbortSignal): Promise<Ending> {
    if (stop.aborted) return Promise.resolve('closing');
    return new Promise((resolve) => {
      let { job } = task;
      let kept: Promise<void> = Promise.resolve();
      const leave = (ending: Ending) => {
        clearTimeout(stuck);
        for (const [name, listener] of listeners) worker.off(name, listener);
        stop.onabort = null;
        kept.then(
          () => resolve(ending),
          (error: unknown) => resolve({ broken: error }),
        );
      };
      const stuck = setTimeout(() => leave('stuck'), patience);
      stop.onabort = () => leave('closing');
      const hear = (message: unknown) => {
        const told = tidings.safeParse(message);
        if (!told.success) return leave({ broken: told.error });
        if (!('changes' in told.data)) {
          const { refusal, trace } = told.data;
          return leave(refusal === undefined ? { broken: new Error(trace) } : { refusal });
        }
        const { changes, picture, problem } = told.data;
        if (problem !== undefined) report(new Error(problem));
        job = { ...job, status: 'running', ...changes };
        const next = job;
        kept = kept.then(() => keep(next, picture));
        kept.catch(breakDown);
        if (!isUnfinished(job)) leave('ended');
      };
      const breakDown = (error: unknown) => leave({ broken: error });
      const listeners = [
        ['message', hear],
        ['messageerror', breakDown],
        ['error', breakDown],
        ['exit', (code: number) => breakDown(new Error(`A worker ended with ${code}.`))],
      ] as const;
      for (const [name, listener] of listeners) worker.on(name, listener);
      worker.postMessage(task);
    });
  }

  return {
    wake,
    reach(job, isReached, milliseconds) {
      if (!isUnfinished(job) || isReached(job)) return Promise.resolve(job);
      return new Promise((resolve) => {
        let latest = job;
        const leave = () => {
          clearTimeout(timer);
          clearInterval(looking);
          watchers.delete(watcher);
          resolve(latest);
        };
        const watcher = (changed: StoredJob) => {
          if (changed.id !== job.id) return;
          latest = changed;
          if (!isUnfinished(latest) || isReached(latest)) leave();
        };
        const timer = setTimeout(leave, milliseconds);
        const look = () => void store.get(job.id).then((kept) => kept && watcher(kept), report);
        const looking = watchInterval === undefined ? undefined : setInterval(look, watchInterval);
        watchers.add(watcher);
      });
    },
    async close(milliseconds) {
      closed = true;
      clearInterval(watching);
      await filled;
      const timer = setTimeout(() => {
        for (const stop of working.values()) stop.abort();
      }, milliseconds);
      while (working.size > 0) await Promise.all(working.keys());
      clearTimeout(timer);
      await Promise.all(idle.map((worker) => worker.terminate()));
    },
  };
}
