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
/** `reset` is a date-time. */
export type RateLimitState = z.infer<typeof rateLimitState>;

/** Undefined when missing or invalid. */
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
