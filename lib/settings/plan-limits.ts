import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import type { RateLimitState } from '../contract/index.ts';

/** A plan's window as a service last reported it, and when (ISO). */
export const seenLimits = z.object({
  limit: z.int(),
  remaining: z.int(),
  reset: z.string(),
  at: z.string(),
});
type SeenLimits = z.infer<typeof seenLimits>;

const toStorageKey = (baseUrl: string) => `limits:${baseUrl}`;

/** What each service, by its base address, last reported of its plan’s limits. Kept, because only replies to creates hold them. */
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
