import { BroadsideError, type ErrorCode, errorWords, isServiceCode, type RateLimitState } from '../contract/index.ts';

/** Whether a create may have reached the service, and so may have cost credits. */
export type Sent = 'no' | 'maybe';

export interface ErrorAnswer {
  readonly status: number;
  /** The service's own text, cut; absent without an Error body. */
  readonly words?: string;
  readonly code?: string;
  readonly rateLimit?: RateLimitState;
  readonly retryAt?: Date;
}

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

function readDetail(code: ErrorCode, words = ''): string | undefined {
  const detail = words.startsWith(errorWords[code]) ? words.slice(errorWords[code].length).trim() : words;
  return detail || undefined;
}

export class InvalidRequestError extends ServiceError {
  constructor(answer: ErrorAnswer) {
    super('invalid_request', answer);
  }
}

/** `401`. Also thrown, with status 0, for a key that is not a valid header value. */
export class UnauthorizedError extends ServiceError {
  constructor(answer: ErrorAnswer) {
    super('unauthorized', answer);
  }
}

export class NoCreditsError extends ServiceError {
  constructor(answer: ErrorAnswer) {
    super('no_credits', answer);
  }
}

export class NotFoundError extends ServiceError {
  /** False for a sign-in page or server fault, which has no Error body. */
  readonly isOfService: boolean;

  constructor(answer: ErrorAnswer) {
    super('not_found', answer);
    this.isOfService = answer.words !== undefined;
  }
}

interface FullWindow {
  readonly bucket?: string;
  readonly count?: number;
  readonly limit?: number;
  readonly resetAt?: Date;
}

/** `429`: not accepted, may be repeated at `resetAt`. */
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

/** `503` with `Retry-After`: nothing was accepted. */
export class BusyError extends ServiceError {
  readonly retryAt: Date;

  constructor(answer: ErrorAnswer, retryAt: Date) {
    super('service_busy', answer);
    this.retryAt = retryAt;
  }
}

/** `502` with an Error body: failed after acceptance, credits returned. */
export class ProviderFailedError extends ServiceError {
  /** Stated by the response: gateways send Error bodies too. */
  readonly saysRefund: boolean;

  constructor(answer: ErrorAnswer) {
    super('provider_failed', answer);
    this.saysRefund = answer.code === 'provider_failed';
  }
}

/** `409`: a create with the same idempotency key is not answered yet. */
export class RequestAtWorkError extends ServiceError {
  constructor(answer: ErrorAnswer) {
    super('request_at_work', answer);
  }
}

/** Another status or body than the interface's, or a redirect (status 0 in browsers). */
export class UnexpectedAnswerError extends BroadsideError {
  readonly status: number;
  /** `no` for anything but a create. */
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

export class NetworkError extends BroadsideError {
  /** `maybe`: a create's response was lost. */
  readonly sent: Sent;

  constructor(sent: Sent, cause: unknown) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    super(sent === 'no' ? 'service_unreachable' : isLate ? 'no_answer' : 'answer_lost', { cause });
    this.sent = sent;
  }
}

/** A redirect of the service led to an address without a response. */
export class RedirectLostError extends NetworkError {
  constructor(cause: unknown) {
    super('no', cause);
  }
}

type PictureFault = 'picture_gone' | 'picture_refused' | 'picture_invalid' | 'picture_too_large';

/** The address may have expired; a new poll gives another. */
export class PictureError extends BroadsideError {
  readonly status: number;

  constructor(fault: PictureFault, status = 0) {
    super(fault, status ? { detail: `HTTP ${status}` } : {});
    this.status = status;
  }
}
