/** Browsers open six connections per host, and polls need some. */
export const maxPostsInFlight = 4;

export type PostFetch = (request: Request) => Promise<Response>;

interface PostOptions {
  /** The service treats a repeated request as one, so reused connections are harmless. */
  readonly isRepeatable: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Browsers repeat a POST when a reused connection breaks before the response, which `fetch` cannot forbid (measured in Chromium
 * 156 and Firefox 153).
 */
export interface PostQueue {
  /** The given `fetch` sends one POST, once and at once. */
  run<T>(task: (fetch: PostFetch) => Promise<T>, options: PostOptions): Promise<T>;
}

export type PostRoute = <T>(task: (fetch: PostFetch) => Promise<T>, options: PostOptions) => Promise<T>;

export function createPostQueue(route: PostRoute): PostQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (running < maxPostsInFlight) {
      running += 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    const leave = () => {
      const place = waiting.indexOf(turn.resolve);
      if (place < 0) return;
      waiting.splice(place, 1);
      turn.reject(signal?.reason);
    };
    waiting.push(turn.resolve);
    signal?.addEventListener('abort', leave, { once: true });
    await turn.promise;
    signal?.removeEventListener('abort', leave);
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    run: (task, options) =>
      route(async (fetch) => {
        await enter(options.signal);
        try {
          return await task(fetch);
        } finally {
          leave();
        }
      }, options),
  };
}
