import { browser } from 'wxt/browser';

export interface Sender {
  readonly id?: string;
  readonly url?: string;
  readonly origin?: string;
}

/** Content scripts share the extension's id but have a page's address: they must not start what costs credits. */
export function isOwnContext({ id, url, origin }: Sender): boolean {
  const home = browser.runtime.getURL('/');
  const address = url ?? (origin && `${origin}/`);
  return id === browser.runtime.id && address?.startsWith(home) === true;
}
