import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { generate } from 'selfsigned';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
};

export interface LoopbackServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** `h1`: plain HTTP/1.1; `h1s`: the same over TLS; `h2`: HTTP/2 alone. */
export const protocols = ['h1', 'h1s', 'h2'] as const;
export type Protocol = (typeof protocols)[number];

/** Listens on a free port of the loopback interface. Over TLS with a certificate of its own, that browsers have to accept. */
export async function listen(handler: RequestListener, protocol: Protocol = 'h1'): Promise<LoopbackServer> {
  const server = await create(handler, protocol);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const scheme = protocol === 'h1' ? 'http' : 'https';
  return {
    origin: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function create(handler: RequestListener, protocol: Protocol): Promise<Server> {
  if (protocol === 'h1') return createServer(handler);
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keyType: 'ec' });
  if (protocol === 'h1s') return createTlsServer({ cert, key }, handler);
  // HTTP/2's own requests and answers have what the handlers here use of HTTP/1.1's.
  return createSecureServer({ cert, key }, handler as unknown as Parameters<typeof createSecureServer>[1]);
}

/** Serves the files below `folder`, and nothing outside of it. */
export function serveFolder(folder: string): Promise<LoopbackServer> {
  return listen(async (request, response) => {
    const path = normalize(join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)));
    const body = path.startsWith(folder + sep) ? await readFile(path).catch(() => undefined) : undefined;
    response.writeHead(body ? 200 : 404, { 'content-type': mediaTypes[extname(path).toLowerCase()] ?? 'text/plain' });
    response.end(body);
  });
}
