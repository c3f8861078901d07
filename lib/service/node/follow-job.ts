import type { ChildProcess } from 'node:child_process';
import { isUnfinished, type ServedPicture, type StoredJob } from '../core/record.ts';
import { type Assignment, tidings } from './work.ts';

export type Ending = 'ended' | 'stuck' | 'closing' | { readonly refusal: string } | { readonly broken: unknown };

interface FollowPorts {
  readonly stop: AbortSignal;
  readonly timeoutMs: number;
  keep(job: StoredJob, picture?: ServedPicture): Promise<void>;
  report(error: unknown): void;
}

/** Sends a job to a worker and stores its reports in order, until either ends. */
export function followJob(
  worker: ChildProcess,
  task: Assignment,
  { stop, timeoutMs, keep, report }: FollowPorts,
): Promise<Ending> {
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
    const stuck = setTimeout(() => leave('stuck'), timeoutMs);
    stop.onabort = () => leave('closing');
    const breakDown = (error: unknown) => leave({ broken: error });
    const onMessage = (message: unknown) => {
      const tiding = tidings.safeParse(message);
      if (!tiding.success) return breakDown(tiding.error);
      if (!('changes' in tiding.data)) {
        const { refusal, trace } = tiding.data;
        return refusal === undefined ? breakDown(new Error(trace)) : leave({ refusal });
      }
      const { changes, picture, problem } = tiding.data;
      if (problem !== undefined) report(new Error(problem));
      const next: StoredJob = { ...job, status: 'running', ...changes };
      job = next;
      kept = kept.then(() => keep(next, picture));
      kept.catch(breakDown);
      if (!isUnfinished(next)) leave('ended');
    };
    const listeners = [
      ['message', onMessage],
      ['error', breakDown],
      [
        'exit',
        (code: number | null, signal: string | null) => breakDown(new Error(`A worker ended with ${signal ?? code}.`)),
      ],
    ] as const;
    for (const [name, listener] of listeners) worker.on(name, listener);
    worker.send(task, (error) => error && breakDown(error));
  });
}
