import { megabyte } from '../../contract/index.ts';
import { answerRefusal, RateLimitRefused } from '../core/refusals.ts';
import { identifyClient } from './intake.ts';

const windowMs = 60_000;
/** Wrong keys per address and window. Behind a proxy all clients share an address; right keys are never counted. */
const maxWrongKeys = 60;
/** Bytes per key and window for refused creates: each its body's, and a share for the work. */
const maxRefusedBytes = 64 * megabyte;
const refusalShareBytes = 128 * 1024;
/** Assumed for a body of unknown length. */
const unknownBytes = 8 * megabyte;
const maxClients = 10_000;

interface Window {
  readonly since: number;
  used: number;
}

function createWindows(bucket: string, limit: number, now: () => number) {
  const windows = new Map<string, Window>();
  const find = (client: string): Window | undefined => {
    const window = windows.get(client);
    return window && now() - window.since < windowMs ? window : undefined;
  };
  return {
    add(client: string, amount: number) {
      const window = find(client) ?? { since: now(), used: 0 };
      window.used += amount;
      if (windows.size >= maxClients) for (const other of windows.keys()) if (!find(other)) windows.delete(other);
      if (windows.size < maxClients) windows.set(client, window);
    },
    refusal(client: string): RateLimitRefused | undefined {
      const window = find(client);
      if (!window || window.used < limit) return undefined;
      const resetAt = new Date(window.since + windowMs).toISOString();
      return new RateLimitRefused({ bucket, count: Math.ceil(window.used), limit, resetAt }, now());
    },
  };
}

type Fetch = (request: Request, address?: string) => Response | Promise<Response>;

/** Responds with 429 after too many refused creates or wrong keys, before reading a body or looking up a key. */
export function throttle(fetch: Fetch, now: () => number = Date.now): Fetch {
  const wrongKeys = createWindows('wrong keys', maxWrongKeys, now);
  const refusals = createWindows('refused bytes', maxRefusedBytes, now);
  const known = new Set<string>();

  return async (request, address = '') => {
    if (!new URL(request.url).pathname.startsWith('/api/')) return fetch(request, address);
    const client = identifyClient(request);
    const isCreate = request.method === 'POST';
    const refused =
      (isCreate ? refusals.refusal(client) : undefined) ?? (known.has(client) ? undefined : wrongKeys.refusal(address));
    if (refused) return answerRefusal(refused);
    const response = await fetch(request, address);
    if (response.status === 401) {
      known.delete(client);
      wrongKeys.add(address, 1);
    } else if (isCreate && [400, 413, 415, 422].includes(response.status)) {
      const announced = request.headers.get('content-length');
      refusals.add(client, refusalShareBytes + (announced === null ? unknownBytes : Number(announced)));
    } else if (response.ok) {
      if (known.size >= maxClients) known.clear();
      known.add(client);
    }
    return response;
  };
}
