import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import { paths, queuedResponse } from '../../lib/contract/index.ts';
import type { Figure } from './bench.ts';
import { median } from './median.ts';

const clients = 64;
const rounds = 5;
/** Requests of each kind in a round. */
const load = 640;
const jobs = 10_000;

const started = z.object({ address: z.string(), key: z.string() });
const weighed = z.object({ memory: z.number() });

/** Does something so many times, by all clients at once; times a second. */
async function rate(times: number, act: () => Promise<unknown>): Promise<number> {
  let left = times;
  const start = performance.now();
  const client = async () => {
    while (left-- > 0) await act();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (times * 1000) / (performance.now() - start);
}

async function receiveAnswer(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message');
  return message;
}

/**
 * Creates and polls of 64 clients against a bare route of the same server, in turn, and what 10,000 jobs leave in memory.
 * The one who asks shares the machine with who answers, so the ratios say more than the rates.
 */
export async function measureService(): Promise<Figure[]> {
  const child = fork(`${import.meta.dirname}/service-side.ts`, { execArgv: ['--expose-gc'] });
  const { address, key } = started.parse(await receiveAnswer(child));
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(address + path, {
      ...init,
      headers: { authorization: `Bearer ${key}`, ...init.headers },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json();
  };
  const body = JSON.stringify({ sourceText: 'Bees make honey.', aspectRatio: '4:5', outputFormat: 'png' });
  const json = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  const work = async () => {
    child.send('work');
    return weighed.parse(await receiveAnswer(child)).memory;
  };

  const { jobId } = queuedResponse.parse(await ask(paths.create.infographic, json));
  const acts = {
    create: () => ask(paths.create.infographic, json),
    poll: () => ask(`${paths.jobs}/${jobId}`),
    barePost: () => ask('/bare', json),
    bareGet: () => ask('/bare'),
  };
  for (const act of Object.values(acts)) await rate(clients, act);
  const rates: Record<keyof typeof acts, number[]> = { create: [], poll: [], barePost: [], bareGet: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.barePost.push(await rate(load, acts.barePost));
    rates.create.push(await rate(load, acts.create));
    rates.bareGet.push(await rate(load, acts.bareGet));
    rates.poll.push(await rate(load, acts.poll));
  }
  // The first jobs have code compiled and pages of the database cached: what comes after them must not stay.
  const before = await work();
  for (let made = 0; made < jobs; made += 1000) {
    await rate(1000, acts.create);
    await work();
  }
  const growth = (await work()) - before;
  child.send('end');
  await once(child, 'exit');

  const figures = Object.fromEntries(Object.entries(rates).map(([name, values]) => [name, median(values)]));
  const { create = 0, poll = 0, barePost = 0, bareGet = 0 } = figures;
  return [
    { name: `creates, ${clients} clients`, value: create, unit: '/s' },
    { name: 'against a bare route', value: create / barePost, unit: '×', atLeast: 0.25 },
    { name: `polls, ${clients} clients`, value: poll, unit: '/s' },
    { name: 'against a bare route', value: poll / bareGet, unit: '×', atLeast: 0.5 },
    { name: 'memory that 10,000 jobs leave', value: growth / 1e6, unit: 'MB', bound: 50 },
  ];
}
