import { DatabaseSync } from 'node:sqlite';

/** Credits and job status change in one transaction: balance = credits granted - cost of all jobs that are not `refunded`. */
const schema = `
  CREATE TABLE workspaces (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    plan TEXT NOT NULL,
    credits INTEGER CHECK (credits >= 0)            -- NULL: not counted
  ) STRICT;

  CREATE TABLE keys (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspaces (id),
    name TEXT NOT NULL,
    hint TEXT NOT NULL,                             -- its last characters, to tell it from others
    digest TEXT NOT NULL UNIQUE,                    -- SHA-256
    created_at TEXT NOT NULL,
    used_at TEXT,
    revoked_at TEXT
  ) STRICT;

  CREATE TABLE brands (
    id TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL REFERENCES workspaces (id),
    name TEXT NOT NULL,
    color TEXT NOT NULL
  ) STRICT;

  CREATE TABLE places (                             -- taken in the windows of the workspace's plan
    workspace_id TEXT NOT NULL REFERENCES workspaces (id),
    taken_at INTEGER NOT NULL                       -- milliseconds since the epoch
  ) STRICT;
  CREATE INDEX places_by_time ON places (workspace_id, taken_at);

  CREATE TABLE jobs (
    number INTEGER PRIMARY KEY,                     -- in the order of their creation
    id TEXT NOT NULL UNIQUE,
    workspace_id TEXT NOT NULL REFERENCES workspaces (id),
    created_at TEXT NOT NULL,
    status TEXT NOT NULL,
    cost INTEGER NOT NULL,                          -- credits taken for it
    attempts INTEGER NOT NULL DEFAULT 0,            -- how often a worker was given it
    leased INTEGER NOT NULL DEFAULT 0,              -- 1 while a worker has it
    picture_id TEXT UNIQUE,
    picture_type TEXT,
    record TEXT NOT NULL                            -- a StoredJob as JSON
  ) STRICT;

  CREATE TABLE requests (                           -- creates that came with an idempotency key
    workspace_id TEXT NOT NULL,
    request_key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    job_id TEXT NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
    answer TEXT,                                    -- NULL: not yet
    PRIMARY KEY (workspace_id, request_key)
  ) STRICT;
  CREATE INDEX requests_of_job ON requests (job_id);
  CREATE INDEX jobs_by_time ON jobs (created_at);
  CREATE INDEX jobs_of_workspace ON jobs (workspace_id, number);
  CREATE INDEX jobs_waiting ON jobs (leased, number) WHERE status IN ('queued', 'running');
`;
const additions: Readonly<Record<number, string>> = {
  2: `
    ALTER TABLE brands ADD COLUMN details TEXT NOT NULL DEFAULT '{}';   -- its font, as JSON
    ALTER TABLE brands ADD COLUMN logo BLOB;
  `,
};
const schemaVersion = 2;

/** Commits are synced to disk, so that a power cut undoes no response. Throws an Error for a newer version's database. */
export function openServiceDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  transact(database, () => {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (version > schemaVersion) throw new Error(`${path} was written by a newer version of this service.`);
    if (version === 0) database.exec(schema);
    for (let next = Math.max(2, version + 1); next <= schemaVersion; next++) database.exec(additions[next] ?? '');
    database.exec(`PRAGMA user_version = ${schemaVersion}`);
  });
  return database;
}

export function transact<T>(database: DatabaseSync, change: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = change();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
