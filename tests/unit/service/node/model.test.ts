import fc from 'fast-check';
import { expect, it } from 'vitest';
import { credits as costs, kinds, plans } from '../../../../lib/contract/index.ts';
import { openState } from '../../../../lib/service/node/state.ts';
import type { StoredJob } from '../../../../lib/service/record.ts';
import { RateLimitRefused, RequestRefused } from '../../../../lib/service/refusals.ts';
import { aFolder, aStoredJob } from './states.ts';

/** What may happen to a workspace, in any order; creates and settlements of one burst at the same time. */
const event = fc.oneof(
  fc.record({
    type: fc.constant('create' as const),
    kinds: fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 8 }),
  }),
  fc.record({
    type: fc.constant('settle' as const),
    status: fc.constantFrom('completed', 'failed', 'refunded'),
    times: fc.nat(3),
  }),
  fc.record({ type: fc.constant('wait' as const), seconds: fc.constantFrom(1, 59, 60, 3600, 86_400) }),
  fc.record({ type: fc.constant('restart' as const) }),
);

it('credits and windows are those of a simple model, whatever happens at once and however often it is restarted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('free', 'creator', 'pro'),
      fc.nat(40),
      fc.array(event, { maxLength: 12 }),
      async (plan, given, events) => {
        const path = aFolder();
        let now = Date.parse('2026-05-19T08:00:00Z');
        let state = await openState(path, () => now);
        await state.accounts.ensure({ id: 'w', name: 'W', plan, credits: given });
        const model = { credits: given, places: [] as number[], open: [] as StoredJob[] };

        for (const happens of events) {
          if (happens.type === 'wait') now += happens.seconds * 1000;
          if (happens.type === 'restart') {
            await state.close();
            state = await openState(path, () => now);
          }
          if (happens.type === 'settle') {
            const [job] = model.open.splice(0, 1);
            if (!job) continue;
            const ended = { ...job, status: happens.status };
            await Promise.all(Array.from({ length: happens.times + 1 }, () => state.store.settle(ended)));
            if (ended.status === 'refunded') model.credits += costs[job.kind];
          }
          if (happens.type === 'create') {
            const jobs = happens.kinds.map((kind) => aStoredJob({ kind }));
            const outcomes = await Promise.all(
              jobs.map((job) =>
                state.store.create(job, {}).then(
                  () => 'taken',
                  (error: unknown) => error,
                ),
              ),
            );
            // Which of a burst come first is open; with nothing to write before they are taken in their order.
            for (const [index, outcome] of outcomes.entries()) {
              const job = jobs[index] ?? aStoredJob();
              const isFull = plans[plan].some(
                ([limit, seconds]) => model.places.filter((at) => at > now - seconds * 1000).length >= limit,
              );
              if (isFull) expect(outcome).toBeInstanceOf(RateLimitRefused);
              else if (model.credits < costs[job.kind]) {
                expect(outcome).toBeInstanceOf(RequestRefused);
                expect(outcome).toHaveProperty('code', 'no_credits');
              } else {
                expect(outcome).toBe('taken');
                model.credits -= costs[job.kind];
                model.places.push(now);
                model.open.push(job);
              }
            }
          }
          expect((await state.accounts.account('w')).credits).toBe(model.credits);
        }
        await state.close();
      },
    ),
    { numRuns: 25 },
  );
}, 30_000);
