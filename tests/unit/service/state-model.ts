import fc from 'fast-check';
import { expect } from 'vitest';
import { credits as costs, kinds, plans } from '../../../lib/contract/index.ts';
import type { StoredJob } from '../../../lib/service/core/record.ts';
import { RateLimitRefused, RequestRefused } from '../../../lib/service/core/refusals.ts';
import type { State } from '../../../lib/service/core/state-ports.ts';
import { aStoredJob } from './node/states.ts';

/** All that may happen to a workspace, in any order; creates and settlements of one burst at the same time. */
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

/** A state that a run begins with: empty, and opened again at will, on a clock of the test's. */
export type OpenFresh = (clock: () => number) => Promise<{
  /** The state opened before is closed, or goes on as another node beside it. */
  open(): Promise<State>;
  close(): Promise<void>;
}>;

/** The effect of a burst of creates to a workspace; the state must do the same. */
interface Model {
  readonly plan: 'free' | 'creator' | 'pro';
  credits: number;
  places: number[];
  open: StoredJob[];
}
interface Outcome {
  readonly job: StoredJob;
  /** Undefined: it was taken. */
  readonly refusal: unknown;
}
type CheckBurst = (model: Model, outcomes: readonly Outcome[], now: number) => void;

const isFull = ({ plan, places }: Model, now: number) =>
  plans[plan].some(([limit, seconds]) => places.filter((at) => at > now - seconds * 1000).length >= limit);
function take(model: Model, job: StoredJob, now: number): void {
  model.credits -= costs[job.kind];
  model.places.push(now);
  model.open.push(job);
}

/** One that takes creates in the order in which they come. */
export const inOrder: CheckBurst = (model, outcomes, now) => {
  for (const { job, refusal } of outcomes) {
    if (isFull(model, now)) expect(refusal).toBeInstanceOf(RateLimitRefused);
    else if (model.credits < costs[job.kind]) {
      expect(refusal).toBeInstanceOf(RequestRefused);
      expect(refusal).toHaveProperty('code', 'no_credits');
    } else {
      expect(refusal).toBeUndefined();
      take(model, job, now);
    }
  }
};

/** One that takes them in any order: what was taken could be had, and what was refused was to be had no more afterwards. */
export const inAnyOrder: CheckBurst = (model, outcomes, now) => {
  for (const { job, refusal } of outcomes) {
    if (refusal !== undefined) continue;
    expect(isFull(model, now)).toBe(false);
    take(model, job, now);
  }
  expect(model.credits).toBeGreaterThanOrEqual(0);
  for (const { job, refusal } of outcomes) {
    if (refusal === undefined) continue;
    if (refusal instanceof RateLimitRefused) expect(isFull(model, now)).toBe(true);
    else {
      expect(refusal).toBeInstanceOf(RequestRefused);
      expect(refusal).toHaveProperty('code', 'no_credits');
      expect(model.credits).toBeLessThan(costs[job.kind]);
    }
  }
};

/** Holds a state against a simple model of credits and windows, whatever happens at once and however often it is restarted. */
export async function checkModel(openFresh: OpenFresh, checkBurst: CheckBurst, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('free', 'creator', 'pro'),
      fc.nat(40),
      fc.array(event, { maxLength: 12 }),
      async (plan, given, events) => {
        let now = Date.parse('2026-05-19T08:00:00Z');
        const fresh = await openFresh(() => now);
        let state = await fresh.open();
        await state.accounts.ensure({ id: 'w', name: 'W', plan, credits: given });
        const model: Model = { plan, credits: given, places: [], open: [] };

        for (const happens of events) {
          if (happens.type === 'wait') now += happens.seconds * 1000;
          if (happens.type === 'restart') state = await fresh.open();
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
                  () => ({ job, refusal: undefined }),
                  (refusal: unknown) => ({ job, refusal }),
                ),
              ),
            );
            checkBurst(model, outcomes, now);
          }
          expect((await state.accounts.account('w')).credits).toBe(model.credits);
        }
        await fresh.close();
      },
    ),
    { numRuns },
  );
}
