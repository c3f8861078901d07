import type { Kind, RateLimitState } from '../contract/index.ts';
import type { Assets, Embed, Engine } from '../engine/index.ts';
import type { StoredJob, StoredPicture } from './record.ts';

/** On whose behalf a request is made. Its plan, credits and saved brands hang on the id. */
export interface Workspace {
  readonly id: string;
}

export interface Workspaces {
  /** The workspace of a bearer key, or undefined when the key is unknown or revoked. `key` is absent when none was sent. */
  byKey(key: string | undefined): Promise<Workspace | undefined>;
}

/** Whether a workspace may have one more job: its plan's windows and its credits. */
export interface Admission {
  /**
   * Takes the job's place and cost, and answers what the rate-limit headers say (undefined: no plan limits here, so there
   * is nothing to say). A refusal takes nothing and throws a {@link RequestRefused} `no_credits` or a `RateLimitRefused`.
   */
  admit(workspace: Workspace, kind: Kind): Promise<RateLimitState | undefined>;
}

export interface ReadPage {
  readonly html: string;
  readonly url: string;
  /** What a social site says of the post at the address, for whoever has not opened its page in a browser. */
  readonly embed?: Embed;
}

/** Reads a public page. Throws a `BroadsideError` whose words end the job. */
export interface PageReader {
  /** `url` of the answer is where the page was found, after redirects. */
  read(url: string): Promise<ReadPage>;
}

/** Keeps jobs over restarts. Each method is one transaction: done as a whole, or not at all. */
export interface JobStore {
  /** Keeps a new job with the bytes that came with its request. */
  create(job: StoredJob, sources: Assets): Promise<void>;
  get(id: string): Promise<StoredJob | undefined>;
  /** Replaces a job. */
  put(job: StoredJob): Promise<void>;
  /** The bytes that came with a job's request, by part name; empty once the job is settled. */
  sources(jobId: string): Promise<Assets>;
  /** Replaces a job that has come to its end, keeps its picture if there is one, and lets its source bytes go. */
  settle(job: StoredJob, picture?: StoredPicture): Promise<void>;
  picture(id: string): Promise<StoredPicture | undefined>;
  /** Removes all that belongs to jobs created before an ISO date-time. */
  removeBefore(createdAt: string): Promise<void>;
}

/** What the service needs from where it runs. */
export interface Ports {
  readonly engine: Engine;
  readonly store: JobStore;
  readonly pages: PageReader;
  readonly workspaces: Workspaces;
  /** Absent: nothing is limited. */
  readonly admission?: Admission;
  /** Address that clients reach the service at, with its path if it has one; by default the origin each request names. */
  readonly publicBase?: string;
  /** Schemes a `sourceUrl` may have; by default the public web's, `http:` and `https:`. */
  readonly sourceSchemes?: readonly string[];
  /** Milliseconds since the epoch; by default the system's clock. */
  readonly now?: () => number;
  /** Told of every error that nobody expected; the person only hears that something went wrong. */
  readonly report?: (error: unknown) => void;
}
