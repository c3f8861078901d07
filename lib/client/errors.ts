import { BroadsideError, type ErrorCode, errorWords, isServiceCode, type RateLimitState } from '../contract/index.ts';

/** Whether a create may have reached the service, and so may have made a job and cost credits, without our knowing it. */
export type Sent = 'no' | 'maybe';

export interface ErrorAnswer {
  readonly status: number;
  /** The service's own text and code, cut to a length that can be shown; absent when the body was no Error body. */
  readonly words?: string;
  readonly code?: string;
  readonly rateLimit?: RateLimitState;
  /** When to ask again (`Retry-After`). */
  readonly retryAt?: Date;
}

/** Nothing was made. `code` is the service's where the contract has it, so that it can be translated. */
export class ServiceError extends BroadsideError {
  readonly status: number;
  readonly rateLimit: RateLimitState | undefined;

  constructor(fallback: ErrorCode, answer: ErrorAnswer) {
    const code = answer.code !== undefined && isServiceCode(answer.code) ? answer.code : fallback;
    super(code, { detail: readDetail(code, answer.words) });
    this.status = answer.status;
    this.rateLimit = answer.rateLimit;
  }
}

/** What the service's text says beyond the code's. */
function readDetail(code: ErrorCode, words = ''): string | undefined {
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

/** `404`, and `410`: no such job, or no service at the base address. */
export class NotFoundError extends ServiceError {
  /** Whether it is the service that says so: a network's sign-in page, or a server being changed, has no Error body. */
  readonly isOfService: boolean;

  constructor(answer: ErrorAnswer) {
    super('not_found', answer);
    this.isOfService = answer.words !== undefined;
  }
}

/** The window that is full, as far as the response said. */
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

/** `503` with `Retry-After`: nothing was accepted, and the request may go again then. */
export class BusyError extends ServiceError {
  readonly retryAt: Date;

  constructor(answer: ErrorAnswer, retryAt: Date) {
    super('service_busy', answer);
    this.retryAt = retryAt;
  }
}

/** `502` with an Error body: a provider failed after the job was accepted, and the credit was given back. */
export class ProviderFailedError extends ServiceError {
  /** Whether the answer itself says that the credit came back: gateways have Error bodies too. */
  readonly saysRefund: boolean;

  constructor(answer: ErrorAnswer) {
    super('provider_failed', answer);
    this.saysRefund = answer.code === 'provider_failed';
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

  constructor(
    status: number,
    sent: Sent,
    options: { readonly code?: ErrorCode | undefined; readonly detail?: string | undefined } = {},
  ) {
    super(options.code ?? 'unexpected_answer', options.detail === undefined ? {} : { detail: options.detail });
    this.status = status;
    this.sent = sent;
  }
}

/** No whole answer came: no connection, a broken one, a timeout or an abort. */
export class NetworkError extends BroadsideError {
  /** For a create: `maybe` means that its answer was lost. `no` for anything else, which may simply be asked again. */
  readonly sent: Sent;

  constructor(sent: Sent, cause: unknown) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    super(sent === 'no' ? 'service_unreachable' : isLate ? 'no_answer' : 'answer_lost', { cause });
    this.sent = sent;
  }
}

/** An address of the service's own redirects, without the key, to one that no answer came from. */
export class RedirectLostError extends NetworkError {
  constructor(cause: unknown) {
    super('no', cause);
  }
}

type PictureFault = 'picture_gone' | 'picture_refused' | 'picture_invalid' | 'picture_too_large';

/** What came from a finished picture's address is not the picture. Its address may have expired, and the job knows another. */
export class PictureError extends BroadsideError {
  /** `0`: it is no question of the status. */
  readonly status: number;

  constructor(fault: PictureFault, status = 0) {
    super(fault, status ? { detail: `HTTP ${status}` } : {});
    this.status = status;
  }
}
