import {
  BroadsideError,
  type ErrorBody,
  errorStatus,
  type RateLimitBody,
  type StatusCode,
  writeRateLimit,
} from '../../contract/index.ts';

export class RequestRefused extends BroadsideError {
  readonly status: (typeof errorStatus)[StatusCode];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: StatusCode, detail?: string, headers: Readonly<Record<string, string>> = {}) {
    super(code, { detail });
    this.status = errorStatus[code];
    this.headers = headers;
  }
}

/** A full window of the plan: `429` with the rate-limit body and headers. */
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

export function answerRefusal(refusal: RequestRefused): Response {
  const { status, headers } = refusal;
  const body: ErrorBody = { error: refusal.message, code: refusal.code };
  if (!(refusal instanceof RateLimitRefused)) return Response.json(body, { status, headers });
  const limited: RateLimitBody = { ...body, ...refusal.window };
  return Response.json(limited, { status, headers });
}
