import type { RateLimitState } from '../../contract/index.ts';
import { sha256 } from './digest.ts';
import type { Workspaces } from './ports.ts';

/** The one workspace of this device: every caller is the user, so no key is asked for. */
export const deviceWorkspaces: Workspaces = {
  byKey: async () => ({ id: 'device' }),
};

/** One workspace with one key. Keys are compared by their digests, so that timing reveals nothing about them. */
export function oneKeyWorkspaces(key: string): Workspaces {
  const expected = sha256(key);
  return {
    async byKey(given) {
      return given !== undefined && (await sha256(given)) === (await expected) ? { id: 'own' } : undefined;
    },
  };
}

/** Largest integer every client can read. */
const unlimited = 2 ** 31 - 1;

/** Headers of a `202` where no plan limits anything: a limit nobody reaches, all of it remaining. */
export function unlimitedState(now: number): RateLimitState {
  return { limit: unlimited, remaining: unlimited, reset: new Date(now).toISOString() };
}
