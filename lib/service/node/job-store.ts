import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { credits, partNames } from '../../contract/index.ts';
import { logoAsset } from '../../engine/logo.ts';
import { workspaceRow } from '../core/account-rows.ts';
import { parseRecord, recordRow, type StoredJob, toSourceName } from '../core/record.ts';
import { RequestRefused } from '../core/refusals.ts';
import type { FileStore, JobQueue } from '../core/state-ports.ts';
import { transact } from './database.ts';
import { openPlaces } from './places.ts';

interface DiskJobQueue extends JobQueue {
  /** Removes files put `before` (milliseconds since the epoch) that no job refers to. */
  removeOrphans(before: number): Promise<void>;
}

interface JobStorePlaces {
  readonly database: DatabaseSync;
  readonly sources: FileStore;
  readonly pictures: FileStore;
  readonly now?: () => number;
}

/** The request's parts, and the logo of the brand it names. */
const keptParts = [...partNames, logoAsset];

const leasedRow = z.extend(recordRow, { attempts: z.number() });
const pictureRow = z.object({ picture_type: z.string() });
const goneRow = z.object({ id: z.string(), picture_id: z.nullable(z.string()) });

/**
 * Jobs in SQLite, bytes in files. A file is written before the transaction that refers to it and removed after the one that drops
 * it: a crash leaves at most an orphan. Opening ends the previous process's leases. Must be the database's only user.
 */
export function openJobStore({ database, sources, pictures, now = Date.now }: JobStorePlaces): DiskJobQueue {
  const places = openPlaces(database);
  const sql = prepareStatements(database);
  const removeSources = (jobId: string) =>
    Promise.all(keptParts.map((part) => sources.remove(toSourceName(jobId, part))));

  sql.endLeases.run();

  const insertJob = (job: StoredJob, once: Parameters<JobQueue['create']>[2]) =>
    transact(database, () => {
      const workspace = workspaceRow.parse(sql.readWorkspace.get(job.workspaceId));
      const cost = workspace.credits === null ? 0 : credits[job.kind];
      const state = places.take(job.workspaceId, workspace.plan, now());
      if (workspace.credits !== null && workspace.credits < cost) throw new RequestRefused('no_credits');
      if (cost > 0) sql.charge.run(cost, job.workspaceId);
      sql.insert.run(job.id, job.workspaceId, job.createdAt, job.status, cost, JSON.stringify(job));
      if (once) sql.remember.run(job.workspaceId, once.key, once.fingerprint, job.id);
      return state;
    });

  const finishJob = (job: StoredJob, pictureId: string | undefined, mediaType: string | undefined) =>
    transact(database, () => {
      // Stage results are no longer needed and may be large.
      const record = JSON.stringify({ ...job, results: {} } satisfies StoredJob);
      const { changes } = sql.finish.run(job.status, record, pictureId ?? null, mediaType ?? null, job.id);
      if (changes === 1 && job.status === 'refunded') sql.refund.run(job.id);
      return changes === 1;
    });

  return {
    async create(job, assets, once) {
      await Promise.all(Object.entries(assets).map(([part, bytes]) => sources.put(toSourceName(job.id, part), bytes)));
      try {
        return insertJob(job, once);
      } catch (error) {
        await removeSources(job.id);
        throw error;
      }
    },
    async settle(job, picture) {
      const id = job.picture && picture && job.picture.id;
      if (id) await pictures.put(id, picture.bytes);
      const isFirst = finishJob(job, id, picture?.mediaType);
      if (!isFirst && id) await pictures.remove(id);
      await removeSources(job.id);
    },
    ...readJobs(sql, { sources, pictures }),
    ...leaseJobs(sql),
    ...removeOld(sql, { sources, pictures }),
  };
}

type SqlStatements = ReturnType<typeof prepareStatements>;
type FilePlaces = Pick<JobStorePlaces, 'sources' | 'pictures'>;

