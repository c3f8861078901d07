import { isUnfinished, type StoredJob } from '../core/record.ts';
import type { JobQueue } from '../core/state-ports.ts';

export interface JobWatch {
  notify(job: StoredJob): void;
  /** Resolves with the job once `isReached`, at its end, or after `milliseconds`. */
  reach(job: StoredJob, isReached: (job: StoredJob) => boolean, milliseconds: number): Promise<StoredJob>;
}

export function createJobWatch(
  store: Pick<JobQueue, 'get'>,
  watchIntervalMs: number | undefined,
  report: (error: unknown) => void,
): JobWatch {
  const watchers = new Set<(job: StoredJob) => void>();
  return {
    notify(job) {
      for (const watchJob of watchers) watchJob(job);
    },
    reach(job, isReached, milliseconds) {
      if (!isUnfinished(job) || isReached(job)) return Promise.resolve(job);
      return new Promise((resolve) => {
        let latest = job;
        const leave = () => {
          clearTimeout(timer);
          clearInterval(looking);
          watchers.delete(watchJob);
          resolve(latest);
        };
        const watchJob = (changed: StoredJob) => {
          if (changed.id !== job.id) return;
          latest = changed;
          if (!isUnfinished(latest) || isReached(latest)) leave();
        };
        const timer = setTimeout(leave, milliseconds);
        const look = () => void store.get(job.id).then((kept) => kept && watchJob(kept), report);
        const looking = watchIntervalMs === undefined ? undefined : setInterval(look, watchIntervalMs);
        watchers.add(watchJob);
      });
    },
  };
}
