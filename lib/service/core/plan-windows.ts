import { plans, type RateLimitState } from '../../contract/index.ts';
import { RateLimitRefused } from './refusals.ts';
import { unlimitedState } from './workspaces.ts';

/** The interface's plans, and one without limits for a service of one's own. */
export const planNames = ['free', 'creator', 'pro', 'unlimited'] as const;
export type PlanName = (typeof planNames)[number];

const bucketNames: Readonly<Record<number, string>> = { 60: 'minute', 3600: 'hour', 86400: 'day' };
/** Milliseconds after which no window counts a place any more. */
export const maxWindowMs = 86_400_000;

/** How far a window of a plan is used. A window slides: a place is free again when its time is over. */
export interface PlanWindow {
  readonly bucket: string;
  readonly count: number;
  readonly limit: number;
  /** When the next place gets free, or, in a full window, there is room again; ISO date-time. */
  readonly resetAt: string;
}

export const getPlanWindows = (plan: PlanName): readonly (readonly [limit: number, seconds: number])[] =>
  plan === 'unlimited' ? [] : plans[plan];

/**
 * A window of which `count` places are taken at `now`. `next` is when the place was taken that has to get free for there to
 * be room: the first, or a later one where more are taken than the plan has because it was a larger one before.
 */
export function planWindow(limit: number, seconds: number, count: number, next: number): PlanWindow {
  const resetAt = new Date(next + seconds * 1000).toISOString();
  return { bucket: bucketNames[seconds] ?? `${seconds} s`, count, limit, resetAt };
}

/** What the headers say of windows: that of the one nearest to its limit. */
export function computeRateLimit(windows: readonly PlanWindow[], now: number): RateLimitState {
  const left = ({ limit, count }: PlanWindow) => Math.max(0, limit - count);
  const [nearest] = windows.toSorted((a, b) => left(a) - left(b));
  return nearest ? { limit: nearest.limit, remaining: left(nearest), reset: nearest.resetAt } : unlimitedState(now);
}

/** Throws {@link RateLimitRefused} when there is no room in one of the windows, with the one that is full for longest. */
export function refuseWhenFull(windows: readonly PlanWindow[], now: number): void {
  const full = windows.filter(({ count, limit }) => count >= limit);
  const [last] = full.toSorted((a, b) => b.resetAt.localeCompare(a.resetAt));
  if (last) throw new RateLimitRefused(last, now);
}
