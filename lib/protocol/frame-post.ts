import { browser } from 'wxt/browser';
import { type FramePost, fromFrame, type ToFrame } from './frame-post-format.ts';
import { type OffscreenClient, offscreenPath } from './offscreen.ts';
import type { PostFetch, PostRoute } from './post-queue.ts';

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
  const ready = nextAnswer(port, AbortSignal.timeout(frameTimeoutMs));
  client.postMessage({ type: 'frame-post', isAlone } satisfies FramePost, [port2]);
  const first = await ready;
  if (first.type !== 'ready') throw new Error(first.type === 'failed' ? first.message : 'The frame is out of step.');

  return async (request) => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    const post = (message: ToFrame) => port.postMessage(message);
    const abort = () => post({ type: 'abort' });
    request.signal.addEventListener('abort', abort, { once: true });
    const answered = nextAnswer(port, request.signal);
    post({ type: 'send', url: request.url, headers: [...request.headers], body });
    const answer = await answered;
    if (answer.type !== 'answer') throw new TypeError(answer.type === 'failed' ? answer.message : 'Out of step.');
    const { status, headers } = answer;
    return new Response(answer.body as ReadableStream<Uint8Array<ArrayBuffer>> | null, { status, headers });
  };
}

function nextAnswer(port: MessagePort, signal: AbortSignal) {
  const answer = Promise.withResolvers<ReturnType<typeof fromFrame.parse>>();
  port.onmessage = ({ data }) => {
    const read = fromFrame.safeParse(data);
    if (read.success) answer.resolve(read.data);
    else answer.reject(read.error);
  };
  signal.addEventListener('abort', () => answer.reject(signal.reason), { once: true });
  return answer.promise;
}
