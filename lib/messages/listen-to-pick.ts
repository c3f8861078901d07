import { browser } from 'wxt/browser';
import { type Picked, picked } from '../capture/pick.ts';

interface Sender {
  readonly id?: string;
  readonly frameId?: number;
  readonly tab?: { readonly id?: number };
}

/**
 * Hears what was picked on a page: the one message that scripts of ours in web pages send. Whether it was asked for in that
 * tab, the listener must know.
 */
export function listenToPick(listener: (message: Picked, tabId: number) => void): void {
  browser.runtime.onMessage.addListener((message: unknown, { id, frameId, tab }: Sender) => {
    const read = picked.safeParse(message).data;
    if (read && id === browser.runtime.id && frameId === 0 && tab?.id !== undefined) listener(read, tab.id);
    return false;
  });
}
