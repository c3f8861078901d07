import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import type { RateLimitState } from '../contract/index.ts';

export const seenLimits = z.object({
  limit: z.int(),
  remaining: z.int(),
  reset: z.string(),
  at: z.string(),
});
type SeenLimits = z.infer<typeof seenLimits>;

const toStorageKey = (baseUrl: string) => `limits:${baseUrl}`;

/** A plan's limits by base address. Stored, as only replies to creates report them. */
export const planLimits = {
  async read(baseUrl: string): Promise<SeenLimits | undefined> {
    const name = toStorageKey(baseUrl);
    const stored = await browser.storage.local.get(name);
    return seenLimits.safeParse(stored[name]).data;
  },
  async store(baseUrl: string, { limit, remaining, reset }: RateLimitState): Promise<void> {
    const seen: SeenLimits = { limit, remaining, reset, at: new Date().toISOString() };
    await browser.storage.local.set({ [toStorageKey(baseUrl)]: seen });
  },
};
