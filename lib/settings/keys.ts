import { browser } from 'wxt/browser';
import { z } from 'zod';

const storedKey = z.string().min(1);
const nameOf = (baseUrl: string) => `key:${new URL(baseUrl).origin}`;

/**
 * API keys by the origin they belong to, apart from all other settings so that an export or a page that reads settings
 * never meets one. Only the background calls these.
 */
export async function readKey(baseUrl: string): Promise<string | undefined> {
  const name = nameOf(baseUrl);
  const stored = await browser.storage.local.get(name);
  return storedKey.safeParse(stored[name]).data;
}

export async function storeKey(baseUrl: string, key: string): Promise<void> {
  await browser.storage.local.set({ [nameOf(baseUrl)]: storedKey.parse(key) });
}

/** Keeps scripts in pages out of the settings. Firefox has no such switch, and nothing of ours in a page reads them. */
export async function guardKeys(): Promise<void> {
  await browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
