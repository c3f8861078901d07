import type { DatabaseSync } from 'node:sqlite';
import { knownRow, planRow } from '../core/account-rows.ts';
import { computeRateLimit } from '../core/plan-windows.ts';
import type { Idempotency } from '../core/ports.ts';
import { openPlaces } from './places.ts';

/** Claims are in memory, as only one process uses the database. */
export function openIdempotency(database: DatabaseSync, seconds: number, now: () => number = Date.now): Idempotency {
  const atWork = new Set<string>();
  const places = openPlaces(database);
  const find = database.prepare(
    'SELECT fingerprint, job_id, answer FROM requests WHERE workspace_id = ? AND request_key = ?',
  );
  const note = database.prepare('UPDATE requests SET answer = ? WHERE workspace_id = ? AND request_key = ?');
  const readPlan = database.prepare('SELECT plan FROM workspaces WHERE id = ?');
  return {
    seconds,
    async claim(workspaceId, key) {
      const name = `${workspaceId} ${key}`;
      if (atWork.has(name)) return undefined;
      atWork.add(name);
      return async () => void atWork.delete(name);
    },
    find: async (workspaceId, key) => knownRow.safeParse(find.get(workspaceId, key)).data,
    async answered(workspaceId, key, answer) {
      note.run(answer, workspaceId, key);
    },
    async rateLimit(workspaceId) {
      const { plan } = planRow.parse(readPlan.get(workspaceId));
      return computeRateLimit(places.read(workspaceId, plan, now()), now());
    },
  };
}
