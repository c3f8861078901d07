import { BroadsideError, errorWords } from '../../contract/index.ts';
import type { Advance, JobStore } from './ports.ts';
import { isUnfinished, type StoredJob } from './record.ts';
import { runStage, type StagePorts, type Step } from './stages.ts';

interface AdvancePorts extends Omit<StagePorts, 'sources' | 'keep' | 'recentMemes'> {
  readonly store: JobStore;
  /** Notified of every error that nobody expected; the user only hears that something failed. */
  readonly report?: (error: unknown) => void;
}

/**
 * Advances jobs by the polls for them, a stage each. Two polls of one job at the same time share one advance, so that no
 * stage runs twice; the lock lives in this process, which is the only one that works on its store.
 */
export function createAdvance(ports: AdvancePorts): Advance {
  const running = new Map<string, Promise<StoredJob | undefined>>();
  return (jobId, workspaceId) => {
    // By the workspace too: nobody is answered with what another one may see, or may not.
    const key = `${workspaceId} ${jobId}`;
    const current = running.get(key) ?? advance(ports, jobId, workspaceId).finally(() => running.delete(key));
    running.set(key, current);
    return current;
  };
}

async function advance(ports: AdvancePorts, jobId: string, workspaceId: string): Promise<StoredJob | undefined> {
  const { store } = ports;
  const job = await store.get(jobId);
  if (job?.workspaceId !== workspaceId) return undefined;
  if (!isUnfinished(job)) return job;
  const stagePorts: StagePorts = {
    ...ports,
    sources: (id) => store.sources(id),
    keep: (kept) => store.put(kept),
    recentMemes: async () => (await store.recentMemes?.(job.source)) ?? [],
  };
  const step = await runStage(stagePorts, job).catch((error: unknown) => failure(ports, error));
  const { changes, picture, problem } = step;
  if (problem !== undefined) ports.report?.(new Error(problem));
  const advanced: StoredJob = { ...job, status: 'running', ...changes };
  if (advanced.status === 'running') await store.put(advanced);
  else await store.settle(advanced, picture);
  return advanced;
}

/** A stage that throws ends the job: with its own words when it knows why, else with ours. */
function failure(ports: AdvancePorts, error: unknown): Step {
  const expected = error instanceof BroadsideError;
  if (!expected) ports.report?.(error);
  return { changes: { status: 'failed', error: expected ? error.message : errorWords.internal } };
}
