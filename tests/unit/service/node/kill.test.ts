import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openState } from '../../../../lib/service/node/state.ts';
import { aFolder, completed, look } from './states.ts';

const script = resolve(import.meta.dirname, 'mortal.ts');
const given = 10;

/** Lets the process run on a new folder until its n-th point, or to its end, and returns the folder and what it said. */
async function run(diesAt: number) {
  const path = aFolder();
  const state = await openState(path);
  await state.accounts.ensure({ id: 'w', name: 'W', plan: 'free', credits: given });
  await state.close();
  const child = spawn(process.execPath, [script, path, String(diesAt)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { path, said, signal };
}

const listStated = (said: string, what: string) =>
  Array.from(said.matchAll(new RegExp(`${what} (.+)`, 'g')), ([, id]) => id);

it('a process killed between any two writes leaves nothing charged twice, no job lost and no file too many', async () => {
  const lived = await run(0);
  const points = Number(listStated(lived.said, 'lived')[0]);
  expect(points).toBeGreaterThan(30);

  const check = async (diesAt: number) => {
    const { path, said, signal } = await run(diesAt);
    expect(signal).toBe('SIGKILL');
    const { store, accounts, close } = await openState(path);
    // What was at work goes on, with the bytes that came with it, and ends.
    for (let leased = await store.lease(); leased; leased = await store.lease()) {
      expect(await store.sources(leased.job.id)).toHaveProperty('sourceImage', Uint8Array.of(1, 2, 3));
      await store.settle(...completed(leased.job));
    }
    const { jobs, credits, sources, pictures } = look(path);
    const known = jobs.map(({ id }) => id);
    // Every job is charged for once, but for those given back.
    const charged = jobs.filter(({ status }) => status !== 'refunded').reduce((sum, { cost }) => sum + cost, 0);
    const removed = listStated(said, 'completed').filter((id) => !known.includes(String(id))).length;
    expect({ diesAt, credits }).toEqual({ diesAt, credits: given - charged - 2 * removed });
    if (known.length > 0) expect(known).toEqual(expect.arrayContaining(listStated(said, 'accepted')));
    for (const id of listStated(said, 'refunded'))
      expect(jobs.find((job) => job.id === id)?.status ?? 'refunded').toBe('refunded');
    expect((await accounts.account('w')).windows[0]?.count).toBeGreaterThanOrEqual(known.length);
    expect(sources).toEqual([]);
    expect(pictures.toSorted()).toEqual(jobs.flatMap(({ picture }) => picture || []).toSorted());
    await close();
  };
  // Between one write and the next nothing changes: every second point covers them all.
  const all = Array.from({ length: Math.ceil(points / 2) }, (_, index) => 2 * index + 1);
  for (let next = 0; next < all.length; next += 6) await Promise.all(all.slice(next, next + 6).map(check));
});
