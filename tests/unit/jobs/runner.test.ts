import { describe, expect, it } from 'vitest';
import type { JobRecord } from '../../../lib/jobs/record.ts';
import { settledStates } from '../../../lib/jobs/record.ts';
import { createRunner } from '../../../lib/jobs/runner.ts';
import { aJob } from './records.ts';

/** A runner over jobs whose next records are known, with a clock that sleeping moves on. */
function aRunner(lives: Readonly<Record<string, readonly (Partial<JobRecord> | Error)[]>>) {
  const jobs = new Map(Object.keys(lives).map((name) => [name, aJob()]));
  const left = new Map(Object.entries(lives).map(([name, life]) => [name, [...life]]));
  const calls = { advance: [] as string[], watch: [] as boolean[], heartbeats: 0 };
  let now = 0;
  const findName = (id: string) => [...jobs].find(([, job]) => job.id === id)?.[0] ?? '';
  const runner = createRunner({
    unsettled: async () => [...jobs.values()].filter(({ state }) => !settledStates.includes(state)),
    advance: async (id) => {
      const name = findName(id);
      calls.advance.push(name);
      const next = left.get(name)?.shift() ?? { state: 'delivered' };
      if (next instanceof Error) throw next;
      const record = { ...aJob({ id }), ...next };
      jobs.set(name, record);
      return record;
    },
    sleep: async (milliseconds) => {
      now += milliseconds;
    },
    now: () => now,
    heartbeat: async () => {
      calls.heartbeats += 1;
    },
    watch: async (on) => {
      calls.watch.push(on);
    },
  });
  return { runner, calls, jobs };
}

const dueIn = (milliseconds: number) => new Date(milliseconds).toISOString();

describe('the runner', () => {
  it('advances every job until it is settled, each at its own pace', async () => {
    const { runner, calls } = aRunner({
      quick: [{ state: 'queued' }, { state: 'delivered' }],
      slow: [{ state: 'queued', dueAt: dueIn(2500) }, { state: 'running', dueAt: dueIn(5000) }, { state: 'delivered' }],
    });
    await runner.wake();
    expect(calls.advance.filter((name) => name === 'quick')).toHaveLength(2);
    expect(calls.advance.filter((name) => name === 'slow')).toHaveLength(3);
  });

  it('keeps the background alive while a job is at work, and has the watchdog until all are settled', async () => {
    const { runner, calls } = aRunner({ job: [{ state: 'queued' }] });
    await runner.wake();
    expect(calls.heartbeats).toBeGreaterThan(0);
    expect(calls.watch).toEqual([true, false]);
  });

  it('leaves a job that waits for long to the watchdog', async () => {
    const { runner, calls } = aRunner({ job: [{ state: 'waiting', dueAt: dueIn(3_600_000) }] });
    await runner.wake();
    expect(calls.advance).toEqual(['job']);
    expect(calls.watch.at(-1)).toBe(true);
  });

  it.each([
    [25_000, ['job', 'job']],
    [25_001, ['job']],
  ])('naps for %i ms at most beside a job that waits', async (dueMs, steps) => {
    const { runner, calls } = aRunner({ job: [{ state: 'waiting', dueAt: dueIn(dueMs) }, { state: 'delivered' }] });
    await runner.wake();
    expect(calls.advance).toEqual(steps);
  });

  it('beats every ten seconds while a step takes long: a browser ends a silent background after thirty', async () => {
    const step = Promise.withResolvers<JobRecord>();
    const pauses: number[] = [];
    let beats = 0;
    const job = aJob();
    const runner = createRunner({
      unsettled: async () => [job],
      advance: () => step.promise,
      sleep: async (milliseconds) => {
        pauses.push(milliseconds);
        if (pauses.length === 7) step.resolve({ ...job, state: 'delivered' });
      },
      now: () => 0,
      heartbeat: async () => {
        beats += 1;
      },
      watch: async () => undefined,
    });
    await runner.wake();
    expect(beats).toBeGreaterThanOrEqual(7);
    expect(new Set(pauses)).toEqual(new Set([10_000]));
  });

  it('goes on with the next wake after a step that failed before it could say how', async () => {
    const { runner, calls, jobs } = aRunner({ job: [new Error('The database is closed.'), { state: 'delivered' }] });
    await runner.wake();
    expect(calls.watch.at(-1)).toBe(true);
    await runner.wake();
    expect(jobs.get('job')?.state).toBe('delivered');
    expect(calls.watch.at(-1)).toBe(false);
  });

  it('runs no job twice at a time, however often it is woken', async () => {
    let atWork = 0;
    let max = 0;
    const job = aJob();
    const runner = createRunner({
      unsettled: async () => [job],
      advance: async () => {
        atWork += 1;
        max = Math.max(max, atWork);
        // Longer than the other wakes need to come to the job.
        await new Promise((resolve) => setTimeout(resolve, 20));
        atWork -= 1;
        return { ...job, state: 'delivered' };
      },
      sleep: () => new Promise((resolve) => setTimeout(resolve, 1)),
      now: () => 0,
      heartbeat: async () => undefined,
      watch: async () => undefined,
    });
    await Promise.all([runner.wake(), runner.wake(), runner.wake()]);
    expect(max).toBe(1);
  });

  it('looks again at a napping job when it is woken', async () => {
    let job = aJob({ state: 'running', dueAt: dueIn(20_000) });
    const napping = Promise.withResolvers<void>();
    const runner = createRunner({
      unsettled: async () => (settledStates.includes(job.state) ? [] : [job]),
      advance: async () => job,
      sleep: () => {
        napping.resolve();
        return new Promise(() => undefined);
      },
      now: () => 0,
      heartbeat: async () => undefined,
      watch: async () => undefined,
    });
    const first = runner.wake();
    await napping.promise;
    job = { ...job, state: 'cancelled' };
    await runner.wake();
    await expect(first).resolves.toBeUndefined();
  });
});
