import * as z from 'zod/mini';
import {
  errorBody,
  type InfographicFields,
  idempotencyHeaders,
  type Job,
  type Kind,
  type MemeFields,
  type PartName,
  paramsPart,
  paths,
  type RateLimitState,
  readableJob,
  readableQueued,
  readRateLimit,
} from '../contract/index.ts';
import { UnexpectedAnswerError } from './errors.ts';
import { fetchPicture, type PictureAnswer } from './fetch-picture.ts';
import { maxErrorChars, readError, readJson, tame } from './read-response.ts';
import { type ClientOptions, createTransport, type Outgoing } from './transport.ts';

/** Milliseconds until an answer must be there whole. A meme is answered after its scouting, so a create may take a while. */
const timeoutsMs = { create: 120_000, job: 60_000, reach: 20_000 } as const;

const anyAnswer = z.union([errorBody, readableJob]);

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

/**
 * Speaks the service interface. Every failure is one of `errors.ts`; nothing is retried here. The key goes to the base
 * address's origin only, and nothing that carries it or costs anything follows a redirect.
 */
export function createClient(options: ClientOptions): Client {
  const { key } = options;
  const transport = createTransport(options);
  const { endpoint, send, noteOffer } = transport;
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
      noteOffer(response);
      // Whatever success it is called: with a job's id it is one that may have been paid for.
      if (!response.ok) throw await readError(response, true, key);
      const queued = await readJson(response, readableQueued, 'maybe', key);
      return { queued, rateLimit: readRateLimit(response.headers) };
    },

    async job(id) {
      const url = endpoint(`${paths.jobs}/${encodeURIComponent(id)}`);
      const response = await send({ url, redirect: 'manual', lost: 'no', timeoutMs: timeoutsMs.job });
      noteOffer(response);
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
      noteOffer(response);
      await readAnyReply(response, key);
      // An answer of the interface: what it does not speak of is no longer offered.
      noteOffer(response, true);
    },

    picture: (imageUrl) => fetchPicture(transport, imageUrl, key),
  };
}

/** Reads a reply to a request for a job that does not exist. @throws where it is not one of this interface. */
async function readAnyReply(response: Response, key: string | undefined): Promise<void> {
  const { status } = response;
  const isRedirected = status < 200 || (status >= 300 && status < 400);
  if (status >= 500 || isRedirected || status === 401 || status === 429) throw await readError(response, false, key);
  await readJson(response, anyAnswer, 'no', key).catch((error: Error) => {
    throw error instanceof UnexpectedAnswerError
      ? new UnexpectedAnswerError(status, 'no', { code: 'other_service', detail: `HTTP ${status}` })
      : error;
  });
}

function writeBody(fields: object, parts: readonly Part[]): Pick<Outgoing, 'body' | 'headers'> {
  const json = JSON.stringify(fields);
  if (parts.length === 0) return { body: json, headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  form.set(paramsPart, json);
  for (const { name, file, fileName } of parts) form.append(name, file, fileName);
  return { body: form };
}
