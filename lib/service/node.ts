import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createEngine } from '../engine/engine.ts';
import { createNodePlatform } from '../engine/paint/node.ts';
import { createAdvance } from './advance.ts';
import { createService } from './app.ts';
import { help, readCommandLine, type Settings, UsageError } from './command-line.ts';
import { createPageFetcher } from './fetch-page.ts';
import type { JobStore } from './ports.ts';
import { createMemoryStore } from './store/memory.ts';
import { oneKeyWorkspaces, unlimitedState } from './workspaces.ts';

/** The service on this machine, for one key. */
function createNodeService({ key, allowedHosts }: Settings, publicBase: string): ReturnType<typeof createService> {
  const memory = createMemoryStore();
  const store: JobStore = {
    ...memory,
    async create(job, sources) {
      await memory.create(job, sources);
      return unlimitedState(Date.now());
    },
  };
  const report = (error: unknown) => process.stderr.write(`${traceOf(error)}\n`);
  return createService({
    store,
    advance: createAdvance({
      engine: createEngine(createNodePlatform()),
      store,
      pages: createPageFetcher({ allowedHosts }),
      report,
    }),
    workspaces: oneKeyWorkspaces(key),
    publicBase,
    mirrorBase: publicBase,
    report,
  });
}

/** Resolves when connections are taken. Throws {@link UsageError} when the address can't be had. */
function listen(server: ServerType, { host, port }: Settings): Promise<AddressInfo> {
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

/** The first signal lets running answers end; a second one, by Node's own default, ends the process at once. */
function closeOnSignal(server: ServerType): void {
  const close = () => {
    process.removeListener('SIGINT', close).removeListener('SIGTERM', close);
    server.close();
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGINT', close).on('SIGTERM', close);
}

async function main(): Promise<void> {
  const settings = readCommandLine(process.argv.slice(2));
  if (!settings) {
    process.stdout.write(help);
    return;
  }
  // A picture's address names where the service listens, never what a client wrote into its Host header.
  const service = Promise.withResolvers<ReturnType<typeof createService>>();
  const server = createAdaptorServer({ fetch: async (request) => (await service.promise).fetch(request) });
  const { address, family, port } = await listen(server, settings);
  closeOnSignal(server);
  const { json, key, base = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}` } = settings;
  service.resolve(createNodeService(settings, base));
  process.stdout.write(
    json ? `${JSON.stringify({ base, key })}\n` : `The service runs at ${base}\nIts API key is ${key}\n`,
  );
}

function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof UsageError ? error.message : traceOf(error)}\n`);
  process.exitCode = 1;
});
