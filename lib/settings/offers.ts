import { browser } from 'wxt/browser';
import * as z from 'zod/mini';

const storedOffer = z.number().check(z.nonnegative());
const toStorageKey = (baseUrl: string) => `offer:${baseUrl}`;

/**
 * For how many milliseconds each service, by its base address, said that it remembers a create's idempotency key; 0 for
 * one that did not. Kept, because it is needed just when no answer comes.
 */
export const offers = {
  async read(baseUrl: string): Promise<number> {
    const name = toStorageKey(baseUrl);
    const stored = await browser.storage.local.get(name);
    return storedOffer.safeParse(stored[name]).data ?? 0;
  },
  async store(baseUrl: string, milliseconds: number): Promise<void> {
    await browser.storage.local.set({ [toStorageKey(baseUrl)]: milliseconds });
  },
};
