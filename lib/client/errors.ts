import { BroadsideError, type ErrorCode, errorWords, type RateLimitState } from '../contract/index.ts';

/** Whether a create may have reached the service, and so may have made a job and cost credits, without our knowing it. */
export type Sent = 'no' | 'maybe';

/** What an error answer told. */
export interface ErrorAnswer {
  readonly status: number;
  /** The service's own words and code, cut to a length that can be shown; absent when the body was no Error body. */
  readonly words?: string;
  readonly code?: string;
  readonly rateLimit?: RateLimitState;
}

/** The service answered with an error. `code` is the service's when it is one of ours, so that it can be translated. */
export class ServiceError extends BroadsideError {
  readonly status: number;
  readonly rateLimit: RateLimitState | undefined;

  constructor(fallback: ErrorCode, answer: ErrorAnswer) {
    const code = answer.code !== undefined && isOurs(answer.code) ? answer.code : fallback;
    super(code, { detail: detailOf(code, answer.words) });
    this.status = answer.status;
    this.rateLimit = answer.rateLimit;
  }
}

const isOurs = (code: string): code is ErrorCode => Object.hasOwn(errorWords, code);

/** What the service's words say beyond those of the code. */
function detailOf(code: ErrorCode, words = ''): string | undefined {
  const detail = words.startsWith(errorWords[code]) ? words.slice(errorWords[code].length).trim() : words;
  return detail || undefined;
}

/** `400`: the source or a field is not as the service wants it. Nothing was made. */
export class InvalidRequestError extends ServiceError {
  constructor(answer: ErrorAnswer) {
    super('invalid_request', answer);
  }
}

/** `401`: the key is missing, revoked or wrong. Also thrown, with status 0, for a key that can't stand in a header. */
export class UnauthorizedError extends ServiceError {
  constructor(answer: ErrorAnswer) {
    super('unauthorized', answer);
  }
}

/** `402`: the workspace has no credits left. */
export class NoCreditsError extends ServiceError {
  constructor(answer: ErrorAnswer) {
    super('no_credits', answer);
  }
}

/** `404`: no such job or picture, or no service at the base address. */
export class NotFoundError extends ServiceError {
  constructor(answer: ErrorAnswer) {
    super('not_found', answer);
  }
}

/** The full window of a {@link RateLimitedError}, as far as the answer told it. */
interface FullWindow {
  readonly bucket?: string;
  readonly count?: number;
  readonly limit?: number;
  readonly resetAt?: Date;
}

/** `429`: a window of the plan is full. The request was not accepted and may go again at `resetAt`. */
export class RateLimitedError extends ServiceError {
  readonly bucket: string | undefined;
  readonly count: number | undefined;
  readonly limit: number | undefined;
  readonly resetAt: Date | undefined;

  constructor(answer: ErrorAnswer, window: FullWindow) {
    super('rate_limited', answer);
    this.bucket = window.bucket;
    this.count = window.count;
    this.limit = window.limit;
    this.resetAt = window.resetAt;
  }
}

/** `502` with an Error body: a provider failed after the job was accepted, and the credit was given back. */
export class ProviderFailedError extends ServiceError {
  constructor(answer: ErrorAnswer) {
    super('provider_failed', answer);
  }
}

/** `409` of a service that remembers idempotency keys: the same create came before and is not answered yet. */
export class RequestAtWorkError extends ServiceError {
  constructor(answer: ErrorAnswer) {
    super('request_at_work', answer);
  }
}

/** An answer that the interface does not have: another status, a redirect (status 0 in browsers), a body of another shape. */
export class UnexpectedAnswerError extends BroadsideError {
  readonly status: number;
  /** For a create; `no` for anything else. */
  readonly sent: Sent;

  constructor(status: number, sent: Sent, detail: string) {
    super('unexpected_answer', { detail });
    this.status = status;
    this.sent = sent;
  }
}

/** No whole answer came: no connection, a broken one, a time-out or an abort. */
export class NetworkError extends BroadsideError {
  /** For a create: `maybe` means that its answer was lost. `no` for anything else, which may simply be asked again. */
  readonly sent: Sent;

  constructor(sent: Sent, cause: unknown) {
    super(sent === 'maybe' ? 'answer_lost' : 'service_unreachable', { cause });
    this.sent = sent;
  }
}

/** An address of the service's own redirects, without the key, to one that no answer came from. */
export class RedirectLostError extends NetworkError {
  constructor(cause: unknown) {
    super('no', cause);
  }
}
