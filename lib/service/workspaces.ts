import type { RateLimitState } from '../contract/index.ts';
import type { Workspaces } from './ports.ts';

/** The one workspace of this device: whoever reaches the service is the person, so no key is asked for. */
export const deviceWorkspaces: Workspaces = {
  byKey: async () => ({ id: 'device' }),
};

/** One workspace with one key. Keys are compared by their digests, so that time tells nothing about them. */
export function oneKeyWorkspaces(key: string): Workspaces {
  const expected = digest(key);
  return {
    async byKey(given) {
      return given !== undefined && (await digest(given)) === (await expected) ? { id: 'own' } : undefined;
    },
  };
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Largest integer every client can read. */
const unlimited = 2 ** 31 - 1;

/**
 * What the headers that every `202` over the network carries say where no plan limits anything: a limit nobody reaches, all
 * of it remaining, renewed at once.
 */
export function unlimitedState(now: number): RateLimitState {
  return { limit: unlimited, remaining: unlimited, reset: new Date(now).toISOString() };
}
