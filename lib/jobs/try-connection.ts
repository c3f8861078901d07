import * as z from 'zod/mini';
import { errorBody, job, megabyte, paths, readCapped, readIdempotencyOffer, readRateLimit } from '../contract/index.ts';
import type { Trial } from '../protocol/replies.ts';
import { offers } from '../settings/offers.ts';
import { planLimits } from '../settings/plan-limits.ts';
import { isPermitted } from './send-blocker.ts';

const timeoutMs = 15_000;
const interfaceBody = z.union([errorBody, job]);

/**
 * Asks a service, with a key, for a job that does not exist: the cheapest request there is. One that speaks the interface
 * answers with an Error body; 401 says that the key is wrong. What it offers is remembered from here on. The key follows no
 * redirect. `prepareFor`: readies this browser for requests to a service.
 */
export async function tryConnection(
  baseUrl: string,
  key: string | undefined,
  prepareFor: (baseUrl: string) => Promise<void>,
): Promise<Trial> {
  if (!key) return { result: 'wrong_key' };
  if (!(await isPermitted(baseUrl))) return { result: 'no_permission' };
  try {
    await prepareFor(baseUrl);
    const response = await fetch(`${baseUrl}${paths.jobs}/${crypto.randomUUID()}`, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = new TextDecoder().decode(await readCapped(response.body, megabyte));
    if (!answersInterface(body)) return { result: 'other_interface' };
    if (response.status === 401 || response.status === 403) return { result: 'wrong_key' };
    await offers.store(baseUrl, readIdempotencyOffer(response.headers));
    const limits = readRateLimit(response.headers);
    if (limits) await planLimits.store(baseUrl, limits);
    return { result: response.status >= 500 ? 'service_unreachable' : 'works' };
  } catch {
    // Whatever the network's reason was, browsers do not tell it.
    return { result: 'service_unreachable' };
  }
}

function answersInterface(body: string): boolean {
  try {
    return interfaceBody.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}
