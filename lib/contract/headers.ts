import * as z from 'zod/mini';
import { errorBody } from './job.ts';

/** Body of `429`. */
export const rateLimitBody = z.extend(errorBody, {
  bucket: z.nullish(z.string()),
  count: z.nullish(z.int()),
  limit: z.nullish(z.int()),
  resetAt: z.nullish(z.string().check(z.meta({ format: 'date-time' }))),
});
export type RateLimitBody = z.infer<typeof rateLimitBody>;

const rateLimitHeaders = {
  limit: 'x-ratelimit-limit',
  remaining: 'x-ratelimit-remaining',
  reset: 'x-ratelimit-reset',
} as const;

const dateTime = z.iso.datetime({ offset: true });
const headerInteger = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

const rateLimitState = z.object({ limit: headerInteger, remaining: headerInteger, reset: dateTime });
export type RateLimitState = z.infer<typeof rateLimitState>;

export function readRateLimit(headers: Headers): RateLimitState | undefined {
  const read = (name: string) => headers.get(name) ?? undefined;
  return rateLimitState.safeParse({
    limit: read(rateLimitHeaders.limit),
    remaining: read(rateLimitHeaders.remaining),
    reset: read(rateLimitHeaders.reset),
  }).data;
}

export function writeRateLimit(state: RateLimitState): Record<string, string> {
  return {
    [rateLimitHeaders.limit]: String(state.limit),
    [rateLimitHeaders.remaining]: String(state.remaining),
    [rateLimitHeaders.reset]: state.reset,
  };
}

/** `draft-ietf-httpapi-idempotency-key-header`; the offer, in seconds, is this project's own header. */
export const idempotencyHeaders = { key: 'idempotency-key', offer: 'x-idempotency-key-seconds' } as const;

/** Quoted as in the draft (RFC 8941), or bare as many clients send it. */
export const idempotencyKey = z.pipe(
  z.string().check(z.regex(/^(?:"[\x20-\x21\x23-\x5b\x5d-\x7e]{1,255}"|[\w.:+/=-]{1,255})$/)),
  z.transform((text) => text.replace(/^"|"$/g, '')),
);

export function readIdempotencyOffer(headers: Headers): number {
  const seconds = headers.get(idempotencyHeaders.offer) ?? '';
  return /^\d{1,9}$/.test(seconds) ? Number(seconds) * 1000 : 0;
}
