import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
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
import { openPlaces } from './places.ts';

export function openAccounts(database: DatabaseSync, now: () => number = Date.now): Accounts {
  const prepare = (sql: string) => database.prepare(sql);
  const places = openPlaces(database);
  const insertWorkspace = prepare('INSERT OR IGNORE INTO workspaces (id, name, plan, credits) VALUES (?, ?, ?, ?)');
  const readWorkspace = prepare('SELECT name, plan, credits FROM workspaces WHERE id = ?');
  const updatePlan = prepare('UPDATE workspaces SET plan = ? WHERE id = ?');
  const updateCredits = prepare('UPDATE workspaces SET credits = ifnull(credits, 0) + ? WHERE id = ?');

  return {
    async ensure({ id, name, plan, credits }) {
      insertWorkspace.run(id, name, plan, credits ?? null);
    },
    async account(workspaceId) {
      const { credits, ...workspace } = namedWorkspaceRow.parse(readWorkspace.get(workspaceId));
      const windows = places.read(workspaceId, workspace.plan, now());
      return { ...workspace, credits: credits ?? undefined, windows };
    },
    async setPlan(workspaceId, plan) {
      updatePlan.run(plan, workspaceId);
    },
    async addCredits(workspaceId, amount) {
      updateCredits.run(amount, workspaceId);
    },
    ...openKeys(prepare, now),
    ...openBrands(prepare),
  };
}

type Prepare = (sql: string) => StatementSync;

function openKeys(prepare: Prepare, now: () => number): Pick<Accounts, 'byKey' | 'addKey' | 'keys' | 'revokeKey'> {
  const readIsoTime = () => new Date(now()).toISOString();
  const insertKey = prepare(
    'INSERT OR IGNORE INTO keys (id, workspace_id, name, hint, digest, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const findKey = prepare('SELECT id, workspace_id, used_at FROM keys WHERE digest = ? AND revoked_at IS NULL');
  const noteUse = prepare('UPDATE keys SET used_at = ? WHERE id = ?');
  const readKeys = prepare(
    `SELECT id, name, hint, created_at, used_at FROM keys WHERE workspace_id = ? AND revoked_at IS NULL
     ORDER BY created_at DESC, rowid DESC`,
  );
  const revoke = prepare('UPDATE keys SET revoked_at = ? WHERE id = ? AND workspace_id = ? AND revoked_at IS NULL');

  return {
    async byKey(key) {
      const row = key === undefined ? undefined : usedKeyRow.safeParse(findKey.get(await hashKey(key))).data;
      if (!row) return undefined;
      if (isUseOld(row.used_at, now())) noteUse.run(readIsoTime(), row.id);
      return { id: row.workspace_id };
    },
    async addKey(workspaceId, name, key = makeKey()) {
      insertKey.run(randomUUID(), workspaceId, name, toKeyHint(key), await hashKey(key), readIsoTime());
      return key;
    },
    keys: async (workspaceId) => readKeys.all(workspaceId).map((row) => keyRow.parse(row)),
    async revokeKey(workspaceId, keyId) {
      revoke.run(readIsoTime(), keyId, workspaceId);
    },
  };
}

function openBrands(prepare: Prepare): Pick<Accounts, 'brand' | 'brands' | 'addBrand' | 'removeBrand'> {
  const readBrand = prepare('SELECT * FROM brands WHERE workspace_id = ? AND id = ?');
  const readBrands = prepare('SELECT * FROM brands WHERE workspace_id = ? ORDER BY name, id');
  const insertBrand = prepare(
    'INSERT INTO brands (id, workspace_id, name, color, details, logo) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const deleteBrand = prepare('DELETE FROM brands WHERE id = ? AND workspace_id = ?');

  return {
    async brand(workspaceId, brandId) {
      // UUIDs are case-insensitive.
      const row = brandRow.safeParse(readBrand.get(workspaceId, brandId.toLowerCase())).data;
      return row && toSavedBrand(row);
    },
    brands: async (workspaceId) => readBrands.all(workspaceId).map((row) => toBrandEntry(brandRow.parse(row))),
    async addBrand(workspaceId, brand) {
      insertBrand.run(randomUUID(), workspaceId, brand.name, brand.color, toBrandDetails(brand), brand.logo ?? null);
    },
    async removeBrand(workspaceId, brandId) {
      deleteBrand.run(brandId, workspaceId);
    },
  };
}
