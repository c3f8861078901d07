import { randomUUID } from 'node:crypto';
import {
  brandRow,
  hashKey,
  isUseOld,
  keyRow,
  makeKey,
  namedWorkspaceRow,
  toBrandDetails,
  toBrandEntry,
  toKeyHint,
  toSavedBrand,
  usedKeyRow,
} from '../core/account-rows.ts';
import type { Accounts } from '../core/state-ports.ts';
import type { Statements } from './connections.ts';
import { readWindows } from './limiter.ts';

export function openSharedAccounts({ query }: Statements, clock?: () => number): Accounts {
  return {
    async ensure({ id, name, plan, credits }) {
      await query(
        'INSERT INTO broadside.workspaces (id, name, plan, credits) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [id, name, plan, credits],
      );
    },
    async account(workspaceId) {
      const { rows } = await query('SELECT name, plan, credits FROM broadside.workspaces WHERE id = $1', [workspaceId]);
      const { credits, ...workspace } = namedWorkspaceRow.parse(rows[0]);
      const { windows } = await readWindows({ query }, workspaceId, workspace.plan, clock?.());
      return { ...workspace, credits: credits ?? undefined, windows };
    },
    async setPlan(workspaceId, plan) {
      await query('UPDATE broadside.workspaces SET plan = $1 WHERE id = $2', [plan, workspaceId]);
    },
    async addCredits(workspaceId, amount) {
      await query('UPDATE broadside.workspaces SET credits = coalesce(credits, 0) + $1 WHERE id = $2', [
        amount,
        workspaceId,
      ]);
    },
    ...openKeys({ query }, clock ?? Date.now),
    ...openBrands({ query }),
  };
}

function openKeys({ query }: Statements, now: () => number): Pick<Accounts, 'byKey' | 'addKey' | 'keys' | 'revokeKey'> {
  const readIsoTime = () => new Date(now()).toISOString();
  return {
    async byKey(key) {
      if (key === undefined) return undefined;
      const { rows } = await query(
        'SELECT id, workspace_id, used_at FROM broadside.keys WHERE digest = $1 AND revoked_at IS NULL',
        [await hashKey(key)],
      );
      const row = usedKeyRow.safeParse(rows[0]).data;
      if (!row) return undefined;
      if (isUseOld(row.used_at, now()))
        await query('UPDATE broadside.keys SET used_at = $1 WHERE id = $2', [readIsoTime(), row.id]);
      return { id: row.workspace_id };
    },
    async addKey(workspaceId, name, key = makeKey()) {
      await query(
        `INSERT INTO broadside.keys (id, workspace_id, name, hint, digest, created_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING`,
        [randomUUID(), workspaceId, name, toKeyHint(key), await hashKey(key), readIsoTime()],
      );
      return key;
    },
    async keys(workspaceId) {
      const { rows } = await query(
        `SELECT id, name, hint, created_at, used_at FROM broadside.keys WHERE workspace_id = $1 AND revoked_at IS NULL
         ORDER BY created_at DESC, number DESC`,
        [workspaceId],
      );
      return rows.map((row) => keyRow.parse(row));
    },
    async revokeKey(workspaceId, keyId) {
      await query(
        'UPDATE broadside.keys SET revoked_at = $1 WHERE id = $2 AND workspace_id = $3 AND revoked_at IS NULL',
        [readIsoTime(), keyId, workspaceId],
      );
    },
  };
}

function openBrands({ query }: Statements): Pick<Accounts, 'brand' | 'brands' | 'addBrand' | 'removeBrand'> {
  return {
    async brand(workspaceId, brandId) {
      const sql = 'SELECT * FROM broadside.brands WHERE workspace_id = $1 AND id = $2';
      const row = brandRow.safeParse((await query(sql, [workspaceId, brandId.toLowerCase()])).rows[0]).data;
      return row && toSavedBrand(row);
    },
    async brands(workspaceId) {
      const sql = 'SELECT * FROM broadside.brands WHERE workspace_id = $1 ORDER BY name, id';
      return (await query(sql, [workspaceId])).rows.map((row) => toBrandEntry(brandRow.parse(row)));
    },
    async addBrand(workspaceId, brand) {
      await query(
        `INSERT INTO broadside.brands (id, workspace_id, name, color, details, logo) VALUES ($1, $2, $3, $4, $5, $6)`,
        [
          randomUUID(),
          workspaceId,
          brand.name,
          brand.color,
          toBrandDetails(brand),
          brand.logo && Buffer.from(brand.logo),
        ],
      );
    },
    async removeBrand(workspaceId, brandId) {
      await query('DELETE FROM broadside.brands WHERE id = $1 AND workspace_id = $2', [brandId, workspaceId]);
    },
  };
}
