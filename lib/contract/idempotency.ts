import * as z from 'zod/mini';

/**
 * Creates that may be sent again: `draft-ietf-httpapi-idempotency-key-header`. The interface does not have it, so a service
 * of this project offers it in every response, by a header of its own that says for how many seconds it remembers a key.
 */
export const idempotencyHeaders = { key: 'idempotency-key', offer: 'x-idempotency-key-seconds' } as const;

/** A key as the draft writes it, a string in quotes (RFC 8941), or bare as many clients send it. */
export const idempotencyKey = z.pipe(
  z.string().check(z.regex(/^(?:"[\x20-\x21\x23-\x5b\x5d-\x7e]{1,255}"|[\w.:+/=-]{1,255})$/)),
  z.transform((text) => text.replace(/^"|"$/g, '')),
);

/** How long creates may be sent again with the same key, in milliseconds; 0 when an answer does not offer it. */
export function readIdempotencyOffer(headers: Headers): number {
  const seconds = headers.get(idempotencyHeaders.offer) ?? '';
  return /^\d{1,9}$/.test(seconds) ? Number(seconds) * 1000 : 0;
}
