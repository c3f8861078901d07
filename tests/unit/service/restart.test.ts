import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../../../lib/client/client.ts';
import { NoCreditsError, RateLimitedError } from '../../../lib/client/errors.ts';
import { credits, type Kind, terminalStatuses } from '../../../lib/contract/index.ts';
import { look } from './node/states.ts';

const entry = resolve(import.meta.dirname, '../../../entrypoints/service/node.ts');
const key = 'bsk_of_the_test';
const given = 40;
const sourceText =
  '# Bees\n\nHoney bees visit 2 million flowers for one pound of honey. They dance to tell the way. They sleep.';

/** The service as a process on a folder, and a client of it. */
async function start(data: string, ...more: string[]) {
  const args = [
    '--json',
    '--no-scouting',
    '--port',
    '0',
    '--key',
    key,
    '--data',
    data,
    '--credits',
    String(given),
    ...more,
  ];
  const child: ChildProcess = spawn(process.execPath, [entry, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (!child.stdout) throw new Error('It says nothing.');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { base }: { base: string } = JSON.parse(line);
  return { child, base, client: createClient({ baseUrl: base, key, fetch }) };
}

function aFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'broadside-restart-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

it('goes on with every job it accepted when it is killed amidst 64 creates and their work, and charges each once', async () => {
  const data = aFolder();
  const first = await start(data);
  const accepted: { readonly id: string; readonly kind: Kind }[] = [];
  let refused = 0;
  const creates = Array.from({ length: 64 }, async (_, index) => {
    const kind = index % 2 ? 'infographic' : 'meme';
    try {
      const { queued } = await first.client.create(kind, { sourceText });
      accepted.push({ id: queued.jobId, kind });
    } catch (error) {
      if (error instanceof NoCreditsError) refused += 1;
    }
    // In the middle of it: some have their answer, some wait for it, some are at work.
    if (accepted.length === 12) first.child.kill('SIGKILL');
  });
  await Promise.all(creates);
  expect(accepted.length).toBeGreaterThanOrEqual(12);

  const second = await start(data);
  for (const { id } of accepted) {
    const { job } = await vi.waitUntil(
      async () => {
        const answer = await second.client.job(id);
        return terminalStatuses.includes(answer.job.status) && answer;
      },
      { timeout: 60_000 },
    );
    expect(job.status).toBe('completed');
    expect((await second.client.picture(String(job.imageUrl))).bytes).toEqual(
      (await second.client.picture(String(job.mirrorUrl))).bytes,
    );
  }
  await vi.waitUntil(() => look(data).sources.length === 0 && look(data).jobs.every(({ picture }) => picture), 60_000);
  const { jobs, pictures, credits: left } = look(data);
  const cost = jobs.reduce((sum, job) => sum + job.cost, 0);
  expect(left).toBe(given - cost);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(cost).toBeGreaterThanOrEqual(accepted.reduce((sum, { kind }) => sum + credits[kind], 0));
  expect(refused).toBeLessThan(64);
  expect(pictures).toHaveLength(jobs.length);

  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
});

it('answers 429 and 402 as a plan and credits have it, and can be topped up while it runs', async () => {
  const data = aFolder();
  const { client, base } = await start(data, '--plan', 'free', '--credits', '1');
  expect((await client.create('infographic', { sourceText })).rateLimit).toMatchObject({ limit: 5, remaining: 4 });
  await expect(client.create('infographic', { sourceText })).rejects.toBeInstanceOf(NoCreditsError);
  const adding = spawn(process.execPath, [entry, '--data', data, '--top-up', '9'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(await text(adding.stdout)).toBe('The workspace has 9 credits.\n');
  for (let taken = 1; taken < 5; taken++) await client.create('infographic', { sourceText });
  await expect(client.create('infographic', { sourceText })).rejects.toMatchObject({
    constructor: RateLimitedError,
    bucket: 'hour',
    count: 5,
    limit: 5,
  });

  const body = new Uint8Array(70 * 1024 * 1024);
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const tooLarge = await fetch(`${base}/api/generate`, { method: 'POST', headers, body });
  expect({ status: tooLarge.status, body: await tooLarge.json() }).toMatchObject({
    status: 400,
    body: { code: 'too_large' },
  });
});

it('makes a create once whose answer was lost with the process, when it comes again with its key', async () => {
  const data = aFolder();
  const first = await start(data);
  const create = ({ client }: typeof first) => client.create('meme', { sourceText }, [], 'the-same');
  const lost = create(first).catch((error: unknown) => error);
  // It is accepted, and its answer waits for the meme to be written.
  await vi.waitUntil(() => look(data).jobs.length === 1, { timeout: 60_000, interval: 5 });
  first.child.kill('SIGKILL');
  await lost;

  const second = await start(data);
  const [again, once] = [await create(second), await create(second)];
  expect(again.queued).toEqual(once.queued);
  expect(look(data)).toMatchObject({ credits: given - credits.meme, jobs: [{ id: again.queued.jobId }] });

  const { job } = await vi.waitUntil(
    async () => {
      const answer = await second.client.job(again.queued.jobId);
      return answer.job.status === 'completed' && answer;
    },
    { timeout: 60_000 },
  );
  const get = async (headers: Record<string, string>, method = 'GET') => {
    const response = await fetch(String(job.imageUrl), { method, headers });
    return { status: response.status, length: (await response.arrayBuffer()).byteLength, headers: response.headers };
  };
  const whole = await get({});
  expect(await get({ range: 'bytes=0-99' })).toMatchObject({ status: 206, length: 100 });
  expect(await get({ 'if-none-match': whole.headers.get('etag') ?? '' })).toMatchObject({ status: 304, length: 0 });
  const head = await get({}, 'HEAD');
  expect([head.status, head.length, head.headers.get('content-length')]).toEqual([200, 0, String(whole.length)]);
});
