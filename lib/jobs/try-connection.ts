import * as z from 'zod/mini';
import { errorBody, job, megabyte, paths, readCapped, readIdempotencyOffer, readRateLimit } from '../contract/index.ts';
import type { Trial } from '../protocol/send.ts';
import { offers, planLimits } from '../storage/service-facts.ts';
import { isPermitted } from './permissions.ts';

const timeoutMs = 15_000;
const interfaceBody = z.union([errorBody, job]);

/** Requests a nonexistent job, which is cheapest: an Error body shows the interface, 401 a wrong key. No redirect is followed. */
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
    if (!isOfInterface(body)) return { result: 'other_interface' };
    if (response.status === 401 || response.status === 403) return { result: 'wrong_key' };
    await offers.store(baseUrl, readIdempotencyOffer(response.headers));
    const limits = readRateLimit(response.headers);
    if (limits) await planLimits.store(baseUrl, limits);
    return { result: response.status >= 500 ? 'service_unreachable' : 'works' };
  } catch {
    // Browsers hide the network error's cause.
    return { result: 'service_unreachable' };
  }
}

function isOfInterface(body: string): boolean {
  try {
    return interfaceBody.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}
