import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { choices } from '../settings/settings.ts';
import { isOwnContext, type Sender } from './own-context.ts';

/** A picture requested before the tab is captured. */
const pendingRequest = z.object({ tabId: z.optional(z.int()), choices });
export type PendingRequest = z.infer<typeof pendingRequest>;

const portName = 'wish';

/** Lets the background start the picture if the calling page closes first. Returns a function that cancels it. */
export function sendPendingRequest(wanted: PendingRequest): () => void {
  const port = browser.runtime.connect({ name: portName });
  let isOpen = true;
  // The background may end; the caller then starts the picture itself.
  port.onDisconnect.addListener(() => {
    isOpen = false;
  });
  port.postMessage(wanted);
  return () => {
    if (!isOpen) return;
    isOpen = false;
    // A disconnect alone would look like a closed page.
    port.postMessage(null);
    port.disconnect();
  };
}

/** The function that `onPendingRequest` returns is called when the page closes too early. */
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
