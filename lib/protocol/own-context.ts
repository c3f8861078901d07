import { browser } from 'wxt/browser';

export interface Sender {
  readonly id?: string;
  readonly url?: string;
  readonly origin?: string;
}

/**
 * Whether a message comes from a page or the background of this extension. An extension script inside a web page has our id
 * too, but that page's address: what a web page can send must not start what costs credits.
 */
export function isOwnContext({ id, url, origin }: Sender): boolean {
  const home = browser.runtime.getURL('/');
  const address = url ?? (origin && `${origin}/`);
  return id === browser.runtime.id && address?.startsWith(home) === true;
}
