import * as z from 'zod/mini';
import { credits } from '../../contract/index.ts';
import { workspaceRow } from '../node/account-rows.ts';
import type { Files } from '../node/state.ts';
import type { JobQueue, KeptOf } from '../node/state-ports.ts';
import { type StoredJob, storedJob } from '../record.ts';
import { RequestRefused } from '../refusals.ts';
import type { Connections } from './connections.ts';
import { takePlace } from './limiter.ts';
import { heartbeat, type Queue } from './queue.ts';

export interface SharedJobStorePlaces extends Files {
  readonly connections: Connections;
  readonly queue: Queue;
  /** Milliseconds since the epoch; by default the database's clock. */
  readonly now?: (() => number) | undefined;
  report(error: unknown): void;
}

/** A queue in PostgreSQL, which several processes share. */
export interface SharedJobQueue extends JobQueue {
  /** Removes files put before a moment, in milliseconds since the epoch, that no job speaks of. */
  removeOrphans(before: number): Promise<void>;
  /** Gives no more signs of life for the jobs it has leased. */
  close(): void;
}

const unfinished = `status IN ('queued', 'running')`;

const recordRow = z.object({ record: z.string() });
const leasedRow = z.extend(recordRow, { attempts: z.number(), lease: z.number() });
const partsRow = z.object({ parts: z.array(z.string()) });
const pictureRow = z.object({ picture_type: z.string() });
const goneRow = z.object({ picture_id: z.nullable(z.string()) });
const idRow = z.object({ id: z.string() });

const parseRecord = (row: unknown): StoredJob => storedJob.parse(JSON.parse(recordRow.parse(row).record));
const sourceName = (jobId: string, part: string) => `${jobId}.${part}`;

/** Thrown to undo a transaction of somebody whose lease of the job has ended, or whose job is settled. */
class LeaseLost extends Error {}

/**
 * Keeps jobs in PostgreSQL and bytes in files that every node reaches. A file is put before the transaction that speaks of it
 * and removed after the one that forgets it. Each lease has a number, and only the last one is heard: a node that was taken for
 * dead and comes back changes nothing. Locks are taken in one order everywhere: the queue's row, the job's, the workspace's.
 */
