import type { PlanName, PlanWindow } from './plan-windows.ts';
import type { Idempotency, ServedBrand, ServiceJobStore, Workspaces } from './ports.ts';
import type { StoredJob } from './record.ts';

/** A service's storage: SQLite and a folder, or PostgreSQL and object storage. */
export interface State {
  readonly accounts: Accounts;
  readonly store: JobQueue;
  /** Keys are remembered for `seconds`, as long as jobs are kept. */
  idempotency(seconds: number): Idempotency;
  isWell(): Promise<boolean>;
  /** Removes files without a job, left where a process died before its transaction. To be called regularly. */
  sweep(): Promise<void>;
  /** Milliseconds between checks for other processes' changes; absent where there are none. */
  readonly watchIntervalMs?: number;
  close(): Promise<void>;
}

export interface KeyEntry {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly createdAt: string;
  readonly usedAt: string | undefined;
}

export interface BrandEntry {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly hasLogo: boolean;
  readonly font?: string | undefined;
}

export interface NewBrand extends Pick<BrandEntry, 'name' | 'color' | 'font'> {
  readonly fontCssUrl?: string | undefined;
  readonly logo?: Uint8Array | undefined;
}

export interface Account {
  readonly name: string;
  readonly plan: PlanName;
  readonly credits: number | undefined;
  readonly windows: readonly PlanWindow[];
}

export interface Accounts extends Workspaces {
  brand(workspaceId: string, brandId: string): Promise<ServedBrand | undefined>;
  /** Creates a workspace unless it exists; an existing one is unchanged. */
  ensure(workspace: { id: string; name: string; plan: PlanName; credits: number | undefined }): Promise<void>;
  account(workspaceId: string): Promise<Account>;
  setPlan(workspaceId: string, plan: PlanName): Promise<void>;
  /** Uncounted credits are counted from now on. */
  addCredits(workspaceId: string, amount: number): Promise<void>;
  /** Stores a new or a chosen key and returns it, for the only time. A revoked key cannot be added again. */
  addKey(workspaceId: string, name: string, key?: string): Promise<string>;
  keys(workspaceId: string): Promise<readonly KeyEntry[]>;
  revokeKey(workspaceId: string, keyId: string): Promise<void>;
  brands(workspaceId: string): Promise<readonly BrandEntry[]>;
  addBrand(workspaceId: string, brand: NewBrand): Promise<void>;
  removeBrand(workspaceId: string, brandId: string): Promise<void>;
}

/** A job assigned to one worker until it is settled or released. */
export interface Lease {
  readonly job: StoredJob;
  readonly attempts: number;
}

/** `create` charges in its transaction, the first `settle` returns a refunded job's credits in its own; later ones do nothing. */
export interface JobQueue extends ServiceJobStore {
  lease(): Promise<Lease | undefined>;
  /** Releases a job, to be leased again; `counts` is whether the lease was an attempt. */
  release(jobId: string, lease: { readonly counts: boolean }): Promise<void>;
  recent(workspaceId: string, count: number): Promise<readonly StoredJob[]>;
}

/** Returns those of the names that must be kept. */
export type FindKept = (names: readonly string[]) => Promise<ReadonlySet<string>>;

/** Files by name. Names come from trusted code: letters, digits, `-._`. */
export interface FileStore {
  /** Atomic: the file is durable once it resolves, and absent before. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove(name: string): Promise<void>;
  /** Also removes half-written files. Files put since `before` (ms since the epoch) may belong to a transaction in progress. */
  sweep(before: number, findKept: FindKept): Promise<void>;
}

export interface Files {
  readonly sources: FileStore;
  readonly pictures: FileStore;
}

/** Milliseconds for which a file may belong to a transaction in progress. */
export const maxOrphanAgeMs = 60 * 60 * 1000;

export interface SharedDatabase {
  /** Creates the state if missing. Rejects where the database is unavailable. */
  openState(address: string, files: Files, report: (error: unknown) => void): Promise<State>;
  openAccounts(
    address: string,
    report: (error: unknown) => void,
  ): { readonly accounts: Accounts; readonly close: () => Promise<void> };
}
