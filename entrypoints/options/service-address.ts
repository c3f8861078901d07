import type { MessageKey } from '../../lib/i18n/t.ts';
import { isServiceAddress, toBaseUrl } from '../../lib/settings/addresses.ts';

type ServiceAddress =
  | { readonly baseUrl: string; readonly host: string }
  | { readonly problem: Extract<MessageKey, `base_url_${string}`> };

/** Adds a missing scheme: https, or http on this machine. */
export function readServiceAddress(typed: string): ServiceAddress {
  const text = typed.trim();
  // In "localhost:8787" the colon begins a port.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  const schemes = hasScheme ? [''] : ['http://', 'https://'];
  const urls = schemes.map((scheme) => URL.parse(scheme + text));
  const url = urls.find((one) => one && isServiceAddress(one.href)) ?? urls[0];
  const isPlain = url && /^https?:$/.test(url.protocol) && url.href === url.origin + url.pathname;
  // Chromium accepts a host with a space, as "%20".
  if (!text || !isPlain || url.host.includes('%')) {
    return { problem: 'base_url_problem' };
  }
  if (!isServiceAddress(url.href)) return { problem: 'base_url_unsafe' };
  return { baseUrl: toBaseUrl(url.href), host: url.host };
}
