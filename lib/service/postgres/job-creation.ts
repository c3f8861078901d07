import { credits, type RateLimitState } from '../../contract/index.ts';
import { workspaceRow } from '../core/account-rows.ts';
import type { StoredJob } from '../core/record.ts';
import { toSourceName } from '../core/record.ts';
import { RequestRefused } from '../core/refusals.ts';
import type { Files, JobQueue } from '../core/state-ports.ts';
import type { Connections, Statements } from './connections.ts';
import { takePlace } from './limiter.ts';
import type { Queue } from './queue.ts';
import { removeSources } from './schema.ts';

type Once = Parameters<JobQueue['create']>[2];

export interface JobCreationPorts extends Files {
  readonly connections: Connections;
  readonly queue: Queue;
  readonly now?: (() => number) | undefined;
}

/** Stores bytes, then in one transaction the job, its charge and its queue entry. */
export async function createStoredJob(
  { connections, queue, sources, now }: JobCreationPorts,
  job: StoredJob,
  assets: Readonly<Record<string, Uint8Array>>,
  once: Once,
): Promise<RateLimitState> {
  const parts = Object.keys(assets);
  await Promise.all(Object.entries(assets).map(([part, bytes]) => sources.put(toSourceName(job.id, part), bytes)));
  try {
    return await connections.transact(async (at) => {
      const { cost, state } = await charge(at, job, now?.());
      await insertJob(at, job, cost, parts);
      if (once) await insertRequest(at, job, once);
      await queue.add(at, job.id);
      return state;
    });
  } catch (error) {
    // After a broken connection the job may exist: its bytes stay until the next sweep.
    if (error instanceof RequestRefused) await removeSources(sources, job.id, parts);
    throw error;
  }
}

/** In the transaction `at`; locks the workspace's row. */
async function charge(at: Statements, { workspaceId, kind }: StoredJob, now: number | undefined) {
  const locked = await at.query('SELECT plan, credits FROM broadside.workspaces WHERE id = $1 FOR UPDATE', [
    workspaceId,
  ]);
  const workspace = workspaceRow.parse(locked.rows[0]);
  const cost = workspace.credits === null ? 0 : credits[kind];
  const state = await takePlace(at, workspaceId, workspace.plan, now);
  if (workspace.credits !== null && workspace.credits < cost) throw new RequestRefused('no_credits');
  if (cost > 0) {
    await at.query('UPDATE broadside.workspaces SET credits = credits - $1 WHERE id = $2', [cost, workspaceId]);
  }
  return { cost, state };
}

async function insertJob(at: Statements, job: StoredJob, cost: number, parts: readonly string[]): Promise<void> {
  await at.query(
    `INSERT INTO broadside.jobs (id, workspace_id, created_at, status, cost, parts, record)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [job.id, job.workspaceId, job.createdAt, job.status, cost, parts, JSON.stringify(job)],
  );
}

async function insertRequest(at: Statements, job: StoredJob, { key, fingerprint }: NonNullable<Once>): Promise<void> {
  const { changes } = await at.query(
    `INSERT INTO broadside.requests (workspace_id, request_key, fingerprint, job_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [job.workspaceId, key, fingerprint, job.id],
  );
  if (changes === 0) throw new RequestRefused('request_at_work');
}
