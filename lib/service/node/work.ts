import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { BroadsideError } from '../../contract/index.ts';
import type { Assets } from '../../engine/index.ts';
import { isUnfinished, type StoredJob, storedJob, storedPicture } from '../core/record.ts';
import { runStage, type StagePorts } from '../core/stages.ts';

/** Copies the bytes: in a message they are a view of the whole of it. */
const ownBytes = z.pipe(
  z.instanceof(Uint8Array<ArrayBufferLike>),
  z.transform((bytes) => new Uint8Array(bytes)),
);

export interface Assignment {
  readonly job: StoredJob;
  readonly sources: Assets;
}
const assignment = z.object({ job: storedJob, sources: z.record(z.string(), ownBytes) });

/** A worker's reports: each stage's result, and at most one failure, which is the last. */
export const tidings = z.union([
  z.object({
    changes: z.partial(storedJob),
    picture: z.optional(z.extend(storedPicture, { bytes: ownBytes })),
    problem: z.optional(z.string()),
  }),
  z.object({
    refusal: z.optional(z.string()),
    trace: z.optional(z.string()),
  }),
]);
type Tidings = z.infer<typeof tidings>;

/** Runs the parent's jobs one at a time. Ignores Ctrl+C, as the parent waits for running jobs, and ends with the parent. */
export function workOnJobs(ports: Omit<StagePorts, 'sources' | 'keep'>): void {
  const ignore = () => undefined;
  process.on('SIGINT', ignore).on('SIGTERM', ignore);
  process.on('disconnect', () => process.exit());
  new Worker(new URL('./watch-parent.ts', import.meta.url)).unref();
  // Fails only where the parent is gone, when this process ends too.
  const post = (what: Tidings) => void process.send?.(what, ignore);
  process.on('message', async (message: unknown) => {
    try {
      let { job, sources } = assignment.parse(message);
      while (isUnfinished(job)) {
        const keep = async (kept: StoredJob) => post({ changes: kept });
        const { after, ...step } = await runStage({ ...ports, sources: async () => sources, keep }, job);
        job = { ...job, status: 'running', ...step.changes };
        post(step);
        if (after !== undefined) await setTimeout(after);
      }
    } catch (error) {
      if (error instanceof BroadsideError) post({ refusal: error.message });
      else post({ trace: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
}
