import * as z from 'zod/mini';
import { type BlobStore, blobStore } from '../storage/blobs.ts';
import { packResponse, unpackRequest, type WireRequest, type WireResponse, wireRequest, wireResponse } from './wire.ts';

/** Requests to the device's worker and its answers, matched by number. */
const question = z.object({ number: z.number(), request: wireRequest });
const reply = z.union([
  z.object({ number: z.number(), response: wireResponse }),
  z.object({ number: z.number(), error: z.string() }),
]);

/** Milliseconds of silence after which a worker that was asked is taken to be stuck; a picture takes it less than one second. */
const timeoutMs = 30_000;

/**
 * Page side: sends requests to a worker, which is started with the first one. A worker that breaks down, or is stuck,
 * is ended and fails the requests it had, and the next request starts another.
 */
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
  /** Begins with the first question and with each answer: who waits for its turn must not take it for a worker that is stuck. */
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
