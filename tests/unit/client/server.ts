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

/** What a call throws. */
export const thrownBy = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('nothing was thrown'),
    (error: unknown) => error,
  );

export const key = 'bsk_secret';
export const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
export const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 0x49, 0x45, 0x4e, 0x44]);
export const rateLimit = { limit: 30, remaining: 29, reset: '2026-05-19T08:00:00Z' };
export const rateLimitHeaders = {
  'x-ratelimit-limit': '30',
  'x-ratelimit-remaining': '29',
  'x-ratelimit-reset': rateLimit.reset,
};
