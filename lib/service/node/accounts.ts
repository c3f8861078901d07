import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { jsonText, limits } from '../../contract/index.ts';
import type { SavedBrand, Workspaces } from '../ports.ts';
import { createPlanWindows, type PlanName, type PlanWindow, planNames } from './plan-windows.ts';

/** Before each key, so that people and scanners for leaked secrets know one when they see it. */
export const keyPrefix = 'bsk_';
/** Milliseconds within which the time of a key's last use is not written again. */
const usePrecision = 60_000;

/** An API key as it can be shown: never itself. */
export interface KeyEntry {
  readonly id: string;
  readonly name: string;
  /** Its last characters. */
  readonly hint: string;
  /** ISO date-times. */
  readonly createdAt: string;
  readonly usedAt: string | undefined;
}

/** A saved brand as it is listed. */
export interface BrandEntry {
  /** UUID. */
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly hasLogo: boolean;
  readonly font?: string | undefined;
}

/** A brand to save. */
export interface NewBrand extends Pick<BrandEntry, 'name' | 'color' | 'font'> {
  /** The font's style sheet. */
  readonly fontCssUrl?: string | undefined;
  /** Bytes of a PNG, JPEG or WebP. */
  readonly logo?: Uint8Array | undefined;
}

/** What a workspace has. */
export interface Account {
  readonly name: string;
  readonly plan: PlanName;
  /** Undefined: not counted. */
  readonly credits: number | undefined;
  readonly windows: readonly PlanWindow[];
}

export interface Accounts extends Workspaces {
  brand(workspaceId: string, brandId: string): Promise<SavedBrand | undefined>;
  /** Makes a workspace if there is none of this id; one that is there is left as it is. */
  ensure(workspace: { id: string; name: string; plan: PlanName; credits: number | undefined }): void;
  account(workspaceId: string): Account;
  setPlan(workspaceId: string, plan: PlanName): void;
  /** Adds to counted credits, and counts them from now on where they were not. */
  addCredits(workspaceId: string, amount: number): void;
  /** Makes a key, or takes one that a person chose. This is the only time it is told. A revoked one does not come back. */
  addKey(workspaceId: string, name: string, key?: string): string;
  /** The keys that are not revoked, latest first. */
  keys(workspaceId: string): readonly KeyEntry[];
  revokeKey(workspaceId: string, keyId: string): void;
  brands(workspaceId: string): readonly BrandEntry[];
  addBrand(workspaceId: string, brand: NewBrand): void;
  removeBrand(workspaceId: string, brandId: string): void;
}

const workspaceRow = z.object({ name: z.string(), plan: z.enum(planNames), credits: z.number().nullable() });
const usedKeyRow = z.object({ id: z.string(), workspace_id: z.string(), used_at: z.string().nullable() });
const brandDetails = z.object({ font: z.string().max(limits.fontName).optional(), fontCssUrl: z.url().optional() });
const brandRow = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  details: jsonText.pipe(brandDetails),
  logo: z.instanceof(Uint8Array<ArrayBuffer>).nullable(),
});
const keyRow = z
  .object({
    id: z.string(),
    name: z.string(),
    hint: z.string(),
    created_at: z.string(),
    used_at: z.string().nullable(),
  })
  .transform(
    ({ created_at, used_at, ...row }): KeyEntry => ({ ...row, createdAt: created_at, usedAt: used_at ?? undefined }),
  );

/** Keys are long and random, so a fast digest guards them; and looking it up tells nothing about the key itself. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Workspaces with their keys and brands, in SQLite. */
export function openAccounts(database: DatabaseSync, now: () => number = Date.now): Accounts {
  const prepare = (sql: string) => database.prepare(sql);
  const isoNow = () => new Date(now()).toISOString();
  const windows = createPlanWindows(database);
  const insertWorkspace = prepare('INSERT OR IGNORE INTO workspaces (id, name, plan, credits) VALUES (?, ?, ?, ?)');
  const readWorkspace = prepare('SELECT name, plan, credits FROM workspaces WHERE id = ?');
  const updatePlan = prepare('UPDATE workspaces SET plan = ? WHERE id = ?');
  const updateCredits = prepare('UPDATE workspaces SET credits = ifnull(credits, 0) + ? WHERE id = ?');
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
  const readBrand = prepare('SELECT * FROM brands WHERE workspace_id = ? AND id = ?');
  const readBrands = prepare('SELECT * FROM brands WHERE workspace_id = ? ORDER BY name, id');
  const insertBrand = prepare(
    'INSERT INTO brands (id, workspace_id, name, color, details, logo) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const deleteBrand = prepare('DELETE FROM brands WHERE id = ? AND workspace_id = ?');

  return {
    async byKey(key) {
      const row = key === undefined ? undefined : usedKeyRow.safeParse(findKey.get(digestOf(key))).data;
      if (!row) return undefined;
      if (now() - Date.parse(row.used_at ?? '1970-01-01') > usePrecision) noteUse.run(isoNow(), row.id);
      return { id: row.workspace_id };
    },
    ensure({ id, name, plan, credits }) {
      insertWorkspace.run(id, name, plan, credits ?? null);
    },
    account(workspaceId) {
      const { credits, ...workspace } = workspaceRow.parse(readWorkspace.get(workspaceId));
      return {
        ...workspace,
        credits: credits ?? undefined,
        windows: windows.read(workspaceId, workspace.plan, now()),
      };
    },
    setPlan(workspaceId, plan) {
      updatePlan.run(plan, workspaceId);
    },
    addCredits(workspaceId, amount) {
      updateCredits.run(amount, workspaceId);
    },
    addKey(workspaceId, name, key = `${keyPrefix}${randomBytes(24).toString('base64url')}`) {
      insertKey.run(randomUUID(), workspaceId, name, key.slice(-4), digestOf(key), isoNow());
      return key;
    },
    keys: (workspaceId) => readKeys.all(workspaceId).map((row) => keyRow.parse(row)),
    revokeKey(workspaceId, keyId) {
      revoke.run(isoNow(), keyId, workspaceId);
    },
    async brand(workspaceId, brandId) {
      // UUIDs are compared as such: written in capitals it is the same one.
      const row = brandRow.safeParse(readBrand.get(workspaceId, brandId.toLowerCase())).data;
      if (!row) return undefined;
      const { font, fontCssUrl } = row.details;
      const fonts = font ? { headlineFont: font, bodyFont: font } : {};
      const brand = { name: row.name.slice(0, 80), colors: [row.color.toLowerCase()], ...fonts };
      return { brand, fontCssUrl, logo: row.logo ?? undefined };
    },
    brands: (workspaceId) =>
      readBrands.all(workspaceId).map((row) => {
        const { id, name, color, details, logo } = brandRow.parse(row);
        return { id, name, color, hasLogo: logo !== null, font: details.font };
      }),
    addBrand(workspaceId, { name, color, logo, ...details }) {
      const json = JSON.stringify(brandDetails.parse(details));
      insertBrand.run(randomUUID(), workspaceId, name, color, json, logo ?? null);
    },
    removeBrand(workspaceId, brandId) {
      deleteBrand.run(brandId, workspaceId);
    },
  };
}
