import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { listen } from '../browser/serve.ts';

/** Requests seen at the gateway: each create's idempotency key and the job it was answered with. */
interface Passed {
  readonly key: string | string[] | undefined;
  readonly jobId: string;
}

interface Faults {
  /** Milliseconds that a create is held up before it is passed on. */
  readonly delayMs?: number;
  /** The answers to so many creates are lost after the service has accepted them. */
  readonly loses?: number;
}

const accepted = z.object({ jobId: z.string() });

/** A gateway before a service, with faults of its own. */
export async function startGateway(base: string, { delayMs = 0, loses = 0 }: Faults) {
  const creates: Passed[] = [];
  let inFlight = 0;
  let maxInFlight = 0;
  const { hostname, port } = new URL(base);

  async function passCreate(answer: IncomingMessage, key: Passed['key'], response: ServerResponse): Promise<void> {
    const body = await json(answer);
    creates.push({ key, jobId: accepted.parse(body).jobId });
    if (creates.length <= loses) response.socket?.destroy();
    else
      response
        .writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' })
        .end(JSON.stringify(body));
  }

  async function pass(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    // A browser sends a request again when a connection that it had used before breaks: here each has one of its own.
    response.shouldKeepAlive = false;
    const { method, url: path, headers } = asked;
    const isCreate = method === 'POST';
    if (isCreate) maxInFlight = Math.max(maxInFlight, ++inFlight);
    try {
      if (isCreate && delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const onward = forward({ hostname, port, method, path, headers }, resolve).once('error', reject);
        asked.pipe(onward);
      });
      if (isCreate) return await passCreate(answer, headers['idempotency-key'], response);
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
      answer.pipe(response);
    } finally {
      if (isCreate) inFlight -= 1;
    }
  }

  const server = await listen((asked, response) => {
    pass(asked, response).catch(() => response.destroy());
  });
  return { base: server.origin, creates, maxInFlight: () => maxInFlight, close: server.close };
}
