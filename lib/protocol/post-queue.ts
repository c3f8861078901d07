/** Creates in flight at most: browsers open six connections to a host, and polls need some of them. */
export const maxPostsInFlight = 4;

/** Sends one request, as the client has it. */
export type PostFetch = (request: Request) => Promise<Response>;

interface PostOptions {
  /** Whether the service takes the same request twice as one: then a connection that was used before does no harm. */
  readonly isRepeatable: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * How creates leave this browser. Browsers send a POST again by themselves when a connection that served an earlier request
 * breaks before the answer, which no option of `fetch` forbids (measured in Chromium 156 and Firefox 153).
 */
export interface PostQueue {
  /** Runs `task` in its turn. The `fetch` it is given sends one POST, once, and leaves at once. */
  run<T>(task: (fetch: PostFetch) => Promise<T>, options: PostOptions): Promise<T>;
}

export type PostRoute = <T>(task: (fetch: PostFetch) => Promise<T>, options: PostOptions) => Promise<T>;

/** Lets at most {@link maxPostsInFlight} tasks run at a time, in the order they came, each by `route`. */
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

  /** Hands the place on to the next, so that it counts as taken all the time. */
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
