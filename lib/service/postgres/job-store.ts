import * as z from 'zod/mini';
import type { StoredJob } from '../core/record.ts';
import { parseRecord, toSourceName } from '../core/record.ts';
import type { FindKept, JobQueue } from '../core/state-ports.ts';
import type { Statements } from './connections.ts';
import { createStoredJob, type JobCreationPorts } from './job-creation.ts';
import { LeaseLost, type LeasePorts, openLeases } from './leases.ts';
import type { Queue } from './queue.ts';
import { readJobId, removeSources, unfinished } from './schema.ts';

interface SharedJobStorePlaces extends JobCreationPorts, LeasePorts {}

interface SharedJobQueue extends JobQueue {
  removeOrphans(before: number): Promise<void>;
  close(): void;
}

const partsRow = z.object({ parts: z.array(z.string()) });
const pictureRow = z.object({ picture_type: z.string() });
const goneRow = z.object({ picture_id: z.nullable(z.string()) });
const idRow = z.object({ id: z.string() });

/**
 * Jobs in PostgreSQL, bytes in shared files, put before the transaction that refers to them and removed after the one that drops
 * them. A node that returns after its leases ended changes nothing. Lock order everywhere: the queue's row, the job's, the
 * workspace's.
 */
export function openSharedJobStore(places: SharedJobStorePlaces): SharedJobQueue {
  const { connections, queue, sources, pictures } = places;
  const { query } = connections;
  const leases = openLeases(places);

  return {
    create: (job, assets, once) => createStoredJob(places, job, assets, once),
    async get(id) {
      const { rows } = await query('SELECT record FROM broadside.jobs WHERE id = $1', [id]);
      return rows.length > 0 ? parseRecord(rows[0]) : undefined;
    },
    async put(job) {
      await query(
        `UPDATE broadside.jobs SET status = $1, record = $2
         WHERE id = $3 AND ${unfinished} AND lease = coalesce($4::int, lease)`,
        [job.status, JSON.stringify(job), job.id, leases.find(job.id)],
      );
    },
    async sources(jobId) {
      const parts = await listParts(connections, jobId);
      const found = await Promise.all(
        parts.map(async (part) => [part, await sources.get(toSourceName(jobId, part))] as const),
      );
      return Object.fromEntries(found.flatMap(([part, bytes]) => (bytes ? [[part, bytes]] : [])));
    },
    async settle(job, picture) {
      const id = job.picture && picture && job.picture.id;
      if (id) await pictures.put(id, picture.bytes);
      const kept = { id, mediaType: picture?.mediaType, lease: leases.find(job.id) };
      const isFirst = await leases.settle(job, (at) => settleJob(at, queue, job, kept));
      if (isFirst) await removeSources(sources, job.id, await listParts(connections, job.id));
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
    lease: leases.take,
    release: (jobId, { counts }) => leases.giveBack(jobId, counts),
    async recent(workspaceId, count) {
      const sql = 'SELECT record FROM broadside.jobs WHERE workspace_id = $1 ORDER BY number DESC LIMIT $2';
      return (await query(sql, [workspaceId, count])).rows.map(parseRecord);
    },
    removeOrphans: (before) => removeOrphans(places, before),
    close: leases.close,
  };
}

async function listParts({ query }: Statements, jobId: string): Promise<readonly string[]> {
  const { rows } = await query('SELECT parts FROM broadside.jobs WHERE id = $1', [jobId]);
  return partsRow.safeParse(rows[0]).data?.parts ?? [];
}

async function removeOrphans({ connections, sources, pictures }: SharedJobStorePlaces, before: number): Promise<void> {
  const findWorking = findJobsBy(connections, 'id', unfinished);
  await sources.sweep(before, async (names) => {
    const working = await findWorking([...new Set(names.map(readJobId))]);
    return new Set(names.filter((name) => working.has(readJobId(name))));
  });
  await pictures.sweep(before, findJobsBy(connections, 'picture_id', 'true'));
}

interface Kept {
  readonly id: string | undefined;
  readonly mediaType: string | undefined;
  readonly lease: number | undefined;
}

async function settleJob(at: Statements, queue: Queue, job: StoredJob, { id, mediaType, lease }: Kept): Promise<void> {
  await queue.remove(at, job.id);
  const record = JSON.stringify({ ...job, results: {} } satisfies StoredJob);
  const { changes } = await at.query(
    `UPDATE broadside.jobs SET status = $1, record = $2, picture_id = $3, picture_type = $4
     WHERE id = $5 AND ${unfinished} AND lease = coalesce($6::int, lease)`,
    [job.status, record, id, mediaType, job.id, lease],
  );
  if (changes === 0) throw new LeaseLost();
  if (job.status !== 'refunded') return;
  await at.query(
    `UPDATE broadside.workspaces SET credits = credits + jobs.cost FROM broadside.jobs
     WHERE jobs.id = $1 AND workspaces.id = jobs.workspace_id`,
    [job.id],
  );
}

const findJobsBy =
  ({ query }: Statements, column: 'id' | 'picture_id', condition: string): FindKept =>
  async (values) => {
    const sql = `SELECT ${column} AS id FROM broadside.jobs WHERE ${column} = ANY ($1::text[]) AND ${condition}`;
    return new Set((await query(sql, [values])).rows.map((row) => idRow.parse(row).id));
  };
