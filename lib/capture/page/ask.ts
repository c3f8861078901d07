import type { Grab, GrabRequest } from '../grab.ts';

declare global {
  /** Put by `entrypoints/grab.ts`, in the extension's isolated world of a page only: the page never sees it. */
  var broadsideGrab: ((request: GrabRequest) => Promise<Grab>) | undefined;
}

/**
 * A script file cannot be injected with arguments: it leaves its function in the isolated world, and this, injected after
 * it, asks. Nothing waits in the page in between, so a click given up half-way (a popup that was closed) leaves the next
 * click nothing wrong to find. Serialised by the browser, so it may name nothing outside itself.
 */
export function ask(request: GrabRequest): Promise<Grab> | undefined {
  return globalThis.broadsideGrab?.(request);
}
