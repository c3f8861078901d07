import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { advance, type CreateOptions } from '../../../lib/jobs/advance.ts';
import { type JobRecord, type JobState, settledStates } from '../../../lib/jobs/record.ts';
import { aJob } from './records.ts';
import { type Delivering, type Fetching, type Polling, type Script, type Taking, World } from './world.ts';

/** Puts a job into the world and returns its id. */
function put(world: World, changes: Partial<JobRecord> = {}): string {
  const job = aJob(changes);
  world.disk.set(job.id, job);
  return job.id;
}

/** Lets a life advance the job, time passing whenever it waits, until it is settled or the life ends. */
async function run(world: World, id: string, diesAt?: number): Promise<JobState[]> {
  const { ports, died } = world.live(diesAt);
  const states: JobState[] = [];
  for (let steps = 0; steps < 400; steps++) {
    const record = await Promise.race([advance(id, ports), died]);
    if (record === 'died' || record === undefined) return states;
    states.push(record.state);
    if (settledStates.includes(record.state)) return states;
    if (record.dueAt) world.now = Date.parse(record.dueAt);
  }
  throw new Error('It never settles.');
}

const readState = (world: World, id: string) => world.disk.get(id)?.state;

describe('advance', () => {
  it('takes a job from its record to the downloads, a step at a time', async () => {
    const world = new World(1, { pollings: ['queued', 'running'], deliverings: ['under-way'] });
    const states = await run(world, put(world));
    expect(states).toEqual([
      'queued',
      'queued',
      'running',
      'completed',
      'completed',
      'completed',
      'completed',
      'delivered',
    ]);
    expect(world.accepted).toHaveLength(1);
    expect(world.downloads).toHaveLength(1);
  });

  it('has the record on disk before the create leaves', async () => {
    const world = new World(1);
    const id = put(world);
    const { ports } = world.live();
    const connection = await ports.connect({ type: 'device' });
    let found: JobState | undefined;
    const watched = {
      ...connection,
      create: (request: JobRecord['request'], options: CreateOptions) =>
        connection.create(request, {
          ...options,
          leaves: async () => {
            await options.leaves();
            found = readState(world, id);
          },
        }),
    };
    await advance(id, { ...ports, connect: async () => watched });
    expect(found).toBe('submitting');
  });

  it('leaves alone what is not due yet', async () => {
    const world = new World(1);
    const id = put(world, { dueAt: new Date(world.now + 1).toISOString() });
    expect((await advance(id, world.live().ports))?.state).toBe('waiting');
    world.now += 1;
    expect((await advance(id, world.live().ports))?.state).toBe('queued');
  });

  it('does not wait until a clock that was set back has come round again', async () => {
    const world = new World(1);
    const at = new Date(world.now).toISOString();
    const id = put(world, { updatedAt: at, dueAt: new Date(world.now + 2500).toISOString() });
    world.now -= 3_600_000;
    expect((await advance(id, world.live().ports))?.state).toBe('queued');
  });

  it.each(settledStates)('leaves alone what is %s', async (state) => {
    const world = new World(1);
    const id = put(world, { state });
    const before = structuredClone(world.disk.get(id));
    await advance(id, world.live().ports);
    expect(world.disk.get(id)).toEqual(before);
  });

  it('answers nothing for a job that does not exist', async () => {
    expect(await advance(crypto.randomUUID(), new World(1).live().ports)).toBeUndefined();
  });

  it('is safe to call many times at once: the second caller sees what the first did', async () => {
    const world = new World(1, { pollings: ['running'] });
    const id = put(world);
    const { ports } = world.live();
    const records = await Promise.all([advance(id, ports), advance(id, ports), advance(id, ports)]);
    expect(records.map((record) => record?.state)).toEqual(['queued', 'queued', 'queued']);
    expect(world.accepted).toHaveLength(1);
  });

  it('never sends a paid create again of which nobody knows whether it arrived', async () => {
    const world = new World(1);
    const id = put(world, { state: 'submitting' });
    expect(await run(world, id)).toEqual(['unconfirmed']);
    expect(world.accepted).toHaveLength(0);
  });

  it('sends a free create again', async () => {
    const world = new World(0);
    const id = put(world, { state: 'submitting' });
    expect((await run(world, id)).at(-1)).toBe('delivered');
  });

  it('has on disk which download begins before it does', async () => {
    const world = new World(1);
    const id = put(world, {
      state: 'completed',
      picture: { blobId: crypto.randomUUID(), mediaType: 'image/png', width: 1, height: 1 },
    });
    const { ports } = world.live();
    let found: JobRecord['handing'];
    const delivery = {
      ...ports.delivery,
      handOver: async (_: JobRecord, begins: (address: string) => Promise<void>) => {
        await begins('blob:1');
        found = world.disk.get(id)?.handing;
        return { downloadId: 7, fileName: 'Tides.png' };
      },
    };
    await advance(id, { ...ports, delivery });
    expect(found).toEqual({ address: 'blob:1', at: new Date(world.now).toISOString() });
  });

  it('keeps the picture when its delivery cannot begin', async () => {
    const world = new World(1);
    const id = put(world);
    const { ports } = world.live();
    const refusing = { ...ports.delivery, handOver: () => Promise.reject(new Error('Disk full.')) };
    let record: JobRecord | undefined;
    do {
      record = await advance(id, { ...ports, delivery: refusing });
      if (record?.dueAt) world.now = Date.parse(record.dueAt);
    } while (record && !settledStates.includes(record.state));
    expect(record).toMatchObject({ state: 'failed', error: { message: 'Disk full.' } });
    expect(record?.picture).toBeDefined();
  });
});

