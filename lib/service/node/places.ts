import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { RateLimitState } from '../../contract/index.ts';
import {
  computeRateLimit,
  getPlanWindows,
  maxWindowMs,
  type PlanName,
  type PlanWindow,
  refuseWhenFull,
  toPlanWindow,
} from '../core/plan-windows.ts';

interface Places {
  read(workspaceId: string, plan: PlanName, now: number): readonly PlanWindow[];
  /** In a transaction. Returns the window nearest to its limit; throws `RateLimitRefused` without taking a place. */
  take(workspaceId: string, plan: PlanName, now: number): RateLimitState;
}

const counted = z.object({ count: z.number() });
const taken = z.object({ taken_at: z.number() });

export function openPlaces(database: DatabaseSync): Places {
  const count = database.prepare('SELECT count(*) AS count FROM places WHERE workspace_id = ? AND taken_at > ?');
  const nth = database.prepare(
    'SELECT taken_at FROM places WHERE workspace_id = ? AND taken_at > ? ORDER BY taken_at LIMIT 1 OFFSET ?',
  );
  const add = database.prepare('INSERT INTO places (workspace_id, taken_at) VALUES (?, ?)');
  const forget = database.prepare('DELETE FROM places WHERE workspace_id = ? AND taken_at <= ?');

  function read(workspaceId: string, plan: PlanName, now: number): PlanWindow[] {
    return getPlanWindows(plan).map(([limit, seconds]) => {
      const since = now - seconds * 1000;
      const used = counted.parse(count.get(workspaceId, since)).count;
      const next = taken.safeParse(nth.get(workspaceId, since, Math.max(0, used - limit))).data;
      return toPlanWindow(limit, seconds, used, next?.taken_at ?? now);
    });
  }

  return {
    read,
    take(workspaceId, plan, now) {
      refuseWhenFull(read(workspaceId, plan, now), now);
      if (plan !== 'unlimited') {
        forget.run(workspaceId, now - maxWindowMs);
        add.run(workspaceId, now);
      }
      return computeRateLimit(read(workspaceId, plan, now), now);
    },
  };
}