export function openSharedJobStore(places: SharedJobStorePlaces): SharedJobQueue {
  const { connections, queue, sources, pictures, now, report } = places;
  const { query, transact } = connections;
  /** The numbers of the leases that this node has, by job. */
  const held = new Map<string, number>();

  async function giveSignsOfLife(): Promise<void> {
    if (held.size === 0) return;
    const { rows } = await query(
      `SELECT id FROM broadside.jobs JOIN unnest($1::text[], $2::int[]) AS held (id, lease) USING (id, lease)
       WHERE ${unfinished}`,
      [[...held.keys()], [...held.values()]],
    );
    await queue.touch(rows.map((row) => idRow.parse(row).id));
  }
  const beating = setInterval(() => void giveSignsOfLife().catch(report), heartbeat);
  beating.unref();

  async function partsOf(jobId: string): Promise<readonly string[]> {
    const { rows } = await query('SELECT parts FROM broadside.jobs WHERE id = $1', [jobId]);
    return partsRow.safeParse(rows[0]).data?.parts ?? [];
  }
  const removeSources = (jobId: string, parts: readonly string[]) =>
    Promise.all(parts.map((part) => sources.remove(sourceName(jobId, part))));

  /** Runs a transaction of whoever has the lease; false when somebody else has it, or nobody, and nothing was changed. */
  async function asHolder(change: Parameters<typeof transact<void>>[0]): Promise<boolean> {
    try {
      await transact(change);
      return true;
    } catch (error) {
      if (error instanceof LeaseLost) return false;
      throw error;
    }
  }

  const keptAmong =
    (condition: string, column: string): ((ids: readonly string[]) => Promise<ReadonlySet<string>>) =>
    async (ids) => {
      const sql = `SELECT ${column} AS id FROM broadside.jobs WHERE ${column} = ANY ($1::text[]) AND ${condition}`;
      return new Set((await query(sql, [ids])).rows.map((row) => idRow.parse(row).id));
    };
  const keptPictures: KeptOf = keptAmong('true', 'picture_id');
  const workingJobs = keptAmong(unfinished, 'id');
  const jobOf = (name: string) => name.split('.', 1)[0] ?? '';

  return {
    async create(job, assets, once) {
      const parts = Object.keys(assets);
      await Promise.all(Object.entries(assets).map(([part, bytes]) => sources.put(sourceName(job.id, part), bytes)));
      try {
        return await transact(async (at) => {
          const locked = await at.query('SELECT plan, credits FROM broadside.workspaces WHERE id = $1 FOR UPDATE', [
            job.workspaceId,
          ]);
          const workspace = workspaceRow.parse(locked.rows[0]);
          const cost = workspace.credits === null ? 0 : credits[job.kind];
          const state = await takePlace(at, job.workspaceId, workspace.plan, now?.());
          if (workspace.credits !== null && workspace.credits < cost) throw new RequestRefused('no_credits');
          if (cost > 0) {
            await at.query('UPDATE broadside.workspaces SET credits = credits - $1 WHERE id = $2', [
              cost,
              job.workspaceId,
            ]);
          }
          await at.query(
            `INSERT INTO broadside.jobs (id, workspace_id, created_at, status, cost, parts, record)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
            [job.id, job.workspaceId, job.createdAt, job.status, cost, parts, JSON.stringify(job)],
          );
          if (once) {
            const { changes } = await at.query(
              `INSERT INTO broadside.requests (workspace_id, request_key, fingerprint, job_id) VALUES ($1, $2, $3, $4)
               ON CONFLICT DO NOTHING`,
              [job.workspaceId, once.key, once.fingerprint, job.id],
            );
            if (changes === 0) throw new RequestRefused('request_at_work');
          }
          await queue.add(at, job.id);
          return state;
        });
      } catch (error) {
        // Where the connection broke nobody knows whether the job is kept: its bytes stay, for it or for the next sweep.
        if (error instanceof RequestRefused) await removeSources(job.id, parts);
        throw error;
      }
    },
    async get(id) {
      const { rows } = await query('SELECT record FROM broadside.jobs WHERE id = $1', [id]);
      return rows.length > 0 ? parseRecord(rows[0]) : undefined;
    },
    async put(job) {
      await query(
        `UPDATE broadside.jobs SET status = $1, record = $2
         WHERE id = $3 AND ${unfinished} AND lease = coalesce($4::int, lease)`,
        [job.status, JSON.stringify(job), job.id, held.get(job.id)],
      );
    },
    async sources(jobId) {
      const found = await Promise.all(
        (await partsOf(jobId)).map(async (part) => [part, await sources.get(sourceName(jobId, part))] as const),
      );
      return Object.fromEntries(found.flatMap(([part, bytes]) => (bytes ? [[part, bytes]] : [])));
    },
    async settle(job, picture) {
      const id = job.picture && picture && job.picture.id;
      if (id) await pictures.put(id, picture.bytes);
      const isFirst = await asHolder(async (at) => {
        await queue.remove(at, job.id);
        // What the stages found is of no use any more, and may be large.
        const record = JSON.stringify({ ...job, results: {} } satisfies StoredJob);
        const { changes } = await at.query(
          `UPDATE broadside.jobs SET status = $1, record = $2, picture_id = $3, picture_type = $4
           WHERE id = $5 AND ${unfinished} AND lease = coalesce($6::int, lease)`,
          [job.status, record, id, picture?.mediaType, job.id, held.get(job.id)],
        );
        if (changes === 0) throw new LeaseLost();
        if (job.status !== 'refunded') return;
        await at.query(
          `UPDATE broadside.workspaces SET credits = credits + jobs.cost FROM broadside.jobs
           WHERE jobs.id = $1 AND workspaces.id = jobs.workspace_id`,
          [job.id],
        );
      });
      held.delete(job.id);
      if (isFirst) await removeSources(job.id, await partsOf(job.id));
      else if (id) await pictures.remove(id);
    },
    async picture(id) {
      const { rows } = await query('SELECT picture_type FROM broadside.jobs WHERE picture_id = $1', [id]);
      const row = pictureRow.safeParse(rows[0]).data;
      const bytes = row && (await pictures.get(id));
      return bytes && { bytes, mediaType: row.picture_type };
    },
    async removeBefore(createdAt) {
      const { rows } = await query(
        `DELETE FROM broadside.jobs WHERE created_at < $1 AND NOT ${unfinished} RETURNING picture_id`,
        [createdAt],
      );
      const gone = rows.map((row) => goneRow.parse(row));
      await Promise.all(gone.flatMap(({ picture_id: id }) => (id ? [pictures.remove(id)] : [])));
    },
    async lease() {
      const leased = await transact(async (at) => {
        const id = await queue.next(at);
        if (id === undefined) return undefined;
        const { rows } = await at.query(
          `UPDATE broadside.jobs SET lease = lease + 1, attempts = attempts + 1 WHERE id = $1 AND ${unfinished}
           RETURNING record, attempts, lease`,
          [id],
        );
        if (rows.length > 0) return leasedRow.parse(rows[0]);
        // Somebody cleaned up by hand: it must not stand before all others for ever.
        await queue.remove(at, id);
        return undefined;
      });
      if (!leased) return undefined;
      const job = parseRecord(leased);
      held.set(job.id, leased.lease);
      return { job, attempts: leased.attempts };
    },
    async release(jobId, { counts }) {
      const lease = held.get(jobId);
      if (lease === undefined) return;
      await asHolder(async (at) => {
        await queue.giveBack(at, jobId);
        const { changes } = await at.query(
          `UPDATE broadside.jobs SET attempts = attempts - $1
           WHERE id = $2 AND ${unfinished} AND lease = $3`,
          [counts ? 0 : 1, jobId, lease],
        );
        if (changes === 0) throw new LeaseLost();
      });
      held.delete(jobId);
    },
    async recent(workspaceId, count) {
      const sql = 'SELECT record FROM broadside.jobs WHERE workspace_id = $1 ORDER BY number DESC LIMIT $2';
      return (await query(sql, [workspaceId, count])).rows.map(parseRecord);
    },
    async removeOrphans(before) {
      await sources.sweep(before, async (names) => {
        const working = await workingJobs([...new Set(names.map(jobOf))]);
        return new Set(names.filter((name) => working.has(jobOf(name))));
      });
      await pictures.sweep(before, keptPictures);
    },
    close: () => clearInterval(beating),
  };
}
