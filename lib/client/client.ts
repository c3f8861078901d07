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
import { maxErrorChars, readError, readJson, trimUntrusted } from './read-response.ts';
import { type ClientOptions, createTransport, type Outgoing } from './transport.ts';

/** Milliseconds until a response is complete. A meme's create is answered only after its scouting. */
const timeoutsMs = { create: 120_000, job: 60_000, reach: 20_000 } as const;

const anyAnswer = z.union([errorBody, readableJob]);

export interface FormPart {
  readonly name: PartName;
  readonly file: Blob;
  readonly fileName: string;
}

interface FieldsByKind {
  readonly infographic: InfographicFields;
  readonly meme: MemeFields;
}

export interface Client {
  /** Costs credits. Never repeated by the client, nor by the browser with `post`; a service may make one job per `onceKey`. */
  create<K extends Kind>(
    kind: K,
    fields: FieldsByKind[K],
    parts?: readonly FormPart[],
    onceKey?: string,
  ): Promise<{
    readonly queued: z.infer<typeof readableQueued>;
    readonly rateLimit: RateLimitState | undefined;
  }>;
  /** Requests a nonexistent job. @throws {NetworkError | UnauthorizedError | UnexpectedAnswerError | BusyError} */
  reach(): Promise<void>;
  /** Polling also advances the job. */
  job(id: string): Promise<{ readonly job: Job; readonly rateLimit: RateLimitState | undefined }>;
  picture(imageUrl: string): Promise<PictureAnswer>;
}

/** Retries nothing. The key goes to the base address's origin only; with a key or cost no redirect is followed. */
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
      // Any success with a job id may have been paid for.
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
      const job = { ...answered, ...(error && { error: trimUntrusted(error, maxErrorChars) }) };
      return { job, rateLimit: readRateLimit(response.headers) };
    },

    async reach() {
      const url = endpoint(`${paths.jobs}/${crypto.randomUUID()}`);
      const response = await send({ url, redirect: 'manual', lost: 'no', timeoutMs: timeoutsMs.reach });
      noteOffer(response);
      await readAnyReply(response, key);
      // A response of the interface without an offer withdraws it.
      noteOffer(response, true);
    },

    picture: (imageUrl) => fetchPicture(transport, imageUrl, key),
  };
}

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

function writeBody(fields: object, parts: readonly FormPart[]): Pick<Outgoing, 'body' | 'headers'> {
  const json = JSON.stringify(fields);
  if (parts.length === 0) return { body: json, headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  form.set(paramsPart, json);
  for (const { name, file, fileName } of parts) form.append(name, file, fileName);
  return { body: form };
}
