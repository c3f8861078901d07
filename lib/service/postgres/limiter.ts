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
import type { Statements } from './connections.ts';

const milliseconds = z.coerce.number();
const usedRow = z.object({
  now: milliseconds,
  places: z.nullable(z.number()),
  seconds: z.nullable(z.number()),
  count: z.number(),
  next: milliseconds,
});

/** Windows with their used places, by the database's clock by default, as nodes' clocks differ. */
const readUsed = `
  WITH clock AS (
    SELECT coalesce($2::bigint, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) AS now
  )
  SELECT clock.now, plan.places, plan.seconds, count(taken_at)::int AS count,
    coalesce(
      (array_agg(taken_at ORDER BY taken_at))[greatest(count(taken_at)::int - plan.places, 0) + 1],
      clock.now
    ) AS next
  FROM clock
  LEFT JOIN unnest($3::int[], $4::int[]) WITH ORDINALITY AS plan (places, seconds, number) ON true
  LEFT JOIN broadside.places ON workspace_id = $1 AND taken_at > clock.now - plan.seconds::bigint * 1000
  GROUP BY clock.now, plan.places, plan.seconds, plan.number
  ORDER BY plan.number
`;

interface Usage {
  readonly now: number;
  readonly windows: readonly PlanWindow[];
  readonly afterwards: readonly PlanWindow[];
}

export async function readWindows(
  at: Statements,
  workspaceId: string,
  plan: PlanName,
  now: number | undefined,
): Promise<Usage> {
  const windows = getPlanWindows(plan);
  const limits = windows.map(([limit]) => limit);
  const lengths = windows.map(([, seconds]) => seconds);
  const rows = (await at.query(readUsed, [workspaceId, now, limits, lengths])).rows.map((row) => usedRow.parse(row));
  const used = rows.flatMap(({ places, seconds, count, next, now: read }) =>
    places === null || seconds === null ? [] : [{ places, seconds, count, next, now: read }],
  );
  return {
    now: rows[0]?.now ?? Date.now(),
    windows: used.map(({ places, seconds, count, next }) => toPlanWindow(places, seconds, count, next)),
    afterwards: used.map(({ places, seconds, count, next }) => toPlanWindow(places, seconds, count + 1, next)),
  };
}

/** Takes a place in every window, or none and throws `RateLimitRefused`. The transaction must hold the workspace's row. */
export async function takePlace(
  at: Statements,
  workspaceId: string,
  plan: PlanName,
  given: number | undefined,
): Promise<RateLimitState> {
  const { now, windows, afterwards } = await readWindows(at, workspaceId, plan, given);
  refuseWhenFull(windows, now);
  if (windows.length > 0) {
    await at.query('DELETE FROM broadside.places WHERE workspace_id = $1 AND taken_at <= $2', [
      workspaceId,
      now - maxWindowMs,
    ]);
    await at.query('INSERT INTO broadside.places (workspace_id, taken_at) VALUES ($1, $2)', [workspaceId, now]);
  }
  return computeRateLimit(afterwards, now);
}
