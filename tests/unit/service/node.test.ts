import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../../lib/client/client.ts';
import { terminalStatuses } from '../../../lib/contract/index.ts';
import { readCommandLine, UsageError } from '../../../lib/service/node/command-line.ts';

const entry = resolve(import.meta.dirname, '../../../entrypoints/service/node.ts');
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function start(...args: string[]) {
  const child = spawn(process.execPath, [entry, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  return child;
}

/** The first line of stdout, once it is there. */
async function firstLine({ stdout }: ReturnType<typeof start>): Promise<string> {
  let written = '';
  for await (const chunk of stdout.setEncoding('utf8')) {
    written += chunk;
    if (written.includes('\n')) break;
  }
  return written.split('\n', 1)[0] ?? '';
}

describe('the command line', () => {
  it('has defaults', () => {
    expect(readCommandLine([])).toEqual({
      port: 8787,
      host: '127.0.0.1',
      'allow-host': [],
      'no-scouting': false,
      'job-seconds': 60,
      'keep-days': 7,
      log: 'errors',
      json: false,
    });
  });

  it('is read whole', () => {
    const args =
      '--port 0 --host ::1 --key bsk_x --allow-host a.example:80 --allow-host [::1]:8080 --no-scouting --json'.split(
        ' ',
      );
    expect(readCommandLine(args)).toMatchObject({
      port: 0,
      host: '::1',
      key: 'bsk_x',
      'allow-host': ['a.example:80', '[::1]:8080'],
      'no-scouting': true,
      json: true,
    });
  });

  it('gives way to nothing, and the environment to it', () => {
    const environment = {
      BROADSIDE_PORT: '9000',
      BROADSIDE_PLAN: 'pro',
      BROADSIDE_ALLOW_HOST: 'a.example:80,b.example:81',
      BROADSIDE_PASSPHRASE: 'open sesame, please',
      BROADSIDE_KEY: '',
      BROADSIDE_JSON: '1',
    };
    expect(readCommandLine(['--port', '9001'], environment)).toMatchObject({
      port: 9001,
      plan: 'pro',
      'allow-host': ['a.example:80', 'b.example:81'],
      passphrase: 'open sesame, please',
      key: undefined,
      json: true,
    });
  });

  it.each([
    [{ BROADSIDE_PORT: 'x' }, 'BROADSIDE_PORT must be a number from 0 to 65535.'],
    [{ BROADSIDE_PASSPHRASE: 'short' }, 'BROADSIDE_PASSPHRASE must have at least 12 characters.'],
    [{ BROADSIDE_PLAN: 'gold' }, 'BROADSIDE_PLAN must be free, creator, pro, unlimited.'],
  ])('refuses the environment %o in one line', (environment, message) => {
    expect(() => readCommandLine([], environment)).toThrow(message);
  });

  const bucket = {
    BROADSIDE_PICTURES: 's3://bees/studio/a/',
    BROADSIDE_S3_ENDPOINT: 'https://storage.example/',
    BROADSIDE_S3_ACCESS_KEY_ID: 'AKID',
    BROADSIDE_S3_SECRET_ACCESS_KEY: 'very-secret',
  };
  const database = { BROADSIDE_DATABASE: 'postgres://tester:very-secret@db.example/broadside' };

  it('has a database and an object storage that nodes share, whose keys stand in the environment alone', () => {
    expect(readCommandLine([], { ...bucket, ...database })).toMatchObject({
      database: database.BROADSIDE_DATABASE,
      bucket: {
        endpoint: 'https://storage.example',
        region: 'us-east-1',
        bucket: 'bees',
        prefix: 'studio/a',
        accessKeyId: 'AKID',
        secretAccessKey: 'very-secret',
      },
    });
    expect(readCommandLine(['--data', '/shared'], database)?.bucket).toBeUndefined();
    expect(() => readCommandLine(['--s3-secret-access-key', 'x'])).toThrow('Unknown option');
  });

  it.each([
    [
      { BROADSIDE_DATABASE: 'mysql://tester:very-secret@db.example' },
      'BROADSIDE_DATABASE must be a postgres:// address.',
    ],
    [database, '--database needs --pictures, or a --data folder that every node sees.'],
    [{ ...bucket, BROADSIDE_PICTURES: 'bees' }, 'BROADSIDE_PICTURES must be s3://BUCKET or s3://BUCKET/PREFIX.'],
    [
      { ...bucket, BROADSIDE_PICTURES: 's3://bees/a b' },
      'BROADSIDE_PICTURES must be s3://BUCKET or s3://BUCKET/PREFIX.',
    ],
    [{ ...bucket, BROADSIDE_S3_ENDPOINT: '' }, '--pictures needs BROADSIDE_S3_ENDPOINT.'],
    [
      { ...bucket, BROADSIDE_S3_ENDPOINT: 'storage' },
      'BROADSIDE_S3_ENDPOINT must be an http(s) address, not “storage”.',
    ],
    [{ ...bucket, BROADSIDE_S3_ACCESS_KEY_ID: '' }, '--pictures needs BROADSIDE_S3_ACCESS_KEY_ID.'],
    [
      { ...bucket, BROADSIDE_S3_SECRET_ACCESS_KEY: 'very secret' },
      'BROADSIDE_S3_SECRET_ACCESS_KEY must be letters, digits and signs without blanks.',
    ],
  ])('refuses %o in one line that tells no secret', (environment, message) => {
    expect(() => readCommandLine([], environment)).toThrow(new UsageError(message));
  });

  it.each([
    [['--port', 'x'], '--port must be a number from 0 to 65535.'],
    [['--port', '65536'], '--port must be a number from 0 to 65535.'],
    [['--port', '-1'], /^Option '--port' argument is ambiguous\. See --help\.$/],
    [['--port'], /^Option '--port <value>' argument missing\. See --help\.$/],
    [['--key', 'a b'], '--key must be letters, digits and signs without blanks.'],
    [['--key', ''], '--key must be letters, digits and signs without blanks.'],
    [['--base', 'pictures.example'], '--base must be an http(s) address, not “pictures.example”.'],
    [['--allow-host', 'http://a.example'], '--allow-host must be HOST:PORT, not “http://a.example”.'],
    [['--plan', 'gold'], '--plan must be free, creator, pro, unlimited.'],
    [['--credits', '-1'], /^Option '--credits' argument is ambiguous/],
    [['--workers', '0'], '--workers must be a number from 1 to 64.'],
    [['--keep-days', '1.5'], '--keep-days must be a number from 1 to 3650.'],
    [['--prot', '1'], /^Unknown option '--prot'.* See --help\.$/],
    [['stray'], /^Unexpected argument 'stray'.* See --help\.$/],
  ])('%o is refused in one line', (args, message) => {
    expect(() => readCommandLine(args)).toThrow(UsageError);
    expect(() => readCommandLine(args)).toThrow(message);
  });
});

describe('the service as a process', () => {
  it('makes a picture of a page it may read, and ends when told to', async () => {
    const paragraph = '<p>Honey bees visit about 2 million flowers to make one pound of honey.</p>';
    const page = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<html lang="en"><title>Bees</title><h1>How bees make honey</h1>${paragraph.repeat(8)}</html>`);
    });
    page.listen(0, '127.0.0.1');
    await once(page, 'listening');
    const pageHost = `127.0.0.1:${(page.address() as AddressInfo).port}`;

    const child = start('--json', '--port', '0', '--allow-host', pageHost);
    const { base, key }: { base: string; key: string } = JSON.parse(await firstLine(child));
    const client = createClient({ baseUrl: base, key, fetch });
    const fields = { sourceUrl: `http://${pageHost}/`, aspectRatio: '1:1', outputFormat: 'jpeg' } as const;
    const { queued } = await client.create('infographic', fields);
    const { job } = await vi.waitUntil(
      async () => {
        const answer = await client.job(queued.jobId);
        return terminalStatuses.includes(answer.job.status) && answer;
      },
      { timeout: 60_000 },
    );
    expect(job).toMatchObject({ status: 'completed', width: 1080, height: 1080 });
    expect((await client.picture(String(job.imageUrl))).format).toBe('jpeg');

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    page.close();
  });

  it('says in one line what is wrong, and ends with 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const child = start('--port', port);
    const [words, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(words).toBe(`Port ${port} is already in use. Choose another with --port.\n`);
    expect(code).toBe(1);
    taken.close();
  });

  it.each([
    ['0.0.0.0', 'localhost'],
    ['::1', '[::1]'],
  ])('that listens at %s is at %s', async (host, name) => {
    const { base, signIn } = JSON.parse(await firstLine(start('--json', '--port', '0', '--host', host)));
    expect(new URL(base).hostname).toBe(name);
    expect(signIn).toMatch(`${base}/app/sign-in?token=`);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });

  it('greets a user, and helps', async () => {
    const [child, helping] = [start('--port', '0', '--key', 'bsk_mine'), start('--help')];
    // Read from the start: Node throws away what an ended process wrote and nobody was reading.
    const help = text(helping.stdout);
    expect(await firstLine(child)).toMatch(/^The service runs at http:\/\/127\.0\.0\.1:\d+$/);
    expect(await help).toMatch(/^Usage: npm run service/);
  });
});
