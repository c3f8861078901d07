import { BroadsideError, errorWords } from '../../contract/index.ts';
import type { Advance, ServiceJobStore } from './ports.ts';
import { isUnfinished, type StoredJob } from './record.ts';
import { runStage, type StagePorts, type StageResult } from './stages.ts';

interface StageAdvancePorts extends Omit<StagePorts, 'sources' | 'keep' | 'recentMemes'> {
  readonly store: ServiceJobStore;
  /** Called for unexpected errors; the user only sees that something failed. */
  readonly report?: (error: unknown) => void;
}

export function createAdvance(ports: StageAdvancePorts): Advance {
  const running = new Map<string, Promise<StoredJob | undefined>>();
  return (jobId, workspaceId) => {
    // Keyed by workspace too, so that no other workspace gets the result.
    const key = `${workspaceId} ${jobId}`;
    const current = running.get(key) ?? advance(ports, jobId, workspaceId).finally(() => running.delete(key));
    running.set(key, current);
    return current;
  };
}

async function advance(ports: StageAdvancePorts, jobId: string, workspaceId: string): Promise<StoredJob | undefined> {
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
  const step = await runStage(stagePorts, job).catch((error: unknown) => toFailure(ports, error));
  const { changes, picture, problem } = step;
  if (problem !== undefined) ports.report?.(new Error(problem));
  const advanced: StoredJob = { ...job, status: 'running', ...changes };
  if (advanced.status === 'running') await store.put(advanced);
  else await store.settle(advanced, picture);
  return advanced;
}

function toFailure(ports: StageAdvancePorts, error: unknown): StageResult {
  const expected = error instanceof BroadsideError;
  if (!expected) ports.report?.(error);
  return { changes: { status: 'failed', error: expected ? error.message : errorWords.internal } };
}
