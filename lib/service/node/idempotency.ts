import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Idempotency } from '../ports.ts';
import { createPlanWindows, planNames } from './plan-windows.ts';

const knownRow = z
  .object({ fingerprint: z.string(), job_id: z.string(), answer: z.enum(['accepted', 'refunded']).nullable() })
  .transform(({ fingerprint, job_id, answer }) => ({ fingerprint, jobId: job_id, answer: answer ?? undefined }));
const planRow = z.object({ plan: z.enum(planNames) });

/** Remembers keys as long as the jobs they made: `seconds`. */
export function openIdempotency(database: DatabaseSync, seconds: number, now: () => number = Date.now): Idempotency {
  const windows = createPlanWindows(database);
  const find = database.prepare(
    'SELECT fingerprint, job_id, answer FROM requests WHERE workspace_id = ? AND request_key = ?',
  );
  const note = database.prepare('UPDATE requests SET answer = ? WHERE workspace_id = ? AND request_key = ?');
  const readPlan = database.prepare('SELECT plan FROM workspaces WHERE id = ?');
  return {
    seconds,
    find: async (workspaceId, key) => knownRow.safeParse(find.get(workspaceId, key)).data,
    async answered(workspaceId, key, answer) {
      note.run(answer, workspaceId, key);
    },
    rateLimit: async (workspaceId) => windows.state(workspaceId, planRow.parse(readPlan.get(workspaceId)).plan, now()),
  };
}
