import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { type OffscreenClient, offscreenPath } from './offscreen.ts';

/** Browsers open six connections per host, and polls need some. */
export const maxPostsInFlight = 4;

export type PostFetch = (request: Request) => Promise<Response>;

interface PostOptions {
  /** The service treats a repeated request as one, so reused connections are harmless. */
  readonly isRepeatable: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Browsers repeat a POST when a reused connection breaks (measured in Chromium 156 and Firefox 153). */
export interface PostQueue {
  /** The given `fetch` sends one POST, once and at once. */
  run<T>(task: (fetch: PostFetch) => Promise<T>, options: PostOptions): Promise<T>;
}

type PostRoute = <T>(task: (fetch: PostFetch) => Promise<T>, options: PostOptions) => Promise<T>;

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

/** Sent with the port for its reply. `isAlone`: from a frame with connections of its own. */
export const framePost = z.object({ type: z.literal('frame-post'), isAlone: z.boolean() });
type FramePost = z.infer<typeof framePost>;

const headers = z.array(z.tuple([z.string(), z.string()]));

export const toFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('send'), url: z.url(), headers, body: z.instanceof(Blob) }),
  z.object({ type: z.literal('abort') }),
]);
type ToFrame = z.infer<typeof toFrame>;

/** `ready`: the next message is sent at once. */
const fromFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('answer'), status: z.int(), headers, body: z.nullable(z.instanceof(ReadableStream)) }),
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type FromFrame = z.infer<typeof fromFrame>;

/** Held during a POST that needs a document of its own. */
const lockName = 'post-once';

/**
 * Sends a POST once in Chromium: from a credentialless frame in a new offscreen document, whose connections are unused. One such
 * POST per document. Repeatable ones use any document, as a service worker's requests end after 30 s. `isInUse`: whether other
 * readers use the document.
 */
export function createFrameRoute(offscreen: OffscreenClient, isInUse: () => Promise<boolean>): PostRoute {
  return (task, { isRepeatable, signal }) => {
    if (isRepeatable) {
      return offscreen.hold(async (ask) => {
        await ask({ type: 'host-ready' });
        return task(await connectToDocument(false));
      });
    }
    return navigator.locks.request(lockName, { ...(signal && { signal }) }, async () => {
      await offscreen.renew(isInUse);
      return task(await connectToDocument(true));
    });
  };
}

/** WXT's types are those of a page. */
interface WorkerClient {
  readonly url: string;
  postMessage(message: unknown, transfer: readonly Transferable[]): void;
}
interface WorkerClients {
  matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<readonly WorkerClient[]>;
}

const frameTimeoutMs = 15_000;

/** The request holds the key, so it is sent to that document only, not as a message to every extension page. */
async function connectToDocument(isAlone: boolean): Promise<PostFetch> {
  const { clients } = globalThis as unknown as { clients: WorkerClients };
  const address = browser.runtime.getURL(offscreenPath);
  const windows = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const client = windows.find(({ url }) => url === address);
  if (!client) throw new Error('There is no offscreen document.');
  const { port1: port, port2 } = new MessageChannel();
  const ready = waitForAnswer(port, AbortSignal.timeout(frameTimeoutMs));
  client.postMessage({ type: 'frame-post', isAlone } satisfies FramePost, [port2]);
  const first = await ready;
  if (first.type !== 'ready') throw new Error(first.type === 'failed' ? first.message : 'The frame is out of step.');

  return async (request) => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    const post = (message: ToFrame) => port.postMessage(message);
    const abort = () => post({ type: 'abort' });
    request.signal.addEventListener('abort', abort, { once: true });
    const answered = waitForAnswer(port, request.signal);
    post({ type: 'send', url: request.url, headers: [...request.headers], body });
    const answer = await answered;
    if (answer.type !== 'answer') throw new TypeError(answer.type === 'failed' ? answer.message : 'Out of step.');
    const { status, headers } = answer;
    return new Response(answer.body as ReadableStream<Uint8Array<ArrayBuffer>> | null, { status, headers });
  };
}

function waitForAnswer(port: MessagePort, signal: AbortSignal) {
  const answer = Promise.withResolvers<ReturnType<typeof fromFrame.parse>>();
  port.onmessage = ({ data }) => {
    const read = fromFrame.safeParse(data);
    if (read.success) answer.resolve(read.data);
    else answer.reject(read.error);
  };
  signal.addEventListener('abort', () => answer.reject(signal.reason), { once: true });
  return answer.promise;
}
