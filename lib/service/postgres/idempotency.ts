import { randomUUID } from 'node:crypto';
import { knownRow, planRow } from '../core/account-rows.ts';
import { computeRateLimit } from '../core/plan-windows.ts';
import type { Idempotency } from '../core/ports.ts';
import type { Statements } from './connections.ts';
import { readWindows } from './limiter.ts';

/** Seconds until a claim's node counts as dead: longer than any create takes. */
const claimSeconds = 45;

/** A claim is a row, so that it holds on all nodes. */
export function openSharedIdempotency(
  { query }: Statements,
  seconds: number,
  now: (() => number) | undefined,
): Idempotency {
  return {
    seconds,
    async claim(workspaceId, key) {
      const claim = randomUUID();
      const { changes } = await query(
        `INSERT INTO broadside.claims AS held (workspace_id, request_key, claim, until)
         VALUES ($1, $2, $3, now() + $4 * interval '1 second')
         ON CONFLICT (workspace_id, request_key)
         DO UPDATE SET claim = excluded.claim, until = excluded.until WHERE held.until < now()`,
        [workspaceId, key, claim, claimSeconds],
      );
      if (changes === 0) return undefined;
      return async () => {
        await query('DELETE FROM broadside.claims WHERE workspace_id = $1 AND request_key = $2 AND claim = $3', [
          workspaceId,
          key,
          claim,
        ]);
      };
    },
    async find(workspaceId, key) {
      const { rows } = await query(
        'SELECT fingerprint, job_id, answer FROM broadside.requests WHERE workspace_id = $1 AND request_key = $2',
        [workspaceId, key],
      );
      return knownRow.safeParse(rows[0]).data;
    },
    async answered(workspaceId, key, answer) {
      await query('UPDATE broadside.requests SET answer = $1 WHERE workspace_id = $2 AND request_key = $3', [
        answer,
        workspaceId,
        key,
      ]);
    },
    async rateLimit(workspaceId) {
      const { rows } = await query('SELECT plan FROM broadside.workspaces WHERE id = $1', [workspaceId]);
      const reading = await readWindows({ query }, workspaceId, planRow.parse(rows[0]).plan, now?.());
      return computeRateLimit(reading.windows, reading.now);
    },
  };
}
