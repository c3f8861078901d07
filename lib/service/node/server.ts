import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { type ServiceSettings, UsageError } from './command-line.ts';

export const closeTimeoutMs = 10_000;

interface Listening {
  readonly address: string;
  answer(fetch: (request: Request, address?: string) => Response | Promise<Response>): void;
  close(): Promise<void>;
}

/** Rejects with a {@link UsageError} where the address is unavailable. */
export async function listen({ host, port }: Pick<ServiceSettings, 'host' | 'port'>): Promise<Listening> {
  const fetch = Promise.withResolvers<Parameters<Listening['answer']>[0]>();
  const server = createAdaptorServer({
    fetch: async (request, { incoming }) => (await fetch.promise)(request, incoming.socket?.remoteAddress),
  });
  const { address, family, port: taken } = await openServer(server, host, port);
  return {
    address: `http://${toAddress(address, family)}:${taken}`,
    answer: fetch.resolve,
    close: () => closeServer(server),
  };
}

/** A wildcard address is reachable locally as `localhost`; `--base` gives others. */
function toAddress(address: string, family: string): string {
  if (address === '0.0.0.0' || address === '::') return 'localhost';
  return family === 'IPv6' ? `[${address}]` : address;
}

function openServer(server: ServerType, host: string, port: number): Promise<AddressInfo> {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is already in use. Choose another with --port.`,
    EACCES: `Port ${port} may not be used by this account. Choose another with --port.`,
    EADDRNOTAVAIL: `This machine has no address ${host}.`,
    ENOTFOUND: `This machine has no address ${host}.`,
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new UsageError(reasons[error.code ?? ''] ?? error.message));
    });
    server.listen(port, host, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address);
    });
  });
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if (!('closeIdleConnections' in server)) return;
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), closeTimeoutMs).unref();
  });
}
