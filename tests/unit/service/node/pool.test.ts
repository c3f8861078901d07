import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isReadyToDraw } from '../../../../lib/service/core/stages.ts';
import { createPool } from '../../../../lib/service/node/pool.ts';
import { forkWorker } from '../../../../lib/service/node/start-worker.ts';
import { aState, aStoredJob, look } from './states.ts';

const script = new URL('./fake-worker.ts', import.meta.url);
const never = () => false;

/** A pool of fake workers on a state with 10 credits, and jobs put into it by their text. */
async function aPool({ size = 2, timeoutMs = 10_000 } = {}) {
  const state = await aState({ credits: 10 });
  const reports: unknown[] = [];
  let started = 0;
  const startWorker = () => {
    started += 1;
    return forkWorker(script);
  };
  const pool = createPool({ store: state.store, startWorker, size, timeoutMs, report: (error) => reports.push(error) });
  onTestFinished(() => pool.close(0));
  const put = async (text: string, kind: 'infographic' | 'meme' = 'infographic') => {
    const job = aStoredJob({ kind, source: { type: 'text', text } });
    await state.store.create(job, {});
    return job;
  };
  /** Puts a job in and returns it at its end. */
  const finish = async (text: string) => {
    const end = pool.reach(await put(text), never, 60_000);
    pool.wake();
    return end;
  };
  return { ...state, pool, reports, put, finish, started: () => started };
}

describe('the pool', () => {
  it('takes jobs to their pictures, each worker one at a time', async () => {
    const { finish, path, started, accounts } = await aPool();
    const ended = await Promise.all(Array.from({ length: 6 }, () => finish('Bees.')));
    expect(ended.map(({ status }) => status)).toEqual(Array(6).fill('completed'));
    expect(look(path).pictures).toHaveLength(6);
    expect(started()).toBeLessThanOrEqual(2);
    expect((await accounts.account('w')).credits).toBe(4);
  });

  it('takes on what comes while every worker is busy', async () => {
    const { pool, put } = await aPool({ size: 1 });
    const first = await put('Bees.');
    pool.wake();
    await pool.reach(first, ({ status }) => status === 'running', 60_000);
    const second = await put('Bees.');
    pool.wake();
    expect((await pool.reach(second, never, 60_000)).status).toBe('completed');
  });

  it('ends a job with the words of a source at fault, which stays paid, and keeps the worker', async () => {
    const { finish, reports, started, accounts } = await aPool({ size: 1 });
    expect(await finish('refuse')).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('too little text'),
    });
    expect((await finish('Bees.')).status).toBe('completed');
    expect([reports, started(), (await accounts.account('w')).credits]).toEqual([[], 1, 8]);
  });

  it.each(['throw', 'exit', 'crash'])(
    'begins a job again that breaks (%s), then refunds it, in plain words',
    async (text) => {
      const { finish, reports, accounts } = await aPool({ size: 1 });
      const ended = await finish(text);
      expect(ended).toMatchObject({
        status: 'refunded',
        error: 'The picture could not be made. The credit was given back.',
      });
      expect(reports).toHaveLength(3);
      expect((await accounts.account('w')).credits).toBe(10);
      expect((await finish('Bees.')).status).toBe('completed');
    },
  );

  it('waits for a provider that is at work, and refunds and reports a job that one can’t do', async () => {
    const { finish, reports, started, accounts } = await aPool({ size: 1 });
    expect((await finish('slow')).status).toBe('completed');
    expect(await finish('faulty')).toMatchObject({ status: 'refunded', provider: { stage: 'image', attempts: 2 } });
    expect(reports).toMatchObject([{ message: 'image, try 1: Overloaded.' }, { message: 'image, try 2: Overloaded.' }]);
    expect([started(), (await accounts.account('w')).credits]).toEqual([1, 9]);
  });

  it('refunds jobs that are stuck, whether their worker is busy or waits, and goes on with others', async () => {
    // Long enough for a worker to start on a busy machine.
    const { finish, accounts } = await aPool({ timeoutMs: 8000 });
    const ended = await Promise.all([finish('loop'), finish('hang'), finish('Bees.')]);
    expect(ended.map(({ status }) => status)).toEqual(['refunded', 'refunded', 'completed']);
    expect((await accounts.account('w')).credits).toBe(9);
  });

  it.each(['put', 'settle', 'sources'] as const)(
    'begins a job again when the store fails for a moment (%s)',
    async (method) => {
      const { finish, reports, store, accounts } = await aPool({ size: 1 });
      vi.spyOn(store, method).mockRejectedValueOnce(new Error('The disk is full.'));
      expect((await finish('Bees.')).status).toBe('completed');
      expect(reports).toMatchObject([{ message: 'The disk is full.' }]);
      expect((await accounts.account('w')).credits).toBe(9);
    },
  );

  it('refunds a job that the whole process died of, time and again', async () => {
    const { finish, put, store, accounts } = await aPool();
    const job = await put('Bees.');
    for (let died = 0; died < 3; died++) {
      await store.lease();
      await store.release(job.id, { counts: true });
    }
    await finish('Bees.');
    expect(await store.get(job.id)).toMatchObject({ status: 'refunded' });
    expect((await accounts.account('w')).credits).toBe(9);
  });

  it('shows when a meme is ready to be drawn', async () => {
    const { pool, put } = await aPool();
    const ready = pool.reach(await put('Bees.', 'meme'), isReadyToDraw, 60_000);
    pool.wake();
    expect(await ready).toMatchObject({ status: 'running', results: { draft: { template: 'iceberg' } } });
  });

  it('answers a job as it is when it takes long', async () => {
    const { pool, put } = await aPool();
    expect((await pool.reach(await put('Bees.'), never, 1)).status).toBe('queued');
  });

  it('gives back what it can’t end when it is closed, as if it had not been begun', async () => {
    const { pool, put, store, accounts } = await aPool();
    await put('loop');
    pool.wake();
    await pool.close(50);
    expect(await store.lease()).toMatchObject({ attempts: 1 });
    expect((await accounts.account('w')).credits).toBe(9);
  });
});
