import {
  type Format,
  formats,
  type InfographicFields,
  idempotencyHeaders,
  type Job,
  job,
  type Kind,
  type MemeFields,
  mediaTypeOf,
  megabyte,
  type PartName,
  paramsPart,
  paths,
  type QueuedResponse,
  queuedResponse,
  type RateLimitState,
  readCapped,
  readIdempotencyOffer,
  readRateLimit,
  sniffMediaType,
} from '../contract/index.ts';
import { NetworkError, RedirectLostError, type Sent, UnauthorizedError, UnexpectedAnswerError } from './errors.ts';
import { readError, readJson } from './read-answer.ts';
import { isWholePicture } from './whole-picture.ts';

/** Milliseconds until an answer must be there whole. A meme is answered after its scouting, so a create may take a while. */
const timeouts = { create: 120_000, job: 60_000, picture: 120_000 } as const;

/** Most bytes of a picture that are taken. */
const maxPicture = 50 * megabyte;

interface ClientOptions {
  readonly baseUrl: string;
  readonly key?: string;
  /** The network's `fetch`, or anything that answers a `Request`: this device's service, an app in a test. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /**
   * Told with each answer of the interface for how many milliseconds the service remembers a create's idempotency key; 0
   * when it does not say that it does.
   */
  readonly heardOffer?: (milliseconds: number) => void;
  /** Ends whatever is under way. */
  readonly signal?: AbortSignal;
}

/** A binary part of a create. */
export interface Part {
  readonly name: PartName;
  readonly file: Blob;
  readonly fileName: string;
}

interface FieldsOf {
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
   * Queues a job. Costs credits; never sent twice by the client. Chromium does send a POST again by itself, which no option
   * of `fetch` forbids, when a connection that served a request before breaks without an answer (measured in 156). With
   * `onceKey` a service that remembers keys makes one job of all creates that have it.
   */
  create<K extends Kind>(
    kind: K,
    fields: FieldsOf[K],
    parts?: readonly Part[],
    onceKey?: string,
  ): Promise<{ readonly queued: QueuedResponse; readonly rateLimit: RateLimitState | undefined }>;
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
  /** Milliseconds. */
  readonly timeout: number;
}

/**
 * Speaks the service interface. Every failure is one of `errors.ts`; nothing is retried here. The key goes to the base
 * address's origin only, and nothing that carries it or costs anything follows a redirect.
 */
export function createClient(options: ClientOptions): Client {
  const { fetch, key, signal, heardOffer } = options;
  const base = new URL(options.baseUrl);
  const endpoint = (path: string) => new URL(base.pathname.replace(/\/+$/, '') + path, base.origin);

  /** Sends one request and answers whatever comes back. The key goes along unless a redirect would be followed. */
  async function send({ url, lost, timeout, headers, ...init }: Outgoing): Promise<Response> {
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
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
    });
    try {
      return await fetch(request);
    } catch (error) {
      throw new NetworkError(neverConnected(error) ? 'no' : lost, error);
    }
  }

  /** An answer of the interface itself tells what is offered; an error's may be a gateway's, and is believed if it says so. */
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
        timeout: timeouts.create,
        body,
        headers: { ...headers, ...(onceKey !== undefined && { [idempotencyHeaders.key]: `"${onceKey}"` }) },
      });
      hear(response);
      if (response.status !== 202) throw await readError(response, true);
      const queued = await readJson(response, queuedResponse, 'maybe');
      return { queued, rateLimit: readRateLimit(response.headers) };
    },

    async job(id) {
      const url = endpoint(`${paths.jobs}/${encodeURIComponent(id)}`);
      const response = await send({ url, redirect: 'manual', lost: 'no', timeout: timeouts.job });
      hear(response);
      if (!response.ok) throw await readError(response, false);
      return { job: await readJson(response, job, 'no'), rateLimit: readRateLimit(response.headers) };
    },

    async picture(imageUrl) {
      const url = pictureUrl(imageUrl, base);
      const get = { url, lost: 'no', timeout: timeouts.picture } as const;
      const own = url.origin === base.origin;
      let response = await send({ ...get, redirect: own ? 'manual' : 'follow' });
      // A redirect may lead anywhere: it is followed without the key.
      if (own && isRedirect(response)) {
        response = await send({ ...get, redirect: 'follow' }).catch((error: NetworkError) => {
          throw new RedirectLostError(error.cause);
        });
      }
      if (!response.ok) throw await readError(response, false);
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

/** An `imageUrl` may be relative to the base address. @throws {UnexpectedAnswerError} when it is not one of http(s). */
export function pictureUrl(imageUrl: string, base: URL): URL {
  const url = URL.canParse(imageUrl, base.href) ? new URL(imageUrl, base.href) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
  throw new UnexpectedAnswerError(200, 'no', 'Its picture address is not one.');
}

async function readPicture(response: Response): Promise<PictureAnswer> {
  const bytes = await readCapped(response.body, maxPicture).catch((cause: unknown) => {
    throw new NetworkError('no', cause);
  });
  if (!bytes) throw new UnexpectedAnswerError(200, 'no', 'The picture is too large.');
  const mediaType = sniffMediaType(bytes);
  const format = formats.find((name) => mediaTypeOf[name] === mediaType);
  if (!format) throw new UnexpectedAnswerError(200, 'no', 'It is not a PNG, JPEG or WebP picture.');
  const isCounted = Number(response.headers.get('content-length')) === bytes.length;
  if (!isCounted && !isWholePicture(bytes, mediaType)) throw new NetworkError('no', undefined);
  return { bytes, mediaType: mediaTypeOf[format], format };
}

/** Browsers hide a redirect that is not followed behind status 0; elsewhere it is itself. */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/** Errors of Node's network by which no request ever left. Browsers don't tell, so there a create was maybe sent. */
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
