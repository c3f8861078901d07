import {
  BroadsideError,
  errorStatus,
  type RateLimitBody,
  type StatusCode,
  writeRateLimit,
} from '../../contract/index.ts';

/** Thrown while a request is answered; becomes the Error body with the status of its code. */
export class RequestRefused extends BroadsideError {
  readonly status: (typeof errorStatus)[StatusCode];
  /** What the answer's headers say beside its body. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: StatusCode, detail?: string, headers: Readonly<Record<string, string>> = {}) {
    super(code, { detail });
    this.status = errorStatus[code];
    this.headers = headers;
  }
}

/** Thrown when a window of the plan is full; becomes `429` with the rate-limit body and headers. */
export class RateLimitRefused extends RequestRefused {
  readonly window: Required<Pick<RateLimitBody, 'bucket' | 'count' | 'limit' | 'resetAt'>>;

  constructor(window: { bucket: string; count: number; limit: number; resetAt: string }, now = Date.now()) {
    super('rate_limited', undefined, {
      ...writeRateLimit({ limit: window.limit, remaining: 0, reset: window.resetAt }),
      'retry-after': String(Math.max(1, Math.ceil((Date.parse(window.resetAt) - now) / 1000))),
    });
    this.window = window;
  }
}
