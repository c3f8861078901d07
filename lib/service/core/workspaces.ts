import type { RateLimitState } from '../../contract/index.ts';
import { hashSha256 } from './digest.ts';
import type { Workspaces } from './ports.ts';

/** The device's only workspace, without a key. */
export const deviceWorkspaces: Workspaces = {
  byKey: async () => ({ id: 'device' }),
};

/** One workspace with one key, compared by digest against timing attacks. */
export function makeOneKeyWorkspaces(key: string): Workspaces {
  const expected = hashSha256(key);
  return {
    async byKey(given) {
      return given !== undefined && (await hashSha256(given)) === (await expected) ? { id: 'own' } : undefined;
    },
  };
}

/** Largest integer that every client can read. */
const unlimited = 2 ** 31 - 1;

/** Rate limit of an unlimited plan: a limit nobody reaches, all of it remaining. */
export function makeUnlimitedState(now: number): RateLimitState {
  return { limit: unlimited, remaining: unlimited, reset: new Date(now).toISOString() };
}
