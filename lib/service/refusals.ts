import {
  type AnsweredCode,
  BroadsideError,
  errorStatus,
  type RateLimitBody,
  type RateLimitState,
} from '../contract/index.ts';

/** Thrown while a request is answered; becomes the Error body with the status of its code. */
export class RequestRefused extends BroadsideError {
  readonly status: (typeof errorStatus)[AnsweredCode];

  constructor(code: AnsweredCode, detail?: string) {
    super(code, { detail });
    this.status = errorStatus[code];
  }
}

/** Thrown by an `Admission` whose window is full; becomes `429` with the rate-limit body and headers. */
export class RateLimitRefused extends RequestRefused {
  readonly window: Required<Pick<RateLimitBody, 'bucket' | 'count' | 'limit' | 'resetAt'>>;
  readonly rateLimit: RateLimitState;

  constructor(window: { bucket: string; count: number; limit: number; resetAt: string }) {
    super('rate_limited');
    this.window = window;
    this.rateLimit = { limit: window.limit, remaining: 0, reset: window.resetAt };
  }
}