function prepareStatements(database: DatabaseSync) {
  const unfinished = `status IN ('queued', 'running')`;
  const prepare = (sql: string) => database.prepare(sql);
  return {
    endLeases: prepare('UPDATE jobs SET leased = 0 WHERE leased = 1'),
    readWorkspace: prepare('SELECT plan, credits FROM workspaces WHERE id = ?'),
    charge: prepare('UPDATE workspaces SET credits = credits - ? WHERE id = ?'),
    refund: prepare(
      'UPDATE workspaces SET credits = credits + jobs.cost FROM jobs WHERE jobs.id = ? AND workspaces.id = jobs.workspace_id',
    ),
    insert: prepare('INSERT INTO jobs (id, workspace_id, created_at, status, cost, record) VALUES (?, ?, ?, ?, ?, ?)'),
    remember: prepare('INSERT INTO requests (workspace_id, request_key, fingerprint, job_id) VALUES (?, ?, ?, ?)'),
    read: prepare('SELECT record FROM jobs WHERE id = ?'),
    readRecent: prepare('SELECT record FROM jobs WHERE workspace_id = ? ORDER BY number DESC LIMIT ?'),
    readPicture: prepare('SELECT picture_type FROM jobs WHERE picture_id = ?'),
    replace: prepare(`UPDATE jobs SET status = ?, record = ? WHERE id = ? AND ${unfinished}`),
    finish: prepare(
      `UPDATE jobs SET status = ?, record = ?, picture_id = ?, picture_type = ?, leased = 0 WHERE id = ? AND ${unfinished}`,
    ),
    leaseNext: prepare(
      `UPDATE jobs SET leased = 1, attempts = attempts + 1
       WHERE number = (SELECT number FROM jobs WHERE leased = 0 AND ${unfinished} ORDER BY number LIMIT 1)
       RETURNING record, attempts`,
    ),
    giveBack: prepare('UPDATE jobs SET leased = 0, attempts = attempts - ? WHERE id = ?'),
    removeOld: prepare(`DELETE FROM jobs WHERE created_at < ? AND NOT ${unfinished} RETURNING id, picture_id`),
    isWorking: prepare(`SELECT 1 FROM jobs WHERE id = ? AND ${unfinished}`),
    isShown: prepare('SELECT 1 FROM jobs WHERE picture_id = ?'),
  };
}

const readJobs = (
  sql: SqlStatements,
  { sources, pictures }: FilePlaces,
): Pick<DiskJobQueue, 'get' | 'put' | 'sources' | 'picture' | 'recent'> => ({
  async get(id) {
    const row = sql.read.get(id);
    return row && parseRecord(row);
  },
  async put(job) {
    sql.replace.run(job.status, JSON.stringify(job), job.id);
  },
  async sources(jobId) {
    const found = await Promise.all(
      keptParts.map(async (part) => [part, await sources.get(toSourceName(jobId, part))] as const),
    );
    return Object.fromEntries(found.flatMap(([part, bytes]) => (bytes ? [[part, bytes]] : [])));
  },
  async picture(id) {
    const row = pictureRow.safeParse(sql.readPicture.get(id)).data;
    const bytes = row && (await pictures.get(id));
    return bytes && { bytes, mediaType: row.picture_type };
  },
  recent: async (workspaceId, count) => sql.readRecent.all(workspaceId, count).map(parseRecord),
});

const leaseJobs = (sql: SqlStatements): Pick<DiskJobQueue, 'lease' | 'release'> => ({
  async lease() {
    const row = sql.leaseNext.get();
    return row && { job: parseRecord(row), attempts: leasedRow.parse(row).attempts };
  },
  async release(jobId, { counts }) {
    sql.giveBack.run(counts ? 0 : 1, jobId);
  },
});

const removeOld = (
  sql: SqlStatements,
  { sources, pictures }: FilePlaces,
): Pick<DiskJobQueue, 'removeBefore' | 'removeOrphans'> => ({
  async removeBefore(createdAt) {
    const gone = sql.removeOld.all(createdAt).map((row) => goneRow.parse(row));
    await Promise.all(gone.flatMap(({ picture_id: id }) => (id ? [pictures.remove(id)] : [])));
  },
  async removeOrphans(before) {
    const isOfWorking = (name: string) => sql.isWorking.get(name.split('.', 1)[0] ?? '') !== undefined;
    await sources.sweep(before, async (names) => new Set(names.filter(isOfWorking)));
    await pictures.sweep(before, async (names) => new Set(names.filter((name) => sql.isShown.get(name))));
  },
});
