import { describe, expect, it } from 'vitest';
import { cancelJob } from '../../../lib/jobs/decisions.ts';
import { createStops } from '../../../lib/jobs/runner.ts';
import { aJob } from './records.ts';
import { World } from './world.ts';

describe('stopping a job', () => {
  it('ends the step that it is at, and no other one', async () => {
    const stops = createStops();
    const ends: string[] = [];
    const step = (id: string) =>
      stops.run(
        id,
        (signal) =>
          new Promise<void>((resolve) => {
            signal.addEventListener('abort', () => {
              ends.push(id);
              resolve();
            });
          }),
      );
    const first = step('first');
    void step('second');
    stops.stop('first');
    await first;
    stops.stop('first');
    expect(ends).toEqual(['first']);
  });

  it('does not wait for a create that hangs: it is left unconfirmed', async () => {
    const world = new World(1);
    const job = aJob();
    world.disk.set(job.id, job);
    const stops = createStops();
    const { ports } = world.live();
    const hangs = Promise.withResolvers<void>();
    const stepping = stops.run(job.id, (signal) =>
      ports.lock(`job:${job.id}`, async () => {
        world.disk.set(job.id, { ...job, state: 'submitting' });
        hangs.resolve();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        world.disk.set(job.id, { ...job, state: 'unconfirmed' });
      }),
    );
    await hangs.promise;
    const stopped = await cancelJob(job.id, { ...ports, stopStep: stops.stop });
    await stepping;
    expect(stopped?.state).toBe('unconfirmed');
  });
});
