import type { PicturesAnswer, PicturesRequest } from '../found-picture.ts';
import type { Grab, GrabRequest } from '../grab.ts';

/** Set by `entrypoints/grab.ts` and `entrypoints/pictures.ts` in the extension's isolated world, hidden from the page. */
declare global {
  var broadsideGrab: ((request: GrabRequest) => Promise<Grab>) | undefined;
  var broadsidePictures: ((request: PicturesRequest) => Promise<PicturesAnswer>) | undefined;
}

/** Calls what an injected script file left, as files take no arguments. Serialised: must not refer to anything outside itself. */
export function ask(request: GrabRequest): Promise<Grab> | undefined {
  return globalThis.broadsideGrab?.(request);
}

export function askPictures(request: PicturesRequest): Promise<PicturesAnswer> | undefined {
  return globalThis.broadsidePictures?.(request);
}
