import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { errorStatus, type Kind, type StatusCode } from '../../contract/index.ts';
import type { Create } from '../core/read-create.ts';
import { RequestRefused } from '../core/refusals.ts';

interface SpooledBody {
  readonly path: string;
  readonly contentType: string;
  readonly kind: Kind;
}

/** Parses spooled bodies in a thread, one at a time, clients in turn. */
export interface BodyParser {
  parse(body: SpooledBody, client: string): Promise<Create>;
  close(): Promise<void>;
}

const isStatusCode = (value: unknown): value is StatusCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value);

const parsedBody = z.union([
  z.object({ create: z.custom<Create>((value) => typeof value === 'object' && value !== null) }),
  z.object({ refusal: z.object({ code: z.custom<StatusCode>(isStatusCode), detail: z.optional(z.string()) }) }),
]);

/** MB, for the largest JSON body as text and its fields. */
const maxHeapMb = 256;

export function createBodyParser(): BodyParser {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let worker: Worker | undefined;
  let isAtWork = false;
  let closed = false;

  async function exchange(body: SpooledBody): Promise<Create> {
    worker ??= new Worker(new URL('./parse-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    return parseIn(worker, body, () => {
      worker = undefined;
    });
  }

  async function workOn(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    for (;;) {
      const next = waiting.entries().next().value;
      if (!next || closed) break;
      const [client, turns] = next;
      waiting.delete(client);
      const turn = turns.shift();
      if (turns.length > 0) waiting.set(client, turns);
      await turn?.();
    }
    isAtWork = false;
  }

  return {
    parse(body, client) {
      return new Promise((resolve, reject) => {
        const turn = () => exchange(body).then(resolve, reject);
        const turns = waiting.get(client);
        if (turns) turns.push(turn);
        else waiting.set(client, [turn]);
        void workOn();
      });
    },
    async close() {
      closed = true;
      await worker?.terminate();
    },
  };
}

function parseIn(thread: Worker, body: SpooledBody, onBroken: () => void): Promise<Create> {
  return new Promise<Create>((resolve, reject) => {
    const listeners = {
      message: (message: unknown) => {
        leave();
        const parsed = parsedBody.parse(message);
        if ('create' in parsed) resolve(parsed.create);
        else reject(new RequestRefused(parsed.refusal.code, parsed.refusal.detail));
      },
      error: (error: Error) => {
        leave();
        onBroken();
        reject(error);
      },
      exit: () => {
        leave();
        onBroken();
        reject(new RequestRefused('invalid_request', 'The request could not be taken apart.'));
      },
    };
    const leave = () => {
      thread.off('message', listeners.message).off('error', listeners.error).off('exit', listeners.exit);
    };
    thread.once('message', listeners.message).once('error', listeners.error).once('exit', listeners.exit);
    thread.postMessage(body);
  });
}
