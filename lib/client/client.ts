import * as z from 'zod/mini';
import {
  errorBody,
  type Format,
  formats,
  type InfographicFields,
  idempotencyHeaders,
  type Job,
  type Kind,
  type MemeFields,
  mediaTypeByFormat,
  megabyte,
  type PartName,
  paramsPart,
  paths,
  type RateLimitState,
  readableJob,
  readableQueued,
  readCapped,
  readIdempotencyOffer,
  readRateLimit,
  sniffMediaType,
} from '../contract/index.ts';
import {
  NetworkError,
  PictureError,
  RedirectLostError,
  type Sent,
  UnauthorizedError,
  UnexpectedAnswerError,
} from './errors.ts';
import { showKey } from './hide-key.ts';
import { maxErrorChars, readError, readJson, tame } from './read-response.ts';
import { isWholePicture } from './whole-picture.ts';

/** Milliseconds until an answer must be there whole. A meme is answered after its scouting, so a create may take a while. */
const timeoutsMs = { create: 120_000, job: 60_000, picture: 120_000, reach: 20_000 } as const;

/** Bytes of a picture that are taken. */
const maxPictureBytes = 50 * megabyte;

/** Any answer of the interface. */
const anyAnswer = z.union([errorBody, readableJob]);

interface ClientOptions {
  readonly baseUrl: string;
  readonly key?: string;
  /** The network's `fetch`, or anything that answers a `Request`: this device's service, an app in a test. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Sends a create; by default {@link fetch}. */
  readonly post?: (request: Request) => Response | Promise<Response>;
  /**
   * Called with each answer of the interface: for how many milliseconds the service remembers a create's idempotency key; 0
   * when it does not say that it does.
   */
  readonly heardOffer?: (milliseconds: number) => void;
  /** Ends whatever is under way. */
  readonly signal?: AbortSignal | undefined;
}

/** A binary part of a create. */
export interface Part {
  readonly name: PartName;
  readonly file: Blob;
  readonly fileName: string;
}

interface FieldsByKind {
  readonly infographic: InfographicFields;
  readonly meme: MemeFields;
}

/** A finished picture's bytes, known by their signature to be what `mediaType` says. */
interface PictureAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly format: Format;
}

export interface Client {
  /**
   * Queues a job. Costs credits; never sent twice by the client. Browsers do send a POST again by themselves when a connection
   * that served a request before breaks without an answer: `post` keeps them from it. With `onceKey` a service that remembers
   * keys makes one job of all creates that have it.
   */
  create<K extends Kind>(
    kind: K,
    fields: FieldsByKind[K],
    parts?: readonly Part[],
    onceKey?: string,
  ): Promise<{
    readonly queued: z.infer<typeof readableQueued>;
    readonly rateLimit: RateLimitState | undefined;
  }>;
  /**
   * Resolves when the service is there and takes the key: asked for a job that does not exist, which is the cheapest request
   * there is. What fails here has sent no create.
   * @throws {NetworkError | UnauthorizedError | UnexpectedAnswerError | RateLimitedError | BusyError}
   */
  reach(): Promise<void>;
  /** Asks for a job, and by asking advances it. */
  job(id: string): Promise<{ readonly job: Job; readonly rateLimit: RateLimitState | undefined }>;
  /** Fetches the picture of a completed job by its `imageUrl`. */
  picture(imageUrl: string): Promise<PictureAnswer>;
}

interface Outgoing {
  readonly url: URL;
  readonly method?: 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string | FormData;
  readonly redirect: 'manual' | 'follow';
  /** What it means for a create when no answer comes. */
  readonly lost: Sent;
  readonly timeoutMs: number;
}

/**
 * Speaks the service interface. Every failure is one of `errors.ts`; nothing is retried here. The key goes to the base
 * address's origin only, and nothing that carries it or costs anything follows a redirect.
 */
