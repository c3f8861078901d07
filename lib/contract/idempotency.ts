import * as z from 'zod/mini';

/** `draft-ietf-httpapi-idempotency-key-header`; the offer, in seconds, is this project's own header. */
export const idempotencyHeaders = { key: 'idempotency-key', offer: 'x-idempotency-key-seconds' } as const;

/** Quoted as in the draft (RFC 8941), or bare as many clients send it. */
export const idempotencyKey = z.pipe(
  z.string().check(z.regex(/^(?:"[\x20-\x21\x23-\x5b\x5d-\x7e]{1,255}"|[\w.:+/=-]{1,255})$/)),
  z.transform((text) => text.replace(/^"|"$/g, '')),
);

/** Milliseconds; 0 without an offer. */
export function readIdempotencyOffer(headers: Headers): number {
  const seconds = headers.get(idempotencyHeaders.offer) ?? '';
  return /^\d{1,9}$/.test(seconds) ? Number(seconds) * 1000 : 0;
}
