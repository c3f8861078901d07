import type { Kind, RateLimitState } from '../../contract/index.ts';
import type { Brand } from '../../engine/brand/brand.ts';
import type { ShownStyles } from '../../engine/brand/shown-styles.ts';
import type { Assets, Embed, MemeIdea } from '../../engine/index.ts';
import type { BrandSite } from '../../engine/read/brand/read-brand.ts';
import type { Create } from './read-create.ts';
import type { ServedPicture, StoredJob } from './record.ts';

export interface Workspace {
  readonly id: string;
}

export interface ServedBrand {
  readonly brand: Brand;
  /** Style sheet of the headline font, where its files are unknown. */
  readonly fontCssUrl?: string | undefined;
  readonly logo?: Uint8Array<ArrayBuffer> | undefined;
}

export interface Workspaces {
  /** Undefined for an unknown or revoked key. `key` is absent when none was sent. */
  byKey(key: string | undefined): Promise<Workspace | undefined>;
  /** Absent where brands are not saved; a request that names one is then not refused. */
  brand?(workspaceId: string, brandId: string): Promise<ServedBrand | undefined>;
}

export interface ReadPage {
  readonly html: string;
  readonly url: string;
  /** The post according to the social site, for clients without the page open in a browser. */
  readonly embed?: Embed;
  readonly shown?: ShownStyles | undefined;
}

/** Throws a `BroadsideError` whose message ends the job. */
export interface PageReader {
  read(url: string): Promise<ReadPage>;
  /** The page's own picture as captured (PNG, JPEG or WebP). Absent: it is read from the web. */
  picture?(url: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Needs of a job from the web beside its source. Rejects with a `BroadsideError` where unavailable. */
export interface Web {
  site(url: string): Promise<BrandSite>;
  /** `url` is the one after redirects. */
  styleSheet(url: string): Promise<{ readonly css: string; readonly url: string }>;
  font(url: string): Promise<Uint8Array<ArrayBuffer>>;
  image(url: string, timeoutMs?: number): Promise<Uint8Array<ArrayBuffer>>;
}

export interface IdempotentRequest {
  readonly key: string;
  readonly fingerprint: string;
}

export interface Idempotency {
  readonly seconds: number;
  /** Locks a key until the returned function is called; undefined while another caller has it. */
  claim(workspaceId: string, key: string): Promise<(() => Promise<void>) | undefined>;
  /** `answer` is absent where the process died before responding. */
  find(
    workspaceId: string,
    key: string,
  ): Promise<{ fingerprint: string; jobId: string; answer: 'accepted' | 'refunded' | undefined } | undefined>;
  answered(workspaceId: string, key: string, answer: 'accepted' | 'refunded'): Promise<void>;
  rateLimit(workspaceId: string): Promise<RateLimitState>;
}

/** Persistent jobs. Each method is one transaction. */
export interface ServiceJobStore {
  /** Throws `no_credits` or a `RateLimitRefused` without charging. `once` is for stores that an `idempotency` reads. */
  create(job: StoredJob, sources: Assets, once?: IdempotentRequest): Promise<RateLimitState | undefined>;
  get(id: string): Promise<StoredJob | undefined>;
  put(job: StoredJob): Promise<void>;
  sources(jobId: string): Promise<Assets>;
  /** Stores a finished job with its picture, if any, and deletes its source bytes. */
  settle(job: StoredJob, picture?: ServedPicture): Promise<void>;
  picture(id: string): Promise<ServedPicture | undefined>;
  /** Memes of other sources, newest first; retakes of a source keep their order. Absent: none are remembered. */
  recentMemes?(source: StoredJob['source']): Promise<readonly MemeIdea[]>;
  removeBefore(createdAt: string): Promise<void>;
}

export type Advance = (jobId: string, workspaceId: string) => Promise<StoredJob | undefined>;

/** Log entry of a request; must not have keys, picture addresses or bodies. */
export interface RequestEntry {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly workspaceId?: string;
  readonly jobId?: string;
}

export type ReadCreate = (request: Request, kind: Kind) => Promise<Create>;

export interface Ports {
  readonly store: ServiceJobStore;
  readonly advance: Advance;
  readonly workspaces: Workspaces;
  /** By default bodies are read in this thread. */
  readonly readCreate?: ReadCreate;
  /** Absent: repeated creates are not recognised. */
  readonly idempotency?: Idempotency;
  readonly begin?: (job: StoredJob) => Promise<StoredJob>;
  /** Results known before a create, so that only its picture is made; by default none. */
  readonly knownFor?: (request: Request) => KnownResults | undefined;
  /** Whether scouting will run for memes; absent: unknown until it is over. */
  readonly scouts?: () => boolean;
  /** Public address of the service, with its path; by default the origin of each request. */
  readonly publicBase?: string;
  /** Another address for pictures; absent: none. */
  readonly mirrorBase?: string;
  /** Milliseconds that jobs and pictures are kept; a week by default. */
  readonly keptFor?: number;
  /** Schemes of a `sourceUrl`; `http:` and `https:` by default. */
  readonly sourceSchemes?: readonly string[];
  readonly now?: () => number;
  readonly report?: (error: unknown, requestId?: string) => void;
  readonly log?: (entry: RequestEntry) => void;
}

export type KnownResults = Pick<StoredJob['results'], 'draft' | 'brief'>;
