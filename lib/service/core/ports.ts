import type { Kind, RateLimitState } from '../../contract/index.ts';
import type { Brand } from '../../engine/brand/brand.ts';
import type { BrandSite } from '../../engine/brand/read-brand.ts';
import type { ShownStyles } from '../../engine/brand/shown-styles.ts';
import type { Assets, Embed, MemeIdea } from '../../engine/index.ts';
import type { Create } from './read-create.ts';
import type { StoredJob, StoredPicture } from './record.ts';

/** On whose behalf a request is made. Its plan, credits and saved brands hang on the id. */
export interface Workspace {
  readonly id: string;
}

/** How pictures look when a request names the brand they are for. */
export interface SavedBrand {
  readonly brand: Brand;
  /** The style sheet of its headline font, where its files are not known. */
  readonly fontCssUrl?: string | undefined;
  /** Bytes of a PNG, JPEG or WebP. */
  readonly logo?: Uint8Array<ArrayBuffer> | undefined;
}

export interface Workspaces {
  /** The workspace of a bearer key, or undefined when the key is unknown or revoked. `key` is absent when none was sent. */
  byKey(key: string | undefined): Promise<Workspace | undefined>;
  /** A brand that the workspace saved. Absent: brands are not saved here, and a request that names one is not refused. */
  brand?(workspaceId: string, brandId: string): Promise<SavedBrand | undefined>;
}

export interface ReadPage {
  readonly html: string;
  readonly url: string;
  /** What a social site says of the post at the address, for clients that have not opened its page in a browser. */
  readonly embed?: Embed;
  /** How the page showed itself where it was open. */
  readonly shown?: ShownStyles | undefined;
}

/** Reads a public page. Throws a `BroadsideError` whose words end the job. */
export interface PageReader {
  /** `url` of the answer is where the page was found, after redirects. */
  read(url: string): Promise<ReadPage>;
  /** The page's own picture as it was captured: the bytes of a PNG, JPEG or WebP. Absent: it is read from the web. */
  picture?(url: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** What a job may need of the web beside its source. Rejects with a `BroadsideError` that says why something is not to be had. */
export interface Web {
  /** A site's page, and those of its style sheets that could be had. */
  site(url: string): Promise<BrandSite>;
  /** A style sheet; `url` is where it was found. */
  styleSheet(url: string): Promise<{ readonly css: string; readonly url: string }>;
  /** A font file of a type that can be loaded. */
  font(url: string): Promise<Uint8Array<ArrayBuffer>>;
  /** An image of a type that a reference image may have; by default within the time that everything has. */
  image(url: string, timeoutMs?: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** A create that may come again: its client's key, and a digest of what it asks for. */
export interface IdempotentRequest {
  readonly key: string;
  readonly fingerprint: string;
}

/** Remembers creates by their keys, each workspace's apart. Keys are kept by the store, with their job. */
export interface Idempotency {
  /** How long a key is remembered. */
  readonly seconds: number;
  /** Has a create with this key to oneself until the answered function is called; undefined while another caller has it. */
  claim(workspaceId: string, key: string): Promise<(() => Promise<void>) | undefined>;
  /** The create that came with a key; `answer` is absent when the process died before it was answered. */
  find(
    workspaceId: string,
    key: string,
  ): Promise<{ fingerprint: string; jobId: string; answer: 'accepted' | 'refunded' | undefined } | undefined>;
  answered(workspaceId: string, key: string, answer: 'accepted' | 'refunded'): Promise<void>;
  /** What the rate-limit headers say of a workspace now. */
  rateLimit(workspaceId: string): Promise<RateLimitState>;
}

/** Keeps jobs over restarts. Each method is one transaction: done as a whole, or not at all. */
export interface JobStore {
  /**
   * Keeps a new job with the bytes that came with its request, and takes what it costs: its place in the windows of the
   * workspace's plan and its credits. Returns what the rate-limit headers say (undefined: no plan limits here, so there is
   * nothing to say). A refusal takes nothing and throws a `RequestRefused` `no_credits` or a `RateLimitRefused`. `once` is
   * remembered with the job, by a store that a service's `idempotency` reads.
   */
  create(job: StoredJob, sources: Assets, once?: IdempotentRequest): Promise<RateLimitState | undefined>;
  get(id: string): Promise<StoredJob | undefined>;
  /** Replaces a job. */
  put(job: StoredJob): Promise<void>;
  /** The bytes that came with a job's request, by part name; empty once the job is settled. */
  sources(jobId: string): Promise<Assets>;
  /** Replaces a job that has come to its end, keeps its picture if there is one, and lets its source bytes go. */
  settle(job: StoredJob, picture?: StoredPicture): Promise<void>;
  picture(id: string): Promise<StoredPicture | undefined>;
  /**
   * Memes drawn before the source of a job was first used, newest first, so that other sources' jokes are not told again and
   * takes of one source keep their order. Absent: nothing is remembered.
   */
  recentMemes?(source: StoredJob['source']): Promise<readonly MemeIdea[]>;
  /** Removes all that belongs to jobs created before an ISO date-time. */
  removeBefore(createdAt: string): Promise<void>;
}

/** Returns a workspace's job for a poll, which may be what advances it; undefined when the workspace has no such job. */
export type Advance = (jobId: string, workspaceId: string) => Promise<StoredJob | undefined>;

/** One answered request. Nothing here is a secret: no key, no address of a picture, nothing of a body. */
export interface RequestEntry {
  readonly requestId: string;
  readonly method: string;
  /** The path as it is routed (`/api/jobs/:id`). */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly workspaceId?: string;
  readonly jobId?: string;
}

/** Reads and checks the body of a create. Throws a `RequestRefused`. */
export type ReadCreate = (request: Request, kind: Kind) => Promise<Create>;

/** What the service needs from where it runs. */
export interface Ports {
  readonly store: JobStore;
  readonly advance: Advance;
  readonly workspaces: Workspaces;
  /** By default bodies are read in this thread, as they come. */
  readonly readCreate?: ReadCreate;
  /** Absent: a create that comes again is made again. */
  readonly idempotency?: Idempotency;
  /** Called when a job is kept, before its `202`; answers the job as it is then. By default nothing happens before the first poll. */
  readonly begin?: (job: StoredJob) => Promise<StoredJob>;
  /** What a create is known to come to before it is made, so that only its picture is left; by default nothing is. */
  readonly knownFor?: (request: Request) => KnownResults | undefined;
  /** Whether a meme's create can count on scouting; absent: it is known when scouting is over. */
  readonly scouts?: () => boolean;
  /** Address that clients reach the service at, with its path if it has one; by default the origin each request names. */
  readonly publicBase?: string;
  /** Another address that pictures can be had from; absent: jobs name none. */
  readonly mirrorBase?: string;
  /** Milliseconds that a job and its picture are kept; by default a week. */
  readonly keptFor?: number;
  /** Schemes a `sourceUrl` may have; by default the public web's, `http:` and `https:`. */
  readonly sourceSchemes?: readonly string[];
  /** Milliseconds since the epoch; by default the system's clock. */
  readonly now?: () => number;
  /** Notified of every error that nobody expected; the user only hears that something failed. */
  readonly report?: (error: unknown, requestId?: string) => void;
  readonly log?: (entry: RequestEntry) => void;
}

/** Results of a job that need not be made: the draft of a meme, or the brief of an infographic. */
export type KnownResults = Pick<StoredJob['results'], 'draft' | 'brief'>;