describe('a background that dies at any instruction', () => {
  const script: fc.Arbitrary<Script> = fc.record({
    takings: fc.array(
      fc.constantFrom<Taking>('accepted', 'limited', 'refused', 'refunded', 'unsent', 'lost-accepted', 'lost-dropped'),
      { maxLength: 3 },
    ),
    pollings: fc.array(
      fc.constantFrom<Polling>('queued', 'running', 'failure', 'completed', 'failed', 'refunded', 'gone'),
      { maxLength: 4 },
    ),
    fetchings: fc.array(fc.constantFrom<Fetching>('fetched', 'distant', 'failure', 'unusable', 'expired'), {
      maxLength: 2,
    }),
    deliverings: fc.array(fc.constantFrom<Delivering>('done', 'under-way', 'failed'), { maxLength: 2 }),
  });
  /** At which point each life ends; the last one goes on to the end. */
  const deaths = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 });

  it('never has two creates accepted where they cost something, and never loses a job', async () => {
    await fc.assert(
      fc.asyncProperty(script, deaths, async (happens, ends) => {
        const world = new World(1, happens);
        const id = put(world);
        for (const end of ends) await run(world, id, end);
        await run(world, id);
        const state = readState(world, id);
        expect(world.accepted.length).toBeLessThanOrEqual(1);
        expect(settledStates).toContain(state);
        // A paid picture reached the user, or they are notified what became of it.
        if (world.accepted.length === 1 && state === 'delivered') expect(world.downloads).not.toHaveLength(0);
        if (state === 'delivered') expect(world.accepted).toHaveLength(1);
      }),
      { numRuns: 1000 },
    );
  });

  it('asks nobody, and has one create accepted, where the service remembers keys', async () => {
    await fc.assert(
      fc.asyncProperty(script, deaths, async (happens, ends) => {
        const world = new World(1, happens, 7 * 86_400_000);
        const id = put(world);
        for (const end of ends) await run(world, id, end);
        await run(world, id);
        expect(world.accepted.length).toBeLessThanOrEqual(1);
        expect(settledStates).toContain(readState(world, id));
        expect(readState(world, id)).not.toBe('unconfirmed');
      }),
      { numRuns: 500 },
    );
  });

  it('asks the user again when the service may have forgotten the key', async () => {
    const world = new World(1, {}, 3_600_000);
    const id = put(world, { state: 'submitting' });
    world.now += 3_600_000;
    expect(await run(world, id)).toEqual(['unconfirmed']);
  });

  it('asks the user again when the clock was set back, and so cannot show how long the key has been known', async () => {
    const world = new World(1, {}, 3_600_000);
    const id = put(world, { state: 'submitting' });
    world.now -= 7_200_000;
    expect(await run(world, id)).toEqual(['unconfirmed']);
  });

  it.each([
    [-600_001, 'waiting'],
    [-600_000, 'unconfirmed'],
  ])('trusts the service’s memory up to ten minutes before its end (%i ms): %s', async (fromEndMs, state) => {
    const windowMs = 3_600_000;
    const world = new World(1, {}, windowMs);
    const id = put(world, { state: 'submitting' });
    world.now += windowMs + fromEndMs + Date.parse(aJob().createdAt) - world.now;
    expect((await advance(id, world.live().ports))?.state).toBe(state);
  });

  it('keeps the count of failed tries through a crash, so that the pauses go on growing', async () => {
    const world = new World(1, { takings: ['unsent'] }, 7 * 86_400_000);
    const id = put(world, { tries: 4 });
    const { ports } = world.live();
    let submitted: JobRecord | undefined;
    const connection = await ports.connect({ type: 'device' });
    const dying = {
      ...connection,
      create: async (_: JobRecord['request'], { leaves }: CreateOptions) => {
        await leaves();
        submitted = world.disk.get(id);
        return new Promise<never>(() => undefined);
      },
    };
    void advance(id, { ...ports, connect: async () => dying });
    await vi.waitFor(() => expect(submitted).toMatchObject({ state: 'submitting', tries: 4 }), { timeout: 60_000 });
    const next = world.live().ports;
    expect(await advance(id, next)).toMatchObject({ state: 'waiting', tries: 4 });
    const delayed = await advance(id, next);
    expect(delayed).toMatchObject({ tries: 5 });
    // 2.5 s, doubled four times.
    expect(Date.parse(delayed?.dueAt ?? '') - world.now).toBe(40_000);
  });

  it('always comes to the picture by itself where creates cost nothing and the service is well', async () => {
    await fc.assert(
      fc.asyncProperty(deaths, async (ends) => {
        const world = new World(0, { pollings: ['queued', 'running'] });
        const id = put(world);
        for (const end of ends) await run(world, id, end);
        await run(world, id);
        expect(readState(world, id)).toBe('delivered');
      }),
      { numRuns: 300 },
    );
  });

  it('asks the user only when it died between sending and hearing', async () => {
    // Every point of an undisturbed life, one after the other.
    const ends = new Map<JobState | undefined, number>();
    for (let diesAt = 1; diesAt <= 60; diesAt++) {
      const world = new World(1, { pollings: ['running'] });
      const id = put(world);
      await run(world, id, diesAt);
      const left = readState(world, id);
      await run(world, id);
      expect(readState(world, id)).toBe(left === 'submitting' ? 'unconfirmed' : 'delivered');
      ends.set(readState(world, id), (ends.get(readState(world, id)) ?? 0) + 1);
    }
    expect([...ends.keys()].sort()).toEqual(['delivered', 'unconfirmed']);
  });
});
