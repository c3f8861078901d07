import type { PicturesAnswer, PicturesRequest } from '../found-picture.ts';
import type { Grab, GrabRequest } from '../grab.ts';

/** Put by `entrypoints/grab.ts` and `entrypoints/pictures.ts`, in the extension's isolated world: the page never sees them. */
declare global {
  var broadsideGrab: ((request: GrabRequest) => Promise<Grab>) | undefined;
  var broadsidePictures: ((request: PicturesRequest) => Promise<PicturesAnswer>) | undefined;
}

/**
 * A script file cannot be injected with arguments: it leaves its function in the isolated world, and this, injected after
 * it, asks. Nothing waits in the page in between, so a click given up half-way (a popup that was closed) leaves the next
 * click nothing wrong to find. Serialised by the browser, so it may name nothing outside itself.
 */
export function ask(request: GrabRequest): Promise<Grab> | undefined {
  return globalThis.broadsideGrab?.(request);
}

/** As {@link ask}. */
export function askPictures(request: PicturesRequest): Promise<PicturesAnswer> | undefined {
  return globalThis.broadsidePictures?.(request);
}
