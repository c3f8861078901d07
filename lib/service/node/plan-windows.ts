import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { plans, type RateLimitState } from '../../contract/index.ts';
import { RateLimitRefused } from '../refusals.ts';
import { unlimitedState } from '../workspaces.ts';

/** The interface's plans, and one without limits for a service of one's own. */
export const planNames = ['free', 'creator', 'pro', 'unlimited'] as const;
export type PlanName = (typeof planNames)[number];

const bucketNames: Readonly<Record<number, string>> = { 60: 'minute', 3600: 'hour', 86400: 'day' };
const longestWindow = 86_400_000;

/** How far a window of a plan is used. */
export interface PlanWindow {
  readonly bucket: string;
  readonly count: number;
  readonly limit: number;
  /** When the next place gets free, or, in a full window, there is room again; ISO date-time. */
  readonly resetAt: string;
}

/** The places that creates take in the windows of a plan. A window slides: a place is free again when its time is over. */
export interface PlanWindows {
  read(workspaceId: string, plan: PlanName, now: number): readonly PlanWindow[];
  /**
   * Takes a place in every window of the plan, or in none and throws {@link RateLimitRefused}; to be called in a
   * transaction. Answers the window that is nearest to its limit.
   */
  take(workspaceId: string, plan: PlanName, now: number): RateLimitState;
  /** What the headers say without taking a place. */
  state(workspaceId: string, plan: PlanName, now: number): RateLimitState;
}

const counted = z.object({ count: z.number() });
const taken = z.object({ taken_at: z.number() });

export function createPlanWindows(database: DatabaseSync): PlanWindows {
  const count = database.prepare('SELECT count(*) AS count FROM places WHERE workspace_id = ? AND taken_at > ?');
  const nth = database.prepare(
    'SELECT taken_at FROM places WHERE workspace_id = ? AND taken_at > ? ORDER BY taken_at LIMIT 1 OFFSET ?',
  );
  const add = database.prepare('INSERT INTO places (workspace_id, taken_at) VALUES (?, ?)');
  const forget = database.prepare('DELETE FROM places WHERE workspace_id = ? AND taken_at <= ?');

  function read(workspaceId: string, plan: PlanName, now: number): PlanWindow[] {
    if (plan === 'unlimited') return [];
    return plans[plan].map(([limit, seconds]) => {
      const since = now - seconds * 1000;
      const used = counted.parse(count.get(workspaceId, since)).count;
      // More may be taken than the plan has when it was a larger one before.
      const first = taken.safeParse(nth.get(workspaceId, since, Math.max(0, used - limit))).data;
      const resetAt = new Date((first?.taken_at ?? now) + seconds * 1000).toISOString();
      return { bucket: bucketNames[seconds] ?? `${seconds} s`, count: used, limit, resetAt };
    });
  }

  function state(workspaceId: string, plan: PlanName, now: number): RateLimitState {
    const left = ({ limit, count }: PlanWindow) => Math.max(0, limit - count);
    const [nearest] = read(workspaceId, plan, now).toSorted((a, b) => left(a) - left(b));
    return nearest ? { limit: nearest.limit, remaining: left(nearest), reset: nearest.resetAt } : unlimitedState(now);
  }

  return {
    read,
    state,
    take(workspaceId, plan, now) {
      if (plan === 'unlimited') return unlimitedState(now);
      const full = read(workspaceId, plan, now).filter((window) => window.count >= window.limit);
      const [last] = full.toSorted((a, b) => b.resetAt.localeCompare(a.resetAt));
      if (last) throw new RateLimitRefused(last, now);
      forget.run(workspaceId, now - longestWindow);
      add.run(workspaceId, now);
      return state(workspaceId, plan, now);
    },
  };
}
