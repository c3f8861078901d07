import * as z from 'zod/mini';
import { toSourceName } from '../core/record.ts';
import type { FileStore } from '../core/state-ports.ts';
import type { Connections } from './connections.ts';

/** Migrations by version. Invariant as in SQLite: credits and job status change in one transaction. */
const versions: readonly string[] = [
  `
  CREATE TABLE broadside.workspaces (
    id text PRIMARY KEY,
    name text NOT NULL,
    plan text NOT NULL,
    credits integer CHECK (credits >= 0)            -- NULL: not counted
  );

  CREATE TABLE broadside.keys (
    number bigint GENERATED ALWAYS AS IDENTITY,     -- in the order of their creation
    id text PRIMARY KEY,
    workspace_id text NOT NULL REFERENCES broadside.workspaces (id),
    name text NOT NULL,
    hint text NOT NULL,                             -- its last characters, to tell it from others
    digest text NOT NULL UNIQUE,                    -- SHA-256
    created_at text NOT NULL,
    used_at text,
    revoked_at text
  );
  CREATE INDEX ON broadside.keys (workspace_id);

  CREATE TABLE broadside.brands (
    id text PRIMARY KEY,
    workspace_id text NOT NULL REFERENCES broadside.workspaces (id),
    name text NOT NULL,
    color text NOT NULL,
    details text NOT NULL,                          -- its font, as JSON
    logo bytea
  );
  CREATE INDEX ON broadside.brands (workspace_id);

  CREATE TABLE broadside.places (                   -- taken in the windows of the workspace's plan
    workspace_id text NOT NULL REFERENCES broadside.workspaces (id),
    taken_at bigint NOT NULL                        -- milliseconds since the epoch
  );
  CREATE INDEX ON broadside.places (workspace_id, taken_at);

  CREATE TABLE broadside.jobs (
    number bigint GENERATED ALWAYS AS IDENTITY,     -- in the order of their creation
    id text PRIMARY KEY,
    workspace_id text NOT NULL REFERENCES broadside.workspaces (id),
    created_at text NOT NULL,
    status text NOT NULL,
    cost integer NOT NULL,                          -- credits taken for it
    parts text[] NOT NULL,                          -- the bytes that came with its request
    attempts integer NOT NULL DEFAULT 0,            -- how often a worker was given it
    lease integer NOT NULL DEFAULT 0,               -- of the last worker it was given to: one before is no longer heard
    picture_id text UNIQUE,
    picture_type text,
    record text NOT NULL                            -- a StoredJob as JSON; as text, since it may speak of any character
  );
  CREATE INDEX ON broadside.jobs (created_at);
  CREATE INDEX ON broadside.jobs (workspace_id, number);

  CREATE TABLE broadside.requests (                 -- creates that came with an idempotency key
    workspace_id text NOT NULL,
    request_key text NOT NULL,
    fingerprint text NOT NULL,
    job_id text NOT NULL REFERENCES broadside.jobs (id) ON DELETE CASCADE,
    answer text,                                    -- NULL: not yet
    PRIMARY KEY (workspace_id, request_key)
  );
  CREATE INDEX ON broadside.requests (job_id);

  CREATE TABLE broadside.claims (                   -- on the keys of creates that are at work, on any node
    workspace_id text NOT NULL,
    request_key text NOT NULL,
    claim text NOT NULL,
    until timestamptz NOT NULL,                     -- then its node is taken for dead
    PRIMARY KEY (workspace_id, request_key)
  );
  `,
];

const versionRow = z.object({ version: z.number() });

/** Migrates the schema. To be called by one node at a time. Throws an Error for a newer version's schema. */
export async function migrate({ transact }: Connections): Promise<void> {
  await transact(async (at) => {
    await at.query('CREATE SCHEMA IF NOT EXISTS broadside');
    await at.query('CREATE TABLE IF NOT EXISTS broadside.schema_version (version integer NOT NULL)');
    const { rows } = await at.query('SELECT version FROM broadside.schema_version');
    const version = rows.length > 0 ? versionRow.parse(rows[0]).version : 0;
    if (version > versions.length) throw new Error('The database was written by a newer version of this service.');
    // Without parameters a query may have several statements.
    for (const change of versions.slice(version)) await at.query(change);
    await at.query('DELETE FROM broadside.schema_version');
    await at.query('INSERT INTO broadside.schema_version VALUES ($1)', [versions.length]);
  });
}

export const unfinished = `status IN ('queued', 'running')`;

export const readJobId = (fileName: string): string => fileName.split('.', 1)[0] ?? '';

export async function removeSources(sources: FileStore, jobId: string, parts: readonly string[]): Promise<void> {
  await Promise.all(parts.map((part) => sources.remove(toSourceName(jobId, part))));
}
