/**
 * Which feeds the engine's worker may read. The worker has no `permissions`, so the background checks them and says so
 * with every request: what a person took back counts from the next stage on.
 */
const header = 'x-broadside-feeds';

/** Background side: a fetch of this device that says which feeds may be read. */
export function tellingFeeds(
  deviceFetch: (request: Request) => Promise<Response>,
  permitted: () => Promise<readonly string[]>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    // Not knowing costs the meme a topic, not the meme.
    const ids = await permitted().catch((): readonly string[] => []);
    if (ids.length > 0) request.headers.set(header, ids.join());
    return deviceFetch(request);
  };
}

/** Worker side: the feeds that a request says may be read. */
export function toldFeeds({ headers }: Request): string[] {
  return headers.get(header)?.split(',') ?? [];
}
