import { PgBoss } from 'pg-boss';
import type { Statements } from './connections.ts';

const schema = 'broadside_queue';
const name = 'jobs';

/** Seconds without a heartbeat after which a lease ends. */
const leaseSeconds = 15;
const watchSeconds = 5;
/** Seconds; longer than any `--job-seconds`. */
const maxLeaseSeconds = 2 * 60 * 60;
const maxWaitSeconds = 10 * 365 * 24 * 60 * 60;

export const queueHeartbeatMs = 4000;

/** Waiting and leased jobs by id; each change is in the caller's transaction. */
export interface Queue {
  add(at: Statements, jobId: string): Promise<void>;
  next(at: Statements): Promise<string | undefined>;
  giveBack(at: Statements, jobId: string): Promise<void>;
  remove(at: Statements, jobId: string): Promise<void>;
  touch(jobIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const runOver = (at: Statements) => ({
  db: {
    executeSql: async (sql: string, values?: unknown[]) => ({ rows: [...(await at.query(sql, values)).rows] }),
  },
});

/** A queue on pg-boss, created if missing. To be called by one node at a time. */
export async function openQueue(address: string, report: (error: unknown) => void): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: address,
    application_name: 'broadside queue',
    schema,
    max: 2,
    schedule: false,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  });
  boss.on('error', report);
  await boss.start();
  await boss.createQueue(name, {
    heartbeatSeconds: leaseSeconds,
    expireInSeconds: maxLeaseSeconds,
    retentionSeconds: maxWaitSeconds,
    // Attempts and refunds are counted with the job, so pg-boss must never drop one.
    retryLimit: 1_000_000,
  });

  return {
    async add(at, jobId) {
      if ((await boss.send(name, {}, { id: jobId, ...runOver(at) })) === null) {
        throw new Error(`The queue did not take job ${jobId}.`);
      }
    },
    async next(at) {
      const [leased] = await boss.fetch(name, runOver(at));
      return leased?.id;
    },
    async giveBack(at, jobId) {
      await boss.fail(name, jobId, null, runOver(at));
    },
    async remove(at, jobId) {
      await boss.deleteJob(name, jobId, runOver(at));
    },
    async touch(jobIds) {
      if (jobIds.length > 0) await boss.touch(name, [...jobIds]);
    },
    close: () => boss.stop({ graceful: false }),
  };
}
