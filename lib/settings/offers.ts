import { browser } from 'wxt/browser';
import * as z from 'zod/mini';

const storedOffer = z.number().check(z.nonnegative());
const toStorageKey = (baseUrl: string) => `offer:${baseUrl}`;

/** Milliseconds for which a service remembers idempotency keys; 0 if not. Stored, as it is needed without a response. */
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
