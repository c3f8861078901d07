import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { toBaseUrl } from './addresses.ts';
import type { ConnectionSetting } from './settings.ts';
import { updateSettings } from './store.ts';

const storedKey = z.string().check(z.minLength(1));
const toStorageKey = (baseUrl: string) => `key:${new URL(baseUrl).origin}`;

/** API keys by origin, stored apart so that exports and pages that read settings never include them. */
export async function readKey(baseUrl: string): Promise<string | undefined> {
  const name = toStorageKey(baseUrl);
  const stored = await browser.storage.local.get(name);
  return storedKey.safeParse(stored[name]).data;
}

export async function storeKey(baseUrl: string, key: string): Promise<void> {
  await browser.storage.local.set({ [toStorageKey(baseUrl)]: storedKey.parse(key) });
}

/** Shows the end only of keys from 16 characters. */
export async function readMaskedKey(baseUrl: string): Promise<string | undefined> {
  const key = await readKey(baseUrl);
  return key && `••••••••${key.length >= 16 ? key.slice(-4) : ''}`;
}

export async function readKeys(): Promise<Readonly<Record<string, string>>> {
  const stored: Record<string, unknown> = await browser.storage.local.get();
  const keys = Object.entries(stored).flatMap(([name, value]) => {
    const key = name.startsWith('key:') ? storedKey.safeParse(value).data : undefined;
    return key ? [[name.slice('key:'.length), key] as const] : [];
  });
  return Object.fromEntries(keys);
}

/** Content scripts lose access to storage. Firefox lacks this switch, and no content script reads keys. */
export async function guardKeys(): Promise<void> {
  await browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}

type NewConnection =
  | Extract<ConnectionSetting, { type: 'device' }>
  | (Extract<ConnectionSetting, { type: 'service' }> & { readonly key?: string });

/** Stores the key first: an address never stands without. */
export async function saveConnection(next: NewConnection): Promise<void> {
  let connection: ConnectionSetting = { type: 'device' };
  if (next.type === 'service') {
    const baseUrl = toBaseUrl(next.baseUrl);
    if (next.key !== undefined) await storeKey(baseUrl, next.key);
    connection = { type: 'service', baseUrl };
  }
  await updateSettings((current) => ({ ...current, connection }));
}
