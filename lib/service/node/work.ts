import { setTimeout } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import * as z from 'zod/mini';
import { BroadsideError } from '../../contract/index.ts';
import type { Assets } from '../../engine/index.ts';
import { isUnfinished, type StoredJob, storedJob, storedPicture } from '../core/record.ts';
import { runStage, type StagePorts } from '../core/stages.ts';

/** A job for a worker, with the bytes that came with its request. */
export interface Assignment {
  readonly job: StoredJob;
  readonly sources: Assets;
}
const assignment = z.object({ job: storedJob, sources: z.record(z.string(), z.instanceof(Uint8Array)) });

/** What a worker reports the one job it has: each stage's result, and at most one failure, which is the last word. */
export const tidings = z.union([
  z.object({ changes: z.partial(storedJob), picture: z.optional(storedPicture), problem: z.optional(z.string()) }),
  z.object({
    /** Words for the user where the source is at fault. */
    refusal: z.optional(z.string()),
    /** For the log where nobody foresaw it. */
    trace: z.optional(z.string()),
  }),
]);
type Tidings = z.infer<typeof tidings>;

/** Worker side: runs the stages of each job that comes, one after the other. */
export function workOnJobs(port: MessagePort, ports: Omit<StagePorts, 'sources' | 'keep'>): void {
  const post = (what: Tidings) => port.postMessage(what);
  port.on('message', async (message: unknown) => {
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
