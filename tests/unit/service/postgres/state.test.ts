import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { State } from '../../../../lib/service/core/state-ports.ts';
import { openFileStore } from '../../../../lib/service/node/state.ts';
import { openSharedState } from '../../../../lib/service/postgres/state.ts';
import { aStoredJob, completed } from '../node/states.ts';
import { type OpenTestState, stateCases } from '../state-cases.ts';
import { checkModel, inAnyOrder } from '../state-model.ts';
import { findServer, sql } from './server.ts';

const server = await findServer();

describe.skipIf(!server)('a state on PostgreSQL', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadside-shared-'));
  const clock = { now: Date.parse('2026-05-19T08:00:00Z') };
  const reports: unknown[] = [];
  const nodes: State[] = [];
  let address = '';

  const openNode = async (given: Partial<Parameters<typeof openSharedState>[0]> = {}) => {
    const report = (error: unknown) => reports.push(error);
    const state = await openSharedState({ address, report, now: () => clock.now, ...openFileStore(folder), ...given });
    nodes.push(state);
    return state;
  };
  const getNode = (index: number): State => {
    const node = nodes[index];
    if (!node) throw new Error('It is not open.');
    return node;
  };

  /** Opening takes a second, so the same nodes are used by all, on a database that is empty again. */
  async function empty(): Promise<void> {
    const tables = ['workspaces', 'keys', 'brands', 'places', 'jobs', 'requests', 'claims'];
    await sql(
      address,
      `TRUNCATE ${tables.map((table) => `broadside.${table}`).join()}; DELETE FROM broadside_queue.job`,
    );
    for (const part of ['sources', 'pictures']) {
      for (const name of readdirSync(join(folder, part))) rmSync(join(folder, part, name));
    }
    clock.now = Date.parse('2026-05-19T08:00:00Z');
  }
  const look = async () => {
    const jobs = await sql(
      address,
      'SELECT id, status, cost, picture_id AS picture FROM broadside.jobs ORDER BY number',
    );
    const [workspace] = await sql(address, 'SELECT credits FROM broadside.workspaces');
    return {
      jobs: jobs.map(({ id, status, cost, picture }) => ({
        id: String(id),
        status: String(status),
        cost: Number(cost),
        picture,
      })),
      credits: Number(workspace?.credits),
      sources: readdirSync(join(folder, 'sources')),
      pictures: readdirSync(join(folder, 'pictures')),
    };
  };
  const open: OpenTestState = async ({ plan = 'unlimited', credits } = {}) => {
    await empty();
    await getNode(0).accounts.ensure({ id: 'w', name: 'Test', plan, credits });
    return { ...getNode(0), clock, look };
  };

  beforeAll(async () => {
    if (!server) return;
    address = await server.createDatabase();
    // At the same time, as nodes that are started together.
    await Promise.all([openNode(), openNode()]);
  }, 120_000);
  afterAll(async () => {
    for (const node of nodes) await node.close();
    rmSync(folder, { recursive: true, force: true });
    expect(reports).toEqual([]);
  });

  stateCases('alone', open);

  it('follows a simple model of credits and windows, whatever happens at once and on whichever node', async () => {
    await checkModel(
      async (now) => {
        await empty();
        let opened = 0;
        return {
          async open() {
            vi.spyOn(clock, 'now', 'get').mockImplementation(now);
            return getNode(opened++ % 2);
          },
          close: async () => void vi.restoreAllMocks(),
        };
      },
      inAnyOrder,
      10,
    );
  });

  it('gives 64 creates on two nodes no more than there is', async () => {
    const { accounts } = await open({ plan: 'creator', credits: 40 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 64 }, (_, index) =>
        getNode(index % 2).store.create(aStoredJob({ kind: index % 3 ? 'infographic' : 'meme' }), {
          sourceImage: Uint8Array.of(1),
        }),
      ),
    );
    const { jobs, credits, sources } = await look();
    const account = await accounts.account('w');
    expect(jobs).toHaveLength(outcomes.filter(({ status }) => status === 'fulfilled').length);
    expect(credits).toBe(40 - jobs.reduce((sum, { cost }) => sum + cost, 0));
    expect(credits).toBeGreaterThanOrEqual(0);
    expect(account.windows[0]).toMatchObject({ bucket: 'minute', count: jobs.length });
    expect(jobs.length).toBeLessThanOrEqual(30);
    expect(sources).toHaveLength(jobs.length);
    expect(credits === 0 || jobs.length === 30 || credits === 1).toBe(true);
  });

  it('leases each job to one node', async () => {
    await open({ credits: 20 });
    const jobs = Array.from({ length: 12 }, () => aStoredJob());
    for (const job of jobs) await getNode(0).store.create(job, { sourceImage: Uint8Array.of(7) });
    const leases = await Promise.all(Array.from({ length: 20 }, (_, index) => getNode(index % 2).store.lease()));
    const leased = leases.flatMap((lease) => (lease ? [lease.job.id] : []));
    expect(new Set(leased).size).toBe(leased.length);
    for (let lease = await getNode(1).store.lease(); lease; lease = await getNode(1).store.lease())
      leased.push(lease.job.id);
    expect(leased.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
  });

  it('hears a node no more whose lease has ended, and one only once', async () => {
    const { accounts } = await open({ credits: 10 });
    const job = aStoredJob({ kind: 'meme' });
    await getNode(0).store.create(job, { sourceImage: Uint8Array.of(7) });
    expect(await getNode(0).store.lease()).toMatchObject({ attempts: 1 });
    // As pg-boss ends it when no sign of life came.
    await sql(address, "UPDATE broadside_queue.job SET state = 'retry'");
    expect(await getNode(1).store.lease()).toMatchObject({ job: { id: job.id }, attempts: 2 });
    await getNode(0).store.put({ ...job, status: 'running', prompt: 'From the dead.' });
    await getNode(0).store.settle({ ...job, status: 'refunded' });
    await getNode(0).store.release(job.id, { counts: false });
    expect(await getNode(1).store.get(job.id)).toEqual(job);
    expect(await getNode(1).store.lease()).toBeUndefined();
    expect(await getNode(1).store.sources(job.id)).toEqual({ sourceImage: Uint8Array.of(7) });
    await getNode(1).store.settle(...completed(job));
    expect(await getNode(0).store.picture(`picture-of-${job.id}`)).toMatchObject({ mediaType: 'image/png' });
    expect(await look()).toMatchObject({ jobs: [{ status: 'completed' }], credits: 8, sources: [] });
    expect((await accounts.account('w')).credits).toBe(8);
    expect(await sql(address, 'SELECT id FROM broadside_queue.job')).toEqual([]);
  });

  it('refunds a job once, though every node does', async () => {
    await open({ credits: 10 });
    const job = aStoredJob({ kind: 'meme' });
    await getNode(0).store.create(job, {});
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => getNode(index % 2).store.settle({ ...job, status: 'refunded' })),
    );
    expect(await look()).toMatchObject({ credits: 10, jobs: [{ status: 'refunded' }] });
  });

  it('lets one node at a time have a key, and takes it back from a dead one', async () => {
    await open();
    const [here, there] = [getNode(0).idempotency(60), getNode(1).idempotency(60)];
    const claims = await Promise.all([here, there, here, there].map((one) => one.claim('w', 'bee')));
    const [leave, ...others] = claims.filter((claim) => claim !== undefined);
    expect(others).toEqual([]);
    expect(await here.claim('w', 'wasp')).toBeDefined();
    await leave?.();
    expect(await there.claim('w', 'bee')).toBeDefined();
    await sql(address, "UPDATE broadside.claims SET until = now() - interval '1 second'");
    expect(await here.claim('w', 'bee')).toBeDefined();
    expect(await there.claim('w', 'bee')).toBeUndefined();
  });

  it('makes one job of a key, even where both nodes hold it', async () => {
    await open({ credits: 5 });
    const once = { key: 'bee', fingerprint: 'f' };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => getNode(index % 2).store.create(aStoredJob(), {}, once)),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(5);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'request_at_work' });
    expect(await look()).toMatchObject({ credits: 4, jobs: [{}] });
  });

  it('removes files nobody speaks of once they are old, and no others', async () => {
    const state = await open();
    const [working, done] = [aStoredJob(), aStoredJob()];
    await state.store.create(done, {});
    await state.store.settle(...completed(done));
    await state.store.create(working, { sourceImage: Uint8Array.of(1) });
    const strangers = ['sources/other.sourceImage', `sources/${done.id}.sourcePdf`, 'pictures/other', 'pictures/new'];
    for (const name of strangers) writeFileSync(join(folder, name), 'x');
    const old = (clock.now - 2 * 3_600_000) / 1000;
    for (const part of ['sources', 'pictures']) {
      for (const name of readdirSync(join(folder, part)))
        if (name !== 'new') utimesSync(join(folder, part, name), old, old);
    }
    await state.sweep();
    const left = await look();
    expect(left.sources).toEqual([`${working.id}.sourceImage`]);
    expect(left.pictures.toSorted()).toEqual(['new', `picture-of-${done.id}`].toSorted());
  });

  it('keeps any text, and returns nothing to names that are none', async () => {
    const { accounts, store } = await open();
    const job = aStoredJob({ source: { type: 'text', text: 'A \0 and a \ud800 lone one.' } });
    await store.create(job, {});
    expect(await store.get(job.id)).toEqual(job);
    await accounts.addKey('w', 'A\0B');
    for (const name of ['', 'x', '\0', "'; DROP TABLE jobs", job.id.toUpperCase()]) {
      expect(await store.get(name)).toBeUndefined();
      expect(await store.picture(name)).toBeUndefined();
      expect(await accounts.brand('w', name)).toBeUndefined();
      await accounts.removeBrand('w', name);
    }
  });

  it('is left alone when a newer version wrote it, and is not opened where there is none', async () => {
    await open();
    await sql(address, 'UPDATE broadside.schema_version SET version = 99');
    await expect(openNode()).rejects.toThrow('newer version');
    await sql(address, 'UPDATE broadside.schema_version SET version = 1');
    const nowhere = new URL(address);
    nowhere.pathname = '/nowhere';
    await expect(openNode({ address: nowhere.href })).rejects.toThrow('does not exist');
  });
});
