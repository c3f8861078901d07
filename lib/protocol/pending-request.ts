import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { choices } from '../settings/settings.ts';
import { isOwnContext, type Sender } from './own-context.ts';

/** A picture of a tab that is wanted before the tab is captured. */
const pendingRequest = z.object({ tabId: z.optional(z.int()), choices });
export type PendingRequest = z.infer<typeof pendingRequest>;

const portName = 'wish';

/**
 * Reports the background what is wanted, should the page that asks be gone before it could start it. Returns how to take that
 * back.
 */
export function sendPendingRequest(wanted: PendingRequest): () => void {
  const port = browser.runtime.connect({ name: portName });
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

/** In the background: receives pending requests. What `onPendingRequest` returns is done where the page is closed before it could start one. */
export function listenToPendingRequests(onPendingRequest: (wanted: PendingRequest) => () => void): void {
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== portName || !isOwnContext((port.sender ?? {}) as Sender)) return;
    let doLeft: (() => void) | undefined;
    port.onMessage.addListener((message: unknown) => {
      const wanted = pendingRequest.safeParse(message).data;
      doLeft = wanted && onPendingRequest(wanted);
    });
    port.onDisconnect.addListener(() => doLeft?.());
  });
}
