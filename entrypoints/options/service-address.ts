import { isThisMachine, normalizeBaseUrl } from '../../lib/settings/origin.ts';
import type { WordKey } from '../../lib/settings/words.ts';

export type ServiceAddress =
  | { readonly baseUrl: string; readonly host: string }
  | { readonly problem: Extract<WordKey, `base_url_${string}`> };

/** A base address as it was typed, ready for use, or what is wrong with it. */
export function readServiceAddress(typed: string): ServiceAddress {
  const text = typed.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (!text || !url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    return { problem: 'base_url_problem' };
  }
  // Over http anyone on the way could read the key.
  if (url.protocol === 'http:' && !isThisMachine(url.href)) return { problem: 'base_url_unsafe' };
  return { baseUrl: normalizeBaseUrl(url.href), host: url.host };
}