export function createClient(options: ClientOptions): Client {
  const { fetch, post = fetch, key, signal, heardOffer } = options;
  const base = new URL(options.baseUrl);
  const endpoint = (path: string) => new URL(base.pathname.replace(/\/+$/, '') + path, base.origin);

  /** Sends one request and returns whatever comes back. The key goes along unless a redirect would be followed. */
  async function send({ url, lost, timeoutMs, headers, ...init }: Outgoing): Promise<Response> {
    const sent = new Headers(headers);
    if (key !== undefined && url.origin === base.origin && init.redirect === 'manual') {
      sent.set('authorization', bearer(key));
    }
    if (signal?.aborted) throw new NetworkError('no', signal.reason);
    const request = new Request(url, {
      ...init,
      headers: sent,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    try {
      return await (init.method === 'POST' ? post : fetch)(request);
    } catch (error) {
      throw new NetworkError(neverConnected(error) ? 'no' : lost, error);
    }
  }

  /** An answer of the interface itself shows what is offered; an error's may be a gateway's, and is believed if it says so. */
  function hear({ ok, headers }: Response): void {
    const offer = readIdempotencyOffer(headers);
    if (ok || offer > 0) heardOffer?.(offer);
  }

  return {
    async create(kind, fields, parts = [], onceKey) {
      const { body, headers } = writeBody(fields, parts);
      const response = await send({
        url: endpoint(paths.create[kind]),
        method: 'POST',
        redirect: 'manual',
        lost: 'maybe',
        timeoutMs: timeoutsMs.create,
        body,
        headers: { ...headers, ...(onceKey !== undefined && { [idempotencyHeaders.key]: `"${onceKey}"` }) },
      });
      hear(response);
      // Whatever success it is called: with a job's id it is one that may have been paid for.
      if (!response.ok) throw await readError(response, true, key);
      const queued = await readJson(response, readableQueued, 'maybe', key);
      return { queued, rateLimit: readRateLimit(response.headers) };
    },

    async job(id) {
      const url = endpoint(`${paths.jobs}/${encodeURIComponent(id)}`);
      const response = await send({ url, redirect: 'manual', lost: 'no', timeoutMs: timeoutsMs.job });
      hear(response);
      if (!response.ok) throw await readError(response, false, key);
      const { error, ...answered } = await readJson(response, readableJob, 'no', key);
      if (answered.id && answered.id.toLowerCase() !== id.toLowerCase()) {
        throw new UnexpectedAnswerError(response.status, 'no', { detail: `HTTP ${response.status} · id` });
      }
      const job = { ...answered, ...(error && { error: tame(error, maxErrorChars) }) };
      return { job, rateLimit: readRateLimit(response.headers) };
    },

    async reach() {
      const url = endpoint(`${paths.jobs}/${crypto.randomUUID()}`);
      const response = await send({ url, redirect: 'manual', lost: 'no', timeoutMs: timeoutsMs.reach });
      hear(response);
      const { status } = response;
      const isRedirected = status < 200 || (status >= 300 && status < 400);
      if (status >= 500 || isRedirected || status === 401 || status === 429)
        throw await readError(response, false, key);
      await readJson(response, anyAnswer, 'no', key).catch((error: Error) => {
        throw error instanceof UnexpectedAnswerError
          ? new UnexpectedAnswerError(status, 'no', { code: 'other_service', detail: `HTTP ${status}` })
          : error;
      });
    },

    async picture(imageUrl) {
      const address = pictureUrl(imageUrl, base);
      const url = address.origin === base.origin ? pictureUrl(showKey(imageUrl, key), base) : address;
      const get = { url, lost: 'no', timeoutMs: timeoutsMs.picture } as const;
      const own = url.origin === base.origin;
      let response = await send({ ...get, redirect: own ? 'manual' : 'follow' });
      // A redirect may lead anywhere: it is followed without the key.
      if (own && isRedirect(response)) {
        response = await send({ ...get, redirect: 'follow' }).catch((error: NetworkError) => {
          throw new RedirectLostError(error.cause);
        });
      }
      if (!response.ok) throw await pictureError(response);
      return readPicture(response);
    },
  };
}

function writeBody(fields: object, parts: readonly Part[]): Pick<Outgoing, 'body' | 'headers'> {
  const json = JSON.stringify(fields);
  if (parts.length === 0) return { body: json, headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  form.set(paramsPart, json);
  for (const { name, file, fileName } of parts) form.append(name, file, fileName);
  return { body: form };
}

/** A key that can't be a header's value is refused here: the platform's own error would repeat it. */
function bearer(key: string): string {
  if (!/^[\x21-\x7e]+$/.test(key)) throw new UnauthorizedError({ status: 0 });
  return `Bearer ${key}`;
}

/** An `imageUrl` may be relative to the base address. @throws {PictureError} when it is not one of http(s). */
export function pictureUrl(imageUrl: string, base: URL): URL {
  const url = URL.canParse(imageUrl, base.href) ? new URL(imageUrl, base.href) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
  throw new PictureError('picture_gone');
}

/** A host's `401` says nothing of the service's key: the picture's address is what it refuses. */
async function pictureError(response: Response): Promise<Error> {
  const { status } = response;
  if (status === 404 || status === 410) return new PictureError('picture_gone', status);
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    return new PictureError('picture_refused', status);
  }
  return readError(response, false);
}

async function readPicture(response: Response): Promise<PictureAnswer> {
  const bytes = await readCapped(response.body, maxPictureBytes).catch((cause: unknown) => {
    throw new NetworkError('no', cause);
  });
  if (!bytes) throw new PictureError('picture_too_large');
  const mediaType = sniffMediaType(bytes);
  const format = formats.find((name) => mediaTypeByFormat[name] === mediaType);
  if (!format || !isWholePicture(bytes, mediaType)) throw new PictureError('picture_invalid');
  return { bytes, mediaType: mediaTypeByFormat[format], format };
}

/** Browsers hide a redirect that is not followed behind status 0; elsewhere it is itself. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/** Errors of Node's network by which no request ever left. Browsers don't say, so there a create was maybe sent. */
const connectFailures = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

function neverConnected(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && connectFailures.includes(String(cause.code))) return true;
  }
  return false;
}
