import type { PlanName, PlanWindow } from './plan-windows.ts';
import type { Idempotency, JobStore, SavedBrand, Workspaces } from './ports.ts';
import type { StoredJob } from './record.ts';

/** What a service keeps, whatever it keeps it in: SQLite and a folder, or PostgreSQL and object storage. */
export interface State {
  readonly accounts: Accounts;
  readonly store: JobQueue;
  /** Keys of creates, remembered for so many seconds: as long as jobs are kept. */
  idempotency(seconds: number): Idempotency;
  /** Whether the database answers. */
  isWell(): Promise<boolean>;
  /** Removes files that belong to no job: a process died between a file and its transaction. To be called now and then. */
  sweep(): Promise<void>;
  /** Milliseconds between two looks for what other processes on the same state did; absent: there are none. */
  readonly watchInterval?: number;
  /** Closing twice is no error. */
  close(): Promise<void>;
}

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

/** Workspaces with their plans, credits, keys and brands. */
export interface Accounts extends Workspaces {
  brand(workspaceId: string, brandId: string): Promise<SavedBrand | undefined>;
  /** Makes a workspace if there is none of this id; one that is there is left as it is. */
  ensure(workspace: { id: string; name: string; plan: PlanName; credits: number | undefined }): Promise<void>;
  account(workspaceId: string): Promise<Account>;
  setPlan(workspaceId: string, plan: PlanName): Promise<void>;
  /** Adds to counted credits, and counts them from now on where they were not. */
  addCredits(workspaceId: string, amount: number): Promise<void>;
  /** Makes a key, or takes one that a user chose. This is the only time it is shown. A revoked one does not come back. */
  addKey(workspaceId: string, name: string, key?: string): Promise<string>;
  /** The keys that are not revoked, latest first. */
  keys(workspaceId: string): Promise<readonly KeyEntry[]>;
  revokeKey(workspaceId: string, keyId: string): Promise<void>;
  brands(workspaceId: string): Promise<readonly BrandEntry[]>;
  addBrand(workspaceId: string, brand: NewBrand): Promise<void>;
  removeBrand(workspaceId: string, brandId: string): Promise<void>;
}

/** A job that is given to one worker, until it is settled or released. */
export interface Lease {
  readonly job: StoredJob;
  /** The leases that the job had, this one included. */
  readonly attempts: number;
}

/**
 * Jobs, what they cost, and who works on which. A `create` takes places and credits in the transaction that keeps the job; the
 * first `settle` of a job counts and gives the credits of a refunded one back in its transaction; later ones change nothing.
 */
export interface JobQueue extends JobStore {
  /** Leases the job that has waited longest to a worker. A job whose process died is leased again. */
  lease(): Promise<Lease | undefined>;
  /** Gives a leased job back, to be leased again; where the lease does not count it is as if it had not been. */
  release(jobId: string, lease: { readonly counts: boolean }): Promise<void>;
  /** The jobs a workspace created last, latest first. */
  recent(workspaceId: string, count: number): Promise<readonly StoredJob[]>;
}

/** Names of files among those given that are to be kept. */
export type FindKept = (names: readonly string[]) => Promise<ReadonlySet<string>>;

/** Files by name: pictures, and the bytes that came with requests. Names are the caller's and trusted: letters, digits, `-._`. */
export interface FileStore {
  /** The file is whole and kept when it resolves; before that there is none of that name. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
  /**
   * Removes what was put before a moment, in milliseconds since the epoch, and is not to be kept, and what was left
   * half-written then. What is younger may belong to a job whose transaction is yet to come.
   */
  sweep(before: number, keptOf: FindKept): Promise<void>;
}

/** Where a state keeps its bytes. */
export interface Files {
  readonly sources: FileStore;
  readonly pictures: FileStore;
}

/** Files put since this long may belong to a job whose transaction is yet to come; milliseconds. */
export const orphanAge = 60 * 60 * 1000;

/** A database that several nodes share. */
export interface SharedDatabase {
  /** Opens the state, and makes it if it is not there. Rejects when the database is not to be had. */
  openState(address: string, files: Files, report: (error: unknown) => void): Promise<State>;
  /** The workspaces alone, whether a service is at work there or not. */
  openAccounts(
    address: string,
    report: (error: unknown) => void,
  ): { readonly accounts: Accounts; readonly close: () => Promise<void> };
}
