import * as z from 'zod/mini';
import { brief, memeDraft } from '../engine/brief.ts';

/** A meme's idea or an edited brief, sent as a header to this device only: the interface has no field for it. */
const knownResult = z.union([z.object({ draft: memeDraft }), z.object({ brief })]);
export type KnownResult = z.infer<typeof knownResult>;

const knownHeader = 'x-broadside-known';

export function withKnownResult(
  deviceFetch: (request: Request) => Promise<Response>,
  known: KnownResult,
): (request: Request) => Promise<Response> {
  return (request) => {
    // Headers hold Latin-1 only.
    request.headers.set(knownHeader, encodeURIComponent(JSON.stringify(known)));
    return deviceFetch(request);
  };
}

export function readKnownResult({ headers }: Request): KnownResult | undefined {
  const known = headers.get(knownHeader);
  return known === null ? undefined : knownResult.parse(JSON.parse(decodeURIComponent(known)));
}

/** Feeds that the worker may read. It cannot query permissions, so each request carries them. */
const feedsHeader = 'x-broadside-feeds';

export function withFeedsHeader(
  deviceFetch: (request: Request) => Promise<Response>,
  permitted: () => Promise<readonly string[]>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    // Without feeds the meme only lacks a topic.
    const ids = await permitted().catch((): readonly string[] => []);
    if (ids.length > 0) request.headers.set(feedsHeader, ids.join());
    return deviceFetch(request);
  };
}

export function readFeedsHeader({ headers }: Request): string[] {
  return headers.get(feedsHeader)?.split(',') ?? [];
}
