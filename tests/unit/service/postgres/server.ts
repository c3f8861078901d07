import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, vi } from 'vitest';

const run = promisify(execFile);
const binaries = '/usr/lib/postgresql';

/** Makes databases on a PostgreSQL server, which go when the test file ends. */
export interface Server {
  /** The address of a new, empty one. */
  createDatabase(): Promise<string>;
}

/**
 * A PostgreSQL server to test against: that of `BROADSIDE_TEST_DATABASE`, whose user may make databases, or one of this test
 * file's own by Debian's binaries. Undefined, and the reason printed, where there is none.
 */
export async function findServer(): Promise<Server | undefined> {
  const found = await openServer();
  if (typeof found !== 'string') return found;
  process.stderr.write(`Tests on PostgreSQL are skipped. ${found}\n`);
  return undefined;
}

async function openServer(): Promise<Server | string> {
  const given = process.env.BROADSIDE_TEST_DATABASE;
  if (given) return databasesAt(given);
  const versions = existsSync(binaries) ? readdirSync(binaries).filter((name) => /^\d+$/.test(name)) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  const bin = join(binaries, newest ?? '', 'bin');
  if (newest === undefined || !existsSync(join(bin, 'initdb')))
    return 'No PostgreSQL: BROADSIDE_TEST_DATABASE is not set, and Debian’s package is not installed.';
  const user = findServerUser();
  if (user === undefined) return 'PostgreSQL does not run as root, and this machine has no user postgres.';
  return databasesAt(await startServer(bin, user));
}

/** PostgreSQL refuses to run as root: then it is its own user's. */
function findServerUser(): { readonly uid?: number; readonly gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  try {
    const readId = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: readId('-u'), gid: readId('-g') };
  } catch {
    return undefined;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address && typeof address === 'object' ? address.port : 0;
}

async function startServer(bin: string, user: { readonly uid?: number; readonly gid?: number }): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'broadside-postgres-'));
  const password = crypto.randomUUID();
  writeFileSync(join(folder, 'password'), password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const path of [folder, join(folder, 'password')]) chownSync(path, user.uid, user.gid);
  }
  const data = join(folder, 'data');
  const initialize = ['--pgdata', data, '--auth=scram-sha-256', '--username=tester', '--no-sync', '--encoding=UTF8'];
  await run(join(bin, 'initdb'), [...initialize, '--locale=C', `--pwfile=${join(folder, 'password')}`], {
    ...user,
    cwd: folder,
  });
  const port = await freePort();
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', `unix_socket_directories=${folder}`];
  const options = ['listen_addresses=127.0.0.1', `port=${port}`, 'max_connections=120', ...fast];
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...options.flatMap((option) => ['-c', option])], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  afterAll(async () => {
    const ended = once(child, 'exit');
    // Its fast shutdown: nobody is waited for.
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const address = `postgres://tester:${password}@127.0.0.1:${port}/postgres`;
  await vi.waitFor(() => sql(address, 'SELECT 1'), { timeout: 30_000, interval: 100 });
  return address;
}

/** The rows that a statement answers, past the service. */
export async function sql(address: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return rows;
  } finally {
    await client.end();
  }
}

function databasesAt(address: string): Server {
  const made: string[] = [];
  // Before the server ends: what was registered last runs first.
  afterAll(async () => {
    for (const name of made) await sql(address, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  return {
    async createDatabase() {
      const name = `broadside_test_${crypto.randomUUID().replaceAll('-', '')}`;
      await sql(address, `CREATE DATABASE ${name}`);
      made.push(name);
      const own = new URL(address);
      own.pathname = `/${name}`;
      return own.href;
    },
  };
}
