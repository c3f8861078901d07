import { browser } from 'wxt/browser';
import * as z from 'zod/mini';

const storedKey = z.string().check(z.minLength(1));
const toStorageKey = (baseUrl: string) => `key:${new URL(baseUrl).origin}`;

/**
 * API keys by the origin they belong to, apart from all other settings so that an export or a page that reads settings
 * never meets one by chance.
 */
export async function readKey(baseUrl: string): Promise<string | undefined> {
  const name = toStorageKey(baseUrl);
  const stored = await browser.storage.local.get(name);
  return storedKey.safeParse(stored[name]).data;
}

export async function storeKey(baseUrl: string, key: string): Promise<void> {
  await browser.storage.local.set({ [toStorageKey(baseUrl)]: storedKey.parse(key) });
}

/** What a page may show of a stored key: that there is one, and its end where enough of it stays unseen. */
export async function maskedKey(baseUrl: string): Promise<string | undefined> {
  const key = await readKey(baseUrl);
  return key && `••••••••${key.length >= 16 ? key.slice(-4) : ''}`;
}

/** Every stored key by the origin it belongs to: for a copy that the user asked for with its keys. */
export async function readKeys(): Promise<Readonly<Record<string, string>>> {
  const stored: Record<string, unknown> = await browser.storage.local.get();
  const keys = Object.entries(stored).flatMap(([name, value]) => {
    const key = name.startsWith('key:') ? storedKey.safeParse(value).data : undefined;
    return key ? [[name.slice('key:'.length), key] as const] : [];
  });
  return Object.fromEntries(keys);
}

/** Keeps scripts in pages out of the settings. Firefox has no such switch, and nothing of the extension in a page reads them. */
export async function guardKeys(): Promise<void> {
  await browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}
