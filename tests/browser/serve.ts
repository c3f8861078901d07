import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

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

/** Listens on a free port of the loopback interface. */
export async function listen(handler: RequestListener): Promise<LoopbackServer> {
  const server: Server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
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
