import type * as z from 'zod/mini';
import { errorBody, megabyte, rateLimitBody, readCapped, readRateLimit } from '../contract/index.ts';
import {
  type ErrorAnswer,
  InvalidRequestError,
  NetworkError,
  NoCreditsError,
  NotFoundError,
  ProviderFailedError,
  RateLimitedError,
  RequestAtWorkError,
  type Sent,
  UnauthorizedError,
  UnexpectedAnswerError,
} from './errors.ts';

/** Most bytes of a JSON answer that are read. */
const maxJson = megabyte;
/** Most characters of a service's own error text and code that are passed on. */
const maxWords = 300;
const maxCode = 60;

/**
 * The body of a successful answer, after its schema. Throws {@link UnexpectedAnswerError} when it is not that, and
 * {@link NetworkError} when it breaks off; both with `sent`, since whatever was asked for has happened.
 */
export async function readJson<T>(response: Response, schema: z.ZodMiniType<T>, sent: Sent): Promise<T> {
  const bytes = await readCapped(response.body, maxJson).catch((cause: unknown) => {
    throw new NetworkError(sent, cause);
  });
  if (!bytes) throw new UnexpectedAnswerError(response.status, sent, 'The answer is too long.');
  const json = parseJson(bytes);
  if (json === undefined) throw new UnexpectedAnswerError(response.status, sent, 'The answer is not JSON.');
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.');
  const detail = field ? `Its field ${field} is not as agreed.` : 'The answer is not as agreed.';
  throw new UnexpectedAnswerError(response.status, sent, detail);
}

/**
 * The typed error of an answer that is not a success. The status decides, and the body, if it is an Error body, gives the
 * words; a `502` needs one, because gateways answer `502` too and know nothing of a refund.
 */
export async function readError(response: Response, isCreate: boolean): Promise<Error> {
  const { status } = response;
  const json = await readCapped(response.body, maxJson).then(
    (bytes) => bytes && parseJson(bytes),
    () => undefined,
  );
  const body = errorBody.safeParse(json).data;
  const answer: ErrorAnswer = {
    status,
    words: body && tame(body.error, maxWords),
    code: body?.code ? tame(body.code, maxCode) : undefined,
    rateLimit: readRateLimit(response.headers),
  };
  switch (status) {
    case 400:
      return new InvalidRequestError(answer);
    case 401:
      return new UnauthorizedError(answer);
    case 402:
      return new NoCreditsError(answer);
    case 404:
      return new NotFoundError(answer);
    case 409:
      if (body?.code === 'request_at_work') return new RequestAtWorkError(answer);
      break;
    case 429:
      return rateLimited(answer, json);
    case 502:
      if (body) return new ProviderFailedError(answer);
  }
  if (status === 0 || (status >= 300 && status < 400)) {
    return new UnexpectedAnswerError(status, 'no', 'It redirects: use the address it leads to.');
  }
  const refused = status >= 400 && status < 500;
  const detail = [`It answered ${status}.`, answer.words].filter(Boolean).join(' ');
  return new UnexpectedAnswerError(status, isCreate && !refused ? 'maybe' : 'no', detail);
}

function rateLimited(answer: ErrorAnswer, json: unknown): RateLimitedError {
  const body = rateLimitBody.safeParse(json).data;
  const reset = [body?.resetAt, answer.rateLimit?.reset].find((time) => time && !Number.isNaN(Date.parse(time)));
  return new RateLimitedError(answer, {
    bucket: body?.bucket ? tame(body.bucket, maxCode) : undefined,
    count: body?.count ?? undefined,
    limit: body?.limit ?? answer.rateLimit?.limit,
    resetAt: reset ? new Date(reset) : undefined,
  });
}

/** A service's text as one line of limited length, without characters that could disturb what is around it. */
function tame(text: string, max: number): string {
  const line = text
    .slice(0, 4 * max)
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
  return line.length > max ? `${line.slice(0, max - 1).toWellFormed()}…` : line;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
