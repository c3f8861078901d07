import * as z from 'zod/mini';
import { pdfRequest } from './protocol.ts';
import { maxReadMs } from './reader.ts';

/** Workers started by the page: in a worker, Firefox sometimes never returns from `new Worker` and blocks IndexedDB. */

export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

const toHost = z.union([
  z.object({ number: z.int(), request: pdfRequest }),
  z.object({ number: z.int(), end: z.literal(true) }),
]);

const fromHost = z.union([
  z.object({ number: z.int(), data: z.unknown() }),
  z.object({ number: z.int(), error: z.string() }),
  z.object({ number: z.int(), isUnreadable: z.literal(true) }),
]);

export function createHostedPdfs(port: MessagePort): () => WorkerLike {
  let started = 0;
  const open = new Map<number, EventTarget>();
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = fromHost.parse(data);
    const worker = open.get(message.number);
    if ('data' in message) worker?.dispatchEvent(new MessageEvent('message', { data: message.data }));
    else if ('error' in message) worker?.dispatchEvent(Object.assign(new Event('error'), { message: message.error }));
    else worker?.dispatchEvent(new Event('messageerror'));
  };
  return () => {
    started += 1;
    const number = started;
    const send = (message: z.infer<typeof toHost>, transfer: Transferable[]) => port.postMessage(message, transfer);
    const events = new EventTarget();
    open.set(number, events);
    return {
      addEventListener: events.addEventListener.bind(events) as WorkerLike['addEventListener'],
      postMessage: (request: unknown, transfer: unknown) =>
        send({ number, request: pdfRequest.parse(request) }, Array.isArray(transfer) ? transfer : []),
      terminate: () => {
        open.delete(number);
        send({ number, end: true }, []);
      },
    };
  };
}

/** Ends workers whose engine was ended meanwhile. */
const maxHostedMs = maxReadMs + 5000;

export function createPdfHost(port: MessagePort, start: () => WorkerLike): (message: unknown) => void {
  const workers = new Map<number, () => void>();
  const send = (message: z.infer<typeof fromHost>) => port.postMessage(message);
  const begin = (number: number, request: z.infer<typeof pdfRequest>) => {
    const worker = start();
    const end = () => {
      clearTimeout(limit);
      workers.delete(number);
      worker.terminate();
    };
    const limit = setTimeout(end, maxHostedMs);
    workers.set(number, end);
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => send({ number, data }));
    worker.addEventListener('error', ({ message }: ErrorEvent) => send({ number, error: message ?? '' }));
    worker.addEventListener('messageerror', () => send({ number, isUnreadable: true }));
    worker.postMessage(request, [request.bytes.buffer]);
  };
  return (message) => {
    const asked = toHost.parse(message);
    if ('end' in asked) {
      workers.get(asked.number)?.();
      return;
    }
    try {
      begin(asked.number, asked.request);
    } catch (error) {
      send({ number: asked.number, error: error instanceof Error ? error.message : String(error) });
    }
  };
}
