import { plans, type RateLimitState } from '../../contract/index.ts';
import { RateLimitRefused } from './refusals.ts';
import { makeUnlimitedState } from './workspaces.ts';

/** The interface's plans, and an unlimited one for self-hosting. */
export const planNames = ['free', 'creator', 'pro', 'unlimited'] as const;
export type PlanName = (typeof planNames)[number];

const bucketNames: Readonly<Record<number, string>> = { 60: 'minute', 3600: 'hour', 86400: 'day' };
export const maxWindowMs = 86_400_000;

/** State of a sliding window: each use is free again after the window's length. */
export interface PlanWindow {
  readonly bucket: string;
  readonly count: number;
  readonly limit: number;
  readonly resetAt: string;
}

export const getPlanWindows = (plan: PlanName): readonly (readonly [limit: number, seconds: number])[] =>
  plan === 'unlimited' ? [] : plans[plan];

/** `next` is the time of the use that must expire for a free place: after a downgrade not the first one. */
export function toPlanWindow(limit: number, seconds: number, count: number, next: number): PlanWindow {
  const resetAt = new Date(next + seconds * 1000).toISOString();
  return { bucket: bucketNames[seconds] ?? `${seconds} s`, count, limit, resetAt };
}

/** State for the headers: the window nearest to its limit. */
export function computeRateLimit(windows: readonly PlanWindow[], now: number): RateLimitState {
  const countLeft = ({ limit, count }: PlanWindow) => Math.max(0, limit - count);
  const [nearest] = windows.toSorted((a, b) => countLeft(a) - countLeft(b));
  return nearest
    ? { limit: nearest.limit, remaining: countLeft(nearest), reset: nearest.resetAt }
    : makeUnlimitedState(now);
}

/** Throws {@link RateLimitRefused} with the window that is full for longest. */
export function refuseWhenFull(windows: readonly PlanWindow[], now: number): void {
  const full = windows.filter(({ count, limit }) => count >= limit);
  const [last] = full.toSorted((a, b) => b.resetAt.localeCompare(a.resetAt));
  if (last) throw new RateLimitRefused(last, now);
}
