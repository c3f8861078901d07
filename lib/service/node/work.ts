import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { BroadsideError } from '../../contract/index.ts';
import type { Assets } from '../../engine/index.ts';
import { isUnfinished, type StoredJob, storedJob, storedPicture } from '../core/record.ts';
import { runStage, type StagePorts } from '../core/stages.ts';

/** Bytes of their own: what comes in a message is a view of the whole of it. */
const ownBytes = z.pipe(
  z.instanceof(Uint8Array<ArrayBufferLike>),
  z.transform((bytes) => new Uint8Array(bytes)),
);

/** A job for a worker, with the bytes that came with its request. */
export interface Assignment {
  readonly job: StoredJob;
  readonly sources: Assets;
}
const assignment = z.object({ job: storedJob, sources: z.record(z.string(), ownBytes) });

/** What a worker reports the one job it has: each stage's result, and at most one failure, which is the last word. */
export const tidings = z.union([
  z.object({
    changes: z.partial(storedJob),
    picture: z.optional(z.extend(storedPicture, { bytes: ownBytes })),
    problem: z.optional(z.string()),
  }),
  z.object({
    /** Words for the user where the source is at fault. */
    refusal: z.optional(z.string()),
    /** For the log where nobody foresaw it. */
    trace: z.optional(z.string()),
  }),
]);
type Tidings = z.infer<typeof tidings>;

/**
 * A worker's side: runs the stages of each job that comes from the parent, one after the other. It ends with its parent, not
 * with Ctrl+C: the parent lets jobs at work end first.
 */
export function workOnJobs(ports: Omit<StagePorts, 'sources' | 'keep'>): void {
  const ignore = () => undefined;
  process.on('SIGINT', ignore).on('SIGTERM', ignore);
  process.on('disconnect', () => process.exit());
  new Worker(new URL('./watch-parent.ts', import.meta.url)).unref();
  // It fails only where the parent is gone, and this process ends with that.
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
