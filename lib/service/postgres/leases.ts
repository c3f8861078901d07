import * as z from 'zod/mini';
import type { StoredJob } from '../core/record.ts';
import { parseRecord } from '../core/record.ts';
import type { Lease } from '../core/state-ports.ts';
import type { Connections, Statements } from './connections.ts';
import { type Queue, queueHeartbeatMs } from './queue.ts';
import { unfinished } from './schema.ts';

const leasedRow = z.object({ record: z.string(), attempts: z.number(), lease: z.number() });
const idRow = z.object({ id: z.string() });

export class LeaseLost extends Error {}

export interface LeasePorts {
  readonly connections: Connections;
  readonly queue: Queue;
  report(error: unknown): void;
}

interface Leases {
  find(jobId: string): number | undefined;
  take(): Promise<Lease | undefined>;
  giveBack(jobId: string, counts: boolean): Promise<void>;
  /** Runs the transaction that ends a job; false, without a change, where the lease has ended. */
  settle(job: StoredJob, change: (at: Statements) => Promise<void>): Promise<boolean>;
  close(): void;
}

export function openLeases({ connections: { query, transact }, queue, report }: LeasePorts): Leases {
  const held = new Map<string, number>();

  async function renewLeases(): Promise<void> {
    if (held.size === 0) return;
    const { rows } = await query(
      `SELECT id FROM broadside.jobs JOIN unnest($1::text[], $2::int[]) AS held (id, lease) USING (id, lease)
       WHERE ${unfinished}`,
      [[...held.keys()], [...held.values()]],
    );
    await queue.touch(rows.map((row) => idRow.parse(row).id));
  }
  const beating = setInterval(() => void renewLeases().catch(report), queueHeartbeatMs);
  beating.unref();

  async function runAsHolder(change: (at: Statements) => Promise<void>): Promise<boolean> {
    try {
      await transact(change);
      return true;
    } catch (error) {
      if (error instanceof LeaseLost) return false;
      throw error;
    }
  }

  return {
    find: (jobId) => held.get(jobId),
    async take() {
      const leased = await transact((at) => leaseNext(at, queue));
      if (!leased) return undefined;
      const job = parseRecord(leased);
      held.set(job.id, leased.lease);
      return { job, attempts: leased.attempts };
    },
    async giveBack(jobId, counts) {
      const lease = held.get(jobId);
      if (lease === undefined) return;
      await runAsHolder(async (at) => {
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
    async settle(job, change) {
      const isFirst = await runAsHolder(change);
      held.delete(job.id);
      return isFirst;
    },
    close: () => clearInterval(beating),
  };
}

async function leaseNext(at: Statements, queue: Queue) {
  const id = await queue.next(at);
  if (id === undefined) return undefined;
  const { rows } = await at.query(
    `UPDATE broadside.jobs SET lease = lease + 1, attempts = attempts + 1 WHERE id = $1 AND ${unfinished}
     RETURNING record, attempts, lease`,
    [id],
  );
  if (rows.length > 0) return leasedRow.parse(rows[0]);
  await queue.remove(at, id);
  return undefined;
}
