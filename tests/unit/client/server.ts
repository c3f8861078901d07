import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A server whose next answers a test decides, and that keeps what it was asked. */
export async function startServer() {
  const seen: Seen[] = [];
  const control: { answer: RequestListener } = { answer: (_, response) => response.end() };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    seen.push({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks) });
    control.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { seen, control, stop, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
export type TestServer = Awaited<ReturnType<typeof startServer>>;

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const raw =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

/** The error a call throws. */
export const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('nothing was thrown'),
    (error: unknown) => error,
  );

export const key = 'bsk_secret';
export const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
/** The smallest PNG there is: one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
/** A date-time that a client believes: not beyond a month from now. */
export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

export const rateLimit = { limit: 30, remaining: 29, reset: inAnHour() };
export const rateLimitHeaders = {
  'x-ratelimit-limit': '30',
  'x-ratelimit-remaining': '29',
  'x-ratelimit-reset': rateLimit.reset,
};
