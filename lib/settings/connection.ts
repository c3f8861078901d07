import { storeKey } from './keys.ts';
import { normalizeBaseUrl } from './origin.ts';
import type { ConnectionSetting } from './settings.ts';
import { updateSettings } from './store.ts';

type NewConnection =
  | Extract<ConnectionSetting, { type: 'device' }>
  | (Extract<ConnectionSetting, { type: 'service' }> & { readonly key?: string });

/** Stores the key first: an address never stands without. */
export async function saveConnection(next: NewConnection): Promise<void> {
  let connection: ConnectionSetting = { type: 'device' };
  if (next.type === 'service') {
    const baseUrl = normalizeBaseUrl(next.baseUrl);
    if (next.key !== undefined) await storeKey(baseUrl, next.key);
    connection = { type: 'service', baseUrl };
  }
  await updateSettings((current) => ({ ...current, connection }));
}
