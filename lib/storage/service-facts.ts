import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import type { RateLimitState } from '../contract/index.ts';

const storedOffer = z.number().check(z.nonnegative());
const toOfferKey = (baseUrl: string) => `offer:${baseUrl}`;

/** Milliseconds for which a service remembers idempotency keys; 0 if not. Stored, as it is needed without a response. */
export const offers = {
  async read(baseUrl: string): Promise<number> {
    const name = toOfferKey(baseUrl);
    const stored = await browser.storage.local.get(name);
    return storedOffer.safeParse(stored[name]).data ?? 0;
  },
  async store(baseUrl: string, milliseconds: number): Promise<void> {
    await browser.storage.local.set({ [toOfferKey(baseUrl)]: milliseconds });
  },
};

export const seenLimits = z.object({
  limit: z.int(),
  remaining: z.int(),
  reset: z.string(),
  at: z.string(),
});
type SeenLimits = z.infer<typeof seenLimits>;

const toLimitsKey = (baseUrl: string) => `limits:${baseUrl}`;

export const planLimits = {
  async read(baseUrl: string): Promise<SeenLimits | undefined> {
    const name = toLimitsKey(baseUrl);
    const stored = await browser.storage.local.get(name);
    return seenLimits.safeParse(stored[name]).data;
  },
  async store(baseUrl: string, { limit, remaining, reset }: RateLimitState): Promise<void> {
    const seen: SeenLimits = { limit, remaining, reset, at: new Date().toISOString() };
    await browser.storage.local.set({ [toLimitsKey(baseUrl)]: seen });
  },
};
