import { PgBoss } from 'pg-boss';
import type { Statements } from './connections.ts';

const schema = 'broadside_queue';
const name = 'jobs';

/** Seconds without a sign of life after which a lease ends and its job is given to another worker. */
const leaseSeconds = 15;
/** Seconds between two looks for leases that ended. */
const watchSeconds = 5;
/** Seconds that a lease lasts at most: longer than any `--job-seconds`. */
const maxLeaseSeconds = 2 * 60 * 60;
/** Years that a job may wait in it. */
const maxWaitSeconds = 10 * 365 * 24 * 60 * 60;

/** Milliseconds between two signs of life. */
export const heartbeat = 4000;

/** Which jobs wait and which are leased; each change stands in the caller's transaction. What a job is, it does not know. */
export interface Queue {
  add(at: Statements, jobId: string): Promise<void>;
  /** Leases the job that has waited longest. */
  next(at: Statements): Promise<string | undefined>;
  /** Ends a lease: the job waits again. */
  giveBack(at: Statements, jobId: string): Promise<void>;
  remove(at: Statements, jobId: string): Promise<void>;
  /** Gives signs of life for leased jobs. */
  touch(jobIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const over = (at: Statements) => ({
  db: {
    executeSql: async (sql: string, values?: unknown[]) => ({ rows: [...(await at.query(sql, values)).rows] }),
  },
});

/** Opens the queue on pg-boss, and makes it if it is not there. To be called by one node at a time. */
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
    // How often a job may break is counted with the job, and so is its refund: none may get lost in here.
    retryLimit: 1_000_000,
  });

  return {
    async add(at, jobId) {
      if ((await boss.send(name, {}, { id: jobId, ...over(at) })) === null) {
        throw new Error(`The queue did not take job ${jobId}.`);
      }
    },
    async next(at) {
      const [leased] = await boss.fetch(name, over(at));
      return leased?.id;
    },
    async giveBack(at, jobId) {
      await boss.fail(name, jobId, null, over(at));
    },
    async remove(at, jobId) {
      await boss.deleteJob(name, jobId, over(at));
    },
    async touch(jobIds) {
      if (jobIds.length > 0) await boss.touch(name, [...jobIds]);
    },
    close: () => boss.stop({ graceful: false }),
  };
}
