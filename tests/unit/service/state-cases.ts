import { describe, expect, it } from 'vitest';
import { RateLimitRefused, RequestRefused } from '../../../lib/service/core/refusals.ts';
import type { State } from '../../../lib/service/core/state-ports.ts';
import { aStoredJob, completed } from './node/states.ts';
import { storeCases } from './store-cases.ts';

/** A state of a test's own with one workspace `w`. */
export interface TestState extends State {
  /** Milliseconds since the epoch. */
  readonly clock: { now: number };
  /** All that is kept, read past the service: what each job cost and became, the balance, and the files. */
  look(): Promise<{
    readonly jobs: readonly { id: string; status: string; cost: number; picture: unknown }[];
    readonly credits: number;
    readonly sources: readonly string[];
    readonly pictures: readonly string[];
  }>;
}
export type OpenTestState = (workspace?: {
  plan?: 'free' | 'creator' | 'pro' | 'unlimited';
  credits?: number;
}) => Promise<TestState>;

const hour = 3_600_000;

/** Duties of every state, whatever it keeps its things in. */
export function stateCases(name: string, open: OpenTestState): void {
  describe(name, () => {
    it.each(storeCases)('$name', async ({ run, expected }) => {
      expect(await run((await open()).store)).toEqual(expected);
    });

    it('leases each job once, in their order, until it is given back', async () => {
      const { store } = await open();
      const [first, second] = [aStoredJob(), aStoredJob()];
      await store.create(first, {});
      await store.create(second, {});
      expect(await store.lease()).toEqual({ job: first, attempts: 1 });
      expect((await store.lease())?.job.id).toBe(second.id);
      expect(await store.lease()).toBeUndefined();
      await store.release(first.id, { counts: true });
      expect(await store.lease()).toEqual({ job: first, attempts: 2 });
      await store.release(first.id, { counts: false });
      expect(await store.lease()).toEqual({ job: first, attempts: 2 });
    });

    it('settles a job once: what comes later changes nothing and leaves no file', async () => {
      const { store, look } = await open({ credits: 5 });
      const job = aStoredJob({ kind: 'meme' });
      await store.create(job, {});
      const refunded = { ...job, status: 'refunded' as const };
      await Promise.all([store.settle(refunded), store.settle(refunded), store.settle(...completed(job))]);
      await store.put({ ...job, status: 'running' });
      expect(await look()).toMatchObject({ credits: 5, jobs: [{ status: 'refunded', picture: null }], pictures: [] });
    });

    describe('credits', () => {
      it('are never below zero under concurrent requests', async () => {
        const { store, look } = await open({ credits: 41 });
        const creates = Array.from({ length: 64 }, (_, index) =>
          store.create(aStoredJob({ kind: index % 2 ? 'meme' : 'infographic' }), { sourceImage: Uint8Array.of(1) }),
        );
        const outcomes = await Promise.allSettled(creates);
        const refused = outcomes.filter(({ status }) => status === 'rejected');
        for (const { reason } of refused as PromiseRejectedResult[])
          expect(reason).toMatchObject({ code: 'no_credits' });
        const { jobs, credits, sources } = await look();
        expect(credits).toBe(41 - jobs.reduce((sum, { cost }) => sum + cost, 0));
        expect(credits).toBe(0);
        expect(jobs.length + refused.length).toBe(64);
        expect(sources).toHaveLength(jobs.length);
      });

      it('come back with a refund and stay with a failure', async () => {
        const { store, accounts } = await open({ credits: 10 });
        for (const status of ['refunded', 'failed', 'completed'] as const) {
          const job = aStoredJob({ kind: 'meme' });
          await store.create(job, {});
          await store.settle({ ...job, status });
        }
        expect((await accounts.account('w')).credits).toBe(6);
      });

      it('are not counted where there is no number of them', async () => {
        const { store, accounts } = await open();
        const job = aStoredJob();
        await store.create(job, {});
        await store.settle({ ...job, status: 'refunded' });
        expect((await accounts.account('w')).credits).toBeUndefined();
      });
    });

    describe('the windows of a plan', () => {
      it.each([
        ['free', 5, 'hour'],
        ['creator', 30, 'minute'],
        ['pro', 90, 'minute'],
      ] as const)('%s: %i a %s', async (plan, limit, bucket) => {
        const { store, clock } = await open({ plan });
        for (let taken = 1; taken <= limit; taken++) {
          expect(await store.create(aStoredJob(), {})).toMatchObject({ limit, remaining: limit - taken });
        }
        const length = bucket === 'hour' ? hour : 60_000;
        const resetAt = new Date(clock.now + length).toISOString();
        const refusal = await store.create(aStoredJob(), {}).catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(RateLimitRefused);
        expect(refusal).toMatchObject({ window: { bucket, count: limit, limit, resetAt } });
        clock.now += length;
        expect(await store.create(aStoredJob(), {})).toMatchObject({ limit });
      });

      it('are all taken or none: a full day is told, and takes nothing of the hour', async () => {
        const { store, clock, accounts } = await open({ plan: 'free' });
        for (let taken = 0; taken < 25; taken++) {
          if (taken % 5 === 0) clock.now += hour;
          await store.create(aStoredJob(), {});
        }
        clock.now += hour;
        await expect(store.create(aStoredJob(), {})).rejects.toMatchObject({ window: { bucket: 'day', count: 25 } });
        expect((await accounts.account('w')).windows).toMatchObject([
          { bucket: 'hour', count: 0 },
          { bucket: 'day', count: 25 },
        ]);
      });

      it('keep their place when a create is refused for want of credits', async () => {
        const { store, accounts } = await open({ plan: 'free', credits: 1 });
        await expect(store.create(aStoredJob({ kind: 'meme' }), {})).rejects.toBeInstanceOf(RequestRefused);
        expect(await accounts.account('w')).toMatchObject({ credits: 1, windows: [{ count: 0 }, { count: 0 }] });
      });
    });

    describe('keys and brands', () => {
      it('let in until the key is revoked, at once', async () => {
        const { accounts, clock } = await open();
        const key = await accounts.addKey('w', 'Laptop');
        expect(key).toMatch(/^bsk_[\w-]{32}$/);
        expect(await accounts.byKey(key)).toEqual({ id: 'w' });
        const [entry] = await accounts.keys('w');
        expect(entry).toMatchObject({ name: 'Laptop', hint: key.slice(-4), usedAt: new Date(clock.now).toISOString() });
        await accounts.revokeKey('other', String(entry?.id));
        expect(await accounts.byKey(key)).toBeDefined();
        await accounts.revokeKey('w', String(entry?.id));
        expect(await accounts.byKey(key)).toBeUndefined();
        await accounts.addKey('w', 'Again', key);
        expect(await accounts.byKey(key)).toBeUndefined();
      });

      it('are unknown to anybody else', async () => {
        const { accounts } = await open();
        const key = await accounts.addKey('w', 'Laptop');
        for (const other of [undefined, '', key.slice(0, -1), `${key}x`])
          expect(await accounts.byKey(other)).toBeUndefined();
      });

      it('keep a brand’s font and logo', async () => {
        const { accounts } = await open();
        const fontCssUrl = 'https://bees.example/hive.css';
        await accounts.addBrand('w', {
          name: 'Bees',
          color: '#0F766E',
          font: 'Hive',
          fontCssUrl,
          logo: Uint8Array.of(1, 2),
        });
        const [listed] = await accounts.brands('w');
        expect(listed).toMatchObject({ font: 'Hive', hasLogo: true });
        expect(await accounts.brand('w', String(listed?.id))).toEqual({
          brand: { name: 'Bees', colors: ['#0f766e'], headlineFont: 'Hive', bodyFont: 'Hive' },
          fontCssUrl,
          logo: Uint8Array.of(1, 2),
        });
      });

      it('keep a workspace’s brands its own', async () => {
        const { accounts } = await open();
        await accounts.addBrand('w', { name: 'Bees', color: '#0f766e' });
        const [brand] = await accounts.brands('w');
        const id = String(brand?.id);
        expect(await accounts.brand('w', id.toUpperCase())).toEqual({
          brand: { name: 'Bees', colors: ['#0f766e'] },
          fontCssUrl: undefined,
          logo: undefined,
        });
        expect(await accounts.brand('other', id)).toBeUndefined();
        await accounts.removeBrand('other', id);
        expect(await accounts.brands('w')).toHaveLength(1);
        await accounts.removeBrand('w', id);
        expect(await accounts.brands('w')).toEqual([]);
      });
    });
  });
}
