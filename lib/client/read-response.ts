import * as z from 'zod/mini';
import { type ErrorCode, errorBody, megabyte, readCapped, readRateLimit } from '../contract/index.ts';
import {
  BusyError,
  type ErrorAnswer,
  InvalidRequestError,
  NetworkError,
  NoCreditsError,
  NotFoundError,
  ProviderFailedError,
  RateLimitedError,
  RequestAtWorkError,
  type Sent,
  ServiceError,
  UnauthorizedError,
  UnexpectedAnswerError,
} from './errors.ts';
import { hideKey } from './hide-key.ts';

const maxJsonBytes = megabyte;
export const maxErrorChars = 300;
const maxCodeChars = 60;

async function readBody(response: Response, key: string | undefined): Promise<{ json: unknown } | 'long' | undefined> {
  const bytes = await readCapped(response.body, maxJsonBytes);
  if (!bytes) return 'long';
  try {
    return { json: hideKey(JSON.parse(new TextDecoder().decode(bytes)), key) };
  } catch {
    return undefined;
  }
}

/** Both errors have `sent`, as the request took effect. @throws {UnexpectedAnswerError | NetworkError} */
export async function readJson<T>(
  response: Response,
  schema: z.ZodMiniType<T>,
  sent: Sent,
  key: string | undefined,
): Promise<T> {
  const body = await readBody(response, key).catch((cause: unknown) => {
    throw new NetworkError(sent, cause);
  });
  const parsed = typeof body === 'object' ? schema.safeParse(body.json) : undefined;
  if (parsed?.success) return parsed.data;
  const field = parsed?.error.issues[0]?.path.join('.');
  const detail = [`HTTP ${response.status}`, field].filter(Boolean).join(' · ');
  throw new UnexpectedAnswerError(response.status, sent, { detail });
}

const refusals: Readonly<Record<number, ErrorCode>> = {
  403: 'forbidden',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'unprocessable',
};

/** The status decides, an Error body gives the words. A `502` needs one: a bare one is a gateway's, without a refund. */
export async function readError(response: Response, isCreate: boolean, key?: string): Promise<Error> {
  const { status, headers } = response;
  const read = await readBody(response, key).catch(() => undefined);
  const json = typeof read === 'object' ? read.json : undefined;
  const body = errorBody.safeParse(json).data;
  const retryAt = readRetryAfter(headers);
  const answer: ErrorAnswer = {
    status,
    ...(body && { words: trimUntrusted(body.error, maxErrorChars) }),
    ...(body?.code && { code: trimUntrusted(body.code, maxCodeChars) }),
    ...(retryAt && { retryAt }),
    rateLimit: readRateLimit(headers),
  };
  switch (status) {
    case 400:
      return new InvalidRequestError(answer);
    case 401:
      return new UnauthorizedError(answer);
    case 402:
      return new NoCreditsError(answer);
    case 404:
    case 410:
      return new NotFoundError(answer);
    case 409:
      if (body?.code === 'request_at_work') return new RequestAtWorkError(answer);
      break;
    case 429:
      return rateLimited(answer, json);
    case 502:
      if (body) return new ProviderFailedError(answer);
      break;
    case 503:
      if (retryAt) return new BusyError(answer, retryAt);
      break;
  }
  // Browsers report an unfollowed redirect with status 0.
  if (status === 0 || (status >= 300 && status < 400)) {
    return new UnexpectedAnswerError(status, 'no', { code: 'redirected' });
  }
  if (status >= 400 && status < 500) {
    const known = refusals[status];
    return new ServiceError(known ?? 'request_refused', known ? answer : { ...answer, words: readDetail(answer) });
  }
  return new UnexpectedAnswerError(status, isCreate ? 'maybe' : 'no', {
    code: status >= 500 ? 'service_error' : undefined,
    detail: readDetail(answer),
  });
}

const readDetail = ({ status, words }: ErrorAnswer): string => [`HTTP ${status}`, words].filter(Boolean).join(' · ');

/** Fields are read one by one: an invalid one is dropped alone. */
const readableWindow = z.object({
  bucket: z.catch(z.optional(z.string()), undefined),
  count: z.catch(z.optional(z.int()), undefined),
  limit: z.catch(z.optional(z.int()), undefined),
  resetAt: z.catch(z.optional(z.string()), undefined),
});

function rateLimited(answer: ErrorAnswer, json: unknown): RateLimitedError {
  const { bucket, count, limit, resetAt } = readableWindow.safeParse(json).data ?? {};
  const reset = readMoment(resetAt) ?? answer.retryAt ?? readMoment(answer.rateLimit?.reset);
  return new RateLimitedError(answer, {
    ...(bucket && { bucket: trimUntrusted(bucket, maxCodeChars) }),
    ...(count !== undefined && { count }),
    limit: limit ?? answer.rateLimit?.limit,
    ...(reset && { resetAt: reset }),
  });
}

export function trimUntrusted(text: string, maxChars: number): string {
  const line = text
    .slice(0, 4 * maxChars)
    .replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return line.length > maxChars ? `${line.slice(0, maxChars - 1).toWellFormed()}…` : line;
}

/** Milliseconds. Later times are mistakes: no plan's window is that long. */
const maxAheadMs = 31 * 86_400_000;

function readMoment(text: string | null | undefined, now = Date.now()): Date | undefined {
  const at = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) || at > now + maxAheadMs ? undefined : new Date(at);
}

/** RFC 9110, 10.2.3: seconds, or an HTTP date. */
function readRetryAfter(headers: Headers, now = Date.now()): Date | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (!/^\d+$/.test(text)) return readMoment(text, now);
  const aheadMs = Number(text) * 1000;
  return aheadMs > maxAheadMs ? undefined : new Date(now + aheadMs);
}
