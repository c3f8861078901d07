import * as z from 'zod/mini';
import { brief, memeDraft } from '../engine/brief.ts';

/**
 * What a picture is to say where that is known before its job is made: an idea kept from another meme, or a brief that the
 * user edited. The interface has no field for it, so the background sends it to this device's own service beside the create.
 */
const knownResult = z.union([z.object({ draft: memeDraft }), z.object({ brief })]);
export type KnownResult = z.infer<typeof knownResult>;

const knownHeader = 'x-broadside-known';

/** Background side: a fetch of this device that says what is to be drawn. */
export function withKnownResult(
  deviceFetch: (request: Request) => Promise<Response>,
  known: KnownResult,
): (request: Request) => Promise<Response> {
  return (request) => {
    // Headers hold Latin letters only.
    request.headers.set(knownHeader, encodeURIComponent(JSON.stringify(known)));
    return deviceFetch(request);
  };
}

/** Worker side: the result that a request names, checked. @throws {Error} when it is none. */
export function readKnownResult({ headers }: Request): KnownResult | undefined {
  const known = headers.get(knownHeader);
  return known === null ? undefined : knownResult.parse(JSON.parse(decodeURIComponent(known)));
}

/**
 * Which feeds the engine's worker may read. The worker has no `permissions`, so the background checks them and says so
 * with every request: what a user took back counts from the next stage on.
 */
const feedsHeader = 'x-broadside-feeds';

/** Background side: a fetch of this device that says which feeds may be read. */
export function withFeedsHeader(
  deviceFetch: (request: Request) => Promise<Response>,
  permitted: () => Promise<readonly string[]>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    // Not knowing costs the meme a topic, not the meme.
    const ids = await permitted().catch((): readonly string[] => []);
    if (ids.length > 0) request.headers.set(feedsHeader, ids.join());
    return deviceFetch(request);
  };
}

export function readFeedsHeader({ headers }: Request): string[] {
  return headers.get(feedsHeader)?.split(',') ?? [];
}
