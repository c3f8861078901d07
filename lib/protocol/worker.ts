import * as z from 'zod/mini';
import { type BlobStore, blobStore } from '../storage/blobs.ts';
import {
  packRequest,
  packResponse,
  unpackRequest,
  unpackResponse,
  type WireRequest,
  type WireResponse,
  wireRequest,
  wireResponse,
} from './wire.ts';

const question = z.object({ number: z.number(), request: wireRequest });
const reply = z.union([
  z.object({ number: z.number(), response: wireResponse }),
  z.object({ number: z.number(), error: z.string() }),
]);

/** Milliseconds of silence that mean a stuck worker; a picture takes less than a second. */
const timeoutMs = 30_000;

/** Starts a worker with the first request; a broken or stuck one fails its requests, and the next request starts another. */
export function createWorkerClient(
  start: () => Worker,
  limit = timeoutMs,
): (request: WireRequest) => Promise<WireResponse> {
  let worker: Worker | undefined;
  let asked = 0;
  const open = new Map<number, PromiseWithResolvers<WireResponse>>();
  let silence: ReturnType<typeof setTimeout> | undefined;

  const breakDown = (event: { readonly message?: string }) => {
    clearTimeout(silence);
    worker?.terminate();
    worker = undefined;
    const reason = event.message || 'it could not be started, or read';
    for (const answer of open.values()) answer.reject(new Error(`The engine broke down: ${reason}.`));
    open.clear();
  };
  /** Restarted by each response, so that queued requests do not make a busy worker seem stuck. */
  const listen = () => {
    clearTimeout(silence);
    if (open.size > 0) silence = setTimeout(() => breakDown({ message: 'it gave no answer' }), limit);
  };
  const startWorker = () => {
    const started = start();
    started.addEventListener('error', breakDown);
    started.addEventListener('messageerror', () => breakDown({}));
    started.addEventListener('message', ({ data }) => {
      const received = reply.parse(data);
      const answer = open.get(received.number);
      open.delete(received.number);
      listen();
      if ('response' in received) answer?.resolve(received.response);
      else answer?.reject(new Error(received.error));
    });
    return started;
  };

  return (request) => {
    const answer = Promise.withResolvers<WireResponse>();
    worker ??= startWorker();
    asked += 1;
    open.set(asked, answer);
    worker.postMessage({ number: asked, request } satisfies z.infer<typeof question>);
    if (open.size === 1) listen();
    return answer.promise;
  };
}

export function serveInWorker(
  service: (request: Request) => Promise<Response>,
  scope: Pick<Worker, 'addEventListener' | 'postMessage'> = globalThis as unknown as Worker,
  blobs: BlobStore = blobStore,
): void {
  scope.addEventListener('message', async ({ data }) => {
    const { number, request } = question.parse(data);
    const answer = (value: z.infer<typeof reply>) => scope.postMessage(value);
    try {
      const response = await service(await unpackRequest(request, blobs));
      answer({ number, response: await packResponse(response, blobs) });
    } catch (error) {
      answer({ number, error: error instanceof Error ? error.message : String(error) });
    }
  });
}

/** A `fetch` served by this device's worker. Rejects with a TypeError without a response, with the signal's reason on abort. */
export function createDeviceFetch(
  ask: (request: WireRequest) => Promise<WireResponse>,
  blobs: BlobStore = blobStore,
): (request: Request) => Promise<Response> {
  return async (request) => {
    request.signal.throwIfAborted();
    const aborted = Promise.withResolvers<never>();
    request.signal.addEventListener('abort', () => aborted.reject(request.signal.reason), { once: true });
    const wire = await Promise.race([packRequest(request, blobs).then(ask).catch(throwUnanswered), aborted.promise]);
    return unpackResponse(wire, blobs);
  };
}

function throwUnanswered(cause: unknown): never {
  throw new TypeError(cause instanceof Error ? cause.message : String(cause), { cause });
}
