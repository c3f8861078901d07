import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { choices } from '../settings/settings.ts';
import { isOwnContext, type Sender } from './own-context.ts';

/** A picture of a tab that is wanted before the tab is captured. */
const wish = z.object({ tabId: z.optional(z.int()), choices });
export type Wish = z.infer<typeof wish>;

const wishes = 'wish';

/**
 * Tells the background what is wanted, should the page that asks be gone before it could start it. Answers how to take that
 * back.
 */
export function makeWish(wanted: Wish): () => void {
  const port = browser.runtime.connect({ name: wishes });
  let isOpen = true;
  // The background may die in between; who asks is still there then.
  port.onDisconnect.addListener(() => {
    isOpen = false;
  });
  port.postMessage(wanted);
  return () => {
    if (!isOpen) return;
    isOpen = false;
    // Else it would seem to be closed.
    port.postMessage(null);
    port.disconnect();
  };
}

/** In the background: hears of wishes. What `onWish` answers is done where the page is closed before it could start one. */
export function listenToWishes(onWish: (wanted: Wish) => () => void): void {
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== wishes || !isOwnContext((port.sender ?? {}) as Sender)) return;
    let doLeft: (() => void) | undefined;
    port.onMessage.addListener((message: unknown) => {
      const wanted = wish.safeParse(message).data;
      doLeft = wanted && onWish(wanted);
    });
    port.onDisconnect.addListener(() => doLeft?.());
  });
}
